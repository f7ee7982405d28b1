// SPDX-License-Identifier: GPL-3.0-or-later
// Move in the real window: from two poses to a motion that plays, by commands and keys.
#include "core/io/scene_file.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/workspaces/move/motion_editor.h"
#include "ui/workspaces/move/motion_track.h"

#include <QAction>
#include <QDockWidget>
#include <QTableView>
#include <QTest>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::moveTo;
using linkwright::test::press;
using linkwright::test::release;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

struct MoveFixture : WindowFixture {
  MoveFixture() : WindowFixture("ur5e.urdf") {
    command("WorkspaceMove")->trigger();
    settle();
  }
  void turn(int joint, double by) {
    setJoint(document(), joint, JointField::Position, document().snapshot()->q[joint] + by);
    settle();
  }
  void add() {
    command("AddWaypoint")->trigger();
    settle();
  }
};

}  // namespace

TEST_CASE("pose, add, pose, add: the motion plays, and its cursor is the window's", "[ui][move]") {
  MoveFixture f;
  f.turn(0, 0.4);
  f.add();
  CHECK_FALSE(f.command("Play")->isEnabled());
  f.turn(1, -0.5);
  f.add();
  REQUIRE(f.command("Play")->isEnabled());
  f.command("Play")->trigger();
  CHECK(f.document().playback().isPlaying());
  MotionTrack& track = f.window.part<MotionTrack>();
  REQUIRE(waitUntil([&] { return f.document().snapshot()->time > 0.1; }));
  f.command("Play")->trigger();
  f.settle();
  CHECK(track.value() == static_cast<int>(std::lround(1000.0 * f.document().snapshot()->time)));
  // each waypoint was a step
  f.document().undo();
  CHECK_FALSE(f.document().snapshot()->motion.curves);
}

TEST_CASE("A robot at its motion's beginning stands on the motion, and one that is elsewhere does not", "[ui][move]") {
  WindowFixture f("planar_2r.json");
  REQUIRE(f.document().snapshot()->motion.curves != nullptr);
  f.enter("Move");
  CHECK(f.document().snapshot()->source == StateSource::Motion);
  CHECK(f.document().undoStack()->isClean());
  // opened while the motion is looked at
  REQUIRE(f.window.files().open(linkwright::test::examplePath("puma560.json")));
  f.settle();
  CHECK(f.document().snapshot()->source == StateSource::Motion);
  f.enter("Pose");
  setJoint(f.document(), 0, JointField::Position, 0.3);
  f.enter("Move");
  CHECK(f.document().snapshot()->source == StateSource::Pose);
}

TEST_CASE("a waypoint stays as it was added, whether its list is seen or not", "[ui][move]") {
  MoveFixture f;
  f.command("WorkspacePose")->trigger();
  f.settle();
  for (int k = 0; k < 3; ++k) {
    f.turn(k, 0.3);
    f.add();
    CHECK_FALSE(f.document().snapshot()->waypoint);
  }
  const auto& course = std::get<WaypointCourse>(f.document().snapshot()->motion.plan->course);
  REQUIRE(course.waypoints.size() == 3);
  CHECK(course.waypoints[1].q[2] == course.waypoints[0].q[2]);
  CHECK(course.waypoints[2].q[2] - course.waypoints[1].q[2] == Approx(0.3));
  f.command("WorkspaceMove")->trigger();
  f.settle();
  f.add();
  CHECK_FALSE(f.document().snapshot()->waypoint);
}

TEST_CASE("Esc takes a drag of a break back, by the window's own command", "[ui][move]") {
  MoveFixture f;
  for (int k = 0; k < 3; ++k) {
    f.turn(k, 0.3);
    f.add();
  }
  f.window.part<linkwright::ui::MotionEditor>().choose(1);
  f.settle();
  const std::string before = writeScene(f.document().contents());
  MotionTrack& track = f.window.part<MotionTrack>();
  const QPointF grip = track.waypointHandle(1);
  press(&track, grip);
  moveTo(&track, grip + QPointF(80, 0));
  f.settle();
  REQUIRE(f.document().gestureActive());
  REQUIRE(f.command("CancelDrag")->isEnabled());
  f.command("CancelDrag")->trigger();
  f.settle();
  moveTo(&track, grip + QPointF(120, 0));
  release(&track, grip + QPointF(120, 0));
  f.settle();
  CHECK(writeScene(f.document().contents()) == before);
}

TEST_CASE("speed and the part that is played are commands too", "[ui][move]") {
  MoveFixture f;
  for (int k = 0; k < 2; ++k) {
    f.turn(k, 0.3);
    f.add();
  }
  Playback& playback = f.document().playback();
  f.command("Faster")->trigger();
  CHECK(playback.speed() == 2.0);
  f.command("Slower")->trigger();
  f.command("Slower")->trigger();
  CHECK(playback.speed() == 0.5);
  f.command("UsualSpeed")->trigger();
  CHECK(playback.speed() == 1.0);
  CHECK_FALSE(f.command("UsualSpeed")->isEnabled());
  // in another workspace as well, where there is no track to be seen
  f.command("WorkspacePose")->trigger();
  f.settle();
  f.document().playback().setTime(0.25);
  f.command("RangeStart")->trigger();
  f.document().playback().setTime(0.75);
  f.command("RangeEnd")->trigger();
  CHECK(playback.range() == TimeRange{0.25, 0.75});
  f.command("RangeNone")->trigger();
  CHECK_FALSE(playback.range());
  f.command("Loop")->setChecked(true);
  CHECK(playback.isLooping());
}

TEST_CASE("Enter on the track goes to the waypoint's row, whatever lies before it", "[ui][move]") {
  MoveFixture f;
  for (int k = 0; k < 3; ++k) {
    f.turn(k, 0.3);
    f.add();
  }
  f.bring("dockPose");
  f.settle();
  MotionTrack& track = f.window.part<MotionTrack>();
  f.window.part<linkwright::ui::MotionEditor>().choose(1);
  QTest::keyClick(&track, Qt::Key_Return);
  f.settle();
  auto* table = f.find<QTableView>("waypointTable");
  REQUIRE(waitUntil([&] { return table->isVisible(); }));
  CHECK(table->currentIndex().row() == 1);
}
