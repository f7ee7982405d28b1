// SPDX-License-Identifier: MIT
#include "core/base/quoted_text.h"

#include "core/base/number_text.h"

#include <algorithm>

namespace linkwright {

std::string quotedName(std::string_view name) { return std::string("'").append(name).append("'"); }

std::string oneLine(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }, ' ');
  return text;
}

std::string escapedBefore(std::string_view text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

std::string markdownText(std::string_view text) { return escapedBefore(text, "\\`*_[]<>#|"); }

std::string latexText(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '\\': result += "\\textbackslash{}"; break;
      case '^': result += "\\textasciicircum{}"; break;
      case '~': result += "\\textasciitilde{}"; break;
      default: result += escapedBefore(std::string_view(&c, 1), "#$%&_{}");
    }
  }
  return result;
}

std::string pythonString(std::string_view text) { return '"' + escapedBefore(text, "\\\"") + '"'; }

std::string matlabString(std::string_view text) {
  std::string result = "'";
  for (const char c : text) {
    result += c;
    if (c == '\'') result += c;
  }
  return result + '\'';
}

std::string pythonNumber(double value) {
  std::string text = numberText(value);
  if (text == "nan" || text == "inf" || text == "-inf") return text[0] == '-' ? "-np.inf" : "np." + text;
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

std::string matlabNumber(double value) {
  const std::string text = numberText(value);
  return text == "nan" ? "NaN" : text == "inf" ? "Inf" : text == "-inf" ? "-Inf" : text;
}

}  // namespace linkwright
