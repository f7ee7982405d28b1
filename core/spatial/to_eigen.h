// SPDX-License-Identifier: MIT
#pragma once

#include "core/scalar/vec3.h"

#include <Eigen/Core>

namespace linkwright {

/// What the kernels write, as the rest takes it.
inline Eigen::Vector3d toEigen(const Vec3<double>& v) { return {v.x, v.y, v.z}; }

inline Eigen::Matrix3d toEigen(const Mat3<double>& m) {
  Eigen::Matrix3d M;
  M << m.xx, m.xy, m.xz, m.yx, m.yy, m.yz, m.zx, m.zy, m.zz;
  return M;
}

inline Eigen::Matrix3d toEigen(const Sym3<double>& m) {
  Eigen::Matrix3d M;
  M << m.xx, m.xy, m.xz, m.xy, m.yy, m.yz, m.xz, m.yz, m.zz;
  return M;
}

/// And back.
inline Vec3<double> plain(const Eigen::Vector3d& v) { return {v.x(), v.y(), v.z()}; }

inline Mat3<double> plain(const Eigen::Matrix3d& m) {
  return {m(0, 0), m(0, 1), m(0, 2), m(1, 0), m(1, 1), m(1, 2), m(2, 0), m(2, 1), m(2, 2)};
}

}  // namespace linkwright
