// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"

namespace linkwright::ui {

/// What the slider of a joint goes through: its limits, or a turn or two metres where there are none, in ticks that an
/// int can count. The slider of a joint that turns without end leaves out whole turns.
class JointRange {
public:
  explicit JointRange(const ModelJoint& joint);

  int ticks() const { return ticks_; }
  /// Whole turns that the slider leaves out at q; 0 for a joint with an end.
  double turnsAt(double q) const;
  /// Where the handle stands for q, from 0 to ticks().
  int tickOf(double q, double turns) const;
  /// The two ends are the limits to the last bit.
  double valueAt(int tick, double turns) const;
  /// By how much a key moves the joint, a degree or a millimetre, and ten times that; more where the limits are so far
  /// apart that it would not be seen.
  double step() const { return step_; }
  double page() const { return 10.0 * step_; }

private:
  double lower_, upper_;
  bool endless_;
  int ticks_ = 1;
  double step_ = 0.0;
};

}  // namespace linkwright::ui
