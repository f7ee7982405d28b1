// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"

#include <Eigen/Core>

namespace linkwright {

/// The largest rank that the Jacobian of the default hand has in some poses within the limits: 3 at most, of the rows
/// of the linear velocity, for up to three joints; 6 at most for more.
int fullRank(const Model& model);
/// Whether the hand has almost lost a direction in this pose: of `full_rank` singular values the smallest is less than
/// a fiftieth of the largest.
bool isNearSingular(const Model& model, const Eigen::VectorXd& q, int full_rank);

}  // namespace linkwright
