// SPDX-License-Identifier: MIT
#include "core/trace/terms_text.h"

#include "core/trace/equation_text.h"
#include "core/trace/trace_rows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace linkwright {
namespace {

constexpr const char* kMinus = "−";

/// Whether the picture of this kind of joint has the summand, or the equation has no picture of its sum.
bool isWritten(const Summand& s) {
  return s.group > 0 || (s.vanishes != Vanishing::PrismaticJoint && s.vanishes != Vanishing::RevoluteJoint &&
                         s.vanishes != Vanishing::FixedJoint);
}

/// The summand as it stands behind its sign.
std::array<double, 9> unsignedValues(const Summand& s) {
  std::array<double, 9> values{};
  for (int k = 0; k < s.size; ++k) {
    values[static_cast<std::size_t>(k)] = s.sign < 0 ? -s.values[k] : s.values[k];
  }
  return values;
}

struct Reading {
  const char* written;
  const char* spoken;
};
// longer ones first: a letter with its dots before the letter
constexpr std::array<Reading, 44> kReadings = {{
    {"q̇", " q dot "},
    {"q̈", " q double dot "},
    {"v̇", " v dot "},
    {"ẇ", " w dot "},
    {"c̄", " c "},
    {"Ī", " I "},
    {"ŝ", " s hat "},
    {"â", " a hat "},
    {"ŵ", " w hat "},
    {"v̂", " v hat "},
    {"×*", " cross star "},
    {"×", " cross "},
    {"·", " dot "},
    {"ω", " omega "},
    {"α", " alpha "},
    {"τ", " tau "},
    {"Σ", " sum of "},
    {"−", " minus "},
    {"ᵢ", " i "},
    {"ⱼ", " j "},
    {"ₖ", " k "},
    {"ₗ", " l "},
    {"ₚ", " p "},
    {"₀", " zero "},
    {"ᵀ", " transposed "},
    {"⁰", " at zero "},
    {"ᴱ", " external "},
    {"ᴵ", " inertial "},
    {"ᵐ", " rotor "},
    {"ᶠ", " friction "},
    {"ᶜ", " dry "},
    {"ˢ", " spatial "},
    {"ʳ", " rotor "},
    {"²", " squared "},
    {"a_c", " a c "},
    {"v_o", " v o "},
    {"_", " "},
    {"sw", " axis "},
    {"sgn", " sign of "},
    {"exp", " exponential of "},
    {"[", " "},
    {"]", " "},
    {"(", " ( "},
    {")", " ) "},
}};

std::string withSingleBlanks(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == ' ' && (result.empty() || result.back() == ' ')) continue;
    result += c;
  }
  if (!result.empty() && result.back() == ' ') result.pop_back();
  return result;
}

std::string spokenUnit(std::string_view unit) {
  static constexpr std::array<Reading, 14> kUnits = {{{"rad/s^2", "radians per second squared"},
                                                      {"rad/s", "radians per second"},
                                                      {"rad", "radians"},
                                                      {"m/s^2", "metres per second squared"},
                                                      {"m/s", "metres per second"},
                                                      {"N m", "newton metres"},
                                                      {"N", "newtons"},
                                                      {"kg m^2", "kilogram square metres"},
                                                      {"m", "metres"},
                                                      {"1", ""},
                                                      {"", ""},
                                                      {"kg", "kilograms"},
                                                      {"N s/m", "newton seconds per metre"},
                                                      {"N m s/rad", "newton metre seconds per radian"}}};
  // the halves of a six-vector
  if (const std::size_t at = unit.find("; "); at != std::string_view::npos) {
    const std::string first = spokenUnit(unit.substr(0, at)), second = spokenUnit(unit.substr(at + 2));
    if (first.empty() || second.empty()) return first + second;
    return first + " and " + second;
  }
  for (const Reading& entry : kUnits) {
    if (unit == entry.written) return entry.spoken;
  }
  return std::string(unit);
}

std::string spokenNumber(double value, int decimals) {
  std::string text = fixedNumber(value, decimals);
  if (text.starts_with(kMinus)) text = "minus " + text.substr(std::string_view(kMinus).size());
  return text;
}

std::string spokenNumbers(const double* values, int size, int decimals) {
  static constexpr std::array<const char*, 3> kAxes = {"x ", "y ", "z "};
  std::string text;
  for (int k = 0; k < size; ++k) {
    if (k > 0) text += k % 3 == 0 ? "; " : ", ";
    if (size == 3 || size == 6) text += kAxes[static_cast<std::size_t>(k % 3)];
    text += spokenNumber(values[k], decimals);
  }
  return text;
}

