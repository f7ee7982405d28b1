// SPDX-License-Identifier: GPL-3.0-or-later
// A point of a link that is pulled, as a mouse takes hold of a link where it will.
#include "core/ik/inverse_kinematics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/random_mechanism.h"

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("A pulled point of any link comes to its place and the link turns as it likes", "[ik]") {
  const auto scene =
      readScene(readFile(sourcePath("assets/examples/torso_with_two_arms.json")), "torso_with_two_arms.json");
  REQUIRE(scene.ok());
  const Model model = Model::compile(scene.value().mechanism).value();
  Random random(71);
  int reached = 0;
  for (int link = 0; link < model.linkCount(); ++link) {
    if (model.links()[static_cast<std::size_t>(link)].body < 0) continue;
    // where the point is in another pose near by: so it can be reached
    Eigen::VectorXd q = model.readyPose(), q_there = q;
    for (int i = 0; i < model.dof(); ++i) {
      const double wish = q[i] + random.uniform(-0.3, 0.3);
      q_there[i] = std::clamp(wish, model.lowerLimits()[i], model.upperLimits()[i]);
    }
    const Eigen::Vector3d p_LE(random.uniform(-0.1, 0.1), random.uniform(-0.1, 0.1), random.uniform(-0.1, 0.1));
    IkTarget target{link, {}, kPositionOnly};
    target.p_LE = p_LE;
    target.X_WT.p = forwardKinematics(model, q_there)[static_cast<std::size_t>(link)] * p_LE;
    const IkResult result = solveIk(model, target, q);
    INFO("seed 71, link " << model.links()[static_cast<std::size_t>(link)].name << ": " << toString(result.status));
    const Eigen::Vector3d p_WE = forwardKinematics(model, result.q)[static_cast<std::size_t>(link)] * p_LE;
    CHECK(std::abs((p_WE - target.X_WT.p).norm() - result.position_error) < 1e-12);
    if (result.status == IkStatus::Converged) ++reached;
    if (result.status == IkStatus::Converged) CHECK((p_WE - target.X_WT.p).norm() < 1e-6);
  }
  // a first joint alone moves its link on a circle, which the point of the other pose lies on: none is out of reach
  CHECK(reached >= model.dof() - 1);
}
