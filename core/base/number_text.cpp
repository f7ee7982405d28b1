// SPDX-License-Identifier: MIT
#include "core/base/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>

namespace linkwright {
namespace {

std::string_view withoutBlanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

/// True for the text of a number that is out of range because it is too small for a double, not too large: its first
/// digit that is not zero stands behind the point, written out without an exponent.
bool isTiny(std::string_view number) {
  const std::size_t e = std::min(number.find_first_of("eE"), number.size());
  const std::string_view mantissa = number.substr(0, e);
  const std::size_t digit = mantissa.find_first_of("123456789");
  if (digit == std::string_view::npos) {
    return true;  // zero, whatever its exponent
  }
  const auto point = static_cast<std::ptrdiff_t>(std::min(mantissa.find('.'), mantissa.size()));
  const std::ptrdiff_t places_left_of_point = point - static_cast<std::ptrdiff_t>(digit);

  // an exponent of more digits than this type holds outweighs any mantissa
  std::string_view power = e < number.size() ? number.substr(e + 1) : std::string_view("0");
  const bool negative = power.starts_with('-');
  if (negative || power.starts_with('+')) {
    power.remove_prefix(1);
  }
  std::ptrdiff_t exponent = 0;
  if (std::from_chars(power.data(), power.data() + power.size(), exponent).ec == std::errc::result_out_of_range) {
    return negative;
  }
  return (negative ? -exponent : exponent) < -places_left_of_point;
}

}  // namespace

void appendNumber(std::string& text, double value) {
  char buffer[40];
  const std::to_chars_result end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, 17);
  text.append(buffer, end.ptr);
}

std::string numberText(double value) {
  std::string text;
  appendNumber(text, value);
  return text;
}

NumberParse parseNumber(std::string_view text, double& value) {
  std::string_view number = withoutBlanks(text);
  if (number.starts_with('+')) {
    number.remove_prefix(1);
    // from_chars would take the second sign of "+-1"
    if (number.starts_with('-')) {
      return NumberParse::NotANumber;
    }
  }
  double read = 0.0;
  const std::from_chars_result end = std::from_chars(number.data(), number.data() + number.size(), read);
  if (end.ptr != number.data() + number.size() || number.empty() || end.ec == std::errc::invalid_argument) {
    return NumberParse::NotANumber;
  }
  if (end.ec == std::errc::result_out_of_range) {
    if (!isTiny(number)) {
      return NumberParse::NotFinite;
    }
    read = 0.0;
  }
  if (!std::isfinite(read)) {
    return NumberParse::NotFinite;
  }
  value = read;
  return NumberParse::Ok;
}

}  // namespace linkwright
