// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/plan_edit.h"

#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/trajectory/violations.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"

#include <numeric>
#include <string>
#include <vector>

using namespace linkwright;

namespace {

/// Waypoints of one joint at 0, 1, 2, ..., each way with its own duration: 1, 2, 3, ... s.
TrajectoryPlan listOf(int count) {
  WaypointCourse course;
  for (int k = 0; k < count; ++k) {
    course.waypoints.push_back({{}, Eigen::VectorXd::Constant(1, k)});
    if (k == 0) continue;
    Move move;
    move.duration = k;
    course.moves.push_back(move);
  }
  TrajectoryPlan plan;
  plan.course = course;
  return plan;
}

TrajectoryPlan splineList(int count, bool given) {
  const TrajectoryPlan list = listOf(count);
  SplineCourse course;
  course.waypoints = std::get<WaypointCourse>(list.course).waypoints;
  for (int k = 1; given && k < count; ++k) course.durations.push_back(k);
  TrajectoryPlan plan;
  plan.course = course;
  return plan;
}

std::vector<double> positions(const TrajectoryPlan& plan) {
  std::vector<double> q;
  for (const Waypoint* waypoint : waypointsOf(plan)) q.push_back(waypoint->q[0]);
  return q;
}

std::vector<double> durations(const TrajectoryPlan& plan) {
  std::vector<double> all;
  for (int k = 0; k < segmentCount(plan); ++k) all.push_back(givenDuration(plan, k));
  return all;
}

std::vector<double> breaksOf(const std::vector<double>& of) {
  std::vector<double> breaks = {0.0};
  for (const double d : of) breaks.push_back(breaks.back() + d);
  return breaks;
}

const std::vector<Move>& movesOf(const TrajectoryPlan& plan) { return std::get<WaypointCourse>(plan.course).moves; }

using Numbers = std::vector<double>;

}  // namespace

TEST_CASE("a waypoint that is put in between divides its segment, at an end it makes a new one") {
  const Waypoint fresh{{}, Eigen::VectorXd::Constant(1, 7.0)};
  TrajectoryPlan plan = listOf(3);
  std::get<WaypointCourse>(plan.course).moves[1].kind = MoveKind::Arc;
  std::get<WaypointCourse>(plan.course).moves[1].law.law = TimingLaw::SCurve;
  SECTION("between") {
    REQUIRE(insertWaypoint(plan, 2, fresh, 9.0, 0.25));
    CHECK(positions(plan) == Numbers{0, 1, 7, 2});
    CHECK(durations(plan) == Numbers{1, 0.5, 1.5});
    CHECK(movesOf(plan)[1].kind == MoveKind::Line);
    CHECK(movesOf(plan)[1].law.law == TimingLaw::SCurve);
    CHECK(movesOf(plan)[2].kind == MoveKind::Arc);
  }
  SECTION("last") {
    REQUIRE(insertWaypoint(plan, 3, fresh, 1.5));
    CHECK(positions(plan) == Numbers{0, 1, 2, 7});
    CHECK(durations(plan) == Numbers{1, 2, 1.5});
    CHECK(movesOf(plan)[2].kind == MoveKind::Joint);
    CHECK(movesOf(plan)[2].law.law == TimingLaw::SCurve);
  }
  SECTION("first") {
    REQUIRE(insertWaypoint(plan, 0, fresh));
    CHECK(positions(plan) == Numbers{7, 0, 1, 2});
    CHECK(durations(plan) == Numbers{0, 1, 2});
  }
  SECTION("the shortest stays the shortest") {
    setSegmentDuration(plan, 1, 0.0, {});
    REQUIRE(insertWaypoint(plan, 2, fresh, 9.0, 0.25));
    CHECK(durations(plan) == Numbers{1, 0, 0});
  }
  SECTION("the first of all has no way") {
    TrajectoryPlan empty;
    REQUIRE(insertWaypoint(empty, 0, fresh, 2.0));
    CHECK(segmentCount(empty) == 0);
    REQUIRE(insertWaypoint(empty, 1, fresh, 2.0));
    CHECK(durations(empty) == Numbers{2});
  }
  SECTION("out of the list is a bug") { CHECK_THROWS_AS(insertWaypoint(plan, 4, fresh), PreconditionError); }
}

