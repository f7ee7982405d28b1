// SPDX-License-Identifier: GPL-3.0-or-later
// The motion of a scene, kept and brought back.
#include "core/io/sampled_motion.h"
#include "core/io/scene_file.h"
#include "core/mechanism/edit.h"
#include "core/mechanism/model.h"
#include "core/scene/scene_edit.h"
#include "core/trajectory/trajectory.h"
#include "tests/core/io/scenes.h"
#include "tests/support/catch.h"
#include "tests/support/every_trajectory.h"
#include "tests/support/random_mechanism.h"
#include "tests/support/rich_mechanism.h"

#include <string>

using namespace linkwright;

namespace {

SceneData sceneWithHome() {
  SceneData scene;
  scene.mechanism = test::richMechanism();
  scene.poses = {{"home", Eigen::Vector4d(0.1, 0.1, 0.01, -0.009)}};
  return scene;
}

}  // namespace

TEST_CASE("Every kind of motion is written and read back to the last bit", "[io][scene]") {
  SceneData scene = sceneWithHome();
  for (const TrajectoryPlan& plan : test::everyTrajectory(4)) {
    scene.trajectory = plan;
    const std::string text = writeScene(scene);
    CAPTURE(text);
    const Result<SceneData> read = readScene(text, "motion.json");
    INFO(test::messagesOf(read.diagnostics()));
    REQUIRE(read.ok());
    CHECK(read.diagnostics().empty());
    REQUIRE(read->trajectory);
    CHECK(*read->trajectory == plan);
    CHECK(writeScene(*read) == text);
  }
}

TEST_CASE("The short form of a motion stays what it was and is a trajectory all the same", "[io][scene]") {
  SceneData scene = sceneWithHome();
  scene.poses.push_back({"away", Eigen::Vector4d(0.2, 0.3, 0.02, -0.019)});
  CHECK_FALSE(planOf(scene));
  scene.motion = SceneMotion{"home", "away", 1.5};
  std::string text = writeScene(scene);
  CHECK(text.find("\"motion\": {\"from\": \"home\", \"to\": \"away\", \"duration\": 1.5}") != std::string::npos);
  const std::string now = "\"linkwright\": " + std::to_string(kSceneVersion);
  for (const char* version : {"1", "2", "3"}) {
    std::string old = text;
    old.replace(old.find(now), now.size(), std::string("\"linkwright\": ") + version);
    const Result<SceneData> read = readScene(old, "old.json");
    REQUIRE(read.ok());
    CHECK(read->motion == scene.motion);
    CHECK_FALSE(read->trajectory);
    CHECK(planOf(*read) == planBetween("home", "away", 1.5));
  }
}

TEST_CASE("A motion follows an edit of its robot as the poses do", "[io][scene]") {
  SceneData scene = sceneWithHome();
  Joint joint;
  joint.name = "nod";
  joint.type = JointType::Revolute;
  joint.ready = 0.7;
  for (const TrajectoryPlan& plan : test::everyTrajectory(4)) {
    scene.trajectory = plan;
    const Result<EditedScene> edited = withMechanism(
        scene, test::compiled(scene.mechanism), *insertLink(scene.mechanism, 2, Link{"neck"}, joint, Pose::identity()));
    REQUIRE(edited.ok());
    const TrajectoryPlan& now = *edited->scene.trajectory;
    // what is written is read again: all sizes fit
    const std::string text = writeScene(edited->scene);
    const Result<SceneData> read = readScene(text, "edited.json");
    INFO(test::messagesOf(read.diagnostics()));
    REQUIRE(read.ok());
    CHECK(*read->trajectory == now);
    for (const Waypoint* waypoint : waypointsOf(now)) {
      if (!waypoint->pose.empty()) continue;
      REQUIRE(waypoint->q.size() == 5);
      CHECK(waypoint->q[1] == 0.7);
    }
    if (const auto* samples = std::get_if<SampledCourse>(&now.course)) {
      CHECK((samples->q.col(1).array() == 0.7).all());
      CHECK(samples->qd.col(1).isZero(0.0));
      CHECK(samples->q.col(2) == std::get<SampledCourse>(plan.course).q.col(1));
    }
  }
}

TEST_CASE("A stored pose that is renamed or goes away is followed", "[io][scene]") {
  TrajectoryPlan plan = test::everyTrajectory(4)[0];
  CHECK(usesPose(plan, "home"));
  renamePose(plan, "home", "house");
  CHECK_FALSE(usesPose(plan, "home"));
  CHECK(usesPose(plan, "house"));
  detachPose(plan, {"house", Eigen::Vector4d(1, 2, 3, 4)});
  CHECK_FALSE(usesPose(plan, "house"));
  CHECK(waypointsOf(plan)[0]->q == Eigen::Vector4d(1, 2, 3, 4));
  CHECK(waypointsOf(plan)[1]->q.size() == 4);
}

TEST_CASE("A table of states is a motion: with its rates, or with those made of its positions", "[io]") {
  const Model model = test::compiled(test::richMechanism());
  std::string header = "t", row_start;
  for (const ModelJoint& joint : model.joints()) header += ",q." + joint.name;
  std::string rates = header;
  for (const ModelJoint& joint : model.joints()) rates += ",qd." + joint.name;
  const auto course = [&](const std::string& text) {
    const Result<StateTable> table = readStates(text, "motion.csv", model);
    REQUIRE(table.ok());
    return sampledMotion(*table, "motion.csv");
  };
  const Result<SampledCourse> plain = course(header + "\n0,0,0,0,0\n0.1,0.1,0.2,0.01,-0.01\n0.3,0.2,0.3,0.02,-0.02\n");
  REQUIRE(plain.ok());
  CHECK(plain->t == Eigen::Vector3d(0.0, 0.1, 0.3));
  CHECK(plain->q(1, 1) == 0.2);
  CHECK(plain->qd.size() == 0);
  const Result<SampledCourse> whole = course(rates + "\n0,0,0,0,0,1,2,3,-3\n0.1,0.1,0.2,0.01,-0.01,4,5,6,-6\n");
  REQUIRE(whole.ok());
  CHECK(whole->qd(1, 0) == 4.0);
  CHECK(whole->qdd.size() == 0);
  const Result<SampledCourse> back = course(header + "\n0,0,0,0,0\n0.1,0,0,0,0\n0.1,0,0,0,0\n");
  REQUIRE_FALSE(back.ok());
  CHECK(back.diagnostics()[0].line == 4);
  CHECK_FALSE(course(header.substr(2) + "\n0,0,0,0\n1,0,0,0\n").ok());
}
