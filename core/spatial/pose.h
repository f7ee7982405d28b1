// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace linkwright {

/// A rigid transform X_AB: the pose of frame B in frame A. p_A = R_AB p_B + p_AB. Metres.
struct Pose {
  Eigen::Matrix3d R = Eigen::Matrix3d::Identity();  ///< R_AB: columns are B's axes in A
  Eigen::Vector3d p = Eigen::Vector3d::Zero();      ///< p_AB: B's origin in A

  static Pose identity() { return {}; }
  Pose inverse() const { return {R.transpose(), -(R.transpose() * p)}; }
  Eigen::Vector3d operator*(const Eigen::Vector3d& point) const { return R * point + p; }
  bool operator==(const Pose&) const = default;
};

/// X_AC = X_AB X_BC.
inline Pose operator*(const Pose& X_AB, const Pose& X_BC) { return {X_AB.R * X_BC.R, X_AB.R * X_BC.p + X_AB.p}; }

/// A force and a moment acting ON a body: `force` through the reference point, `moment` about it, both in the axes
/// that the owner names. N, N m.
struct Wrench {
  Eigen::Vector3d force = Eigen::Vector3d::Zero();
  Eigen::Vector3d moment = Eigen::Vector3d::Zero();
};

}  // namespace linkwright
