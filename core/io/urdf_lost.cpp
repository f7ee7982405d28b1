// SPDX-License-Identifier: MIT
#include "core/io/urdf.h"

namespace linkwright {

std::vector<UrdfLoss> sceneLossesInUrdf(const SceneData& scene) {
  std::vector<UrdfLoss> losses;
  const auto say = [&](bool is_there, const char* what) {
    if (is_there) losses.push_back({"scene", std::string("URDF cannot hold ") + what, "left out"});
  };
  say(scene.gravity != Eigen::Vector3d(0.0, 0.0, -kStandardGravity), "the scene's gravity");
  say(scene.q.size() + scene.qd.size() + scene.qdd.size() > 0, "the scene's state");
  say(!scene.poses.empty(), "stored poses");
  say(scene.motion.has_value() || scene.trajectory.has_value(), "the motion");
  say(!scene.targets.empty(), "targets of the hand");
  say(!scene.loads.empty(), "loads on links");
  say(scene.view.has_value(), "the view");
  return losses;
}

Diagnostics lostInUrdf(const SceneData& scene) {
  Diagnostics lost;
  for (const UrdfLoss& loss : sceneLossesInUrdf(scene)) {
    lost.push_back({Severity::Warning, {}, 0, loss.what + ": " + loss.instead});
  }
  return lost;
}

}  // namespace linkwright
