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

/// Gives a link the mass, centre and inertia that its shapes have, as far as its MassSource says so and they have a
/// volume. A mass or density that cannot be is left to be refused.
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
