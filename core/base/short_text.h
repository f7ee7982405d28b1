// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <charconv>
#include <string>

namespace linkwright {

/// A number for a person: `digits` significant digits, at most 17, whatever the locale.
inline std::string shortText(double value, int digits = 6) {
  std::array<char, 32> text;
  const std::to_chars_result end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, digits);
  return std::string(text.data(), end.ptr);
}

}  // namespace linkwright
