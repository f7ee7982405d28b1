// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/json_tree.h"
#include "core/io/problems.h"
#include "core/io/scene_values.h"
#include "core/trajectory/plan.h"

#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace linkwright::scene {

/// Reads the key `trajectory` of a scene. Whatever is wrong is added to `problems`; what the plan cannot be for other
/// reasons (a line that leaves the reach of the arm) compileTrajectory says.
TrajectoryPlan readTrajectory(const JsonNode& node, const JointValues& values,
                              const std::unordered_set<std::string>& poses, Problems& problems);

/// The value of that key as it is written. `joints`: the names of the joints in joint order.
std::string trajectoryOf(const TrajectoryPlan& plan, const std::vector<std::string>& joints);

}  // namespace linkwright::scene
