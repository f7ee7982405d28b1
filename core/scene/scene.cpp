// SPDX-License-Identifier: MIT
#include "core/scene/scene.h"

#include "core/trajectory/plan.h"

namespace linkwright {

std::optional<TrajectoryPlan> planOf(const SceneData& scene) {
  if (scene.trajectory) return *scene.trajectory;
  if (!scene.motion) return std::nullopt;
  return planBetween(scene.motion->from, scene.motion->to, scene.motion->duration);
}

}  // namespace linkwright
