// SPDX-License-Identifier: MIT
#include "core/scene/scene.h"

#include "core/beam/elastic_settings.h"
#include "core/trajectory/plan.h"

namespace linkwright {

std::optional<TrajectoryPlan> planOf(const SceneData& scene) {
  if (scene.trajectory) return *scene.trajectory;
  if (!scene.motion) return std::nullopt;
  return planBetween(scene.motion->from, scene.motion->to, scene.motion->duration);
}

const std::vector<ElasticLink>& elasticLinks(const SceneData& scene) { return scene.beam.orDefault().links; }

}  // namespace linkwright
