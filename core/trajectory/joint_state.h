// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace linkwright {

/// What a motion may last, s: well within what squares of it can be divided by.
inline constexpr double kShortestDuration = 1e-3;
inline constexpr double kLongestDuration = 1e6;

/// Where the joints are at one instant and how they move: [dof] each; rad, m, s.
struct JointState {
  Eigen::VectorXd q, qd, qdd;
};

/// Many instants, as the batch kernels take them (core/dynamics/batch_dynamics.h): row k is instant k, column j joint
/// j.
struct JointSamples {
  Eigen::VectorXd t;           ///< [samples], s, growing
  Eigen::MatrixXd q, qd, qdd;  ///< [samples x dof]; rad, m, s
};

}  // namespace linkwright
