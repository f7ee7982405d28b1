// SPDX-License-Identifier: MIT
#include "core/scene/simulation_setup.h"

#include "core/base/require.h"
#include "core/trajectory/trajectory.h"

#include <utility>
#include <variant>

namespace linkwright {

Result<SimulationSetup> simulationSetup(const SceneData& scene, std::shared_ptr<const Model> model) {
  require(model != nullptr, "a simulation needs a model");
  SimulationSetup setup;
  setup.q = scene.q.size() > 0 ? scene.q : model->readyPose();
  setup.qd = scene.qd.size() > 0 ? scene.qd : Eigen::VectorXd(Eigen::VectorXd::Zero(model->dof()));
  setup.gravity = scene.gravity;
  for (const SceneLoad& load : scene.loads) {
    setup.loads.push_back({model->findLink(load.link), {load.force, load.moment}});
  }
  setup.contacts = scene.contacts.orDefault();
  if (scene.simulation) setup.settings = *scene.simulation;
  Diagnostics warnings;
  if (const auto* torques = std::get_if<MotionTorque>(&setup.settings.torques)) {
    if (const std::optional<TrajectoryPlan> plan = torques->motion ? torques->motion : planOf(scene)) {
      Result<Trajectory> motion = compileTrajectory(*model, scene.poses, *plan);
      if (!motion) return Result<SimulationSetup>::failure(motion.diagnostics());
      warnings = motion.diagnostics();
      setup.motion = std::move(motion).value();
    }
  }
  setup.model = std::move(model);
  return Result<SimulationSetup>(std::move(setup), std::move(warnings));
}

}  // namespace linkwright
