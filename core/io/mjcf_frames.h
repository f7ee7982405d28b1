// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/mjcf_defaults.h"
#include "core/spatial/pose.h"

#include <array>
#include <numbers>
#include <string>

namespace linkwright::mjcf {

/// Where things are, in the angles and the order of turns that a model's <compiler> asks for.
struct Frames {
  double angle = std::numbers::pi / 180.0;  ///< rad that an angle of 1 in the file is
  std::string sequence = "xyz";             ///< three of xyzXYZ: small ones turn about the axes as turned so far

  /// pos, and one of quat, axisangle, euler, xyaxes, zaxis.
  Pose poseOf(const Item& item) const;

private:
  Eigen::Matrix3d orientationOf(const Item& item) const;
  Eigen::Matrix3d fromEuler(const std::array<double, 6>& angles) const;
};

/// The shortest turn that brings z to this direction, of length 1.
Eigen::Matrix3d shortestTo(const Eigen::Vector3d& z);

}  // namespace linkwright::mjcf
