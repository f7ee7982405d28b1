// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <string>

namespace linkwright {

/// The shortest text that reads back to the last bit (at most 17 digits): a person finds 0.1 in a file, not
/// 0.10000000000000001. -0 is written -0.0, so that no reader takes it for an integer and drops its sign.
inline void appendShortest(std::string& text, double value) {
  char buffer[40];
  const std::to_chars_result end = std::to_chars(buffer, buffer + sizeof buffer, value);
  const std::size_t start = text.size();
  text.append(buffer, end.ptr);
  if (text.compare(start, std::string::npos, "-0") == 0) text += ".0";
}

}  // namespace linkwright
