// SPDX-License-Identifier: MIT
#include "core/base/message.h"

#include <cstddef>
#include <ostream>

namespace linkwright {

void Message::fill() {
  const std::string_view pattern = pattern_ != nullptr ? std::string_view(pattern_) : std::string_view(text_);
  std::string filled;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool place = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
    const std::size_t number = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : arguments_.size();
    if (number >= arguments_.size()) {
      filled += pattern[i];
      continue;
    }
    filled += arguments_[number].text_;
    ++i;
  }
  text_ = std::move(filled);
}

std::ostream& operator<<(std::ostream& out, const Message& message) { return out << message.text(); }

}  // namespace linkwright
