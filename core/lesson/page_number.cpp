// SPDX-License-Identifier: MIT
#include "core/lesson/page_number.h"

#include <array>
#include <charconv>
#include <cmath>
#include <numbers>

namespace linkwright {

std::string pageNumber(double value, int digits) {
  constexpr double kNothing = 1e-12;  // round-off
  if (std::abs(value) < kNothing) value = 0.0;
  std::array<char, 40> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, digits);
  return {text.data(), end.ptr};
}

std::string pageDegrees(double angle) { return pageNumber(angle * 180.0 / std::numbers::pi) + "°"; }

}  // namespace linkwright
