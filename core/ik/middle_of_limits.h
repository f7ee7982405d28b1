// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"

#include <Eigen/Core>

namespace linkwright {

/// The middle of the limits [dof]; where one is missing, the position nearest to zero. What inverse kinematics starts
/// from where nothing better is known.
Eigen::VectorXd middleOfLimits(const Model& model);

}  // namespace linkwright
