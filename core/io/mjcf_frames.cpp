// SPDX-License-Identifier: MIT
#include "core/io/mjcf_frames.h"

#include "core/spatial/rotation.h"

#include <Eigen/Geometry>

#include <cmath>

namespace linkwright::mjcf {

using Eigen::Matrix3d;
using Eigen::Vector3d;

Pose Frames::poseOf(const Item& item) const {
  Pose X;
  item.numbers("pos", X.p.data(), 3);
  X.R = orientationOf(item);
  return X;
}

Matrix3d Frames::orientationOf(const Item& item) const {
  std::array<double, 6> v{};
  if (item.has("quat")) {
    if (!item.numbers("quat", v.data(), 4)) return Matrix3d::Identity();
    const Eigen::Quaterniond quaternion(v[0], v[1], v[2], v[3]);
    if (!(quaternion.norm() > 1e-9)) {
      item.error(Message("Files", "the quaternion has zero length"));
      return Matrix3d::Identity();
    }
    return quaternion.normalized().toRotationMatrix();
  }
  if (item.has("axisangle") && item.numbers("axisangle", v.data(), 4)) {
    const Vector3d axis(v[0], v[1], v[2]);
    if (axis.stableNorm() > 1e-9) return rotationAbout(axis / axis.stableNorm(), angle * v[3]);
    item.error(Message("Files", "axisangle has an axis of zero length"));
  } else if (item.has("euler") && item.numbers("euler", v.data(), 3)) {
    return fromEuler(v);
  } else if (item.has("xyaxes") && item.numbers("xyaxes", v.data(), 6)) {
    const Vector3d x(v[0], v[1], v[2]), y(v[3], v[4], v[5]);
    Matrix3d R;
    if (x.stableNorm() > 1e-9 && x.cross(y).stableNorm() > 1e-9 * y.stableNorm()) {
      const Vector3d ex = x / x.stableNorm(), ez = ex.cross(y) / ex.cross(y).stableNorm();
      R << ex, ez.cross(ex), ez;
      return R;
    }
    item.error(Message("Files", "xyaxes must give two axes that are not parallel"));
  } else if (item.has("zaxis") && item.numbers("zaxis", v.data(), 3)) {
    const Vector3d z(v[0], v[1], v[2]);
    if (z.stableNorm() > 1e-9) return shortestTo(z / z.stableNorm());
    item.error(Message("Files", "zaxis has zero length"));
  }
  return Matrix3d::Identity();
}

Matrix3d shortestTo(const Vector3d& z) {
  // not by Eigen's Quaternion, which would compile a singular value decomposition for the one case below
  const Vector3d axis = Vector3d::UnitZ().cross(z);
  const double sine = axis.norm();
  if (sine == 0.0) return z.z() > 0.0 ? Matrix3d::Identity() : Matrix3d(Vector3d(1.0, -1.0, -1.0).asDiagonal());
  return rotationAbout(axis / sine, std::atan2(sine, z.z()));
}

Matrix3d Frames::fromEuler(const std::array<double, 6>& angles) const {
  Matrix3d R = Matrix3d::Identity();
  for (std::size_t i = 0; i < 3; ++i) {
    const char letter = sequence[i];
    const bool moving = letter >= 'x';  // small letters turn about the axes as turned so far
    const Matrix3d turn = rotationAbout(Vector3d::Unit(letter - (moving ? 'x' : 'X')), angle * angles[i]);
    R = moving ? Matrix3d(R * turn) : Matrix3d(turn * R);
  }
  return R;
}

}  // namespace linkwright::mjcf
