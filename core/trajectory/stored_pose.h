// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/same_numbers.h"

#include <Eigen/Core>

#include <string>

namespace linkwright {

/// A stored pose of the robot, by the names of its joints.
struct StoredPose {
  std::string name;
  Eigen::VectorXd q;  ///< [dof] in joint order
  bool operator==(const StoredPose& other) const { return name == other.name && hasSameNumbers(q, other.q); }
};

}  // namespace linkwright
