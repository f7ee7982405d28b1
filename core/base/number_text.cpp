// SPDX-License-Identifier: MIT
#include "core/base/number_text.h"

#include <charconv>
#include <cmath>

namespace linkwright {
namespace {

std::string_view withoutBlanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

/// True for the text of a number too small for a double: its exponent is negative.
bool isTiny(std::string_view number) {
  const std::size_t exponent = number.find_first_of("eE");
  if (exponent == std::string_view::npos) {
    return number.find_first_of("123456789") > number.find('.');
  }
  return number.substr(exponent + 1).starts_with('-');
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
