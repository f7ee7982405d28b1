// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/ik/inverse_kinematics.h"
#include "core/mechanism/model.h"
#include "core/spatial/pose.h"
#include "core/trajectory/spline.h"

#include <Eigen/Core>

#include <string>

namespace linkwright {

/// The way of a hand from one pose to another: its origin along a straight line or an arc of a circle, its orientation
/// about one fixed axis by the shortest turn (slerp). Both go evenly with sigma from 0 to 1.
class HandPath {
public:
  /// The straight line.
  static HandPath line(const Pose& X_WA, const Pose& X_WB);
  /// The arc of the circle through the origins of A and B by way of `p_WV`; its orientation has no say. Errors: the
  /// three points are on one line (a distance of 1e-6 of their span) or two of them coincide.
  static Result<HandPath> arc(const Pose& X_WA, const Eigen::Vector3d& p_WV, const Pose& X_WB);

  Pose at(double sigma) const;
  double length() const { return length_; }      ///< m
  double angle() const { return turn_.norm(); }  ///< rad, of the turn of the hand

private:
  Pose X_WA_, X_WB_;
  Eigen::Vector3d turn_ = Eigen::Vector3d::Zero();  // rotation vector from A to B, in A's axes
  double length_ = 0.0;
  // of an arc: the centre, two axes of its plane at right angles (the first through A), times the radius; the angle
  bool is_arc_ = false;
  Eigen::Vector3d centre_ = Eigen::Vector3d::Zero(), x_ = Eigen::Vector3d::Zero(), y_ = Eigen::Vector3d::Zero();
  double sweep_ = 0.0;
};

/// The joints along a hand's path.
struct JointPath {
  PiecewisePolynomial q;  ///< over sigma in [0, 1]; C4
  bool ok = false;
  double off_path = 0.0;  ///< m, rad: the farthest that the hand is off its path, midway between the steps
  // where it is not
  double stopped_at = 1.0;                        ///< sigma up to which the arm comes
  Eigen::Vector3d p_W = Eigen::Vector3d::Zero();  ///< where the hand should have been there
  IkStatus status = IkStatus::Converged;          ///< why it goes no farther; converged: the joints would jump
  Message problem;                                ///< in words, with the place
};

/// The joints for `path` of link `link` from `q_start`, where the hand is at its beginning: solved by `solver` (made
/// for this one link) at even steps, each from the answer to the last, and a quintic spline through all of them. Steps
/// are at most 1 cm of the hand and 0.05 rad of its turn, and halved until no joint moves more than 0.1 rad (m) in one
/// and the hand is within 1e-6 m (rad) of its path between them. Where 1,536 steps are not enough it is a failure: the
/// joints would jump, or turn a corner that takes the hand 1e-4 m (rad) off its path. `keeps_orientation` false: the
/// orientation of the hand is free. Limits are respected; a redundant arm keeps its joints from them. O(steps dof^2).
JointPath solvePath(const Model& model, IkSolver& solver, int link, const HandPath& path,
                    const Eigen::VectorXd& q_start, bool keeps_orientation = true);

}  // namespace linkwright
