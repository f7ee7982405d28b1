// SPDX-License-Identifier: GPL-3.0-or-later
// The waypoint editor: what a person does in it, and what comes of it.
#include "ui/workspaces/move/waypoints_panel.h"

#include "core/trajectory/violations.h"
#include "tests/ui/move/motion_fixture.h"
#include "ui/document/edits.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/number_field.h"
#include "ui/workspaces/move/joint_numbers.h"
#include "ui/workspaces/move/quick_motion_panel.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QTableView>

#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::MotionFixture;

namespace {

struct PanelFixture : MotionFixture {
  WaypointsPanel panel{editor};

  explicit PanelFixture(int waypoints = 3, const char* example = "ur5e.urdf") : MotionFixture(example) {
    if (waypoints > 0) setWaypoints(waypoints);
    linkwright::test::show(panel, {330, 900});
  }
  template <class T>
  T* find(const char* name) {
    return findWidget<T>(panel, name);
  }
  void click(const char* name) {
    auto* button = find<QAbstractButton>(name);
    INFO(name);
    REQUIRE(button->isEnabled());
    button->click();
    settle();
  }
  /// As a person does: the list's own signal.
  void choose(const char* box, int row) {
    auto* combo = find<QComboBox>(box);
    combo->setCurrentIndex(row);
    emit combo->activated(row);
    settle();
  }
  void type(const char* name, const QString& text) {
    auto* field = find<NumberField>(name);
    REQUIRE(field->isVisible());
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    settle();
  }
  void turn(int joint, double by) {
    setJoint(document, joint, JointField::Position, document.snapshot()->q[joint] + by);
    settle();
  }
  QString status() { return find<QLabel>("waypointStatus")->text(); }
};

}  // namespace

TEST_CASE("two poses make a motion: pose, add, pose, add", "[ui][move]") {
  PanelFixture f(0);
  CHECK(f.find<QWidget>("firstWaypoint")->isVisible());
  f.turn(0, 0.4);
  const Eigen::VectorXd a = f.document.snapshot()->q;
  f.click("firstWaypoint");
  CHECK(f.find<QTableView>("waypointTable")->isVisible());
  CHECK_FALSE(f.document.snapshot()->motion.curves);
  // the next drag is not the first waypoint's
  f.turn(1, -0.6);
  CHECK(f.course().waypoints[0].q == a);
  const Eigen::VectorXd b = f.document.snapshot()->q;
  f.click("addWaypoint");
  REQUIRE(f.document.snapshot()->motion.curves);
  CHECK(f.curves().trajectory.sample(0.0).q == a);
  CHECK(f.curves().trajectory.sample(1e3).q == b);
  CHECK(violationsOf(f.curves().trajectory, *f.document.snapshot()->model, {}).empty());
  CHECK(f.curves().duration() >= 1.0);
  CHECK_FALSE(f.find<QListWidget>("motionProblems")->isVisible());
  // the robot stands at the end of the motion, the clock says so, and the next drag leads on to a third waypoint
  const auto snapshot = f.document.snapshot();
  CHECK(snapshot->source == StateSource::Motion);
  CHECK(snapshot->time == f.curves().duration());
  CHECK(snapshot->q == b);
  CHECK(f.status() == "Drag the end effector elsewhere to add another waypoint, or click waypoint 2 to edit it.");
  f.turn(2, 0.25);
  CHECK(f.course().waypoints[1].q == b);
  f.click("addWaypoint");
  REQUIRE(f.course().waypoints.size() == 3);
  CHECK(f.course().waypoints[1].q == b);
  CHECK(f.course().waypoints[2].q[2] == Approx(b[2] + 0.25).epsilon(1e-12));
  CHECK(f.curves().trajectory.sample(1e3).q == f.document.snapshot()->q);
  f.document.playback().play();
  CHECK(f.document.playback().isPlaying());
  f.document.playback().pause();
}

TEST_CASE("waypoints added where the robot stands already stay there when it is dragged on", "[ui][move]") {
  PanelFixture f(0);
  f.click("firstWaypoint");
  f.click("addWaypoint");
  CHECK(f.editor.chosen() == 1);
  CHECK_FALSE(f.editor.goesAlong());
  f.turn(0, 0.5);
  CHECK(f.course().waypoints[1].q == f.course().waypoints[0].q);
}

