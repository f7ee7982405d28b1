// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/elastic_run.h"
#include "core/trajectory/joint_state.h"

#include <Eigen/Core>

#include <stop_token>

namespace linkwright {

/// The same mechanism with rigid links, and its torques.
struct RigidMotion {
  JointSamples samples;  ///< at the times that were asked for
  Eigen::MatrixXd tau;   ///< [samples x dof], with friction, rotors and springs; of passive joints what is left of zero
  Eigen::MatrixXd residual;  ///< [samples x dof]: tau of passive joints, round-off; else 0
};

/// What the setup's driven joints make of its passive ones where no link bends: hybrid dynamics, integrated by
/// Runge-Kutta's method of order 4 in steps of at most `longest_step` (s) between the times `t` [samples], s, growing,
/// from 0. Where no joint is passive: inverse dynamics of the motion. Errors: a passive joint that moves nothing, by
/// its name; numbers that are not finite. O(steps n). `stop` ends it early, with fewer samples.
Result<RigidMotion> rigidMotion(const ElasticSetup& setup, const Eigen::VectorXd& t, double longest_step = 1e-3,
                                std::stop_token stop = {});

/// The torques [samples x dof] that Newton and Euler's equations ask for along a motion that has been found, with
/// friction, rotors and springs: those of rigid links.
Eigen::MatrixXd newtonEulerTorques(const ElasticSetup& setup, const JointSamples& samples);

}  // namespace linkwright
