// SPDX-License-Identifier: MIT
#pragma once

#include "core/trajectory/joint_state.h"

#include <Eigen/Core>

namespace linkwright {

/// A rest-to-rest motion between two poses: q(t) = q0 + s(t/T) (q1 - q0), s = 10 u^3 - 15 u^4 + 6 u^5, whose velocity
/// and acceleration vanish at both ends.
struct QuinticMotion {
  Eigen::VectorXd start;  ///< [dof]
  Eigen::VectorXd end;    ///< [dof]
  double duration = 2.0;  ///< s, within kShortestDuration and kLongestDuration
};

/// Position, velocity and acceleration at time `t` (s), clamped into [0, duration].
JointState sample(const QuinticMotion& motion, double t);

/// The shortest duration that keeps every joint's |qd| within `velocity_limits` [dof]; at least `minimum` s and at most
/// kLongestDuration. A limit of 0 or infinity is none.
double shortestDuration(const Eigen::VectorXd& start, const Eigen::VectorXd& end,
                        const Eigen::VectorXd& velocity_limits, double minimum);

}  // namespace linkwright
