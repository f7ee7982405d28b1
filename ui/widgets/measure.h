// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"

#include <QString>

namespace linkwright::ui {

/// What a number measures: decides its unit and whether degrees or radians apply.
enum class Measure { Angle, AngularVelocity, AngularAcceleration, Length, Velocity, Acceleration, Time, Force };

bool isAngular(Measure measure);
/// "°", " rad/s", " m", ...: what stands behind the number, with its space if it has one.
QString unitSuffix(Measure measure, AngleUnit unit);
/// How many of the displayed unit are one SI unit.
double displayFactor(Measure measure, AngleUnit unit);
/// "−12.50": an SI value in the unit shown, with the decimals of its measure; a dash where it is not finite.
QString numberText(double si, Measure measure, AngleUnit unit);
/// "−12.50°".
QString numberWithUnit(double si, Measure measure, AngleUnit unit);

}  // namespace linkwright::ui
