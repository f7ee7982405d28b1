// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// How far one joint is from its limits, rad or m. Infinite where there is no limit, negative beyond one.
struct LimitDistance {
  double to_lower = 0.0;
  double to_upper = 0.0;

  double nearest() const { return to_lower < to_upper ? to_lower : to_upper; }
  bool isLowerNearer() const { return to_lower < to_upper; }
  /// The whole range, rad or m; infinite without both limits.
  double range() const { return to_lower + to_upper; }
  /// nearest() as a share of the range: 0 at a limit, 0.5 in the middle. Infinite without any limit; without one of
  /// both there is no range, and the joint counts as in the middle. A joint whose limits are one value is at 0.
  double share() const;
  /// Where in the range the joint is: 0 at the lower limit, 1 at the upper; NaN without both limits.
  double place() const;
};

/// By joint, at joint positions `q` [dof]. Throws PreconditionError on a wrong size or a number that is not finite.
std::vector<LimitDistance> limitDistances(const Model& model, const Eigen::VectorXd& q);

/// The joint with the smallest share of its range left, of `joints` (indices into Model::joints()); -1 where none of
/// them has a limit.
int nearestToLimit(const std::vector<LimitDistance>& distances, const std::vector<int>& joints);

}  // namespace linkwright
