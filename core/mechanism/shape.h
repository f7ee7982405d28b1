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
/// A cross-section: a rectangle of `width` (along x) by `height` (along y), or an ellipse of those axes. A `wall` above
/// 0 makes it hollow. m.
struct Section {
  enum class Form { Rectangle, Ellipse };
  Form form = Form::Rectangle;
  double width = 0.05, height = 0.05;
  double wall = 0.0;  ///< thickness; 0 is solid; less than half of the smaller side
  bool operator==(const Section&) const = default;
};
/// A bar of one section along its z axis, centred.
struct Beam {
  Section section;
  double length = 0.3;
};
/// Width, height and length of the box that it fills or fits into.
inline Eigen::Vector3d outerSize(const Beam& beam) { return {beam.section.width, beam.section.height, beam.length}; }
struct Mesh {
  std::string uri;  ///< as the file says it
  Eigen::Vector3d scale = Eigen::Vector3d::Ones();
};
using Geometry = std::variant<Box, Cylinder, Capsule, Sphere, Beam, Mesh>;

/// One visible solid of a link. What it looks like has no bearing on the dynamics.
struct Shape {
  Geometry geometry;
  Pose X_LS;                                          ///< pose of the shape in the link frame
  std::array<double, 4> rgba = {0.7, 0.7, 0.7, 1.0};  ///< red, green, blue, opacity in [0, 1]
  bool has_colour = false;                            ///< false: the view chooses
  std::string material;                               ///< name of the material, may be empty
};

}  // namespace linkwright
