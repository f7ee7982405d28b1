// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstddef>

namespace linkwright {

/// An index that is known not to be negative, as the standard containers want it.
template <std::integral Integer>
constexpr std::size_t at(Integer index) {
  return static_cast<std::size_t>(index);
}

}  // namespace linkwright
