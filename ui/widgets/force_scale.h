// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/round_step.h"

#include <cmath>

namespace linkwright::ui {

/// Metres an arrow has per newton (or newton metre): 1, 2 or 5 times a power of ten. `before` (0: none) is kept as long
/// as the longest arrow is not beyond half of the robot's size, nor, where it `may_grow`, hardly to be seen. 0 where
/// there is nothing yet.
inline double steadyScale(double before, double largest, double size, bool may_grow) {
  constexpr double kLongest = 0.3, kTooLong = 0.5, kTooShort = 0.06;  // of the robot's size
  constexpr double kNoLoad = 1e-9;                                    // N and N m: round-off
  if (!(largest > kNoLoad) || !std::isfinite(largest)) return before;
  const double drawn = before * largest / size;
  if (before > 0.0 && drawn <= kTooLong && (!may_grow || drawn >= kTooShort)) return before;
  return roundStepBelow(kLongest * size / largest);
}

}  // namespace linkwright::ui
