// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/beam_section.h"

#include <Eigen/Core>

namespace linkwright {

/// How bending is interpolated along an element.
enum class ElementKind {
  EulerBernoulli,     ///< cubic: plane sections stay normal; a cantilever of one element has 3 E I / l^3 at its tip
  ShiftedIntegration  ///< linear Timoshenko, one point of integration: 4 E I / l^3 where shear hardly gives
};

/// How mass is given to the nodes of an element.
enum class BeamMass {
  Consistent,  ///< by the element's own interpolation
  Linear,      ///< m/6 [2 1; 1 2] for each direction, no inertia of rotations: the parallel solution scheme's
  Lumped       ///< m/2 at each end
};

/// One straight uniform element along x from node 0 to node 1. Degrees of freedom of a node: ux uy uz rx ry rz, m and
/// rad. Bending in the x-y plane has (uy, rz), in the x-z plane (uz, -ry), both in the same 4 x 4 form of displacement
/// and slope at node 0 and node 1. Stiffness: Przemieniecki, Theory of Matrix Structural Analysis, section 5.6. The
/// section's own inertia about y and z is left out, that of torsion is kept.
struct BeamElement {
  double length = 0.0;
  double axial = 0.0, torsion = 0.0;        ///< E A / l, G J / l
  Eigen::Matrix4d bend_xy, bend_xz;         ///< of displacement and slope
  Eigen::Matrix4d geometric;                ///< of a unit tension: axial force stiffens across
  double mass_own = 0.0, mass_other = 0.0;  ///< axial: [own other; other own]
  double spin_own = 0.0, spin_other = 0.0;  ///< torsion likewise, kg m^2
  Eigen::Matrix4d bend_mass;
};

/// `mass_per_length` in kg/m; inertia about x per length is the polar moment's share of it. Throws PreconditionError
/// on figures that problemsOf refuses.
BeamElement beamElement(const BeamSection& section, const BeamMaterial& material, double length, double mass_per_length,
                        ElementKind kind, BeamMass mass);

using Matrix12 = Eigen::Matrix<double, 12, 12>;
/// The whole matrices, node 0 before node 1.
Matrix12 stiffnessOf(const BeamElement& element);
Matrix12 massOf(const BeamElement& element);
/// Of a tension of 1 N.
Matrix12 geometricStiffnessOf(const BeamElement& element);

}  // namespace linkwright