TEST_CASE("a row is shown as chosen where a drag changes its waypoint, and only there", "[ui][move]") {
  PanelFixture f(0);
  auto* table = f.find<QTableView>("waypointTable");
  const auto shown = [&] {
    const QModelIndexList rows = table->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : rows.front().row();
  };
  f.click("firstWaypoint");
  // from one that was added drags lead away
  CHECK(shown() == -1);
  CHECK_FALSE(f.editor.goesAlong());
  f.turn(0, 0.4);
  f.click("addWaypoint");
  CHECK(shown() == -1);
  // one more where the robot stands
  f.click("addWaypoint");
  CHECK(shown() == -1);
  f.editor.choose(2);
  f.settle();
  CHECK(shown() == 2);
  f.turn(1, -0.3);
  CHECK(f.course().waypoints[2].q[1] - f.course().waypoints[1].q[1] == Approx(-0.3));
  // at another time a drag changes none, and the list says so; the forms still speak of waypoint 3
  f.document.playback().setTime(0.3);
  f.settle();
  CHECK(shown() == -1);
  CHECK(table->model()->index(2, 0).data(Qt::BackgroundRole).isValid());
  CHECK(f.status().contains("or click waypoint 3 to edit it"));
  f.turn(1, 0.2);
  REQUIRE(f.document.snapshot()->source == StateSource::Pose);
  CHECK(shown() == -1);
  CHECK(f.status().contains("not part of the motion"));
  // Return and a click go there again
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Return);
  f.settle();
  CHECK(shown() == 2);
  CHECK(f.document.snapshot()->time == f.curves().duration());
  CHECK_FALSE(table->model()->index(2, 0).data(Qt::BackgroundRole).isValid());
  f.document.playback().setTime(0.3);
  f.settle();
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(2, 2)).center());
  f.settle();
  CHECK(shown() == 2);
}

TEST_CASE("the ready pose and the present one make a motion, and the robot stands at its end", "[ui][move]") {
  PanelFixture f(0);
  f.turn(0, 0.4);
  const Eigen::VectorXd q = f.document.snapshot()->q;
  f.click("waypointsFromReady");
  CHECK_FALSE(f.editor.goesAlong());
  CHECK(f.document.snapshot()->time == f.curves().duration());
  CHECK(f.document.snapshot()->q == q);
}

TEST_CASE("a chosen waypoint goes along with the joints; one step each", "[ui][move]") {
  PanelFixture f;
  f.find<QTableView>("waypointTable")->setCurrentIndex(f.find<QTableView>("waypointTable")->model()->index(1, 0));
  f.settle();
  CHECK(f.document.snapshot()->waypoint == 1);
  CHECK(f.status() == "Drag the end effector or a joint to move waypoint 2.");
  const int steps = f.steps();
  setJoint(f.document, 2, JointField::Position, 0.123);
  f.settle();
  CHECK(f.course().waypoints[1].q[2] == 0.123);
  CHECK(f.steps() == steps + 1);
  f.document.playback().setTime(0.3);
  f.settle();
  CHECK(f.editor.chosen() == 1);
  CHECK_FALSE(f.editor.goesAlong());
  CHECK(f.status().contains("or click waypoint 2"));
}

