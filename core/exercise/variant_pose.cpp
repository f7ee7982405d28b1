// SPDX-License-Identifier: MIT
#include "core/exercise/variant_pose.h"

#include "core/kinematics/jacobian.h"
#include "core/kinematics/manipulability.h"

#include <algorithm>
#include <cmath>

namespace linkwright {
namespace {

constexpr double kNearlyLost = 0.02;
constexpr int kPoses = 16;
constexpr double kFar = 3.0;  // rad or m, where there is no limit

Eigen::VectorXd handSingularValues(const Model& model, const Eigen::VectorXd& q) {
  const int hand = model.hands().empty() ? model.deepestLink() : model.hands().front();
  const JacobianRows rows = model.dof() <= 3 ? JacobianRows::Linear : JacobianRows::All;
  return manipulability(jacobian(model, q, hand), rows).singular_values;
}

/// Spread evenly over what the joints can do.
Eigen::VectorXd samplePose(const Model& model, int number) {
  Eigen::VectorXd q(model.dof());
  for (int j = 0; j < model.dof(); ++j) {
    const Limits& limits = model.joints()[static_cast<std::size_t>(j)].limits;
    const double low = std::min(std::max(limits.lower, -kFar), limits.upper);
    const double high = std::max(std::min(limits.upper, kFar), limits.lower);
    const double place = 0.7548776662466927 * (number + 1) + 0.5698402909980532 * (number + 2) * (j + 1);
    q[j] = low + (place - std::floor(place)) * (high - low);
  }
  return q;
}

}  // namespace

int fullRank(const Model& model) {
  int rank = 0;
  for (int number = 0; number < kPoses && model.dof() > 0; ++number) {
    const Eigen::VectorXd values = handSingularValues(model, samplePose(model, number));
    rank = std::max(rank, static_cast<int>((values.array() > kNearlyLost * values[0]).count()));
  }
  return rank;
}

bool isNearSingular(const Model& model, const Eigen::VectorXd& q, int full_rank) {
  if (full_rank == 0) return false;
  const Eigen::VectorXd values = handSingularValues(model, q);
  return !(values[full_rank - 1] > kNearlyLost * values[0]);
}

}  // namespace linkwright
