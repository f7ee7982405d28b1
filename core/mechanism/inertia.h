// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/mechanism.h"
#include "core/mechanism/shape.h"
#include "core/spatial/pose.h"

#include <optional>
#include <vector>

namespace linkwright {

/// The same body's figures in another frame: given in L, wanted in F. `X_FL` is L's pose in F.
Inertial expressedIn(const Pose& X_FL, const Inertial& inertial);

/// Two bodies as one; both in the same frame, and so is the result (parallel-axis theorem). Without any mass the
/// inertias are added as they stand and the centre is the first one's.
Inertial together(const Inertial& a, const Inertial& b);

/// Volume, m^3, of a solid; absent for a mesh, whose triangles are not part of the mechanism.
std::optional<double> volumeOf(const Geometry& geometry);

/// A homogeneous solid of density `density` (kg/m^3, at least 0) in its own frame; absent for a mesh.
std::optional<Inertial> inertialOf(const Geometry& geometry, double density);

/// All solids of a link as one body of that density, in the link's frame; absent where none has a volume.
std::optional<Inertial> inertialOf(const std::vector<Shape>& shapes, double density);
/// The same with the density that gives `mass` (kg, at least 0).
std::optional<Inertial> inertialOfMass(const std::vector<Shape>& shapes, double mass);
/// A uniform rod of `mass` (kg, at least 0) along the longest shape, as textbooks take a link: its centre is in the
/// middle of the shape, I = m L^2 / 12 about each axis across it, and about its own axis that of the solid (2 m L^2 /
/// 12 at most, or no body has it). The other shapes have no mass, and those that mark a joint (kJointMaterial) are
/// never the rod. In the link's frame; absent where there is only a ball, a mesh or nothing.
std::optional<Inertial> inertialOfRod(const std::vector<Shape>& shapes, double mass);

/// What a link's MassSource makes of its shapes; absent for MassSource::Given, where no shape will do, and where the
/// mass or density cannot be.
std::optional<Inertial> inertialOfShapes(const Link& link);
/// Gives the link that, where there is any.
void followShapes(Link& link);

/// Principal moments about the centre of mass (kg m^2, ascending) and their axes in the link's frame (columns of a
/// right-handed rotation).
struct PrincipalInertia {
  Eigen::Vector3d moments;
  Eigen::Matrix3d axes;
};
PrincipalInertia principalInertia(const Inertial& inertial);

/// Semi-axes (m) of the homogeneous ellipsoid of that mass with these principal moments, along the principal axes;
/// absent without mass or where no body has such moments (the triangle inequality is broken).
std::optional<Eigen::Vector3d> inertiaEllipsoid(double mass, const Eigen::Vector3d& moments);

}  // namespace linkwright