TEST_CASE("waypoints of stored poses, duplicates, order, names, removal", "[ui][move]") {
  PanelFixture f(0);
  storePose(f.document, "A");
  f.turn(0, 0.5);
  storePose(f.document, "B & C");
  f.click("firstWaypoint");
  f.editor.addStoredPose("A");
  f.settle();
  CHECK(f.course().waypoints[1].pose == "A");
  auto* menu = f.find<QMenu>("waypointPoses");
  emit menu->aboutToShow();
  REQUIRE(menu->actions().size() == 2);
  menu->actions()[1]->trigger();
  f.settle();
  CHECK(f.course().waypoints[2].pose == "B & C");
  f.editor.choose(0);
  f.settle();
  f.click("duplicateWaypoint");
  CHECK(f.course().waypoints.size() == 4);
  CHECK(f.editor.chosen() == 1);
  f.click("waypointDown");
  CHECK(f.editor.chosen() == 2);
  CHECK(f.course().waypoints[1].pose == "A");
  CHECK(f.find<QAbstractButton>("waypointUp")->isEnabled());
  // a name makes it a stored pose: one step
  const int steps = f.steps();
  const Eigen::VectorXd q = f.course().waypoints[2].q;
  f.editor.nameWaypoint("Here");
  f.settle();
  CHECK(f.steps() == steps + 1);
  CHECK(f.course().waypoints[2].pose == "Here");
  CHECK(f.document.scene().poses.back().q == q);
  f.document.undo();
  CHECK(f.course().waypoints[2].q == q);
  CHECK(f.document.scene().poses.size() == 2);
  f.settle();
  while (f.document.snapshot()->motion.plan) {
    f.editor.choose(0);
    f.settle();
    f.click("removeWaypoint");
  }
  CHECK(f.find<QWidget>("firstWaypoint")->isVisible());
  CHECK(f.editor.chosen() == -1);
}

TEST_CASE("the way to a waypoint: laws with their proportions, lines, arcs through the hand's place", "[ui][move]") {
  PanelFixture f;
  f.editor.choose(1);
  f.settle();
  const auto move = [&] { return f.course().moves[0]; };
  int steps = f.steps();
  for (int law = 0; law < 5; ++law) {
    f.choose("moveLaw", law);
    CHECK(move().law.law == static_cast<TimingLaw>(law));
    CHECK(f.find<QWidget>("moveRamp")->isVisible() == (law >= 3));
    CHECK(f.find<QWidget>("moveRound")->isVisible() == (law == 4));
  }
  CHECK(f.steps() == steps + 5);
  f.type("moveRamp", "20");
  CHECK(move().law.ramp == Approx(0.2));
  f.type("moveRamp", "80");
  CHECK(move().law.ramp == Approx(0.2));
  CHECK(f.find<NumberField>("moveRamp")->isRefused());
  f.type("moveRamp", "25");
  CHECK_FALSE(f.find<NumberField>("moveRamp")->isRefused());
  f.choose("moveKind", 1);
  CHECK(move().kind == MoveKind::Line);
  CHECK(f.find<QWidget>("moveKeeps")->isVisible());
  f.find<QCheckBox>("moveKeeps")->click();
  CHECK_FALSE(move().keeps_orientation);
  f.choose("moveKind", 2);
  CHECK(move().kind == MoveKind::Arc);
  // by a point beside the way: it can be played at once
  CHECK(f.document.snapshot()->motion.curves);
  // where the hand stands at the arc's end no circle goes through that, and it is said
  f.click("takeVia");
  REQUIRE_FALSE(f.document.snapshot()->motion.curves);
  REQUIRE(f.find<QListWidget>("motionProblems")->isVisible());
  CHECK(f.find<QListWidget>("motionProblems")->item(0)->text().contains("waypoint 2"));
  f.type("via0", "0.6");
  f.type("via1", "0.1");
  f.type("via2", "0.4");
  CHECK(move().via.isApprox(Eigen::Vector3d(0.6, 0.1, 0.4)));
  f.turn(0, 0.3);
  const auto snapshot = f.document.snapshot();
  f.click("takeVia");
  CHECK(move().via == snapshot->X_WL[static_cast<std::size_t>(snapshot->model->hands().front())].p);
}

