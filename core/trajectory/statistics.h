// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/trajectory/joint_state.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// The largest magnitude of a quantity, with its sign and its instant.
struct Peak {
  double value = 0.0;
  double time = 0.0;  ///< s; the first such instant
};

/// The largest share of a limit that is used: above 1 it is broken. 0 where there is no limit.
struct WorstShare {
  double share = 0.0;
  double time = 0.0;  ///< s
};

/// What a motion asks of one joint; rad or m, s, N m or N, W, J.
struct JointStatistics {
  Peak torque, velocity, acceleration, power;  ///< power = tau qd
  double rms_torque = 0.0;                     ///< sqrt(integral of tau^2 / T)
  double rms_velocity = 0.0;
  double work = 0.0;         ///< integral of tau qd: what the joint gives and takes back
  double energy = 0.0;       ///< integral of |tau qd|: mechanical energy that goes through the joint, either way
  double positive = 0.0;     ///< integral of tau qd where it is positive: what a drive gives
  WorstShare effort, speed;  ///< |tau| / effort limit, |qd| / velocity limit
  double travel = 0.0;       ///< integral of |qd|
};

/// The statistics of all joints over the samples, with the torques `tau` [samples x dof] at their instants. Integrals
/// by the trapezoidal rule, exact to the square of the step. Limits of 0 or infinity are none. O(samples dof). Throws
/// PreconditionError where sizes do not fit or there is no sample.
std::vector<JointStatistics> statisticsOf(const Model& model, const JointSamples& samples, const Eigen::MatrixXd& tau);

/// The joint with the largest share of its effort or velocity limit, -1 where no joint has a limit that counts.
int mostLoadedJoint(const std::vector<JointStatistics>& joints);

}  // namespace linkwright
