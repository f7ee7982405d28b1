// SPDX-License-Identifier: GPL-3.0-or-later
// A motion by a plan: edits of it, the waypoint that gestures change, and how its time runs.
#include "core/dynamics/inverse_dynamics.h"
#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/file_contents.h"
#include "ui/document/look.h"
#include "ui/document/motion_time.h"

#include <variant>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

TrajectoryPlan threeWaypoints(const Document& document, TimingLaw law = TimingLaw::Quintic) {
  const Eigen::VectorXd q = document.snapshot()->model->readyPose();
  WaypointCourse course;
  for (const double offset : {0.0, 0.3, 0.5}) course.waypoints.push_back({{}, q.array() + offset});
  course.moves.assign(2, Move{MoveKind::Joint, {law}, 1.0});
  TrajectoryPlan plan;
  plan.course = course;
  return plan;
}

const WaypointCourse& courseOf(const Document& document) {
  return std::get<WaypointCourse>(document.snapshot()->motion.plan->course);
}

}  // namespace

TEST_CASE("a motion by a plan is one undo step, its curves are the recursion's torques") {
  Document document;
  openExample(document, "puma560.json");
  const std::string before = writeScene(document.scene());
  setTrajectory(document, threeWaypoints(document, TimingLaw::Cubic), "Motion");
  CHECK(document.undoStack()->count() == 1);
  const std::shared_ptr<const MotionCurves> curves = document.snapshot()->motion.curves;
  REQUIRE(curves);
  CHECK(curves->duration() == 2.0);
  // the acceleration of a cubic jumps between the moves: a sample on each side
  const JointSamples& samples = curves->samples;
  CHECK(samples.t.size() == 401 + 1);
  CHECK(samples.t[200] < 1.0);
  CHECK(samples.t[201] == 1.0);
  CHECK(samples.qdd.row(200).dot(samples.qdd.row(201)) < 0.0);
  const double scale = curves->tau.cwiseAbs().maxCoeff();
  for (const int k : {0, 77, 200, 201, 401}) {
    document.playback().setTime(samples.t[k]);
    CHECK((document.snapshot()->tau - curves->tau.row(k).transpose()).lpNorm<Eigen::Infinity>() <= 1e-12 * scale);
  }
  document.undo();
  CHECK(writeScene(document.scene()) == before);
}

TEST_CASE("a motion between two stored poses keeps its short form") {
  Document document;
  openExample(document, "puma560.json");
  storePose(document, "A");
  setJoint(document, 0, JointField::Position, 0.8);
  storePose(document, "B");
  setTrajectory(document, planBetween("A", "B", 1.5), "Motion");
  CHECK(document.scene().motion == SceneMotion{"A", "B", 1.5});
  CHECK_FALSE(document.scene().trajectory);
}

TEST_CASE("a drag of the hand at a waypoint moves the waypoint: one undo step, or nothing where it is cancelled") {
  Document document;
  openExample(document, "puma560.json");
  setTrajectory(document, threeWaypoints(document), "Motion");
  editWaypoint(document, 1);
  const std::string before = writeScene(document.contents());
  CHECK(document.snapshot()->waypoint == 1);
  CHECK(document.snapshot()->time == 1.0);

  const Pose X_WE = document.snapshot()->X_WL[static_cast<std::size_t>(document.snapshot()->hand)];
  const Eigen::VectorXd first = document.snapshot()->motion.curves->tau.row(300);
  document.beginGesture("Drag the hand");
  document.previewTarget({X_WE.R, X_WE.p + Eigen::Vector3d(0.0, 0.0, 0.05)});
  // every event has its curves
  CHECK(document.snapshot()->motion.curves->tau.row(300) != first.transpose());
  CHECK(document.snapshot()->source == StateSource::Motion);
  CHECK(document.snapshot()->q == courseOf(document).waypoints[1].q);

  SECTION("let go") {
    document.commitGesture();
    CHECK(document.undoStack()->count() == 2);
    const Pose reached = document.snapshot()->X_WL[static_cast<std::size_t>(document.snapshot()->hand)];
    CHECK((reached.p - X_WE.p - Eigen::Vector3d(0.0, 0.0, 0.05)).norm() < 1e-6);
    CHECK(document.snapshot()->q == courseOf(document).waypoints[1].q);
    CHECK(document.snapshot()->waypoint == 1);
    const std::string after = writeScene(document.contents());
    document.undo();
    CHECK(writeScene(document.contents()) == before);
    document.redo();
    CHECK(writeScene(document.contents()) == after);
  }
  SECTION("cancelled") {
    document.cancelGesture();
    CHECK(document.undoStack()->count() == 1);
    CHECK(writeScene(document.contents()) == before);
  }
  SECTION("another time ends it: a drag leaves the motion then") {
    document.commitGesture();
    document.playback().setTime(0.5);
    CHECK_FALSE(document.snapshot()->waypoint);
    setJoint(document, 0, JointField::Position, 0.1);
    CHECK(document.snapshot()->source == StateSource::Pose);
  }
}

