// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/significant.h"

#include "ui/widgets/numbers.h"

#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kShownAsZero = 1e-9;  // round-off

}  // namespace

QString shortNumber(double value) {
  const double size = std::abs(value);
  const int decimals = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : 3;
  if (size >= 99999.5 || (size < 0.0005 && size > kShownAsZero)) return withTrueMinus(QString::number(value, 'e', 2));
  return withTrueMinus(QString::number(size <= kShownAsZero ? 0.0 : value, 'f', decimals));
}

QString significant(double value, int digits) {
  if (!std::isfinite(value)) return QStringLiteral("—");
  // a zero has no sign
  return value == 0.0 ? QStringLiteral("0") : withTrueMinus(QString::number(value, 'g', digits));
}

}  // namespace linkwright::ui
