// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/ik_method.h"
#include "core/ik/inverse_kinematics.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <optional>

namespace linkwright::ui {

/// What a drag pulls and where to.
struct Pull {
  int link = -1;  ///< index into Model::links()
  Pose X_WT;      ///< where the link's frame should be
  /// Only this point of the link is pulled, to X_WT.p, and the link may turn as it likes. Link's axes.
  std::optional<Eigen::Vector3d> p_LE;
  bool position_only = false;      ///< the frame's origin counts and its directions do not
  Eigen::VectorXd q_start;         ///< [dof], where the drag began
  IkWeights weights = kWholePose;  ///< [angular; linear] by which it is followed; 0 leaves a direction free
  IkAxes axes = IkAxes::World;     ///< in whose axes the weights are
};

/// How the hand follows what pulls it. Not saved and never undone; it may be changed in the middle of a drag.
struct HandSettings {
  /// One of the textbook's ways to step; absent: the solver that keeps the limits and never jumps.
  std::optional<IkMethod> method;
  IkWeights weights = kWholePose;  ///< [angular; linear]; 0 leaves a direction free
  IkAxes axes = IkAxes::World;     ///< in whose axes the weights are
  double step_limit = 0.1;         ///< s, of the textbook's ways
  double damping = 0.05;           ///< lambda, of the damped one of them
  bool avoids_limits = true;       ///< what the hand does not need moves the joints away from their limits
  bool operator==(const HandSettings&) const = default;
};

/// How the inverse kinematics of the last drag step ended.
struct IkReport {
  IkStatus status = IkStatus::Converged;
  int iterations = 0;
  double position_error = 0.0;     ///< m
  double orientation_error = 0.0;  ///< rad
  int restarts = 0;
  double sigma_min = 0.0;  ///< of the weighted Jacobian
  double damping = 0.0;    ///< lambda of the last step
};

}  // namespace linkwright::ui
