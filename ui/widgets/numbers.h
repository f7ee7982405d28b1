// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <numbers>

namespace linkwright::ui {

inline constexpr double kDegree = std::numbers::pi / 180.0;  ///< rad

/// How many significant digits the largest number of a group has: the whole application's, as its font is. Groups that
/// exist already keep theirs.
inline constexpr int kFewestDigits = 3;
inline constexpr int kMostDigits = 12;
int shownDigits();
void setShownDigits(int digits);  ///< clamped

/// Writes the numbers of one group alike: the torques of all joints, the components of one vector. The largest has
/// shownDigits() significant digits and the others as many decimals as it, so that points stand under points and
/// round-off beside it shows as 0.0000. Minus signs are true ones; what is missing is a dash. All digits: fullNumber.
class NumberGroup {
public:
  /// `largest` is the largest magnitude of the group. A group below 1e-12 is all zeros.
  explicit NumberGroup(double largest = 1.0);
  /// The group of these values; those that are not finite do not count.
  NumberGroup(const double* values, std::size_t count);

  QString text(double value) const;
  /// As wide as any text of the group: what a column needs.
  QString widest() const;

private:
  int digits_ = 6;
  int decimals_ = 5;
  char format_ = 'f';
  double nothing_ = 0.0;  ///< with exponents: below the last digit of the largest
};

/// The number to the last bit: 17 significant digits, as files have it.
QString fullNumber(double value);

/// "rad/s^2", as core writes units, with its exponents raised: "rad/s²".
QString unitWithExponents(QString unit);

/// "54 396"; thin spaces between thousands.
QString countText(long long count);

/// A count or an index in low digits: "₁₂".
QString subscript(int number);

/// The text with true minus signs in place of hyphens.
QString withTrueMinus(QString text);
/// What a person has typed, number or formula, as programs read it: with a hyphen for a minus, a point for a decimal
/// comma, and the characters of ASCII for those of full width that input methods of Japanese and Chinese write. A comma
/// between the arguments of a function stays. Each character stands where it stood.
QString asTyped(QString text);
/// That number; false where it is none, or not a finite one. Thousands have no separator: 1.234,5 is none.
bool readTyped(const QString& text, double& number);

/// Numbers have a decimal point in every country, on the screen and in files. Once, with the application.
void useDecimalPoint();

}  // namespace linkwright::ui
