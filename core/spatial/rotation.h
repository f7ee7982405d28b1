// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace linkwright {

/// Rotation by `angle` (rad) about the unit vector `axis` (Rodrigues).
Eigen::Matrix3d rotationAbout(const Eigen::Vector3d& axis, double angle);

/// R = Rz(yaw) Ry(pitch) Rx(roll): the roll, pitch, yaw of URDF, radians.
Eigen::Matrix3d rotationFromRpy(double roll, double pitch, double yaw);

/// Roll, pitch, yaw of R, pitch in [-pi/2, pi/2], by atan2. At pitch = +-pi/2 roll is 0 and yaw takes all.
Eigen::Vector3d rpyFromRotation(const Eigen::Matrix3d& R);

/// The rotation vector phi n of R, |phi| <= pi: the logarithm of SO(3). Accurate at 0 and at pi: angle by
/// atan2(|w|, (tr R - 1) / 2); near pi the axis comes from the symmetric part of R. At exactly pi the sign is free.
Eigen::Vector3d rotationVector(const Eigen::Matrix3d& R);

/// A rotation whose z axis is the unit vector `axis`; exactly the identity for axis = z.
Eigen::Matrix3d rotationWithZ(const Eigen::Vector3d& axis);

/// The closest rotation to a nearly orthonormal matrix (polar decomposition).
Eigen::Matrix3d orthonormalized(const Eigen::Matrix3d& R);

inline Eigen::Matrix3d skew(const Eigen::Vector3d& v) {
  Eigen::Matrix3d m;
  m << 0.0, -v.z(), v.y(), v.z(), 0.0, -v.x(), -v.y(), v.x(), 0.0;
  return m;
}

}  // namespace linkwright