TEST_CASE("a named waypoint that is dragged has positions of its own then; the stored pose stays") {
  Document document;
  openExample(document, "puma560.json");
  storePose(document, "A");
  const Eigen::VectorXd q_A = document.snapshot()->q;
  setJoint(document, 0, JointField::Position, 0.8);
  storePose(document, "B");
  setMotion(document, "A", "B", 1.5);
  editWaypoint(document, 0);
  setJoint(document, 1, JointField::Position, 0.25);
  CHECK(courseOf(document).waypoints[0].pose.empty());
  CHECK(courseOf(document).waypoints[0].q[1] == 0.25);
  CHECK(courseOf(document).waypoints[1].pose == "B");
  CHECK(document.scene().poses[0].q == q_A);
}

TEST_CASE("a waypoint is stored as a pose where it is, beyond a limit too, and the robot stays where it stands") {
  Document document;
  openExample(document, "puma560.json");
  TrajectoryPlan plan = threeWaypoints(document);
  auto& course = std::get<WaypointCourse>(plan.course);
  course.waypoints[1].q[1] = document.snapshot()->model->joints()[1].limits.upper + 0.2;
  setTrajectory(document, plan, "Motion");
  const std::size_t poses = document.scene().poses.size();
  const Eigen::VectorXd stands = document.snapshot()->q;
  const std::string before = writeScene(document.contents());
  QStringList refused;
  QObject::connect(&document, &Document::failed, [&](const QString& why) { refused << why; });
  nameWaypoint(document, 1, " High ");
  CHECK(document.undoStack()->count() == 2);
  CHECK(document.snapshot()->q == stands);
  CHECK(courseOf(document).waypoints[1].pose == "High");
  REQUIRE(document.scene().poses.size() == poses + 1);
  CHECK(document.scene().poses.back().q == course.waypoints[1].q);
  // the motion is the one that it was
  CHECK(document.snapshot()->motion.curves->trajectory.sample(1.0).q == course.waypoints[1].q);
  nameWaypoint(document, 2, "High");
  REQUIRE(refused.size() == 1);
  CHECK(refused[0].contains("High"));
  CHECK(document.undoStack()->count() == 2);
  nameWaypoint(document, 1, "Higher");
  CHECK(document.scene().poses.back().name == "Higher");
  CHECK(courseOf(document).waypoints[1].pose == "Higher");
  document.undo();
  document.undo();
  CHECK(writeScene(document.contents()) == before);
  // what is no waypoint has no name
  nameWaypoint(document, 3, "None");
  nameWaypoint(document, -1, "None");
  nameWaypoint(document, 0, "  ");
  CHECK(document.undoStack()->count() == 3);
}

