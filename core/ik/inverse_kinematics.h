// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <limits>

namespace linkwright {

/// How a solve ended; the same words in the window and on the command line.
enum class IkStatus {
  Converged,   ///< within both tolerances
  AtLimit,     ///< a joint presses against its limit; the nearest pose along it
  Stalled,     ///< no small motion comes closer, although no limit and no singular pose is in the way
  Singular,    ///< the hand has lost a direction of motion that it would need
  OutOfReach,  ///< beyond the arm's length, or the arm is stretched or folded as far as it goes
  TimeLimit    ///< the iterations, or the joint change that one call may make, are used up; the next call goes on
};
/// "converged", "at-limit", "stalled", "singular", "out-of-reach", "time-limit".
const char* toString(IkStatus status);

struct IkTarget {
  int link = -1;  ///< the hand: index into Model::links()
  Pose X_WT;      ///< where its frame should be
  bool position_only = false;
};

struct IkOptions {
  double position_tolerance = 1e-6;     ///< m
  double orientation_tolerance = 1e-6;  ///< rad
  int max_iterations = 100;
  double length_scale = 0.0;    ///< m that weigh as much as 1 rad; 0: a third of the arm's reach
  double max_joint_step = 0.2;  ///< rad (times length_scale for prismatic joints) an iteration and joint
  /// No joint ends farther than this from its start: a drag does not jump. Infinite: no such bound. rad, m.
  double max_joint_change = std::numeric_limits<double>::infinity();
  bool respect_limits = true;
};

struct IkResult {
  Eigen::VectorXd q;  ///< [dof], within the limits if they are respected
  IkStatus status = IkStatus::Stalled;
  int iterations = 0;
  double position_error = 0.0;     ///< m
  double orientation_error = 0.0;  ///< rad
};

/// Damped least squares from `q_start`: accept/reject damping on the weighted error (Levenberg, Marquardt), joint
/// limits as active bounds, minimum-norm steps for a redundant arm. Monotone: an unreachable target gives the nearest
/// pose it can slide to, and the status says why. No randomness, no restarts, no clock.
IkResult solveIk(const Model& model, const IkTarget& target, const Eigen::VectorXd& q_start,
                 const IkOptions& options = {});

}  // namespace linkwright
