// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"

#include <Eigen/Core>

namespace linkwright {

/// A pose like no other, [dof]: every joint a little from its ready position.
Eigen::VectorXd bentPose(const Model& model);

/// The weights to begin an iteration with, linear first: half the size of the chain to `link` counts as much as a
/// radian (defaultWeights). The hand's directions are not asked for where the position is all that is wanted, or all
/// that so few joints can choose.
Eigen::Matrix<double, 6, 1> firstWeights(const Model& model, int link, bool position_only);

}  // namespace linkwright
