// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace linkwright {

/// The name now of the link that had this one; absent where it is gone.
using NameNow = std::function<std::optional<std::string>(const std::string&)>;

/// Lets parts go with the names of their links; one whose link is gone goes away.
template <class Part>
void renameLinks(std::vector<Part>& parts, const NameNow& nameNow) {
  std::erase_if(parts, [&](Part& part) {
    std::optional<std::string> name = nameNow(part.link);
    if (name) part.link = std::move(*name);
    return !name;
  });
}

}  // namespace linkwright
