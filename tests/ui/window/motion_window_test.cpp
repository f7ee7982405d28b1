// SPDX-License-Identifier: GPL-3.0-or-later
// The motion in the real window's 3D view: drawn in Move alone, made anew only where it changes, clicked and dragged.
#include "core/kinematics/forward_kinematics.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/drag_recorder.h"
#include "ui/document/edits.h"
#include "ui/document/move_view_options.h"
#include "ui/workspaces/move/motion_binding.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QSpinBox>
#include <QToolButton>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

void setThreeWaypoints(Document& document) {
  const Eigen::VectorXd q = document.snapshot()->model->readyPose();
  WaypointCourse course;
  for (const double offset : {0.0, 0.5, -0.4}) course.waypoints.push_back({{}, q.array() + offset});
  course.moves.assign(2, Move{MoveKind::Joint, {TimingLaw::Quintic}, 1.0});
  TrajectoryPlan plan;
  plan.course = course;
  setTrajectory(document, plan, "Motion");
}

struct Moving : WindowFixture {
  View3D& view;
  MotionBinding& link;

  explicit Moving(const char* example)
      : WindowFixture(example, true), view(*window.view()), link(*window.view()->findChild<MotionBinding*>()) {
    setThreeWaypoints(document());
    window.findChild<QAction*>("actionWorkspaceMove")->trigger();
    settle();
  }
  MoveViewOptions& look() { return window.part<linkwright::ui::MoveViewOptions>(); }
  Eigen::Vector3d handAt(double time) {
    const SnapshotPtr snapshot = document().snapshot();
    const Eigen::VectorXd q = snapshot->motion.curves->trajectory.sample(time).q;
    return forwardKinematics(*snapshot->model, q)[static_cast<std::size_t>(snapshot->hand)].p;
  }
  void click(const Eigen::Vector3d& p_W) {
    test::press(view.inputTarget(), view.project(p_W));
    test::release(view.inputTarget(), view.project(p_W));
    settle();
  }
};

}  // namespace

TEST_CASE("The motion is drawn while Move is shown, and once for all of its time") {
  Moving f("puma560.json");
  CHECK(f.look().isOn());
  REQUIRE(f.look().scale());
  CHECK(f.look().scale()->curve == "hand.speed");
  CHECK(f.look().scale()->lower == Approx(0.0).margin(1e-9));
  CHECK(f.look().scale()->upper > 0.1);
  const int made = f.link.madeCount();
  for (const double time : {0.3, 0.7, 1.9}) {
    f.document().playback().setTime(time);
    f.settle();
  }
  f.document().playback().setTime(0.0);
  f.document().playback().play();
  REQUIRE(waitUntil([&] { return f.document().snapshot()->time > 0.1; }));
  f.document().playback().pause();
  f.settle();
  CHECK(f.link.madeCount() == made);
  f.command("WorkspacePose")->trigger();
  f.settle();
  CHECK_FALSE(f.look().isOn());
  CHECK_FALSE(f.look().scale());
  CHECK_FALSE(f.command("MotionGhosts")->isEnabled());
  f.command("WorkspaceMove")->trigger();
  f.settle();
  CHECK(f.look().scale());
}

TEST_CASE("A click on a waypoint chooses it, and what is dragged then is drawn live") {
  Moving f("puma560.json");
  f.document().playback().setTime(0.5);
  f.settle();
  f.click(f.handAt(1.0));
  CHECK(f.document().snapshot()->waypoint == 1);
  CHECK(f.document().snapshot()->time == 1.0);
  // the gizmo stands on the mark now: a click there keeps it, and undoes nothing
  f.click(f.handAt(1.0));
  CHECK(f.document().snapshot()->waypoint == 1);
  CHECK_FALSE(f.document().gestureActive());
  const double before = f.look().scale()->upper;
  const int made = f.link.madeCount();
  const QPointF grip = f.view.gizmoHandle(3);
  test::press(f.view.inputTarget(), grip);
  for (int i = 1; i <= 5; ++i) {
    test::moveTo(f.view.inputTarget(), grip + QPointF(6.0 * i, -5.0 * i));
    f.settle();
  }
  CHECK(f.link.madeCount() > made);
  CHECK(f.look().scale()->upper != before);
  test::release(f.view.inputTarget(), grip + QPointF(30.0, -25.0));
  f.settle();
  CHECK(f.document().snapshot()->waypoint == 1);
  f.document().undo();
  f.settle();
  CHECK(f.look().scale()->upper == before);
}

