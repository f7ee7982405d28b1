// SPDX-License-Identifier: MIT
// inverse_dynamics [MODEL]: the torques that move a robot out of its ready pose, by each of the four formulations.
#include "core/dynamics/inverse_dynamics.h"

#include "core/io/scene_file.h"
#include "core/mechanism/model.h"

#include <algorithm>
#include <cstdio>

int main(int argc, char** argv) {
  const linkwright::Result<linkwright::SceneData> scene =
      linkwright::readModelFile(argc > 1 ? argv[1] : LINKWRIGHT_EXAMPLE_ROBOT);
  for (const linkwright::Diagnostic& diagnostic : scene.diagnostics()) {
    std::fprintf(stderr, "%s\n", linkwright::toString(diagnostic).c_str());
  }
  if (!scene) return 1;
  const linkwright::Result<linkwright::Model> model = linkwright::Model::compile(scene->mechanism);
  if (!model) return 1;

  // every joint moves at 0.5 rad/s (m/s) and gains 1 rad/s^2 (m/s^2)
  linkwright::DynamicsInput input;
  input.q = model->readyPose();
  input.qd.setConstant(model->dof(), 0.5);
  input.qdd.setConstant(model->dof(), 1.0);
  input.gravity = scene->gravity;
  const Eigen::VectorXd tau = linkwright::inverseDynamics(*model, input);
  for (int i = 0; i < model->dof(); ++i) {
    std::printf("%-24s %12.6f\n", model->joints()[static_cast<std::size_t>(i)].name.c_str(), tau[i]);
  }

  // four ways of writing the same equations: they differ by round-off alone
  double worst = 0.0;
  for (const auto formulation : {linkwright::Formulation::Spatial, linkwright::Formulation::BodyFrame,
                                 linkwright::Formulation::WorldSpatial, linkwright::Formulation::NonRecursive}) {
    const Eigen::VectorXd other = linkwright::inverseDynamics(*model, input, formulation);
    const double difference = (other - tau).lpNorm<Eigen::Infinity>();
    std::printf("%-24s differs by %.1e\n", linkwright::nameOf(formulation), difference);
    worst = std::max(worst, difference);
  }
  return worst <= 1e-11 * std::max(1.0, tau.lpNorm<Eigen::Infinity>()) ? 0 : 1;
}
