// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Example robots and where their links are, for inverse kinematics.

#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <string>

namespace linkwright::test {

/// A robot of assets/examples.
inline Model exampleModel(const std::string& name) {
  return compiled(readModelFile(sourcePath("assets/examples/" + name).string()).value().mechanism);
}

inline Pose poseAt(const Model& model, const Eigen::VectorXd& q, int link) {
  return forwardKinematics(model, q)[static_cast<std::size_t>(link)];
}

inline bool isWithinLimits(const Model& model, const Eigen::VectorXd& q) {
  return ((q - model.lowerLimits()).array() >= 0.0).all() && ((model.upperLimits() - q).array() >= 0.0).all();
}

}  // namespace linkwright::test
