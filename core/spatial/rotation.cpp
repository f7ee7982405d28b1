// SPDX-License-Identifier: MIT
#include "core/spatial/rotation.h"

#include "core/base/decompositions.h"

#include <Eigen/Geometry>

#include <cmath>

namespace linkwright {

Eigen::Matrix3d rotationAbout(const Eigen::Vector3d& axis, double angle) {
  const double s = std::sin(angle);
  // 1 - cos without cancellation
  const double half = std::sin(0.5 * angle);
  const double v = 2.0 * half * half;
  const Eigen::Matrix3d K = skew(axis);
  return Eigen::Matrix3d::Identity() + s * K + v * (K * K);
}

Eigen::Matrix3d rotationFromRpy(double roll, double pitch, double yaw) {
  const double cr = std::cos(roll), sr = std::sin(roll);
  const double cp = std::cos(pitch), sp = std::sin(pitch);
  const double cy = std::cos(yaw), sy = std::sin(yaw);
  Eigen::Matrix3d R;
  R << cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr,  //
      sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr,   //
      -sp, cp * sr, cp * cr;
  return R;
}

Eigen::Vector3d rpyFromRotation(const Eigen::Matrix3d& R) {
  const double cos_pitch = std::hypot(R(0, 0), R(1, 0));
  const double pitch = std::atan2(-R(2, 0), cos_pitch);
  // at pitch = +-pi/2 only roll -+ yaw is defined: give all of it to yaw
  constexpr double kGimbalLock = 1e-13;
  const double roll = cos_pitch < kGimbalLock ? 0.0 : std::atan2(R(2, 1), R(2, 2));
  // yaw from R Rx(roll)^T = Rz Ry, whose second column is (-sin yaw, cos yaw, 0) at every pitch: what round-off near
  // the lock does to roll, yaw takes back
  const Eigen::Vector3d column = std::cos(roll) * R.col(1) - std::sin(roll) * R.col(2);
  return {roll, pitch, std::atan2(-column.x(), column.y())};
}

Eigen::Vector3d rotationVector(const Eigen::Matrix3d& R) {
  const Eigen::Vector3d w(0.5 * (R(2, 1) - R(1, 2)), 0.5 * (R(0, 2) - R(2, 0)), 0.5 * (R(1, 0) - R(0, 1)));
  const double sine = w.norm();
  const double cosine = 0.5 * (R.trace() - 1.0);
  const double angle = std::atan2(sine, cosine);
  if (cosine > -0.5) {
    // far from pi: the antisymmetric part gives axis times sine
    const double factor = sine > 1e-9 ? angle / sine : 1.0;
    return factor * w;
  }
  // near pi: n n^T from the symmetric part, (R + R^T)/2 = cos E + (1 - cos) n n^T
  const Eigen::Matrix3d nnT = (0.5 * (R + R.transpose()) - cosine * Eigen::Matrix3d::Identity()) / (1.0 - cosine);
  Eigen::Index k = 0;
  nnT.diagonal().maxCoeff(&k);
  Eigen::Vector3d n = nnT.col(k).normalized();
  if (n.dot(w) < 0.0) n = -n;
  return angle * n;
}

Eigen::Matrix3d rotationWithZ(const Eigen::Vector3d& axis) {
  if (axis == Eigen::Vector3d::UnitZ()) return Eigen::Matrix3d::Identity();
  if (axis == -Eigen::Vector3d::UnitZ()) return Eigen::Vector3d(1.0, -1.0, -1.0).asDiagonal();
  // an x axis well away from `axis`, so that the cross product keeps its digits
  const Eigen::Vector3d helper =
      std::abs(axis.x()) < 0.6 ? Eigen::Vector3d(Eigen::Vector3d::UnitX()) : Eigen::Vector3d(Eigen::Vector3d::UnitY());
  Eigen::Matrix3d R;
  R.col(2) = axis;
  R.col(0) = (helper - helper.dot(axis) * axis).normalized();
  R.col(1) = R.col(2).cross(R.col(0));
  return R;
}

Eigen::Matrix3d orthonormalized(const Eigen::Matrix3d& R) {
  const Eigen::JacobiSVD<Eigen::Matrix3d> svd(R, Eigen::ComputeFullU | Eigen::ComputeFullV);
  const Eigen::Matrix3d U = svd.matrixU();
  const Eigen::Matrix3d V = svd.matrixV();
  const double sign = (U * V.transpose()).determinant() < 0.0 ? -1.0 : 1.0;
  return U * Eigen::Vector3d(1.0, 1.0, sign).asDiagonal() * V.transpose();
}

}  // namespace linkwright
