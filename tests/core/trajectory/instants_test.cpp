// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/instants.h"

#include "core/io/scene_file.h"
#include "core/mechanism/beyond_limit.h"
#include "core/trajectory/violations.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <limits>
#include <vector>

using namespace linkwright;

namespace {

Model planarArm() {
  Result<SceneData> scene = readModelFile(test::sourcePath("assets/examples/planar_2r.json").string());
  REQUIRE(scene.ok());
  return Model::compile(scene->mechanism).value();
}

Trajectory compiledPlan(const Model& model, TrajectoryPlan plan) {
  Result<Trajectory> made = compileTrajectory(model, {}, plan);
  REQUIRE(made.ok());
  return std::move(made).value();
}

/// A long way, a short one and a long one.
Trajectory longShortLong(const Model& model, TimingLaw law, double brief) {
  WaypointCourse course;
  for (const double q : {0.0, 0.3, 0.1, 0.5}) course.waypoints.push_back({{}, Eigen::Vector2d(q, -q)});
  for (const double duration : {20.0, brief, 20.0}) {
    Move move;
    move.law.law = law;
    move.duration = duration;
    course.moves.push_back(move);
  }
  TrajectoryPlan plan;
  plan.course = course;
  return compiledPlan(model, plan);
}

bool holds(const Eigen::VectorXd& t, double instant) { return std::count(t.begin(), t.end(), instant) == 1; }

int within(const Eigen::VectorXd& t, double from, double to) {
  return static_cast<int>(std::count_if(t.begin(), t.end(), [&](double x) { return x > from && x < to; }));
}

}  // namespace

TEST_CASE("a short piece of a long motion has as many instants as it asks for") {
  const Model model = planarArm();
  const Trajectory trajectory = longShortLong(model, TimingLaw::Quintic, 0.02);
  const Instants instants = instantsOf(trajectory, {});
  CHECK_FALSE(instants.are_fewer);
  for (const double end : trajectory.breaks()) CHECK(holds(instants.t, end));
  CHECK(within(instants.t, trajectory.breaks()[1], trajectory.breaks()[2]) == 49);
  const Eigen::VectorXd steps = instants.t.tail(instants.t.size() - 1) - instants.t.head(instants.t.size() - 1);
  CHECK(steps.minCoeff() > 0.0);
  // round-off of times up to 40 s
  CHECK(steps.maxCoeff() < 0.01 * (1.0 + 1e-9));
  CHECK(instants.t.size() == 2000 + 50 + 2000 + 1);
  // the velocity of a quintic is largest in the middle, 1.875 of the mean: no instant is farther from it than half a
  // step, where it is less by 1e-3 of it at the most
  const JointSamples samples = trajectory.samplesAt(instants.t);
  CHECK(samples.qd.col(0).cwiseAbs().maxCoeff() == Approx(1.875 * 0.2 / 0.02).epsilon(1e-3));
}

TEST_CASE("where the acceleration jumps there is an instant just before it too") {
  const Model model = planarArm();
  const Trajectory trajectory = longShortLong(model, TimingLaw::Cubic, 2.0);
  const Instants instants = instantsOf(trajectory, {});
  const JointSamples samples = trajectory.samplesAt(instants.t);
  for (const double jump : {trajectory.breaks()[1], trajectory.breaks()[2]}) {
    const auto at = std::lower_bound(instants.t.begin(), instants.t.end(), jump) - instants.t.begin();
    CHECK(instants.t[at] == jump);
    CHECK(jump - instants.t[at - 1] == Approx(1e-9 * trajectory.duration()).epsilon(1e-4));
    CHECK(samples.qdd(at, 0) * samples.qdd(at - 1, 0) > 0.0);
    CHECK(samples.qdd(at, 0) != Approx(samples.qdd(at - 1, 0)).epsilon(0.01));
  }
}

