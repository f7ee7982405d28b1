// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_run.h"
#include "core/trajectory/plan.h"
#include "core/trajectory/trajectory.h"

#include <memory>
#include <optional>

namespace linkwright::ui {

/// What the dynamics make of the scene's motion: the driven joints as it has them, the passive ones as they move.
/// Immutable and shared. It is worked out from the scene, so it is neither saved nor undone.
struct FoundMotion {
  std::shared_ptr<const ElasticRun> run;
  std::optional<TrajectoryPlan> driven;        ///< the scene's plan that it was found for; absent: the scene had none
  std::shared_ptr<const TrajectoryPlan> plan;  ///< its samples
  Trajectory trajectory;                       ///< compiled from them
};

}  // namespace linkwright::ui
