// SPDX-License-Identifier: MIT
#pragma once

#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <array>
#include <string>
#include <variant>

namespace linkwright {

struct Box {
  Eigen::Vector3d size = Eigen::Vector3d::Constant(0.1);  ///< full edge lengths, m
};
/// Along its z axis, centred.
struct Cylinder {
  double radius = 0.05;
  double length = 0.1;
};
/// Along its z axis, centred; `length` is that of the cylindrical part.
struct Capsule {
  double radius = 0.05;
  double length = 0.1;
};
struct Sphere {
  double radius = 0.05;
};
struct Mesh {
  std::string uri;  ///< as the file says it
  Eigen::Vector3d scale = Eigen::Vector3d::Ones();
};
using Geometry = std::variant<Box, Cylinder, Capsule, Sphere, Mesh>;

/// One visible solid of a link. What it looks like has no bearing on the dynamics.
struct Shape {
  Geometry geometry;
  Pose X_LS;                                          ///< pose of the shape in the link frame
  std::array<double, 4> rgba = {0.7, 0.7, 0.7, 1.0};  ///< red, green, blue, opacity in [0, 1]
  bool has_colour = false;                            ///< false: the view chooses
  std::string material;                               ///< name of the material, may be empty
};

}  // namespace linkwright
