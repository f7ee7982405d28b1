// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/elastic_pass.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// The state about which a tree is looked at: where its joints are and how they move (beams then are at rest in the
/// turning frames), weight and loads. Vectors of the joints are [dof].
struct ElasticPose {
  JointMotion joints;
  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();
  std::vector<NodalLoad> loads;
};
/// At rest, without weight.
ElasticPose restingPose(const ElasticTree& tree, const Eigen::VectorXd& q);

/// Deformations [size] in which everything is in balance: bent by weight and loads, stretched by spinning, the joints
/// where the pose has them. Newton's method. Errors: a passive joint that would turn, so that nothing, or not its
/// spring, holds what is beyond it (a free rigid mode, by name); no balance near the straight shape. O(size^3).
Result<Eigen::VectorXd> elasticEquilibrium(const ElasticTree& tree, const ElasticPose& pose);

/// What vibrates about an equilibrium: driven joints locked, passive ones free.
struct ElasticModes {
  Eigen::VectorXd frequency;  ///< [modes], Hz, growing; 0 for motions without stiffness
  Eigen::MatrixXd shape;      ///< [size + passive joints][modes]: deformations, then passive joints; x . M x = 1
  std::vector<int> passive;   ///< the joints of the last rows
};

/// K x = (2 pi f)^2 M x at `pose` and the deformations `u` [size], which elasticEquilibrium gives, by Eigen's
/// generalized solver. M is what unit accelerations need; K is that of the beams and of the passive joints' springs
/// with what tension, weight and spinning add (geometric stiffness and centrifugal softening), differenced. Coriolis
/// coupling of spinning beams is left out: it does not reach vibrations along the axis of spin (flapping), and it
/// couples those across it to the axial ones. Errors: nothing that vibrates (no link bends and no passive joint has a
/// spring), a passive joint that moves no mass, beams without mass (M is singular, by name), numbers beyond all
/// measure. O(size^3).
Result<ElasticModes> elasticModes(const ElasticTree& tree, const ElasticPose& pose, const Eigen::VectorXd& u);

/// d residual / d u [size][size] at a state: stiffness with what tension, weight and spinning add.
Eigen::MatrixXd tangentStiffness(const ElasticTree& tree, const ElasticPose& pose, const Eigen::VectorXd& u);

}  // namespace linkwright