TEST_CASE("a spline's durations go along with its waypoints") {
  const Waypoint fresh{{}, Eigen::VectorXd::Constant(1, 7.0)};
  TrajectoryPlan given = splineList(4, true), shortest = splineList(4, false);
  REQUIRE(insertWaypoint(given, 3, fresh, 0.0, 0.5));
  CHECK(durations(given) == Numbers{1, 2, 1.5, 1.5});
  REQUIRE(insertWaypoint(given, 5, fresh));
  CHECK(durations(given) == Numbers{1, 2, 1.5, 1.5, 1.5});
  REQUIRE(removeWaypoint(given, 1));
  CHECK(durations(given) == Numbers{3, 1.5, 1.5, 1.5});
  CHECK(positions(given) == Numbers{0, 2, 7, 3, 7});
  REQUIRE(insertWaypoint(shortest, 2, fresh));
  REQUIRE(removeWaypoint(shortest, 0));
  CHECK(std::get<SplineCourse>(shortest.course).durations.empty());
  CHECK(positions(shortest) == Numbers{1, 7, 2, 3});
}

TEST_CASE("a waypoint that is taken out leaves one way that takes as long as both") {
  TrajectoryPlan plan = listOf(4);
  std::get<WaypointCourse>(plan.course).moves[1].kind = MoveKind::Line;
  SECTION("inside") {
    REQUIRE(removeWaypoint(plan, 1));
    CHECK(positions(plan) == Numbers{0, 2, 3});
    CHECK(durations(plan) == Numbers{3, 3});
    CHECK(movesOf(plan)[0].kind == MoveKind::Line);
  }
  SECTION("the first") {
    REQUIRE(removeWaypoint(plan, 0));
    CHECK(positions(plan) == Numbers{1, 2, 3});
    CHECK(durations(plan) == Numbers{2, 3});
  }
  SECTION("the last") {
    REQUIRE(removeWaypoint(plan, 3));
    CHECK(durations(plan) == Numbers{1, 2});
  }
  SECTION("beside a shortest one") {
    setSegmentDuration(plan, 0, 0.0, {});
    REQUIRE(removeWaypoint(plan, 1));
    CHECK(durations(plan) == Numbers{0, 3});
  }
  SECTION("all") {
    for (int k = 0; k < 4; ++k) REQUIRE(removeWaypoint(plan, 0));
    CHECK(waypointsOf(plan).empty());
    CHECK(movesOf(plan).empty());
  }
}

TEST_CASE("a waypoint that is put elsewhere takes the way along that leads to it") {
  TrajectoryPlan plan = listOf(4);
  SECTION("up") {
    REQUIRE(moveWaypoint(plan, 3, 1));
    CHECK(positions(plan) == Numbers{0, 3, 1, 2});
    CHECK(durations(plan) == Numbers{3, 1, 2});
  }
  SECTION("the first one down: it gets the way of the one that is first now") {
    REQUIRE(moveWaypoint(plan, 0, 2));
    CHECK(positions(plan) == Numbers{1, 2, 0, 3});
    CHECK(durations(plan) == Numbers{2, 1, 3});
  }
  SECTION("to the front") {
    REQUIRE(moveWaypoint(plan, 2, 0));
    CHECK(positions(plan) == Numbers{2, 0, 1, 3});
    CHECK(durations(plan) == Numbers{2, 1, 3});
  }
  SECTION("there and back is nothing") {
    const TrajectoryPlan before = plan;
    REQUIRE(moveWaypoint(plan, 1, 3));
    CHECK_FALSE(plan == before);
    REQUIRE(moveWaypoint(plan, 3, 1));
    CHECK(plan == before);
  }
}

TEST_CASE("a duplicate stands still, a spline's copy divides its segment") {
  TrajectoryPlan plan = listOf(3);
  REQUIRE(duplicateWaypoint(plan, 1));
  CHECK(positions(plan) == Numbers{0, 1, 1, 2});
  CHECK(durations(plan) == Numbers{1, 0, 2});
  TrajectoryPlan spline = splineList(3, true);
  REQUIRE(duplicateWaypoint(spline, 1));
  CHECK(durations(spline) == Numbers{1, 1, 1});
}