TEST_CASE("stored poses that a motion does not name leave its curves as they are") {
  Document document;
  openExample(document, "puma560.json");
  setTrajectory(document, threeWaypoints(document), "Motion");
  const auto curves = document.snapshot()->motion.curves;
  storePose(document, "A");
  renamePose(document, "A", "B");
  removePose(document, "B");
  CHECK(document.snapshot()->motion.curves == curves);
  // one that it names does not
  nameWaypoint(document, 0, "Start");
  const auto named = document.snapshot()->motion.curves;
  setJoint(document, 0, JointField::Position, 0.4);
  storePose(document, "Start");
  CHECK(document.snapshot()->motion.curves != named);
  CHECK(document.snapshot()->motion.curves->trajectory.sample(0.0).q == document.snapshot()->q);
}

TEST_CASE("a gesture of a robot of many joints has fewer samples, and all of them when it has ended") {
  Document document;
  SceneData scene;
  Mechanism& chain = scene.mechanism;
  chain.name = "chain";
  chain.links.push_back({"l0"});
  for (int i = 1; i <= 900; ++i) {
    Link link{"l" + std::to_string(i)};
    link.inertial.emplace();
    link.inertial->mass = 0.2;
    link.inertial->I_LLcm_L = 1e-3 * Eigen::Matrix3d::Identity();
    chain.links.push_back(link);
    Joint joint;
    joint.name = "j" + std::to_string(i);
    joint.type = JointType::Continuous;
    joint.parent = i - 1;
    joint.child = i;
    joint.X_PJ.p.x() = 0.02;
    chain.joints.push_back(joint);
  }
  auto model = std::make_shared<const Model>(Model::compile(scene.mechanism).value());
  document.show({{}, std::move(scene), std::move(model), {}});
  setTrajectory(document, threeWaypoints(document), "Motion");
  const Eigen::Index wanted = document.snapshot()->motion.curves->samples.t.size();
  CHECK(wanted >= 401);
  editWaypoint(document, 1);
  document.beginGesture("Drag");
  document.previewJoint(3, JointField::Position, 0.2);
  const Motion live = document.snapshot()->motion;
  CHECK(live.curves->is_thinned);
  CHECK(live.curves->samples.t.size() < wanted);
  CHECK(live.curves->samples.t.size() >= 101);
  SECTION("let go") { document.commitGesture(); }
  SECTION("dragged back") {
    document.previewJoint(3, JointField::Position, courseOf(document).waypoints[0].q[3]);
    document.cancelGesture();
  }
  CHECK_FALSE(document.snapshot()->motion.curves->is_thinned);
  CHECK(document.snapshot()->motion.curves->samples.t.size() == wanted);
}

TEST_CASE("a motion that cannot be played says why and stays in the document") {
  Document document;
  openExample(document, "puma560.json");
  TrajectoryPlan plan = threeWaypoints(document);
  auto& course = std::get<WaypointCourse>(plan.course);
  course.moves[0].kind = MoveKind::Arc;
  course.moves[0].via = Eigen::Vector3d(50.0, 0.0, 0.0);
  setTrajectory(document, plan, "Motion");
  CHECK_FALSE(document.snapshot()->motion.curves);
  REQUIRE(document.snapshot()->motion.problems);
  CHECK(hasErrors(*document.snapshot()->motion.problems));
  CHECK(document.scene().trajectory == plan);
  document.playback().play();
  CHECK_FALSE(document.playback().isPlaying());
}

TEST_CASE("what a person has begun can be saved and opened again, also where it cannot be played yet") {
  Document document;
  openExample(document, "puma560.json");
  TrajectoryPlan plan = threeWaypoints(document);
  auto& course = std::get<WaypointCourse>(plan.course);
  course.waypoints.resize(1);
  course.moves.clear();
  setTrajectory(document, plan, "Motion");
  Result<SceneData> again = readScene(writeScene(document.contents()), "again.json");
  REQUIRE(again.ok());
  CHECK(again->trajectory == plan);
  SplineCourse spline;
  spline.is_natural = true;
  spline.waypoints = std::get<WaypointCourse>(threeWaypoints(document).course).waypoints;
  spline.waypoints.resize(2);
  plan.course = spline;
  setTrajectory(document, plan, "Motion");
  again = readScene(writeScene(document.contents()), "again.json");
  REQUIRE(again.ok());
  CHECK(again->trajectory == plan);
}

