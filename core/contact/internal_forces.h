// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// What a joint carries: force and moment that the link before it exerts on its own link, about the joint's origin.
/// World axes, N and N m.
struct JointLoad {
  int joint = -1;  ///< index into Model::joints()
  Eigen::Vector3d force = Eigen::Vector3d::Zero(), moment = Eigen::Vector3d::Zero();
  /// The part that does no work: the internal force and moment. What is missing is along the joint's axis (the moment
  /// of a joint that turns, the force of one that slides) and drives it.
  Eigen::Vector3d internal_force = Eigen::Vector3d::Zero(), internal_moment = Eigen::Vector3d::Zero();
};

/// Of every moving joint in joint order, from the recursion in link frames (body.10, body.11), which has them on its
/// way; contact forces stand among the external ones of `input`. Joint friction and rotors act along the axis and have
/// no part in it. O(n). Throws PreconditionError as inverseDynamics.
std::vector<JointLoad> jointLoads(const Model& model, const DynamicsInput& input);

}  // namespace linkwright
