// SPDX-License-Identifier: MIT
#include "core/base/message.h"

#include <cstddef>
#include <ostream>

namespace linkwright {

std::string filledIn(std::string_view pattern, const std::vector<std::string>& arguments) {
  std::string filled;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool place = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
    const std::size_t number = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : arguments.size();
    if (number >= arguments.size()) {
      filled += pattern[i];
      continue;
    }
    filled += arguments[number];
    ++i;
  }
  return filled;
}

std::ostream& operator<<(std::ostream& out, const Message& message) { return out << message.text(); }

}  // namespace linkwright
