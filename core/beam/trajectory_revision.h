// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/elastic_mistake.h"
#include "core/beam/planar_tree.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

// The revision of a trajectory step by step (Kitamura, Yamanaka, Isobe: Inverse Dynamics Calculation of Underactuated
// Link Systems Using Parallel Solution Scheme): two links in a plane, joint 1 driven, joint 2 passive. Nodes are A, the
// tip of link 1, and B, that of link 2. In each step joint 2 is frozen at theta_t and joint 1 turned to phi_{t+1},
// which gives x_m; the deviation u_d follows from
//   [M]{u_m''} + [M]{u_d''} + [C]{u_d'} + [K]{du_d} = {F} - {R}_t        (1)
// by Newmark's method (delta 1/2, beta 1/4), link 2 having axial stiffness only; theta_{t+1} is the angle of the
// deformed link 2, and the input trajectory is made anew from it.

/// Bending stiffness of link 1 as one element, felt at its tip.
enum class TipStiffness {
  EulerBernoulli,     ///< 3 E I / l^3
  ShiftedIntegration  ///< 4 E I / l^3: linear Timoshenko with one point of integration
};

struct TwoLinkArm {
  PlanarLink link_1, link_2{0, 0.25, 0.0975, 0.1, true};
  double EA = 1e7;            ///< of both links, N
  double EI = 20.84;          ///< of link 1, N m^2
  double damping_mass = 0.0;  ///< Rayleigh: [C] = damping_mass [M] + damping_stiffness [K], 1/s and s
  double damping_stiffness = 0.0;
};

struct RevisionOptions {
  double dt = 0.01;  ///< s
  int steps = 200;
  /// False, the literal reading: one linear step, velocities and accelerations of u_d carried unchanged: first order.
  /// True: they are carried in the frame that turns with link 1, and the geometry is iterated: second order.
  bool is_corrected = true;
  bool is_link_1_rigid = false;  ///< deformation and its rates at A set to zero
  TipStiffness stiffness = TipStiffness::EulerBernoulli;
  NodalMass mass = NodalMass::Consistent;
  /// False: u_d'' is zero at the start, the locked system's rates. True: what (1) asks for.
  bool starts_consistently = false;
  ElasticMistakeSet mistakes;
};

/// One instant. Node vectors are [4]: x and y of A, x and y of B, world axes, m.
struct RevisionStep {
  double t = 0.0, phi = 0.0, theta = 0.0;         ///< s, rad; theta from the line to A, not from phi
  Eigen::Vector4d x_m, u_d;                       ///< with the joint frozen at the theta of before; what (1) adds
  Eigen::Vector4d acceleration;                   ///< of the nodes
  double deflection = 0.0;                        ///< of A across link 1, m
  double axial_force = 0.0;                       ///< in link 2, N
  ParallelScheme scheme;                          ///< [L], [T], {P}; links along the lines between nodes
  Eigen::Vector2d tau = Eigen::Vector2d::Zero();  ///< [L][T]{P}, N m
};

/// `drive` gives joint 1 (the first entry of its vectors of two) at each instant. Errors: bad figures of the arm by
/// name, dt of no use, a step that does not converge (when).
Result<std::vector<RevisionStep>> reviseTrajectory(const TwoLinkArm& arm, const JointDrive& drive,
                                                   const RevisionOptions& options);

/// The period, s, in which link 1 vibrates while joint 2 rests at theta: the pinned link 2 moves along, so that it
/// grows from theta = 0 to 90 degrees. The one period of M and K at that pose that is no rigid motion and not axial.
double frozenPeriod(const TwoLinkArm& arm, double theta, TipStiffness stiffness = TipStiffness::EulerBernoulli,
                    NodalMass mass = NodalMass::Consistent);
/// What seems to vibrate at A with that stiffness, kg.
double effectiveMass(const TwoLinkArm& arm, double theta, NodalMass mass = NodalMass::Consistent);

}  // namespace linkwright
