// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/mechanism/model.h"
#include "core/trajectory/plan.h"
#include "core/trajectory/trajectory.h"

#include <vector>

namespace linkwright {

enum class LimitKind { Position, Velocity, Acceleration };

/// A joint that goes beyond a limit.
struct LimitViolation {
  int joint = -1;  ///< index into Model::joints()
  LimitKind kind = LimitKind::Velocity;
  double first = 0.0;  ///< s: the first sample at which it does
  double worst = 0.0;  ///< s: where it does most
  double value = 0.0;  ///< there; rad, m, s
  double limit = 0.0;  ///< that it should keep to
};

/// All joints of a motion that go beyond their limits of position and velocity, or beyond the accelerations of
/// `bounds`, as beyond_limit.h has it; at most one entry a joint and kind, in the order of the joints. Looked for at
/// `samples` instants or more (instantsOf: more where pieces are short or waves fast) and at both sides of each jump of
/// an acceleration. O(samples dof).
std::vector<LimitViolation> violationsOf(const Trajectory& trajectory, const Model& model, const MotionBounds& bounds,
                                         int samples = 2001);

/// "joint 'elbow' moves at 2.31 rad/s at 1.25 s; its limit is 2 rad/s".
Message toString(const LimitViolation& violation, const Model& model);

}  // namespace linkwright
