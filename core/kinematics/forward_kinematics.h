// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// Poses of all moving bodies in the world at joint positions `q` [dof] (rad, m). `X_WB` is resized to bodyCount().
/// O(n). Throws PreconditionError on a wrong size or a number that is not finite.
void bodyPoses(const Model& model, const Eigen::VectorXd& q, std::vector<Pose>& X_WB);

/// Pose of one link's frame (the URDF link frame) given the bodies' poses. `link` indexes Model::links().
Pose linkPose(const Model& model, const std::vector<Pose>& X_WB, int link);

/// Poses of all links, in the order of Model::links().
std::vector<Pose> forwardKinematics(const Model& model, const Eigen::VectorXd& q);

/// Axis of joint `joint` in world axes, unit length, given the bodies' poses.
Eigen::Vector3d jointAxis(const Model& model, const std::vector<Pose>& X_WB, int joint);

}  // namespace linkwright
