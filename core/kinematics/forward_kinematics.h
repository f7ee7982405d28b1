// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/aligned.h"
#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// Poses of all moving bodies in the world at joint positions `q` [dof] (rad, m). `X_WB` is resized to bodyCount().
/// O(n). Throws PreconditionError on a wrong size or a number that is not finite.
void bodyPoses(const Model& model, const Eigen::VectorXd& q, std::vector<Pose>& X_WB);

/// The same for many states at once, side by side (see core/dynamics/batch_dynamics.h): row k of `q` [states x dof] is
/// state k. Row k of `X` [states x 12 bodyCount()], resized: for body b from column 12 b on the columns of R_WB, then
/// the origin. Every state has the bits that the call for one gives. No allocation once `scratch` has grown.
void bodyPoses(const Model& model, const Eigen::MatrixXd& q, std::vector<AlignedBlock>& scratch, Eigen::MatrixXd& X);

/// Pose of one link's frame (the URDF link frame) given the bodies' poses. `link` indexes Model::links().
Pose linkPose(const Model& model, const std::vector<Pose>& X_WB, int link);

/// The same of all links, in the order of Model::links().
std::vector<Pose> linkPoses(const Model& model, const std::vector<Pose>& X_WB);

/// Poses of all links, in the order of Model::links().
std::vector<Pose> forwardKinematics(const Model& model, const Eigen::VectorXd& q);

/// Axis of joint `joint` in world axes, unit length, given the bodies' poses.
Eigen::Vector3d jointAxis(const Model& model, const std::vector<Pose>& X_WB, int joint);

}  // namespace linkwright
