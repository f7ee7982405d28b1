// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/numbers.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <atomic>
#include <clocale>
#include <cmath>
#include <vector>

namespace linkwright::ui {

namespace {

constexpr double kNothing = 1e-12;  // SI: below this it is round-off of what has vanished
constexpr int kUsualDigits = 6;
constexpr int kSmallestFixed = -3;  // orders of magnitude between which an exponent is not needed
constexpr int kLargestFixed = 6;
constexpr int kHuge = 100;  // from here on an exponent has three digits

double largestOf(const double* values, std::size_t count) {
  double largest = 0.0;
  for (std::size_t i = 0; i < count; ++i) {
    if (std::isfinite(values[i])) largest = std::max(largest, std::abs(values[i]));
  }
  return largest;
}

// read by whoever paints, on other threads too
std::atomic<int>& digitsOfApplication() {
  static std::atomic<int> digits = kUsualDigits;
  return digits;
}

}  // namespace

int shownDigits() { return digitsOfApplication(); }

void setShownDigits(int digits) { digitsOfApplication() = std::clamp(digits, kFewestDigits, kMostDigits); }

NumberGroup::NumberGroup(double largest) : digits_(shownDigits()), decimals_(digits_ - 1) {
  if (!std::isfinite(largest) || largest < kNothing) return;
  // the rounded number counts: 9.999996 is written as 10.0000
  const QString rounded = QString::number(largest, 'e', digits_ - 1);
  const int order = rounded.mid(rounded.indexOf('e') + 1).toInt();
  if (order < kSmallestFixed || order > kLargestFixed) {
    format_ = 'e';
    decimals_ = digits_ - 2;
    nothing_ = 5.0 * std::pow(10.0, -digits_) * largest;
  } else {
    decimals_ = std::max(0, digits_ - 1 - order);
  }
}

NumberGroup::NumberGroup(const double* values, std::size_t count) : NumberGroup(largestOf(values, count)) {}

QString NumberGroup::text(double value) const {
  if (!std::isfinite(value)) return QStringLiteral("—");
  // with an exponent of its own, round-off would look like one of the numbers
  if (std::abs(value) < nothing_) return QStringLiteral("0");
  const QString text = QString::number(value, format_, decimals_);
  // rounding may leave a minus before a zero
  if (text.startsWith('-') && text.toDouble() == 0.0) return text.mid(1);
  return withTrueMinus(text);
}

QString NumberGroup::widest() const {
  if (format_ == 'e') {
    const bool is_huge = nothing_ > 5.0 * std::pow(10.0, kHuge - digits_);
    return QStringLiteral(u"−0.%1e−%2").arg(QString(digits_ - 2, '0'), QString(is_huge ? 3 : 2, '0'));
  }
  // a column keeps its width while its numbers change; below 0.1 there are zeros before the digits, and whole numbers
  // may have more than are asked for
  const int zeros = std::max(digits_ - 2, decimals_ == 0 ? kLargestFixed - 2 : decimals_ - 2);
  return QStringLiteral(u"−000.%1").arg(QString(zeros, '0'));
}

QString fullNumber(double value) { return QString::number(value, 'g', 17); }

QString unitWithExponents(QString unit) { return unit.replace(QLatin1String("^2"), QStringLiteral(u"²")); }

QString countText(long long count) {
  QString text = QString::number(count);
  for (qsizetype at = text.size() - 3; at > 0; at -= 3) text.insert(at, QChar(0x202f));
  return text;
}

QString subscript(int number) {
  QString digits = QString::number(number);
  for (QChar& digit : digits) digit = QChar(u'₀' + digit.digitValue());
  return digits;
}

QString asTyped(QString text) {
  static const QStringList takes_several = {"atan2", "min", "max", "sum", "avg"};
  QString word;
  std::vector<bool> separates{false};  // of each bracket that is open: whether a comma in it is one between arguments
  for (QChar& c : text) {
    if (c >= QChar(u'！') && c <= QChar(u'～')) c = QChar(c.unicode() - u'！' + u'!');
    if (c == QChar(u'　')) c = QLatin1Char(' ');
    // the last one is what the key of the hyphen gives in kana
    if (c == QChar(u'−') || c == QChar(u'ー')) c = QLatin1Char('-');
    if (c == QLatin1Char(',') && !separates.back()) c = QLatin1Char('.');
    if (c == QLatin1Char('(')) separates.push_back(takes_several.contains(word));
    if (c == QLatin1Char(')') && separates.size() > 1) separates.pop_back();
    if (c.isLetterOrNumber())
      word += c;
    else
      word.clear();
  }
  return text;
}

bool readTyped(const QString& text, double& number) {
  bool fits = false;
  number = asTyped(text).toDouble(&fits);
  return fits && std::isfinite(number);
}

void useDecimalPoint() {
  // Qt takes over the person's locale
  std::setlocale(LC_NUMERIC, "C");
  QLocale::setDefault(QLocale::c());
}

QString withTrueMinus(QString text) { return text.replace(QLatin1Char('-'), QChar(0x2212)); }

}  // namespace linkwright::ui
