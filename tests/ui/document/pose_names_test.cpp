// SPDX-License-Identifier: GPL-3.0-or-later
// Stored poses: names that change, and where the robot is in each.
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/model.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/pose_drawings.h"

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

TEST_CASE("A renamed pose keeps its place and its motion, and undo gives the name back") {
  Document document;
  openExample(document, "ur5e.urdf");
  storePose(document, "A");
  setJoint(document, 0, JointField::Position, document.snapshot()->q[0] + 0.5);
  storePose(document, "B");
  setMotion(document, "A", "B", 2.0);
  const int steps = document.undoStack()->count();
  renamePose(document, "B", "  Over the table ");
  CHECK(document.undoStack()->count() == steps + 1);
  REQUIRE(document.scene().poses.size() == 2);
  CHECK(document.scene().poses[1].name == "Over the table");
  REQUIRE(document.scene().motion);
  CHECK(document.scene().motion->from == "A");
  CHECK(document.scene().motion->to == "Over the table");
  REQUIRE(document.snapshot()->motion.curves);
  CHECK(usesPose(*document.snapshot()->motion.plan, "Over the table"));
  document.undo();
  CHECK(document.scene().poses[1].name == "B");
  CHECK(document.scene().motion->to == "B");
}

TEST_CASE("A trajectory of the scene goes with its poses, and undo gives it back") {
  SceneData scene = std::move(readModelFile(test::sourcePath("assets/examples/ur5e.urdf").string())).value();
  const Eigen::VectorXd ready = Model::compile(scene.mechanism).value().readyPose();
  scene.poses = {{"A", ready}, {"B", ready.array() + 0.1}};
  const TrajectoryPlan plan = planBetween("A", "B", 2.0);
  scene.trajectory = plan;
  const test::TemporaryFolder folder;
  Document document;
  REQUIRE_FALSE(hasErrors(document.open(QString::fromStdString(folder.write("scene.json", writeScene(scene))))));
  renamePose(document, "B", "Over the table");
  CHECK(document.scene().trajectory == planBetween("A", "Over the table", 2.0));
  document.undo();
  CHECK(document.scene().trajectory == plan);
  // a pose that goes away leaves its positions behind
  removePose(document, "B");
  REQUIRE(document.scene().trajectory);
  const std::vector<const Waypoint*> waypoints = waypointsOf(*document.scene().trajectory);
  CHECK(waypoints[1]->pose.empty());
  CHECK(waypoints[1]->q == Eigen::VectorXd(ready.array() + 0.1));
  CHECK(readScene(writeScene(document.scene()), "again.json").ok());
  document.undo();
  CHECK(document.scene().trajectory == plan);
  // a motion between two poses takes its place
  setMotion(document, "A", "B", 1.0);
  CHECK_FALSE(document.scene().trajectory);
  CHECK(document.scene().motion);
  document.undo();
  CHECK(document.scene().trajectory == plan);
  CHECK_FALSE(document.scene().motion);
}

TEST_CASE("A name that is another's, none, or the same changes nothing") {
  Document document;
  openExample(document, "ur5e.urdf");
  storePose(document, "A");
  storePose(document, "B");
  const int steps = document.undoStack()->count();
  renamePose(document, "A", "B");
  renamePose(document, "A", "   ");
  renamePose(document, "A", "A");
  renamePose(document, "C", "D");
  CHECK(document.undoStack()->count() == steps);
  CHECK(document.scene().poses[0].name == "A");
}

TEST_CASE("Each stored pose has the robot's places in it, whatever the robot does now") {
  Document document;
  openExample(document, "panda.urdf");
  storePose(document, "A");
  const Eigen::VectorXd q = document.snapshot()->q;
  setJoint(document, 1, JointField::Position, q[1] + 0.4);
  storePose(document, "B");
  setJoint(document, 3, JointField::Position, q[3] - 0.2);
  const std::vector<PoseDrawing> figures = poseDrawings(document);
  REQUIRE(figures.size() == 2);
  CHECK(figures[0].name == "A");
  const std::vector<Pose> X_WL = forwardKinematics(*document.snapshot()->model, q);
  REQUIRE(figures[0].X_WL.size() == X_WL.size());
  for (std::size_t i = 0; i < X_WL.size(); ++i) CHECK(figures[0].X_WL[i].p == X_WL[i].p);
  CHECK((figures[1].X_WL.back().p - X_WL.back().p).norm() > 0.05);
}
