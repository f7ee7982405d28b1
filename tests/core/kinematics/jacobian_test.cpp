// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kinematics/jacobian.h"

#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("The Jacobian is the derivative of the pose") {
  double worst = 0.0;
  for (std::uint64_t seed = 1000; seed < 1060; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 10)});
    const Model model = compiled(mechanism);
    const Eigen::VectorXd q = randomInput(random, model).q;
    const double h = 1e-5;
    for (int joint = 0; joint < model.dof(); ++joint) {
      const Eigen::VectorXd step = h * Eigen::VectorXd::Unit(model.dof(), joint);
      const std::vector<Pose> after = forwardKinematics(model, q + step);
      const std::vector<Pose> before = forwardKinematics(model, q - step);
      for (int link = 0; link < model.linkCount(); ++link) {
        const Pose& X1 = after[static_cast<std::size_t>(link)];
        const Pose& X0 = before[static_cast<std::size_t>(link)];
        Eigen::Matrix<double, 6, 1> rate;
        rate << rotationVector(X1.R * X0.R.transpose()) / (2.0 * h), (X1.p - X0.p) / (2.0 * h);
        worst = std::max(worst, (jacobian(model, q, link).col(joint) - rate).cwiseAbs().maxCoeff());
      }
    }
  }
  INFO("worst difference " << worst);
  // truncation h^2 |p'''| / 6 and round-off eps |p| / h, both about 1e-10 for arms of some metres
  CHECK(worst < 1e-9);
}

TEST_CASE("Poses of links on one body keep their fixed offsets") {
  Random random(1100);
  const Mechanism mechanism = randomMechanism(random, {.joints = 30, .prismatic = 0.2, .fixed = 0.5});
  const Model merged = compiled(mechanism);
  const Model whole = compiled(mechanism, {.merge_fixed_links = false});
  const Eigen::VectorXd q = randomInput(random, merged).q;
  const std::vector<Pose> a = forwardKinematics(merged, q);
  const std::vector<Pose> b = forwardKinematics(whole, q);
  REQUIRE(a.size() == b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    REQUIRE(merged.links()[i].name == whole.links()[i].name);
    CHECK((a[i].R - b[i].R).norm() < 1e-13);
    CHECK((a[i].p - b[i].p).norm() < 1e-13);
    CHECK((a[i].R.transpose() * a[i].R - Eigen::Matrix3d::Identity()).norm() < 1e-13);
  }
}

TEST_CASE("Joint axes in the world are the Jacobian's columns") {
  Random random(1200);
  const Mechanism mechanism = randomMechanism(random, {.joints = 12, .prismatic = 0.4, .fixed = 0.1, .chain = true});
  const Model model = compiled(mechanism);
  const Eigen::VectorXd q = randomInput(random, model).q;
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  const auto J = jacobian(model, q, model.deepestLink());
  for (int i = 0; i < model.dof(); ++i) {
    const bool slides = model.joints()[static_cast<std::size_t>(i)].type == JointType::Prismatic;
    const Eigen::Vector3d column = slides ? J.col(i).tail<3>() : J.col(i).head<3>();
    CHECK((column - jointAxis(model, X_WB, i)).norm() < 1e-14);
  }
}
