// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace linkwright::ui {

// How a person moves along the time of the motion.

/// What one press of a key or button moves it by: s.
inline constexpr double kSmallTimeStep = 0.01;

/// Plays the motion, or pauses it.
void togglePlay(Document& document);
/// Pauses, and puts the robot on the motion at that time, within it; no effect without a motion.
void goToTime(Document& document, double seconds);
/// The same so much later than where the robot is.
void stepTime(Document& document, double seconds);

}  // namespace linkwright::ui
