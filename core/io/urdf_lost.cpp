// SPDX-License-Identifier: MIT
#include "core/io/urdf.h"

namespace linkwright {

std::vector<UrdfLoss> sceneLossesInUrdf(const SceneData& scene) {
  std::vector<UrdfLoss> losses;
  const auto say = [&](bool is_there, const Message& what) {
    if (is_there) losses.push_back({Message("Files", "scene"), what, Message("Files", "left out")});
  };
  say(scene.gravity != Eigen::Vector3d(0.0, 0.0, -kStandardGravity), Message("Files", "URDF cannot describe gravity"));
  say(scene.q.size() + scene.qd.size() + scene.qdd.size() > 0,
      Message("Files", "URDF cannot describe the scene's state"));
  say(!scene.poses.empty(), Message("Files", "URDF cannot describe saved poses"));
  say(scene.motion.has_value() || scene.trajectory.has_value(), Message("Files", "URDF cannot describe the motion"));
  say(!scene.targets.empty(), Message("Files", "URDF cannot describe targets of the end effector"));
  say(!scene.loads.empty(), Message("Files", "URDF cannot describe loads on links"));
  say(scene.view.has_value(), Message("Files", "URDF cannot describe the view"));
  return losses;
}

Diagnostics lostInUrdf(const SceneData& scene) {
  Diagnostics lost;
  for (const UrdfLoss& loss : sceneLossesInUrdf(scene)) {
    lost.push_back({Severity::Warning, {}, 0, Message("Files", "%1: %2").arg(loss.what, loss.instead)});
  }
  return lost;
}

}  // namespace linkwright