TEST_CASE("a chosen waypoint is left where undo takes the robot elsewhere, and is gone to where nothing plays") {
  Document document;
  openExample(document, "puma560.json");
  setTrajectory(document, threeWaypoints(document), "Motion");
  setJoint(document, 0, JointField::Position, 0.5);
  editWaypoint(document, 1);
  document.undo();
  CHECK_FALSE(document.snapshot()->waypoint);

  TrajectoryPlan plan = threeWaypoints(document);
  auto& course = std::get<WaypointCourse>(plan.course);
  course.moves[0].kind = MoveKind::Arc;
  course.moves[0].via = Eigen::Vector3d(50.0, 0.0, 0.0);
  setTrajectory(document, plan, "Motion");
  REQUIRE_FALSE(document.snapshot()->motion.curves);
  editWaypoint(document, 2);
  CHECK(document.snapshot()->q == course.waypoints[2].q);
  CHECK(document.snapshot()->waypoint == 2);
}

TEST_CASE("a live edit that comes back to where it began leaves time and waypoint as they were") {
  Document document;
  openExample(document, "puma560.json");
  const TrajectoryPlan plan = threeWaypoints(document);
  setTrajectory(document, plan, "Motion");
  document.playback().setTime(1.8);
  TrajectoryPlan shorter = plan;
  std::get<WaypointCourse>(shorter.course).moves[1].duration = 0.1;
  document.beginGesture("Duration");
  document.previewTrajectory(shorter);
  CHECK(document.snapshot()->time == Approx(1.1));
  document.previewTrajectory(plan);
  CHECK(document.snapshot()->time == 1.8);
  document.commitGesture();
  CHECK(document.snapshot()->time == 1.8);
  CHECK(document.undoStack()->count() == 1);
  // a switch of the torques ends a gesture as the time does
  document.beginGesture("Duration");
  document.previewTrajectory(shorter);
  setTorqueTerms(document, {true, false});
  CHECK_FALSE(document.gestureActive());
  CHECK(document.undoStack()->count() == 2);
}

TEST_CASE("time runs at the speed that is asked for, within the range") {
  Document document;
  openExample(document, "puma560.json");
  setTrajectory(document, threeWaypoints(document), "Motion");
  Playback& playback = document.playback();
  playback.setSpeed(1000.0);
  CHECK(playback.speed() == kFastestSpeed);
  playback.setSpeed(0.0);
  CHECK(playback.speed() == kSlowestSpeed);
  playback.setRange(TimeRange{0.5, 99.0});
  CHECK(playback.played() == TimeRange{0.5, 2.0});
  playback.setRange(TimeRange{1.0, 1.0});
  CHECK_FALSE(playback.range());
  playback.setRange(TimeRange{0.5, 0.75});
  document.playback().play();
  CHECK(document.snapshot()->time == 0.5);
  playback.setSpeed(10.0);
  CHECK(waitUntil([&] { return !document.playback().isPlaying(); }));
  CHECK(document.snapshot()->time == 0.75);
  openExample(document, "ur5e.urdf");
  CHECK_FALSE(playback.range());
}

TEST_CASE("a time that is pointed at is held, and it is one of the motion") {
  Document document;
  openExample(document, "puma560.json");
  Playback& playback = document.playback();
  togglePlay(document);
  stepTime(document, 0.5);
  CHECK_FALSE(playback.isPlaying());
  setTrajectory(document, threeWaypoints(document), "Motion");
  togglePlay(document);
  CHECK(playback.isPlaying());
  goToTime(document, 0.5);
  CHECK_FALSE(playback.isPlaying());
  CHECK(document.snapshot()->time == 0.5);
  stepTime(document, 0.25);
  CHECK(document.snapshot()->time == 0.75);
  stepTime(document, 1e9);
  CHECK(document.snapshot()->time == 2.0);
  goToTime(document, -1.0);
  CHECK(document.snapshot()->time == 0.0);
}
