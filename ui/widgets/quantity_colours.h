// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dynamics/attribution.h"
#include "core/ik/ik_method.h"
#include "core/recording/recording.h"

#include <QColor>
#include <QList>

namespace linkwright::ui {

/// The one colour of a quantity, everywhere: in the equation, the table, the plot and the arrow in 3D. Safe for
/// colour-blind eyes (Okabe-Ito hues), darker on light ground, lighter on dark ground.
QColor quantityColour(Quantity quantity, bool dark);

/// Colour of a torque's cause: that of the quantity that drives it (own inertia: angular acceleration; gravity: force).
QColor causeColour(TorqueCause cause, bool dark);

/// Colour of joint `index`'s curve; repeats after eight, with another dash pattern (see jointPenStyle).
QColor jointColour(int index, bool dark);
Qt::PenStyle jointPenStyle(int index);

/// Colour of a way to step in inverse kinematics: its curve, its path and its ghost.
QColor methodColour(IkMethod method, bool dark);

/// Of what pulls the hand and where it has been.
QColor pullColour(bool dark);

/// Of the ellipsoid of velocities, linear or angular, and of that of forces or moments: the quantity's own.
QColor velocityColour(bool angular, bool dark);
QColor forceColour(bool angular, bool dark);

/// Of what is near a joint's limit.
QColor limitColour(bool dark);
/// Words, arrows and lines in the 3D view that stand for no quantity.
QColor viewInk(bool dark);

/// From little (0) to much (1): even in lightness, told apart by colour-blind eyes; much stands out from the ground.
QColor rampColour(double share, bool dark);
/// Of points that all mean the same.
QColor plainPointColour(bool dark);

/// By the rule of WCAG 2: from 1 to 21.
double contrastOf(const QColor& a, const QColor& b);
/// How much is kept of what steps back: `wanted`; in high contrast as much more as it takes for each of the colours to
/// stand out from the ground by 4.5 still.
double keptOfFaded(double wanted, const QList<QColor>& colours, const QColor& ink, const QColor& ground);

/// Colours of the x, y, z axes: red, green, blue.
QColor axisColour(int axis, bool dark);

}  // namespace linkwright::ui
