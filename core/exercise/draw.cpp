// SPDX-License-Identifier: MIT
#include "core/exercise/draw.h"

#include "core/base/require.h"
#include "core/io/sha256.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace linkwright {
namespace {

constexpr int kMostDigits = 12;  // after the point

std::string withLength(std::string_view text) { return std::to_string(text.size()).append(":").append(text); }

/// How many digits after the point a number needs.
int digitsOf(double value) {
  for (int digits = 0; digits < kMostDigits; ++digits) {
    const std::string text = fixedText(value, digits);
    double read = 0.0;
    std::from_chars(text.data(), text.data() + text.size(), read);
    if (read == value) return digits;
  }
  return kMostDigits;
}

}  // namespace

std::string fixedText(double value, int digits) {
  char buffer[400];
  const std::to_chars_result end =
      std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed, digits);
  std::string text(buffer, end.ptr);
  // -0 is 0
  if (text.front() == '-' && text.find_first_not_of("-0.") == std::string::npos) text.erase(0, 1);
  return text;
}

Draw::Draw(std::string_view secret, std::string_view student) : before_(withLength(secret) + withLength(student)) {}

std::uint64_t Draw::below(std::uint64_t count, std::string_view field) const {
  require(count > 0, "a draw has something to draw from");
  // the largest multiple of count that 64 bits hold: what is beyond it would favour small results
  const std::uint64_t beyond = std::numeric_limits<std::uint64_t>::max() % count + 1;
  const std::uint64_t last = std::numeric_limits<std::uint64_t>::max() - (beyond == count ? 0 : beyond);
  const std::string named = before_ + withLength(field);
  for (std::uint64_t block = 0;; ++block) {
    const auto digest = sha256(named + std::to_string(block));
    for (std::size_t word = 0; word < 4; ++word) {
      std::uint64_t number = 0;
      for (std::size_t i = 0; i < 8; ++i) number = number << 8U | digest[8 * word + i];
      if (number <= last) return number % count;
    }
  }
}

std::string Draw::code(std::string_view printed) const {
  const auto digest = sha256(before_ + withLength("code") + withLength(printed));
  std::string text;
  for (std::size_t i = 0; i < 4; ++i) {
    text += "0123456789abcdef"[digest[i] >> 4U];
    text += "0123456789abcdef"[digest[i] & 15U];
  }
  return text;
}

std::uint64_t countOf(const NumberGrid& grid) {
  // a step that a decimal cannot hold exactly must not lose the last number
  return static_cast<std::uint64_t>(std::floor((grid.high - grid.low) / grid.step + 1e-9)) + 1;
}

std::string textAt(const NumberGrid& grid, std::uint64_t index) {
  const double value = grid.low + static_cast<double>(index) * grid.step;
  return fixedText(value, std::max(digitsOf(grid.low), digitsOf(grid.step)));
}

}  // namespace linkwright
