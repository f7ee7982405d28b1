// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/passive_arm.h"

#include <numbers>
#include <string>
#include <utility>

namespace linkwright::test {

TwoLinkArm goldenArm() {
  TwoLinkArm arm;
  arm.EA = 2e11 * 5e-5;
  arm.EI = 2e11 * 1.042e-10;
  return arm;
}

JointDrive driveOf(DriveProfile profile, Eigen::VectorXd start, Eigen::VectorXd way, double duration) {
  return [profile, start = std::move(start), way = std::move(way), duration](double t, JointMotion& motion) {
    for (Eigen::Index i = 0; i < start.size(); ++i) {
      const ScalarState at = sampleDrive(profile, start[i], start[i] + way[i], duration, t);
      motion.q[i] = at.q;
      motion.qd[i] = at.qd;
      motion.qdd[i] = at.qdd;
    }
  };
}

JointDrive halfTurn(DriveProfile profile) {
  return driveOf(profile, Eigen::Vector2d::Zero(), Eigen::Vector2d(std::numbers::pi, 0.0));
}

Mechanism mechanismOf(const PlanarTree& tree) {
  Mechanism mechanism;
  mechanism.name = "rods";
  mechanism.links.push_back({"base", {}, {}});
  for (std::size_t i = 0; i < tree.links.size(); ++i) {
    const PlanarLink& rod = tree.links[i];
    const double l = rod.length, I = rod.mass * l * l / 12.0;
    Link link{"rod_" + std::to_string(i + 1),
              Inertial{rod.mass, {0.5 * l, 0.0, 0.0}, Eigen::Vector3d(0.0, I, I).asDiagonal()},
              {}};
    if (rod.tip_mass > 0.0)
      link.payloads.push_back({"tip_" + std::to_string(i + 1), rod.tip_mass, {l, 0.0, 0.0}, true});
    mechanism.links.push_back(link);
    Joint joint;
    joint.name = "joint_" + std::to_string(i + 1);
    joint.type = JointType::Continuous;
    joint.parent = rod.parent + 1;
    joint.child = static_cast<int>(i) + 1;
    if (rod.parent >= 0) joint.X_PJ.p.x() = tree.links[static_cast<std::size_t>(rod.parent)].length;
    joint.passive = rod.is_passive;
    mechanism.joints.push_back(joint);
  }
  return mechanism;
}

}  // namespace linkwright::test
