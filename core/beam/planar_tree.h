// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/joint_drive.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// A uniform rod in a plane, turning about the tip of its parent, with a point mass at its own tip. m, kg.
struct PlanarLink {
  int parent = -1;        ///< index of an earlier link, -1: the origin, which is fixed
  double length = 0.25;   ///< > 0
  double mass = 0.0975;   ///< of the rod, >= 0
  double tip_mass = 0.0;  ///< >= 0
  bool is_passive = false;
};

/// A tree of rods in the x-y plane: what the parallel solution scheme was written for. A change of mechanism is a
/// change of these data and of nothing else. Node i is the tip of link i.
struct PlanarTree {
  std::vector<PlanarLink> links;
  Eigen::Vector2d gravity = Eigen::Vector2d::Zero();  ///< in the plane, m/s^2; zero: the plane is horizontal
};

/// How a rod's mass is given to its two ends.
enum class NodalMass {
  Consistent,  ///< m/6 [2 1; 1 2]: a rigid rod's inertia exactly
  Lumped       ///< m/2 at each end: 50 % too much inertia about an end
};

/// An error unless parents come before their children and lengths and masses are possible numbers; says which link.
Result<PlanarTree> checked(PlanarTree tree);

/// Positions or accelerations of the nodes, [2 n]: x and y of node after node.
struct PlanarNodes {
  Eigen::VectorXd angle;         ///< [n]: of each link from x, rad
  Eigen::VectorXd position;      ///< [2 n], m
  Eigen::VectorXd acceleration;  ///< [2 n], m/s^2, without gravity
};
/// Of rigid links. O(n). Throws PreconditionError on wrong sizes or numbers that are not finite, as all here.
PlanarNodes nodesOf(const PlanarTree& tree, const JointMotion& motion);

/// {P} [2 n] = [M]{a} - {F}: the nodal forces that the accelerations need, weight in F. O(n).
Eigen::VectorXd nodalForces(const PlanarTree& tree, const Eigen::VectorXd& acceleration, NodalMass mass);

/// {tau} = [L][T]{P} with its three matrices, to be looked at.
struct ParallelScheme {
  Eigen::MatrixXd L;  ///< [n][n], m: row i holds the lengths of link i and of all beyond it
  Eigen::MatrixXd T;  ///< [n][2 n]: row k sums the nodal forces of link k's tip and beyond, across link k
  Eigen::VectorXd P;  ///< [2 n], N
  Eigen::VectorXd torque() const { return L * (T * P); }
};
/// [L] and [T] at the links' angles [n], {P} as given. O(n^2).
ParallelScheme parallelScheme(const PlanarTree& tree, const Eigen::VectorXd& angle, Eigen::VectorXd P);

/// The joint torques [n] of a motion by the parallel solution scheme, N m.
Eigen::VectorXd parallelInverseDynamics(const PlanarTree& tree, const JointMotion& motion,
                                        NodalMass mass = NodalMass::Consistent);

}  // namespace linkwright
