// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Example robots and where their links are, for inverse kinematics.

#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <string>

namespace linkwright::test {

inline Pose poseAt(const Model& model, const Eigen::VectorXd& q, int link) {
  return forwardKinematics(model, q)[static_cast<std::size_t>(link)];
}

inline bool isWithinLimits(const Model& model, const Eigen::VectorXd& q) {
  return ((q - model.lowerLimits()).array() >= 0.0).all() && ((model.upperLimits() - q).array() >= 0.0).all();
}

}  // namespace linkwright::test
