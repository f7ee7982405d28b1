// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trajectory/plan.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright::test {

/// One plan of each kind with every field set, for a robot of `dof` joints and a stored pose "home".
std::vector<TrajectoryPlan> everyTrajectory(Eigen::Index dof);

}  // namespace linkwright::test
