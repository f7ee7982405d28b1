// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace linkwright {

/// A number with 17 significant digits, as the C locale writes it whatever the user's locale: it reads back to the
/// last bit. Not finite: "nan", "inf", "-inf".
std::string numberText(double value);
void appendNumber(std::string& text, double value);

enum class NumberParse { Ok, NotANumber, NotFinite };

/// Reads the whole of `text` as a number, blanks around it apart; a leading + is accepted, a decimal comma is not.
/// NotFinite: it says nan or inf, or is too large for a double. What is too small is zero.
NumberParse parseNumber(std::string_view text, double& value);

}  // namespace linkwright
