// SPDX-License-Identifier: GPL-3.0-or-later
// A scene follows an edit of its mechanism: each joint keeps its value, what hung on a link goes with it.
#include "core/scene/scene_edit.h"

#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"
#include "tests/support/rich_mechanism.h"

using namespace linkwright;

namespace {

SceneData sceneToEdit() {
  SceneData scene;
  scene.mechanism = test::richMechanism();
  scene.q = Eigen::Vector4d(0.1, 0.2, 0.03, -0.029);
  scene.qd = Eigen::Vector4d(1, 2, 3, -3);
  scene.poses = {{"home", Eigen::Vector4d(0.4, 0.5, 0.06, -0.059)}};
  scene.targets = {{"arm", {}}, {"left", {}}};
  scene.loads = {{"left", {1, 2, 3}, Eigen::Vector3d::Zero()}, {"right", {4, 5, 6}, Eigen::Vector3d::Zero()}};
  return scene;
}

EditedScene after(const SceneData& scene, const Edited& edited) {
  Result<EditedScene> result = withMechanism(scene, test::compiled(scene.mechanism), edited);
  REQUIRE(result.ok());
  return std::move(result).value();
}

}  // namespace

TEST_CASE("a new joint gets a column of its own, the others keep their values") {
  const SceneData scene = sceneToEdit();
  Joint joint;
  joint.name = "nod";
  joint.type = JointType::Revolute;
  joint.ready = 0.7;
  // put before the arm: its column comes between those of lift and turn
  const EditedScene now = after(scene, *insertLink(scene.mechanism, 2, Link{"neck"}, joint, Pose::identity()));
  REQUIRE(now.model.dof() == 5);
  REQUIRE(now.model.joints()[1].name == "nod");
  CHECK(now.scene.q.isApprox((Eigen::VectorXd(5) << 0.1, 0.7, 0.2, 0.03, -0.029).finished(), 0.0));
  CHECK(now.scene.qd.isApprox((Eigen::VectorXd(5) << 1, 0, 2, 3, -3).finished(), 0.0));
  CHECK(now.scene.qdd.size() == 0);
  CHECK(now.scene.poses[0].q.isApprox((Eigen::VectorXd(5) << 0.4, 0.7, 0.5, 0.06, -0.059).finished(), 0.0));
  CHECK(now.scene.loads == scene.loads);
}

TEST_CASE("what is deleted takes its column, its targets and its loads along") {
  const SceneData scene = sceneToEdit();
  Edited edited = *removeBranch(scene.mechanism, 4);
  const EditedScene now = after(scene, edited);
  CHECK(now.scene.q.isApprox(Eigen::Vector3d(0.1, 0.2, 0.03), 0.0));
  REQUIRE(now.scene.loads.size() == 1);
  CHECK(now.scene.loads[0].link == "left");
  CHECK(now.scene.targets.size() == 2);
  // its leader gone, a follower moves by itself
  const EditedScene leaderless = after(scene, *removeBranch(scene.mechanism, 3));
  CHECK_FALSE(leaderless.scene.mechanism.joints[2].mimic);
  CHECK(leaderless.scene.q.isApprox(Eigen::Vector3d(0.1, 0.2, -0.029), 0.0));
}

TEST_CASE("an edit that leaves no mechanism that computes is refused with the reason") {
  const SceneData scene = sceneToEdit();
  Joint turn = scene.mechanism.joints[1];
  turn.limits = {1.0, -1.0, 1.0, 1.0};
  const Result<EditedScene> refused =
      withMechanism(scene, test::compiled(scene.mechanism), withJoint(scene.mechanism, 1, turn));
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.diagnostics()[0].message.text().find("lower limit above") != std::string::npos);
}

TEST_CASE("loads follow a new name, a value goes into new limits, another kind of joint begins anew") {
  const SceneData scene = sceneToEdit();
  Link palm = scene.mechanism.links[3];
  palm.name = "thumb";
  CHECK(after(scene, withLink(scene.mechanism, 3, palm)).scene.loads[0].link == "thumb");

  Joint turn = scene.mechanism.joints[1];
  turn.limits.upper = 0.3;
  const EditedScene narrower = after(scene, withJoint(scene.mechanism, 1, turn));
  CHECK(narrower.scene.q[1] == 0.2);
  CHECK(narrower.scene.poses[0].q[1] == 0.3);

  turn = scene.mechanism.joints[1];
  turn.type = JointType::Prismatic;
  turn.ready = 0.05;
  const EditedScene slide = after(scene, withJoint(scene.mechanism, 1, turn));
  CHECK(slide.scene.q[1] == 0.05);
  CHECK(slide.scene.q[0] == 0.1);
}

TEST_CASE("the first joint of all begins in its ready position, at rest, in the state and in the stored poses") {
  SceneData scene;
  scene.mechanism.name = "bare";
  scene.mechanism.links.push_back(Link{"base"});
  scene.poses.push_back({"before", Eigen::VectorXd()});
  Joint joint;
  joint.name = "hinge";
  joint.type = JointType::Revolute;
  joint.ready = 0.6;
  const EditedScene now = after(scene, addLink(scene.mechanism, 0, Link{"arm"}, joint));
  REQUIRE(now.scene.q.size() == 1);
  CHECK(now.scene.q[0] == 0.6);
  CHECK(now.scene.qd.isApprox(Eigen::VectorXd::Zero(1)));
  REQUIRE(now.scene.poses.at(0).q.size() == 1);
  CHECK(now.scene.poses[0].q[0] == 0.6);
}