TEST_CASE("a break is dragged: what follows is shifted, or the segment behind gives way") {
  for (const bool is_spline : {false, true}) {
    CAPTURE(is_spline);
    const TrajectoryPlan before = is_spline ? splineList(4, true) : listOf(4);
    const Numbers breaks = breaksOf({1, 2, 3});
    TrajectoryPlan plan = before;
    CHECK(dragBreak(plan, 2, 4.0, breaks, false) == 4.0);
    CHECK(durations(plan) == Numbers{1, 3, 3});
    plan = before;
    CHECK(dragBreak(plan, 2, 4.0, breaks, true) == 4.0);
    CHECK(durations(plan) == Numbers{1, 3, 2});
    // not beyond its neighbours
    plan = before;
    CHECK(*dragBreak(plan, 2, 100.0, breaks, true) == Approx(6.0 - kShortestSegment).epsilon(1e-12));
    CHECK(durations(plan)[2] == Approx(kShortestSegment).epsilon(1e-9));
    plan = before;
    CHECK(*dragBreak(plan, 2, -5.0, breaks, false) == Approx(1.0 + kShortestSegment).epsilon(1e-12));
    // the last one has nothing behind it
    plan = before;
    CHECK(dragBreak(plan, 3, 10.0, breaks, true) == 10.0);
    CHECK(durations(plan) == Numbers{1, 2, 7});
  }
}

TEST_CASE("a break of shortest segments: the ones that are dragged are given, the others stay the shortest") {
  TrajectoryPlan plan = listOf(4);
  for (int k = 0; k < 3; ++k) setSegmentDuration(plan, k, 0.0, {});
  const Numbers breaks = breaksOf({0.5, 0.25, 0.75});
  TrajectoryPlan dragged = plan;
  dragBreak(dragged, 2, 1.0, breaks, false);
  CHECK(durations(dragged) == Numbers{0, 0.5, 0});
  dragged = plan;
  dragBreak(dragged, 2, 1.0, breaks, true);
  CHECK(durations(dragged) == Numbers{0, 0.5, 0.5});
  // a spline is given as a whole, with what the others take now
  TrajectoryPlan spline = splineList(4, false);
  dragBreak(spline, 2, 1.0, breaks, false);
  CHECK(durations(spline) == Numbers{0.5, 0.5, 0.75});
  setSegmentDuration(spline, 0, 0.0, breaks);
  CHECK(durations(spline) == Numbers{0, 0, 0});
}

TEST_CASE("the end of a wave is dragged, that of samples is not") {
  const Model model = test::exampleModel("planar_2r.json");
  TrajectoryPlan plan;
  plan.course = gentleWave(model, {{}, model.readyPose()}, model.readyPose(), false);
  CHECK(dragBreak(plan, 1, 4.0, Numbers{0, 10}, false) == 4.0);
  CHECK(givenDuration(plan, 0) == 4.0);
  CHECK_FALSE(insertWaypoint(plan, 0, {{}, model.readyPose()}));
  CHECK_FALSE(removeWaypoint(plan, 0));
  plan.course = SampledCourse{};
  CHECK_FALSE(dragBreak(plan, 1, 4.0, Numbers{0, 10}, false));
  CHECK_FALSE(setSegmentDuration(plan, 0, 1.0, {}));
}

TEST_CASE("an arc begins with a point beside the middle of its way") {
  const Model model = test::exampleModel("puma560.json");
  TrajectoryPlan plan;
  WaypointCourse course;
  Eigen::VectorXd there = model.readyPose();
  there[0] += 0.4;
  there[1] += 0.1;
  course.waypoints = {{{}, model.readyPose()}, {{}, there}, {{}, there}};
  course.moves.resize(2);
  plan.course = course;
  const auto via = viaBeside(plan, 0, model, {});
  REQUIRE(via);
  const std::size_t hand = static_cast<std::size_t>(model.hands().front());
  const Eigen::Vector3d a = forwardKinematics(model, model.readyPose())[hand].p;
  const Eigen::Vector3d b = forwardKinematics(model, there)[hand].p;
  CHECK((*via - (a + b) / 2).dot(b - a) == Approx(0.0).margin(1e-12));
  CHECK((*via - (a + b) / 2).norm() == Approx(0.25 * (b - a).norm()).epsilon(1e-12));
  CHECK(via->z() > (a + b).z() / 2);
  CHECK_FALSE(viaBeside(plan, 1, model, {}));
}

