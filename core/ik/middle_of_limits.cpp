// SPDX-License-Identifier: MIT
#include "core/ik/middle_of_limits.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

Eigen::VectorXd middleOfLimits(const Model& model) {
  Eigen::VectorXd q(model.dof());
  for (int i = 0; i < model.dof(); ++i) {
    const Limits& limits = model.joints()[static_cast<std::size_t>(i)].limits;
    const bool both = std::isfinite(limits.lower) && std::isfinite(limits.upper);
    q[i] = both ? 0.5 * limits.lower + 0.5 * limits.upper : std::clamp(0.0, limits.lower, limits.upper);
  }
  return q;
}

}  // namespace linkwright
