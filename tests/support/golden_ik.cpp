// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden_ik.h"

#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"

#include <numbers>
#include <string>

namespace linkwright::test {

Golden goldenIk() { return goldenFile("inverse_kinematics.json"); }

Model dhArm(const std::vector<GoldenDhRow>& rows) {
  Mechanism m;
  m.name = "dh_arm";
  m.links.push_back({"base", {}, {}});
  Pose X;  // from the joint's frame to the next one's
  for (std::size_t i = 0; i <= rows.size(); ++i) {
    const bool is_hand = i == rows.size();
    m.links.push_back({is_hand ? "hand" : "link_" + std::to_string(i + 1), {}, {}});
    Joint joint;
    joint.name = is_hand ? "to_hand" : "joint_" + std::to_string(i + 1);
    joint.type = is_hand ? JointType::Fixed : JointType::Continuous;
    joint.parent = static_cast<int>(i);
    joint.child = joint.parent + 1;
    joint.axis = Eigen::Vector3d::UnitZ();
    joint.X_PJ = X;
    m.joints.push_back(joint);
    if (!is_hand) X = {rotationAbout(Eigen::Vector3d::UnitX(), rows[i].alpha), {rows[i].a, 0.0, rows[i].d}};
  }
  return Model::compile(m).value();
}

Model goldenSeven() {
  const double h = 0.5 * std::numbers::pi;
  return dhArm({{0.34, 0, -h}, {0, 0, h}, {0.4, 0, h}, {0, 0, -h}, {0.4, 0, -h}, {0, 0, h}, {0.126, 0, 0}});
}

Model goldenTwo() { return dhArm({{0, 1, 0}, {0, 1, 0}}); }

Model goldenPumaModel() { return Model::compile(goldenPuma()).value(); }

Eigen::VectorXd pumaReady() { return vectorOf(goldenIk()["puma_case"]["q0"]); }

Pose poseOf(const Model& model, const Eigen::VectorXd& q, int link) {
  return forwardKinematics(model, q)[static_cast<std::size_t>(link)];
}

IterationOptions goldenOptions(const Eigen::Matrix<double, 6, 1>& weights) {
  IterationOptions options;
  options.method = IkMethod::PseudoInverse;
  options.weights = weights;
  return options;
}

}  // namespace linkwright::test
