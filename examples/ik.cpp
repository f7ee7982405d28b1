// SPDX-License-Identifier: MIT
// ik [MODEL]: joint positions that put the hand 5 cm lower than it is, turned by 0.1 rad about the vertical.
#include "core/ik/inverse_kinematics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"

#include <Eigen/Geometry>

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

  // the target: where the hand is in the ready pose, moved and turned
  const Eigen::VectorXd start = model->readyPose();
  linkwright::IkTarget target;
  target.link = model->hands().front();
  const auto hand = static_cast<std::size_t>(target.link);
  target.X_WT = linkwright::forwardKinematics(*model, start)[hand];
  target.X_WT.p.z() -= 0.05;
  target.X_WT.R = Eigen::AngleAxisd(0.1, Eigen::Vector3d::UnitZ()).toRotationMatrix() * target.X_WT.R;
  const bool position_only = model->dof() < 6;  // a shorter arm cannot choose how its hand is turned
  if (position_only) target.weights = linkwright::kPositionOnly;

  const linkwright::IkResult result = linkwright::solveIk(*model, target, start);
  std::printf("%s after %d iterations\n", linkwright::toString(result.status), result.iterations);
  for (int i = 0; i < model->dof(); ++i) {
    std::printf("%-24s %12.6f\n", model->joints()[static_cast<std::size_t>(i)].name.c_str(), result.q[i]);
  }

  // forward kinematics has the last word
  const linkwright::Pose reached = linkwright::forwardKinematics(*model, result.q)[hand];
  const double distance = (reached.p - target.X_WT.p).norm();
  const double turn = position_only ? 0.0 : (reached.R - target.X_WT.R).norm();
  std::printf("the hand is %.1e m away from the target\n", distance);
  return result.status == linkwright::IkStatus::Converged && distance < 1e-5 && turn < 1e-5 ? 0 : 1;
}
