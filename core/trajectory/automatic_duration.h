// SPDX-License-Identifier: MIT
#pragma once

#include "core/trajectory/profile.h"
#include "core/trajectory/spline.h"

#include <Eigen/Core>

namespace linkwright {

/// What the joints of a motion may do: [dof] each, more than 0, infinite where there is no limit.
struct JointRateLimits {
  Eigen::VectorXd velocity, acceleration, jerk;
};

/// The fastest law that takes all joints over the way [dof] together: one s(u) for all, the slowest decides. Duration 0
/// where nothing limits it, or nothing moves.
TimedLaw fastestTogether(const MotionLaw& law, const Eigen::VectorXd& way, const JointRateLimits& limits);

/// The shortest duration in which `law` may run through `curve` (over sigma in [0, 1]): q' and q'' along it are looked
/// at, and the instants of the largest ones found to 1e-12 of the duration. Velocities fall with the duration,
/// accelerations with its square, so it is exact; the proportions of the law stay. 0: nothing limits it.
double shortestAlong(const PiecewisePolynomial& curve, const MotionLaw& law, const JointRateLimits& limits);

/// By how much the times of `curve` (over time) have to be stretched, or may be shrunk, for the limits. 0: nothing
/// limits it.
double stretchOf(const PiecewisePolynomial& curve, const JointRateLimits& limits);

}  // namespace linkwright
