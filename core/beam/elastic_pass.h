// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/elastic_tree.h"
#include "core/beam/joint_drive.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// Joints, and the deformations of all beams with their rates, each [tree.size]: six a node from node 1 on, beam after
/// beam, relative to the beam's root and in its axes (displacement, then rotation vector).
struct ElasticState {
  JointMotion joints;
  Eigen::VectorXd u, ud, udd;
};
ElasticState stateOfRest(const ElasticTree& tree, const Eigen::VectorXd& q);

/// A force and a moment on a node of a beam or on a rigid body's origin (node 0), world axes. N, N m.
struct NodalLoad {
  int body = -1;
  int node = 0;
  Wrench wrench;
};

/// What the recursion knows of one body. Components in the body's axes.
struct BodyPass {
  Pose X_WB;
  Eigen::Matrix3d R_NB;  ///< of the body in the frame of the parent's node, deformed
  Eigen::Vector3d p_NB;
  Eigen::Vector3d omega, v;  ///< of the frame, v of its origin
  Eigen::Vector3d alpha, a;  ///< a less gravity
  Vector6 wrench;            ///< [moment; force] about the origin that its own masses need
  Vector6 total;             ///< with all that hangs on it: what the joint carries
};

/// One pass outward and one inward over a tree of rigid and elastic bodies: motion, nodal forces {P}, what the nodes'
/// equations of motion leave, and joint torques.
class ElasticPass {
public:
  explicit ElasticPass(const ElasticTree& tree);

  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();
  std::vector<NodalLoad> loads;
  double damping_mass = 0.0, damping_stiffness = 0.0;  ///< Rayleigh, on deformations: 1/s, s
  bool has_linear_stiffness = true;                    ///< false: K u left out, for derivatives of the rest

  /// Motion and the nodes' own residual: {P} + C u' + K u - F, before what hangs on the nodes. O(n).
  void outward(const ElasticState& state);
  /// Wrenches of all that hangs on: `residual` then is what the nodes' equations leave, `tau` what the joints' motors
  /// give (without friction, rotors and springs). O(n).
  void inward();

  const ElasticTree& tree() const { return tree_; }
  const std::vector<BodyPass>& bodies() const { return bodies_; }
  Eigen::VectorXd residual;  ///< [size]
  Eigen::VectorXd own;       ///< [size]: after outward()
  Eigen::VectorXd tau;       ///< [dof]
  Eigen::VectorXd P;         ///< nodal forces [6 nodeCount], force then moment a node, root nodes too, body axes
  double kinetic = 0.0, strain = 0.0;  ///< J, after outward(); strain: of the beams
  double springs = 0.0;                ///< J, k (q - rest)^2 / 2 of the joints, after outward()

  /// Place of a node of a beam in its body's frame, deformed as at the last outward(), m; of a rigid body zero.
  Eigen::Vector3d nodePlace(int body, int node) const;
  /// [moment; force] about the body's origin -> about the origin of its parent's node, in the parent's axes.
  Vector6 toParentNode(int body, const Vector6& wrench) const;

private:
  void place(int body, const ElasticState& state);
  void rigidWrench(int body);
  void beamWrench(int body, const ElasticState& state);
  void addLoads();

  const ElasticTree& tree_;
  std::vector<BodyPass> bodies_;
  std::vector<int> first_node_;  // of each body's beam among all nodes
  struct Node {
    Eigen::Vector3d r = Eigen::Vector3d::Zero(), a, slope, v,
                    slope_rate;  // slope: second derivative of the tangent's turn and the spin
  };
  std::vector<Node> nodes_;
};

}  // namespace linkwright