TEST_CASE("a fast wave has its forty steps a period, where that is too many it is said") {
  const Model model = planarArm();
  WaveCourse course;
  course.centre = {{}, Eigen::Vector2d::Zero()};
  course.amplitude = Eigen::Vector2d(0.1, 0.0);
  course.frequency = Eigen::Vector2d(25.0, 1000.0);  // the second joint stays where it is
  course.phase = Eigen::Vector2d::Zero();
  course.duration = 10.0;
  TrajectoryPlan plan;
  plan.course = course;
  const Trajectory trajectory = compiledPlan(model, plan);
  CHECK(trajectory.shortestPeriod() == 1.0 / 25.0);
  CHECK(instantsOf(trajectory, {}).t.size() == 10001);
  InstantsWish wish;
  wish.most = 301;
  const Instants few = instantsOf(trajectory, wish);
  CHECK(few.are_fewer);
  CHECK(few.t.size() == 301);
  CHECK(few.t[300] == trajectory.duration());
}

TEST_CASE("fewer instants than there are breaks are the breaks") {
  const Model model = planarArm();
  const Trajectory trajectory = longShortLong(model, TimingLaw::Quintic, 1.0);
  InstantsWish wish;
  wish.most = 2;
  const Instants few = instantsOf(trajectory, wish);
  CHECK(few.are_fewer);
  CHECK(std::vector<double>(few.t.begin(), few.t.end()) == trajectory.breaks());
}

TEST_CASE("samples that were given are the instants, or evenly some of them") {
  const Model model = planarArm();
  SampledCourse course;
  course.t = Eigen::VectorXd::LinSpaced(501, 2.0, 7.0);
  course.q = Eigen::MatrixXd::Zero(501, 2);
  course.q.col(0) = (3.0 * course.t.array()).sin();
  TrajectoryPlan plan;
  plan.course = course;
  const Trajectory trajectory = compiledPlan(model, plan);
  const Instants all = instantsOf(trajectory, {});
  REQUIRE(all.t.size() == 501);
  // less the time of the first
  CHECK((all.t - (course.t.array() - 2.0).matrix()).cwiseAbs().maxCoeff() < 1e-12);
  InstantsWish wish;
  wish.most = 11;
  const Instants some = instantsOf(trajectory, wish);
  CHECK(some.are_fewer);
  REQUIRE(some.t.size() == 11);
  for (int k = 0; k < 11; ++k) CHECK(some.t[k] == all.t[50 * k]);
}

TEST_CASE("a limit that is passed within a short move of a long motion is found") {
  Result<SceneData> scene = readModelFile(test::sourcePath("assets/examples/ur5e.urdf").string());
  REQUIRE(scene.ok());
  const Model model = Model::compile(scene->mechanism).value();
  const Eigen::VectorXd ready = model.readyPose();
  const double limit = model.joints()[2].limits.velocity;
  WaypointCourse course;
  for (const double by : {0.0, 0.0, 0.01, 0.01}) course.waypoints.push_back({{}, ready.array() - by});
  const double brief = 0.8 * 1.875 * 0.01 / limit;  // 1 / 0.8 of the limit half way, for two thousandths of a second
  for (const double duration : {200.0, brief, 200.0}) {
    Move move;
    move.duration = duration;
    course.moves.push_back(move);
  }
  TrajectoryPlan plan;
  plan.course = course;
  const std::vector<LimitViolation> found = violationsOf(compiledPlan(model, plan), model, plan.bounds);
  const auto of_joint = std::find_if(found.begin(), found.end(), [](const LimitViolation& v) { return v.joint == 2; });
  REQUIRE(of_joint != found.end());
  // within half a fiftieth of the move from its middle
  CHECK(std::abs(of_joint->value) == Approx(limit / 0.8).epsilon(2e-3));
}

TEST_CASE("a limit is kept to within round-off") {
  constexpr double kNone = std::numeric_limits<double>::infinity();
  CHECK(beyondRange(0.5, -1.0, 1.0) == 0.0);
  CHECK(beyondRange(1.0 + 0.9e-9, -1.0, 1.0) == 0.0);
  CHECK(beyondRange(1.25, -1.0, 1.0) == 0.25);
  CHECK(beyondRange(-1.5, -1.0, 1.0) == 0.5);
  CHECK(beyondRange(1e12, -kNone, kNone) == 0.0);
  CHECK(beyondRange(2000.0 * (1.0 + 0.9e-9), 0.0, 2000.0) == 0.0);
  CHECK(beyondRate(-3.0, 2.0) == 1.0);
  CHECK(beyondRate(2.0 * (1.0 + 0.9e-9), 2.0) == 0.0);
  CHECK(beyondRate(1e9, 0.0) == 0.0);
  CHECK(beyondRate(1e9, kNone) == 0.0);
}
