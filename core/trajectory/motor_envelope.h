// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/mechanism.h"

#include <Eigen/Core>

#include <limits>
#include <vector>

namespace linkwright {

/// What the motor of a joint can give: torques up to `effort` at speeds up to the corner, `corner` x `velocity`, from
/// where they fall linearly to none at `velocity`; the same in both directions. A limit that is infinite is none:
/// without either of them there is no fall. Speeds qd in rad/s or m/s, torques tau in N m or N.
struct MotorEnvelope {
  double effort = std::numeric_limits<double>::infinity();
  double velocity = std::numeric_limits<double>::infinity();
  double corner = 1.0;  ///< more than 0, at most 1: a rectangle

  /// By how much a point (qd, tau) would have to be divided to lie on the boundary: more than 1 outside.
  /// max(|tau| / effort, |qd| / velocity + (1 - corner) |tau| / effort).
  double share(double qd, double tau) const;
  /// The largest |tau| at a speed; 0 where the joint may not go that fast.
  double largestTorque(double qd) const;
};

/// By the joint's limits of effort and velocity; limits of 0 or less are none. Throws PreconditionError for a corner
/// that is not more than 0 and at most 1.
MotorEnvelope motorEnvelope(const Limits& limits, double corner = 1.0);

/// The corners (qd, tau) of the region, counterclockwise from the one at the largest torque and the corner speed: four,
/// or six where it falls off. Where there is no limit the region ends at `ends` (qd, tau), the edges of a picture.
std::vector<Eigen::Vector2d> boundaryOf(const MotorEnvelope& envelope, const Eigen::Vector2d& ends);

/// Which samples of a motion ask for more than a motor can give.
struct EnvelopeExcess {
  std::vector<Eigen::Index> outside;  ///< the samples whose share is beyond 1 (beyond_limit.h), growing
  Eigen::Index worst = -1;            ///< the first sample with the largest share, also within; -1 without samples
  double worst_share = 0.0;
};

/// O(samples). Throws PreconditionError where sizes do not fit.
EnvelopeExcess excessOf(const MotorEnvelope& envelope, const Eigen::VectorXd& qd, const Eigen::VectorXd& tau);

}  // namespace linkwright