std::string spokenTerm(const Model& model, const Summand& s, int decimals) {
  const std::array<double, 9> values = unsignedValues(s);
  std::string text = (s.sign < 0 ? "minus " : "") + spokenSymbols(s.plain);
  if (s.child >= 0) text += " of " + bodyName(model, s.child);
  return text + ": " + spokenNumbers(values.data(), s.size, decimals);
}

}  // namespace

std::string fixedNumber(double value, int decimals) {
  if (!std::isfinite(value)) return std::isnan(value) ? "nan" : value < 0.0 ? std::string(kMinus) + "inf" : "inf";
  // the longest double has 309 digits before the point
  std::array<char, 400> digits;
  const int places = std::clamp(decimals, 0, 60);
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), std::abs(value), std::chars_format::fixed, places);
  const std::string text(digits.data(), end.ptr);
  const bool zero = text.find_first_not_of("0.") == std::string::npos;
  return value < 0.0 && !zero ? kMinus + text : text;
}

std::string fixedNumbers(const double* values, int size, int decimals) {
  if (size == 1) return fixedNumber(values[0], decimals);
  std::string text = "(";
  for (int k = 0; k < size; ++k) {
    if (k > 0) text += k % 3 == 0 ? "; " : ", ";
    text += fixedNumber(values[k], decimals);
  }
  return text + ")";
}

std::string plainWithNumbers(const StepTerms& terms, int decimals) {
  std::string text;
  for (std::size_t r = 0; r < terms.results.size(); ++r) {
    const StepResult& left = terms.results[r];
    if (r > 0) text += '\n';
    text += fixedNumbers(left.values, left.size, decimals);
    bool first = true;
    for (const Summand& s : terms.summands) {
      if (s.result != static_cast<int>(r) || !isWritten(s)) continue;
      const std::array<double, 9> values = unsignedValues(s);
      std::string numbers = fixedNumbers(values.data(), s.size, decimals);
      const bool minus = s.sign < 0;
      text += first ? " = " : minus ? " " : " + ";
      if (minus) text += std::string(kMinus) + " ";
      // a number with a minus of its own behind a sign
      if (s.size == 1 && !first && numbers.starts_with(kMinus)) numbers = "(" + numbers + ")";
      text += numbers;
      first = false;
    }
  }
  return text;
}

std::string spokenSymbols(std::string_view plain) {
  std::string text;
  while (!plain.empty()) {
    const auto* reading = std::find_if(kReadings.begin(), kReadings.end(),
                                       [&](const Reading& entry) { return plain.starts_with(entry.written); });
    if (reading == kReadings.end()) {
      text += plain.front();
      plain.remove_prefix(1);
    } else {
      text += reading->spoken;
      plain.remove_prefix(std::string_view(reading->written).size());
    }
  }
  return withSingleBlanks(text);
}

std::string spokenStep(const Model& model, const Recording& recording, const StepTerms& terms, int decimals) {
  const bool prismatic = model.bodies()[static_cast<std::size_t>(terms.step.body)].prismatic;
  std::string text = std::string(textOf(recording.formulation, terms.equation, prismatic).title) + " of " +
                     bodyName(model, terms.step.body) + ".";
  for (std::size_t r = 0; r < terms.results.size(); ++r) {
    const StepResult& left = terms.results[r];
    text += " " + spokenSymbols(left.symbol);
    if (left.other >= 0) text += " for " + bodyName(model, left.other);
    text += " is " + spokenNumbers(left.values, left.size, decimals);
    const std::string unit = spokenUnit(left.unit);
    if (!unit.empty()) text += ", in " + unit;
    text += ".";
    std::string there, zero;
    for (const Summand& s : terms.summands) {
      if (s.result != static_cast<int>(r)) continue;
      if (s.vanishes == Vanishing::No) {
        there += " " + spokenTerm(model, s, decimals) + ".";
      } else if (isWritten(s)) {
        zero += " " + spokenSymbols(s.plain) + (s.child >= 0 ? " of " + bodyName(model, s.child) : "") +
                ", zero: " + wordsOf(s.vanishes) + ".";
      }
    }
    if (!there.empty()) text += " Made of:" + there;
    if (!zero.empty()) text += " Of no effect here:" + zero;
  }
  return text;
}

}  // namespace linkwright