TEST_CASE("halves of a segment are not shorter than a motion may be, what does not play can be given durations") {
  TrajectoryPlan plan = listOf(2);
  REQUIRE(setSegmentDuration(plan, 0, kShortestDuration, {}));
  REQUIRE(insertWaypoint(plan, 1, {{}, Eigen::VectorXd::Zero(6)}));
  CHECK(durations(plan) == std::vector<double>{kShortestDuration, kShortestDuration});
  TrajectoryPlan spline = splineList(3, false);
  REQUIRE(setSegmentDuration(spline, 1, 3.0, {}));
  CHECK(durations(spline) == std::vector<double>{1.0, 3.0});
}

TEST_CASE("one course becomes another, and what can be kept is") {
  const Model model = test::exampleModel("puma560.json");
  const std::vector<StoredPose> poses = {{"A", model.readyPose()}};
  TrajectoryPlan plan;
  WaypointCourse course;
  course.waypoints = {{"A", {}}, {{}, model.readyPose().array() + 0.2}, {{}, model.readyPose().array() - 0.1}};
  course.moves.assign(2, Move{MoveKind::Joint, {}, 1.5});
  plan.course = course;
  plan.bounds.velocity_share = 0.5;
  const auto as = [&](const TrajectoryPlan& from, CourseKind kind, const Trajectory* played = nullptr) {
    return withCourse(from, kind, model, poses, 1, played);
  };

  SECTION("a spline and back") {
    const auto spline = as(plan, CourseKind::Spline);
    REQUIRE(spline);
    CHECK(std::get<SplineCourse>(spline->course).durations == Numbers{1.5, 1.5});
    CHECK(std::get<SplineCourse>(spline->course).waypoints == course.waypoints);
    CHECK(spline->bounds == plan.bounds);
    CHECK(*as(*spline, CourseKind::Waypoints) == plan);
    // one shortest move makes all of a spline's the shortest
    std::get<WaypointCourse>(plan.course).moves[0].duration = 0.0;
    CHECK(std::get<SplineCourse>(as(plan, CourseKind::Spline)->course).durations.empty());
  }
  SECTION("a wave about the chosen waypoint keeps to the limits") {
    for (const CourseKind kind : {CourseKind::Sinusoid, CourseKind::Chirp}) {
      const auto wave = as(plan, kind);
      REQUIRE(wave);
      CHECK(courseKindOf(*wave) == kind);
      CHECK(std::get<WaveCourse>(wave->course).centre == course.waypoints[1]);
      const Result<Trajectory> trajectory = compileTrajectory(model, poses, *wave);
      REQUIRE(trajectory.ok());
      CHECK(violationsOf(*trajectory, model, wave->bounds).empty());
      CHECK(std::get<WaveCourse>(wave->course).amplitude.minCoeff() > 0.0);
      // another kind of wave is the same swing
      const auto other = as(*wave, kind == CourseKind::Chirp ? CourseKind::Sinusoid : CourseKind::Chirp);
      REQUIRE(other);
      CHECK(std::get<WaveCourse>(other->course).amplitude == std::get<WaveCourse>(wave->course).amplitude);
      CHECK(waypointsOf(*as(*wave, CourseKind::Waypoints)).size() == 1);
    }
  }
  SECTION("samples of what is played") {
    CHECK_FALSE(as(plan, CourseKind::Samples));
    const Result<Trajectory> played = compileTrajectory(model, poses, plan);
    REQUIRE(played.ok());
    const auto samples = as(plan, CourseKind::Samples, &played.value());
    REQUIRE(samples);
    const auto& sampled = std::get<SampledCourse>(samples->course);
    CHECK(sampled.t.size() == 301);
    CHECK(sampled.q.row(150).transpose() == played->sample(sampled.t[150]).q);
    const Result<Trajectory> again = compileTrajectory(model, poses, *samples);
    REQUIRE(again.ok());
    CHECK(again->duration() == Approx(3.0));
    // what a window of 9 samples makes of a smooth motion
    CHECK((again->sample(0.7).qd - played->sample(0.7).qd).norm() < 1e-3);
    const auto back = as(*samples, CourseKind::Spline);
    REQUIRE(back);
    CHECK(waypointsOf(*back).size() == 9);
    CHECK(std::accumulate(std::get<SplineCourse>(back->course).durations.begin(),
                          std::get<SplineCourse>(back->course).durations.end(), 0.0) == Approx(3.0));
    CHECK(compileTrajectory(model, poses, *back).ok());
  }
  SECTION("a pose that there is not is no centre") {
    CHECK_FALSE(withCourse(plan, CourseKind::Sinusoid, model, {}, 0, nullptr));
  }
}