TEST_CASE("durations: typed, the shortest that keeps the limits, and spun live as one step", "[ui][move]") {
  PanelFixture f;
  f.editor.choose(1);
  f.settle();
  f.type("segmentDuration", "2.5");
  CHECK(f.course().moves[0].duration == 2.5);
  f.type("segmentDuration", "-1");
  CHECK(f.course().moves[0].duration == 2.5);
  CHECK(f.find<NumberField>("segmentDuration")->isRefused());
  f.type("segmentDuration", "2.5");
  f.click("segmentShortest");
  CHECK(f.course().moves[0].duration == 0.0);
  f.click("segmentShortest");
  // what it took stays
  CHECK(f.course().moves[0].duration == Approx(f.curves().trajectory.waypointTimes()[1]));
  f.click("segmentShortest");
  f.editor.choose(2);
  f.settle();
  f.click("segmentShortest");
  const Model& model = *f.document.snapshot()->model;
  CHECK(violationsOf(f.curves().trajectory, model, {}).empty());
  const double fastest = f.curves().duration();
  f.find<FoldingGroup>("boundsGroup")->setOpen(true);
  f.type("velocityShare", "50");
  CHECK(f.curves().duration() == Approx(2.0 * fastest).epsilon(1e-9));
  // arrow keys spin it
  const int steps = f.steps();
  auto* field = f.find<NumberField>("segmentDuration");
  field->setFocus();
  for (int k = 0; k < 3; ++k) QTest::keyClick(field, Qt::Key_Up);
  CHECK(f.document.gestureActive());
  field->endSpin();
  CHECK(f.steps() == steps + 1);
  f.document.undo();
  CHECK(f.course().moves[1].duration == 0.0);
}

TEST_CASE("what goes beyond a limit is said in the unit of the window", "[ui][move]") {
  PanelFixture f;
  f.editor.choose(1);
  f.settle();
  f.type("segmentDuration", "0.05");
  auto* strip = f.find<QListWidget>("motionProblems");
  REQUIRE(strip->isVisible());
  REQUIRE_FALSE(f.curves().violations.empty());
  CHECK(strip->count() == static_cast<int>(f.curves().violations.size()));
  const LimitViolation& first = f.curves().violations.front();
  CHECK(first.kind == LimitKind::Velocity);
  CHECK(strip->item(0)->text().contains(QStringLiteral("°/s")));
  CHECK_FALSE(strip->item(0)->text().contains("rad"));
  f.interaction.setAngleUnit(AngleUnit::Radian);
  f.settle();
  CHECK(strip->item(0)->text().contains("rad/s"));
  CHECK_FALSE(strip->item(0)->text().contains(QStringLiteral("°")));
}

TEST_CASE("limits of acceleration for all joints stretch the shortest durations", "[ui][move]") {
  PanelFixture f;
  f.editor.change("Shortest", [](TrajectoryPlan& plan) {
    for (int k = 0; k < 2; ++k) setSegmentDuration(plan, k, 0.0, {});
  });
  const double before = f.curves().duration();
  auto* table = f.find<JointNumberTable>("boundsTable");
  CHECK(table->model()->data(table->model()->index(0, 0)).toString() == "All joints");
  REQUIRE(table->model()->setData(table->model()->index(0, 1), 0.5));
  const MotionBounds& bounds = f.document.snapshot()->motion.plan->bounds;
  CHECK(bounds.acceleration == Eigen::VectorXd::Constant(6, 0.5));
  CHECK(f.curves().duration() > before);
  CHECK(violationsOf(f.curves().trajectory, *f.document.snapshot()->model, bounds).empty());
  CHECK_FALSE(table->model()->setData(table->model()->index(2, 1), -1.0));
  REQUIRE(table->model()->setData(table->model()->index(2, 1), 2.0));
  CHECK(f.document.snapshot()->motion.plan->bounds.acceleration[1] == 2.0);
  // in degrees, as everywhere
  CHECK(table->model()->data(table->model()->index(2, 1)).toString() == QStringLiteral("114.59 °/s²"));
  f.interaction.setAngleUnit(AngleUnit::Radian);
  f.settle();
  CHECK(table->model()->data(table->model()->index(2, 1)).toString() == QStringLiteral("2 rad/s²"));
}

TEST_CASE("Esc gives up what is typed in a table of joints, Return takes it", "[ui][move]") {
  PanelFixture f;
  f.find<FoldingGroup>("boundsGroup")->setOpen(true);
  auto* table = f.find<JointNumberTable>("boundsTable");
  const QModelIndex cell = table->model()->index(1, 1);
  const auto type = [&](Qt::Key end) {
    table->setCurrentIndex(cell);
    table->edit(cell);
    NumberField* field = nullptr;
    // one that has been closed goes in the next turn of the event loop
    for (auto* each : table->findChildren<NumberField*>()) field = each->isVisible() ? each : field;
    REQUIRE(field != nullptr);
    QTest::keyClicks(field, "90");
    QTest::keyClick(field, end);
    f.settle();
    return f.document.snapshot()->motion.plan->bounds.acceleration;
  };
  const int steps = f.steps();
  CHECK(type(Qt::Key_Escape).size() == 0);
  CHECK(f.steps() == steps);
  CHECK(type(Qt::Key_Return)[0] == Approx(0.5 * std::numbers::pi));
  CHECK(f.steps() == steps + 1);
}

