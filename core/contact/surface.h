// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <array>
#include <variant>

namespace linkwright {

/// The plane z = 0 of the surface's frame; free is where z > 0.
struct PlaneSurface {
  bool operator==(const PlaneSurface&) const = default;
};
/// A cylinder about z of the surface's frame, m. Free is outside of it, or inside where it is hollow.
struct CylinderSurface {
  double radius = 0.1;
  bool is_hollow = false;
  bool operator==(const CylinderSurface&) const = default;
};
/// A sphere about the origin of the surface's frame, m. Free is outside of it, or inside where it is hollow.
struct SphereSurface {
  double radius = 0.1;
  bool is_hollow = false;
  bool operator==(const SphereSurface&) const = default;
};
/// Waves along x of the surface's frame: z = amplitude sin(2 pi x / length + phase), m and rad; free is above.
struct SineSurface {
  double amplitude = 0.05;
  double length = 0.5;
  double phase = 0.0;
  bool operator==(const SineSurface&) const = default;
};

/// By the alternatives of Surface::form.
inline constexpr std::array kSurfaceForms = {"plane", "cylinder", "sphere", "sine"};

/// A constraint surface C(r) = 0, fixed in the world; C > 0 where a point is free. With r in the surface's frame, C is
/// `scale` times z (plane), x^2 + y^2 - rho^2 (cylinder), x^2 + y^2 + z^2 - rho^2 (sphere; both with the other sign
/// where hollow) or z - a sin(k x + phi): gradients are of any length, and no force depends on that length.
struct Surface {
  Pose X_WS;
  std::variant<PlaneSurface, CylinderSurface, SphereSurface, SineSurface> form;
  double scale = 1.0;  ///< more than 0
  bool operator==(const Surface&) const = default;
};

/// C and its derivatives at a point of the world.
struct SurfaceValue {
  double C = 0.0;
  Eigen::Vector3d gradient = Eigen::Vector3d::Zero();  ///< dC/dr, world axes
  Eigen::Matrix3d hessian = Eigen::Matrix3d::Zero();   ///< its rate is d/dt(dC/dr) = hessian r'
  /// Distance from the surface along its normal, m, less than 0 beyond it: exact for plane, cylinder and sphere, C over
  /// the length of the gradient (first order) for waves.
  double gap = 0.0;
};

/// At `r` (world, m). At the axis of a cylinder and the centre of a sphere the gradient is zero. O(1).
SurfaceValue surfaceAt(const Surface& surface, const Eigen::Vector3d& r);

/// What is wrong with the surface's own figures, in words; empty: nothing.
Message surfaceProblem(const Surface& surface);

}  // namespace linkwright
