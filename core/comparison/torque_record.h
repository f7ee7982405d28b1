// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/batch_dynamics.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// States and the torques that somebody else says belong to them.
struct TorqueRecord {
  BatchInput states;       ///< the states, and with which gravity and terms our torques are computed
  Eigen::MatrixXd theirs;  ///< [states x dof]; N m, N
  bool is_motion = false;  ///< the rows are samples of one motion, in their order and equally far apart
};

/// Shorter motions are not searched for a delay.
inline constexpr int kFewestRowsOfMotion = 10;

}  // namespace linkwright
