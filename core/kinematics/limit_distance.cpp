// SPDX-License-Identifier: MIT
#include "core/kinematics/limit_distance.h"

#include "core/base/require.h"

#include <cmath>
#include <limits>

namespace linkwright {

double LimitDistance::share() const {
  if (!std::isfinite(nearest())) return std::numeric_limits<double>::infinity();
  if (!std::isfinite(range())) return nearest() > 0.0 ? 0.5 : 0.0;
  return range() > 0.0 ? nearest() / range() : 0.0;
}

double LimitDistance::place() const {
  if (!std::isfinite(range())) return std::numeric_limits<double>::quiet_NaN();
  return range() > 0.0 ? to_lower / range() : 0.5;
}

std::vector<LimitDistance> limitDistances(const Model& model, const Eigen::VectorXd& q) {
  requireSize(q.size(), model.dof(), "q");
  require(q.allFinite(), "q must be finite numbers");
  std::vector<LimitDistance> distances;
  distances.reserve(model.joints().size());
  for (int i = 0; i < model.dof(); ++i) {
    const Limits& limits = model.joints()[static_cast<std::size_t>(i)].limits;
    distances.push_back({q[i] - limits.lower, limits.upper - q[i]});
  }
  return distances;
}

int nearestToLimit(const std::vector<LimitDistance>& distances, const std::vector<int>& joints) {
  int nearest = -1;
  double least = std::numeric_limits<double>::infinity();
  for (const int joint : joints) {
    const double share = distances.at(static_cast<std::size_t>(joint)).share();
    if (share >= least) continue;
    least = share;
    nearest = joint;
  }
  return nearest;
}

}  // namespace linkwright
