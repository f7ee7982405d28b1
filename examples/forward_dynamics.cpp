// SPDX-License-Identifier: MIT
// forward_dynamics [MODEL]: the accelerations with which a robot falls out of its ready pose when its motors let go.
#include "core/dynamics/forward_dynamics.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/io/scene_file.h"

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

  linkwright::ForwardDynamicsInput input;
  input.q = model->readyPose();
  input.qd = input.tau = Eigen::VectorXd::Zero(model->dof());
  input.gravity = scene->gravity;
  // a link without mass has no acceleration: that is an error with words, not a number
  const linkwright::Result<Eigen::VectorXd> qdd = linkwright::forwardDynamics(*model, input);
  if (!qdd) {
    std::fprintf(stderr, "%s\n", qdd.diagnostics().front().message.text().c_str());
    return 1;
  }
  for (int i = 0; i < model->dof(); ++i) {
    std::printf("%-24s %12.6f\n", model->joints()[static_cast<std::size_t>(i)].name.c_str(), (*qdd)[i]);
  }

  // there and back: these accelerations need no torque
  linkwright::DynamicsInput back;
  back.q = input.q;
  back.qd = input.qd;
  back.qdd = *qdd;
  back.gravity = input.gravity;
  const double left = linkwright::inverseDynamics(*model, back).lpNorm<Eigen::Infinity>();
  back.qdd.setZero();
  const double holding = linkwright::inverseDynamics(*model, back).lpNorm<Eigen::Infinity>();
  std::printf("largest torque that is left: %.1e, of %.3f that hold it\n", left, holding);
  return left <= 1e-9 * std::max(1.0, holding) ? 0 : 1;
}
