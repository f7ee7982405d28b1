// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <array>
#include <charconv>
#include <string>

namespace linkwright {

/// A number for messages: six significant digits, whatever the locale.
inline std::string shortText(double value) {
  std::array<char, 32> text;
  const std::to_chars_result end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 6);
  return std::string(text.data(), end.ptr);
}

/// Why a step of the elastic schemes fails.
inline Message stepDoesNotConverge() { return Message("Elastic", "the step does not converge; use a smaller dt"); }

}  // namespace linkwright