TEST_CASE("one kind of motion becomes another, each with its fields", "[ui][move]") {
  PanelFixture f(4);
  const auto kind = [&] { return courseKindOf(*f.document.snapshot()->motion.plan); };
  f.choose("courseKind", 1);
  CHECK(kind() == CourseKind::Spline);
  CHECK(f.find<QWidget>("splineDegree")->isVisible());
  f.choose("splineDegree", 1);
  f.choose("splineEnds", 1);
  const auto& spline = std::get<SplineCourse>(f.document.snapshot()->motion.plan->course);
  CHECK(spline.degree == 5);
  CHECK(spline.is_natural);
  f.choose("courseKind", 4);
  REQUIRE(kind() == CourseKind::Samples);
  CHECK_FALSE(f.find<QWidget>("waypointTable")->isVisible());
  CHECK(f.find<QLabel>("samplesEffect")->text().contains("9 samples"));
  f.type("derivativeWindow", "21");
  CHECK(f.find<QLabel>("samplesEffect")->text().contains("21 samples"));
  f.choose("derivativeMethod", 2);
  CHECK(f.find<QLabel>("samplesEffect")->text().contains("lag"));
  CHECK_FALSE(f.find<QWidget>("derivativeWindow")->isVisible());
  f.choose("courseKind", 3);
  REQUIRE(kind() == CourseKind::Chirp);
  auto* table = f.find<JointNumberTable>("waveTable");
  CHECK(table->model()->columnCount() == 5);
  REQUIRE(table->model()->setData(table->model()->index(0, 3), 3.0));
  CHECK(std::get<WaveCourse>(f.document.snapshot()->motion.plan->course).end_frequency[0] == 3.0);
  f.choose("courseKind", 2);
  CHECK(kind() == CourseKind::Sinusoid);
  CHECK(table->model()->columnCount() == 4);
  f.type("segmentDuration", "4");
  CHECK(f.curves().duration() == 4.0);
  CHECK_FALSE(f.find<QAbstractButton>("addWaypoint")->isEnabled());
}

TEST_CASE("where the robot is in the motion a waypoint is put in there", "[ui][move]") {
  PanelFixture f;
  f.document.playback().setTime(1.25);
  f.settle();
  const Eigen::VectorXd q = f.document.snapshot()->q;
  f.click("addWaypoint");
  CHECK(f.course().waypoints.size() == 4);
  CHECK(f.course().waypoints[2].q == q);
  CHECK(f.course().moves[1].duration == Approx(0.25));
  CHECK(f.course().moves[2].duration == Approx(0.75));
  CHECK(f.curves().duration() == Approx(2.0));
}

TEST_CASE("the simple timeline says what it cannot show", "[ui][move]") {
  MotionFixture f;
  QuickMotionPanel simple(f.document);
  linkwright::test::show(simple, {420, 160});
  findWidget<FoldingGroup>(simple, "motionPoses")->setOpen(true);
  CHECK(findWidget<QComboBox>(simple, "motionFrom")->isVisible());
  f.setWaypoints(5);
  CHECK_FALSE(findWidget<QComboBox>(simple, "motionFrom")->isVisible());
  CHECK(findWidget<QLabel>(simple, "motionIs")->text().contains("segments between 5 waypoints"));
  f.editor.change("One", [](TrajectoryPlan& plan) {
    for (int k = 0; k < 4; ++k) removeWaypoint(plan, 0);
  });
  f.settle();
  CHECK(findWidget<QLabel>(simple, "timelineHint")->text().contains("cannot be played"));
  CHECK_FALSE(findWidget<QWidget>(simple, "motionFromReady")->isVisible());
}
