// SPDX-License-Identifier: MIT
#include "core/scene/elastic_setup.h"

#include "core/base/require.h"
#include "core/trajectory/trajectory.h"

#include <utility>

namespace linkwright {

Result<ElasticSetup> elasticSetup(const SceneData& scene, std::shared_ptr<const Mechanism> mechanism,
                                  std::shared_ptr<const Model> model) {
  require(mechanism != nullptr && model != nullptr, "an analysis needs a mechanism and its model");
  ElasticSetup setup;
  setup.settings = scene.beam;
  setup.gravity = scene.gravity;
  setup.q = scene.q.size() > 0 ? scene.q : model->readyPose();
  setup.qd = scene.qd.size() > 0 ? scene.qd : Eigen::VectorXd(Eigen::VectorXd::Zero(model->dof()));
  for (const SceneLoad& load : scene.loads) {
    // a load may stay in the scene when its link is gone
    const int link = model->findLink(load.link);
    if (link >= 0) setup.loads.push_back({link, {load.force, load.moment}});
  }
  Diagnostics warnings;
  if (const std::optional<TrajectoryPlan> plan = planOf(scene)) {
    Result<Trajectory> motion = compileTrajectory(*model, scene.poses, *plan);
    if (!motion) return Result<ElasticSetup>::failure(motion.diagnostics());
    warnings = motion.diagnostics();
    setup.motion = std::move(motion).value();
  }
  setup.mechanism = std::move(mechanism);
  setup.model = std::move(model);
  return Result<ElasticSetup>(std::move(setup), std::move(warnings));
}

}  // namespace linkwright
