// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/measure.h"

#include "ui/widgets/numbers.h"

#include <cmath>

namespace linkwright::ui {

namespace {

int decimalsOf(Measure measure, AngleUnit unit) {
  if (displayFactor(measure, unit) != 1.0 || measure == Measure::Force) return 2;
  return measure == Measure::Time ? 3 : 4;
}

}  // namespace

bool isAngular(Measure measure) {
  return measure == Measure::Angle || measure == Measure::AngularVelocity || measure == Measure::AngularAcceleration;
}

QString unitSuffix(Measure measure, AngleUnit unit) {
  const bool degrees = unit == AngleUnit::Degree;
  switch (measure) {
    case Measure::Angle: return degrees ? QStringLiteral(u"°") : QStringLiteral(" rad");
    case Measure::AngularVelocity: return degrees ? QStringLiteral(" °/s") : QStringLiteral(" rad/s");
    case Measure::AngularAcceleration: return degrees ? QStringLiteral(" °/s²") : QStringLiteral(" rad/s²");
    case Measure::Length: return QStringLiteral(" m");
    case Measure::Velocity: return QStringLiteral(" m/s");
    case Measure::Acceleration: return QStringLiteral(" m/s²");
    case Measure::Time: return QStringLiteral(" s");
    case Measure::Force: return QStringLiteral(" N");
  }
  return {};
}

double displayFactor(Measure measure, AngleUnit unit) {
  return isAngular(measure) && unit == AngleUnit::Degree ? 180.0 / std::numbers::pi : 1.0;
}

QString numberText(double si, Measure measure, AngleUnit unit) {
  if (!std::isfinite(si)) return QStringLiteral("—");
  QString text = QString::number(si * displayFactor(measure, unit), 'f', decimalsOf(measure, unit));
  // rounding may leave a minus before a zero
  if (text.startsWith('-') && text.toDouble() == 0.0) text.remove(0, 1);
  return withTrueMinus(text);
}

QString numberWithUnit(double si, Measure measure, AngleUnit unit) {
  return numberText(si, measure, unit) + unitSuffix(measure, unit);
}

}  // namespace linkwright::ui