TEST_CASE("A click on the path goes to its time, a drag along it moves time") {
  Moving f("planar_2r.json");
  f.document().playback().setTime(2.0);
  f.settle();
  // free of links there: the arm has gone on
  f.click(f.handAt(0.5));
  // a pixel of the view is less than a hundredth of the motion
  CHECK(f.document().snapshot()->time == Approx(0.5).margin(0.02));
  f.document().playback().setTime(2.0);
  f.settle();
  test::press(f.view.inputTarget(), f.view.project(f.handAt(0.4)));
  for (const double time : {0.5, 0.6, 0.7}) {
    test::moveTo(f.view.inputTarget(), f.view.project(f.handAt(time)));
    f.settle();
    CHECK(f.document().snapshot()->time == Approx(time).margin(0.02));
  }
  test::release(f.view.inputTarget(), f.view.project(f.handAt(0.7)));
  f.settle();
  CHECK_FALSE(f.document().snapshot()->waypoint);
}

TEST_CASE("The choices of what is shown in 3D are those of the menu, and say what the colours mean") {
  Moving f("planar_2r.json");
  f.find<QToolButton>("showMotionIn3D")->click();
  auto* ghosts = f.find<QCheckBox>("motionGhosts");
  auto* count = f.find<QSpinBox>("motionGhostCount");
  auto* quantity = f.find<QComboBox>("motionPathQuantity");
  auto* joint = f.find<QComboBox>("motionPathJoint");
  REQUIRE(waitUntil([&] { return ghosts->isVisible(); }));
  CHECK(ghosts->isChecked());
  ghosts->click();
  CHECK_FALSE(f.command("MotionGhosts")->isChecked());
  CHECK_FALSE(count->isEnabled());
  f.command("MotionGhosts")->trigger();
  CHECK(ghosts->isChecked());
  count->setValue(12);
  CHECK(f.look().ghostCount() == 12);
  CHECK(quantity->currentText() == "End-effector speed");
  CHECK_FALSE(joint->isEnabled());
  const auto choose = [](QComboBox* box, const QString& text) {
    const int row = box->findText(text);
    REQUIRE(row >= 0);
    box->setCurrentIndex(row);
    emit box->activated(row);
  };
  choose(quantity, "Torque");
  const SnapshotPtr snapshot = f.document().snapshot();
  const std::string& second = snapshot->model->joints()[1].name;
  CHECK(joint->isEnabled());
  choose(joint, QString::fromStdString(second));
  CHECK(f.look().curve() == QString::fromStdString("tau." + second));
  f.settle();
  const Eigen::VectorXd tau = snapshot->motion.curves->tau.col(1);
  REQUIRE(f.look().scale());
  // of the points that are drawn: three of four samples here
  CHECK(f.look().scale()->upper == Approx(tau.maxCoeff()).margin(0.01 * tau.cwiseAbs().maxCoeff()));
  CHECK(f.find<QToolButton>("showMotionIn3D")->accessibleDescription().contains("N m"));
  choose(quantity, "Work");
  CHECK(f.look().curve() == QString::fromStdString("work." + second));
  choose(joint, "All joints");
  CHECK(f.look().curve() == "work");
  choose(quantity, "Single colour");
  f.settle();
  CHECK(f.look().curve().isEmpty());
  CHECK_FALSE(f.look().scale());
  CHECK_FALSE(f.find<QToolButton>("showMotionIn3D")->accessibleDescription().contains("colours"));
  // a joint that another robot has not
  choose(quantity, "Position");
  f.find<QWidget>("motionLookChoices")->close();
  f.document().undoStack()->setClean();
  REQUIRE(f.window.files().open(test::examplePath("puma560.json")));
  f.settle();
  CHECK(f.look().curve() == QString::fromStdString("q." + f.document().snapshot()->model->joints()[0].name));
}

TEST_CASE("A drag of the hand in the window becomes a motion by its command") {
  WindowFixture f("planar_2r.json", true);
  QAction* make = f.command("DragMotion");
  CHECK_FALSE(make->isEnabled());
  View3D& view = *f.window.view();
  const QPointF grip = view.gizmoHandle(3);
  test::press(view.inputTarget(), grip);
  REQUIRE(f.document().gestureActive());
  // a hand that moves for a while: the recorder's clock is the real one
  QElapsedTimer clock;
  clock.start();
  while (clock.elapsed() < 400) {
    const double far = 0.15 * static_cast<double>(clock.elapsed());
    test::moveTo(view.inputTarget(), grip + QPointF(-far, -far));
    f.settle();
  }
  test::release(view.inputTarget(), grip + QPointF(-60.0, -60.0));
  REQUIRE(waitUntil([&] { return make->isEnabled(); }));
  const Eigen::VectorXd end = f.document().snapshot()->q;
  make->trigger();
  f.settle();
  REQUIRE(f.document().snapshot()->motion.curves);
  CHECK(f.document().undoStack()->undoText() == "Motion from drag");
  const MotionCurves& curves = *f.document().snapshot()->motion.curves;
  CHECK(curves.duration() >= kShortestDrag);
  CHECK((curves.samples.q.row(curves.samples.q.rows() - 1).transpose() - end).norm() < 0.05);
}
