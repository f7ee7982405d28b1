// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/null_space.h"

namespace linkwright::ui {

/// A slide under way: motion of the arm that leaves the hand where it is.
struct SlideReport {
  HandHold hold = HandHold::Pose;
  double moved = 0.0;  ///< path length in joint space since the gesture began
  SlideEnd end = SlideEnd::Whole;
  int joint = -1;  ///< that stopped it
};

}  // namespace linkwright::ui
