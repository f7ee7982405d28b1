// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace linkwright {

/// The name of a part as messages have it: 'arm'.
std::string quotedName(std::string_view name);

/// On one line, whatever is in a name: blanks in place of line breaks and other control characters.
std::string oneLine(std::string text);

/// `text` with a backslash before each character of `special`.
std::string escapedBefore(std::string_view text, std::string_view special);

/// As text of a Markdown page, of a LaTeX document.
std::string markdownText(std::string_view text);
std::string latexText(std::string_view text);

/// As a string of Python, of MATLAB.
std::string pythonString(std::string_view text);
std::string matlabString(std::string_view text);

/// As a real number of Python with `np` for NumPy: with a point or an exponent, so that a zero keeps its sign too.
std::string pythonNumber(double value);
/// As a number of MATLAB.
std::string matlabNumber(double value);

}  // namespace linkwright
