// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/trajectory.h"

#include "core/dynamics/batch_dynamics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/trajectory/quintic.h"
#include "core/trajectory/violations.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/example.h"
#include "tests/support/golden_model.h"
#include "tests/support/random_mechanism.h"
#include "tests/support/rich_mechanism.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

using namespace linkwright;
using linkwright::test::kPi;

namespace {

TrajectoryPlan planOf(WaypointCourse course) {
  TrajectoryPlan plan;
  plan.course = std::move(course);
  return plan;
}

Waypoint at(const Eigen::VectorXd& q) { return {{}, q}; }

std::string said(const Result<Trajectory>& result) {
  std::string all;
  for (const Diagnostic& d : result.diagnostics()) all += d.message.text() + "\n";
  return all;
}

/// Velocity and acceleration against differences of position at `samples` instants that lie off the breaks; the error
/// is that of rounding and of the third and fourth derivative.
void checkDerivatives(const Trajectory& trajectory, double tolerance) {
  const double h = 1e-5 * trajectory.duration();
  for (int k = 1; k < 200; ++k) {
    const double t = trajectory.duration() * (k + 0.123) / 201.0;
    const std::vector<double>& breaks = trajectory.breaks();
    if (std::any_of(breaks.begin(), breaks.end(), [&](double b) { return std::abs(b - t) < 2.0 * h; })) continue;
    const JointState before = trajectory.sample(t - h), now = trajectory.sample(t), after = trajectory.sample(t + h);
    CAPTURE(t);
    REQUIRE(((after.q - before.q) / (2.0 * h) - now.qd).norm() < tolerance);
    REQUIRE(((after.qd - before.qd) / (2.0 * h) - now.qdd).norm() < tolerance);
  }
}

}  // namespace

TEST_CASE("the PUMA 560 along a cycloid: motion and torques of an independent program", "[golden]") {
  Result<Model> compiled = Model::compile(test::goldenPuma());
  REQUIRE(compiled.ok());
  const Model model = std::move(compiled).value();
  Eigen::VectorXd start(6), end(6);
  start << -0.5, 0.2, -0.3, 0.4, -0.6, 0.5;
  end << 0.0, kPi / 4, kPi, 0.0, kPi / 4, 0.0;
  Move move;
  move.law.law = TimingLaw::Cycloid;
  move.duration = 2.0;
  const Result<Trajectory> trajectory = compileTrajectory(model, {}, planOf({{at(start), at(end)}, {move}}));
  REQUIRE(trajectory.ok());
  const JointSamples samples = trajectory->sampleAll(0.02);
  REQUIRE(samples.t.size() == 101);
  Eigen::MatrixXd tau;
  BatchWorkspace workspace;
  inverseDynamics(model,
                  {samples.q, samples.qd, samples.qdd, {0.0, 0.0, -9.81}, {.joint_friction = false, .rotor = true}},
                  workspace, tau);
  Eigen::Index k = 0;
  for (const std::vector<double>& value : test::goldenRows("puma560_trajectory.csv")) {
    CAPTURE(k);
    CHECK(samples.t[k] == Approx(value[0]).margin(1e-15));
    // eleven digits in the file
    for (Eigen::Index i = 0; i < 6; ++i) {
      const std::size_t c = static_cast<std::size_t>(i);
      CHECK(samples.q(k, i) == Approx(value[1 + c]).epsilon(1e-10).margin(1e-11));
      CHECK(samples.qd(k, i) == Approx(value[7 + c]).epsilon(1e-10).margin(1e-11));
      CHECK(samples.qdd(k, i) == Approx(value[13 + c]).epsilon(1e-10).margin(1e-11));
      CHECK(tau(k, i) == Approx(value[19 + c]).epsilon(1e-10).margin(5e-9));
    }
    ++k;
  }
  CHECK(k == 101);
}

TEST_CASE("the short form of a motion is the quintic law between its poses") {
  const SceneData scene = test::exampleScene("ur5e.urdf");
  const Model model = Model::compile(scene.mechanism).value();
  const Eigen::VectorXd a = model.readyPose(), b = a.array() + 0.4;
  const std::vector<StoredPose> poses = {{"A", a}, {"B", b}};
  const Result<Trajectory> trajectory = compileTrajectory(model, poses, planBetween("A", "B", 1.7));
  REQUIRE(trajectory.ok());
  for (double t = -0.5; t < 2.5; t += 0.01) {
    const JointState mine = trajectory->sample(t), wanted = sample(QuinticMotion{a, b, 1.7}, t);
    REQUIRE((mine.q - wanted.q).norm() < 1e-15);
    REQUIRE((mine.qd - wanted.qd).norm() < 1e-14);
    REQUIRE((mine.qdd - wanted.qdd).norm() < 1e-13);
  }
  CHECK(trajectory->sample(1.7).q == b);
}

TEST_CASE("joint moves: at rest at each waypoint to the last bit, limits reached but not exceeded", "[random]") {
  const SceneData scene = test::exampleScene("ur5e.urdf");
  const Model model = Model::compile(scene.mechanism).value();
  test::Random random(42);
  INFO("seed " << random.seed());
  for (const TimingLaw law :
       {TimingLaw::Cubic, TimingLaw::Quintic, TimingLaw::Cycloid, TimingLaw::Trapezoid, TimingLaw::SCurve}) {
    for (int trial = 0; trial < 5; ++trial) {
      WaypointCourse course;
      for (int i = 0; i < 4; ++i) course.waypoints.push_back(at(random.vectorOf(6, 1.5)));
      course.moves.resize(3);
      for (Move& move : course.moves) move.law.law = law;
      TrajectoryPlan plan = planOf(course);
      plan.bounds.velocity_share = random.uniform(0.3, 1.0);
      plan.bounds.acceleration = Eigen::VectorXd::Constant(6, random.uniform(2.0, 30.0));
      plan.bounds.jerk = Eigen::VectorXd::Constant(6, random.uniform(20.0, 300.0));
      const Result<Trajectory> trajectory = compileTrajectory(model, {}, plan);
      CAPTURE(wordOf(kTimingLaws, law), trial, said(trajectory));
      REQUIRE(trajectory.ok());
      CHECK(violationsOf(*trajectory, model, plan.bounds, 20001).empty());
      // some limit is reached in every move
      for (std::size_t m = 0; m < 3; ++m) {
        const double from = trajectory->breaks()[m], to = trajectory->breaks()[m + 1];
        CHECK(trajectory->sample(from).q == course.waypoints[m].q);
        CHECK(trajectory->sample(from).qd.isZero(0.0));
        const JointSamples s = trajectory->samplesAt(Eigen::VectorXd::LinSpaced(20001, from, to));
        double share = 0.0;
        for (int i = 0; i < 6; ++i) {
          const double v = plan.bounds.velocity_share * model.joints()[static_cast<std::size_t>(i)].limits.velocity;
          share = std::max(share, s.qd.col(i).cwiseAbs().maxCoeff() / v);
          share = std::max(share, s.qdd.col(i).cwiseAbs().maxCoeff() / plan.bounds.acceleration[i]);
          if (law == TimingLaw::Cycloid || law == TimingLaw::SCurve || law == TimingLaw::Quintic) {
            const double h = (to - from) / 20000.0;
            const double j = (s.qdd.col(i).tail(20000) - s.qdd.col(i).head(20000)).cwiseAbs().maxCoeff() / h;
            CHECK(j <= plan.bounds.jerk[i] * (1.0 + 1e-6));
            share = std::max(share, j / plan.bounds.jerk[i]);
          }
        }
        CHECK(share > 1.0 - 1e-3);
        CHECK(share < 1.0 + 1e-6);
      }
      CHECK(trajectory->sample(trajectory->duration()).q == course.waypoints.back().q);
    }
  }
}

TEST_CASE("a Cartesian move keeps the hand on its line at the limits of the joints, and timing laws are kept") {
  const SceneData scene = test::exampleScene("ur5e.urdf");
  const Model model = Model::compile(scene.mechanism).value();
  const std::size_t hand = static_cast<std::size_t>(model.hands().front());
  const Eigen::VectorXd a = model.readyPose();
  Eigen::VectorXd step(6);
  step << 0.25, -0.2, 0.3, -0.1, 0.15, 0.2;
  for (const TimingLaw law :
       {TimingLaw::Cubic, TimingLaw::Quintic, TimingLaw::Cycloid, TimingLaw::Trapezoid, TimingLaw::SCurve}) {
    Move move;
    move.kind = MoveKind::Line;
    move.law.law = law;
    TrajectoryPlan plan = planOf({{at(a), at(a + step)}, {move}});
    plan.bounds.acceleration = Eigen::VectorXd::Constant(6, 8.0);
    const Result<Trajectory> trajectory = compileTrajectory(model, {}, plan);
    CAPTURE(wordOf(kTimingLaws, law), said(trajectory));
    REQUIRE(trajectory.ok());
    CHECK(trajectory.diagnostics().empty());
    const Pose A = forwardKinematics(model, a)[hand], B = forwardKinematics(model, a + step)[hand];
    const JointSamples s = trajectory->samplesAt(Eigen::VectorXd::LinSpaced(4001, 0.0, trajectory->duration()));
    double share = 0.0;
    for (Eigen::Index k = 0; k < s.t.size(); k += 20) {
      const Pose X = forwardKinematics(model, s.q.row(k).transpose())[hand];
      const double way = sampleLaw(move.law, s.t[k] / trajectory->duration()).s;
      REQUIRE((X.p - (A.p + way * (B.p - A.p))).norm() < 1e-8);
    }
    for (int i = 0; i < 6; ++i) {
      share = std::max(share,
                       s.qd.col(i).cwiseAbs().maxCoeff() / model.joints()[static_cast<std::size_t>(i)].limits.velocity);
      share = std::max(share, s.qdd.col(i).cwiseAbs().maxCoeff() / 8.0);
    }
    CHECK(share <= 1.0 + 1e-9);
    CHECK(share > 1.0 - 1e-3);
    checkDerivatives(*trajectory, 2e-4);
    CHECK((s.q.row(4000).transpose() - (a + step)).norm() < 1e-8);
  }
}

TEST_CASE("splines through waypoints: times given and times found, continuity as it is said") {
  const SceneData scene = test::exampleScene("ur5e.urdf");
  const Model model = Model::compile(scene.mechanism).value();
  const int degree = GENERATE(3, 5);
  test::Random random(8);
  INFO("seed " << random.seed() << " degree " << degree);
  SplineCourse course;
  course.degree = degree;
  for (int i = 0; i < 6; ++i) course.waypoints.push_back(at(random.vectorOf(6, 1.2)));
  TrajectoryPlan plan;
  plan.bounds.acceleration = Eigen::VectorXd::Constant(6, 15.0);
  course.durations = {1.0, 0.7, 2.0, 1.5, 0.8};
  plan.course = course;
  const Result<Trajectory> given = compileTrajectory(model, {}, plan);
  REQUIRE(given.ok());
  CHECK(given->duration() == Approx(6.0).epsilon(1e-14));
  CHECK((given->sample(1.7).q - course.waypoints[2].q).norm() < 1e-12);
  CHECK(given->continuity().inside == degree - 1);
  checkDerivatives(*given, 2e-4);

  course.durations.clear();
  plan.course = course;
  const Result<Trajectory> found = compileTrajectory(model, {}, plan);
  REQUIRE(found.ok());
  CHECK(found.diagnostics().empty());
  const JointSamples s = found->samplesAt(Eigen::VectorXd::LinSpaced(20001, 0.0, found->duration()));
  double share = 0.0;
  for (int i = 0; i < 6; ++i) {
    share = std::max(share,
                     s.qd.col(i).cwiseAbs().maxCoeff() / model.joints()[static_cast<std::size_t>(i)].limits.velocity);
    share = std::max(share, s.qdd.col(i).cwiseAbs().maxCoeff() / 15.0);
  }
  CHECK(share <= 1.0 + 1e-9);
  CHECK(share > 1.0 - 1e-3);
}

TEST_CASE("continuity: what each kind of motion promises") {
  const Model model = test::exampleModel("planar_2r.json");
  const Eigen::Vector2d a(0.1, 0.2), b(0.5, -0.3), c(0.0, 0.4);
  const auto of = [&](TimingLaw law, bool two_moves) {
    Move move;
    move.law.law = law;
    move.duration = 1.0;
    WaypointCourse course{{at(a), at(b)}, {move}};
    if (two_moves) {
      course.waypoints.push_back(at(c));
      course.moves.push_back(move);
    }
    const Result<Trajectory> made = compileTrajectory(model, {}, planOf(course));
    REQUIRE(made.ok());
    return made->continuity();
  };
  for (const auto& [law, alone, joined] : {std::tuple{TimingLaw::Cubic, kSmooth, 1},
                                           {TimingLaw::Quintic, kSmooth, 2},
                                           {TimingLaw::Cycloid, kSmooth, 2},
                                           {TimingLaw::Trapezoid, 1, 1},
                                           {TimingLaw::SCurve, 2, 2}}) {
    CAPTURE(wordOf(kTimingLaws, law));
    CHECK(of(law, false).inside == alone);
    CHECK(of(law, false).ends == joined);
    CHECK(of(law, true).inside == joined);
    CHECK(of(law, true).ends == joined);
  }
}

TEST_CASE("sinusoid, chirp and samples are motions too") {
  const Model model = test::exampleModel("planar_2r.json");
  TrajectoryPlan plan;
  WaveCourse wave;
  wave.centre = at(Eigen::Vector2d(0.2, 0.3));
  wave.amplitude = Eigen::Vector2d(0.4, 0.1);
  wave.frequency = Eigen::Vector2d(0.5, 1.0);
  wave.end_frequency = Eigen::Vector2d(2.0, 1.0);
  wave.phase = Eigen::Vector2d(0.0, 0.5);
  wave.duration = 3.0;
  plan.course = wave;
  const Result<Trajectory> chirp = compileTrajectory(model, {}, plan);
  REQUIRE(chirp.ok());
  CHECK(chirp->duration() == 3.0);
  CHECK(chirp->sample(0.0).qd[0] == Approx(0.4 * 2.0 * kPi * 0.5).epsilon(1e-14));
  CHECK(chirp->continuity().ends == 0);
  checkDerivatives(*chirp, 1e-4);

  // its samples, brought back, with and without their rates
  const JointSamples made = chirp->sampleAll(0.005);
  SampledCourse course{made.t, made.q, made.qd, made.qdd, {}};
  plan.course = course;
  const Result<Trajectory> whole = compileTrajectory(model, {}, plan);
  REQUIRE(whole.ok());
  CHECK(whole->duration() == Approx(3.0).epsilon(1e-15));
  for (const Eigen::Index k : {0, 7, 300, 600}) {
    CHECK(whole->sample(made.t[k]).q == made.q.row(k).transpose());
    CHECK(whole->sample(made.t[k]).qdd == made.qdd.row(k).transpose());
  }
  course.qd.resize(0, 0);
  course.qdd.resize(0, 0);
  plan.course = course;
  const Result<Trajectory> fitted = compileTrajectory(model, {}, plan);
  REQUIRE(fitted.ok());
  const JointSamples again = fitted->samplesAt(made.t);
  // the fit of order 4 over 9 samples: some (4 dt)^4 q^(5) / 100 of the velocity, with q^(5) below 0.4 (4 pi)^5
  CHECK((again.qd - made.qd).cwiseAbs().maxCoeff() < 2e-3);
  CHECK((again.qdd - made.qdd).cwiseAbs().maxCoeff() < 0.5);
  CHECK((again.qd - made.qd).cwiseAbs().maxCoeff() > 0.0);
}

TEST_CASE("a motion that goes beyond a limit is listed with joint and time, and made all the same") {
  const SceneData scene = test::exampleScene("ur5e.urdf");
  const Model model = Model::compile(scene.mechanism).value();
  Eigen::VectorXd a = model.readyPose(), b = a;
  b[2] -= 1.0;
  Move move;
  const double limit = model.joints()[2].limits.velocity;
  move.duration = 0.8 * 1.875 / limit;  // 1 / 0.8 of the limit half way
  TrajectoryPlan plan = planOf({{at(a), at(b)}, {move}});
  const Result<Trajectory> trajectory = compileTrajectory(model, {}, plan);
  REQUIRE(trajectory.ok());
  const std::vector<LimitViolation> found = violationsOf(*trajectory, model, plan.bounds);
  REQUIRE(found.size() == 1);
  CHECK(found[0].joint == 2);
  CHECK(found[0].kind == LimitKind::Velocity);
  CHECK(found[0].value == Approx(-limit / 0.8).epsilon(1e-9));
  CHECK(found[0].worst == Approx(0.5 * move.duration).epsilon(1e-9));
  CHECK(found[0].first < found[0].worst);
  CHECK(std::abs(trajectory->sample(found[0].first).qd[2]) > limit);
  CHECK(said(trajectory).find("joint '" + model.joints()[2].name + "' reaches a velocity of") != std::string::npos);
}

TEST_CASE("what cannot be played is refused in words") {
  const Model model = test::exampleModel("planar_2r.json");
  const Eigen::Vector2d a(0.1, 0.2), b(0.5, -0.3);
  const auto why = [&](const TrajectoryPlan& plan) -> std::string {
    const Result<Trajectory> made = compileTrajectory(model, {}, plan);
    return made.ok() ? "" : said(made);
  };
  CHECK(why(planBetween("A", "B", 1.0)).find("there is no pose 'A'") != std::string::npos);
  CHECK(why(planOf({{at(a)}, {}})).find("at least two waypoints") != std::string::npos);
  CHECK(why(planOf({{at(a), at(Eigen::Vector3d::Zero())}, {Move{}}})).find("waypoint 2") != std::string::npos);
  Move move;
  move.duration = 1e-5;
  CHECK(why(planOf({{at(a), at(b)}, {move}})).find("0.001 s") != std::string::npos);
  move = {};
  move.law = {TimingLaw::SCurve, 0.3, 0.7};
  CHECK(why(planOf({{at(a), at(b)}, {move}})).find("acceleration phase") != std::string::npos);
  move = {};
  move.kind = MoveKind::Line;
  CHECK(why(planOf({{at(a), at(b)}, {move}})).find("leaving the orientation of the end effector free") !=
        std::string::npos);
  move.kind = MoveKind::Arc;
  CHECK(why(planOf({{at(a), at(a)}, {move}})).find("do not determine a circle") != std::string::npos);
  TrajectoryPlan plan = planOf({{at(a), at(b)}, {Move{}}});
  plan.bounds.acceleration = Eigen::Vector2d(1.0, 0.0);
  CHECK(why(plan).find("positive number") != std::string::npos);
  plan.bounds = {};
  plan.hand = "nobody";
  CHECK(why(plan).find("'nobody'") != std::string::npos);
}

TEST_CASE("numbers beyond all measure end in words, not in exceptions", "[extreme]") {
  const std::string name = GENERATE("gantry.json", "ur5e.urdf");
  const Model model = Model::compile(test::exampleScene(name).mechanism).value();
  const Eigen::Index n = model.dof();
  const double inf = std::numeric_limits<double>::infinity();
  int made = 0, refused = 0;
  const auto run = [&](const TrajectoryPlan& plan) {
    const Result<Trajectory> result = compileTrajectory(model, {}, plan);
    ++(result.ok() ? made : refused);
    if (result.ok()) CHECK(result->sampleAll(result->duration() / 10.0).q.cols() == n);
  };
  for (const double big : {1e308, 1e154, 1e9, 1e-9, 1e-310, 0.0}) {
    for (const double limit : {1e-308, 1e-9, 1e9, 1e308, inf}) {
      CAPTURE(name, big, limit);
      const Waypoint far = at(Eigen::VectorXd::Constant(n, big)), back = at(Eigen::VectorXd::Constant(n, -big));
      TrajectoryPlan plan;
      plan.bounds.acceleration = plan.bounds.jerk = Eigen::VectorXd::Constant(n, limit);
      for (const MoveKind kind : {MoveKind::Joint, MoveKind::Line, MoveKind::Arc}) {
        for (const TimingLaw law : {TimingLaw::Quintic, TimingLaw::Trapezoid, TimingLaw::SCurve}) {
          Move move;
          move.kind = kind;
          move.law.law = law;
          move.via = {big, 1.0, 0.0};
          plan.course = WaypointCourse{{at(model.readyPose()), far, back}, {move, move}};
          run(plan);
        }
      }
      plan.course = SplineCourse{{far, back, far}, {}, 5, false};
      run(plan);
      plan.course = SplineCourse{{far, back, far}, {0.001, 1e5}, 3, true};
      run(plan);
      const Eigen::VectorXd bigs = Eigen::VectorXd::Constant(n, big);
      plan.course = WaveCourse{far, bigs, bigs, bigs, bigs, 1.0};
      run(plan);
      SampledCourse samples;
      samples.t = Eigen::VectorXd::LinSpaced(11, 0.0, 0.001);
      samples.q = Eigen::MatrixXd::Constant(11, n, big);
      plan.course = samples;
      run(plan);
    }
  }
  CAPTURE(made, refused);
  CHECK(made > 50);
  CHECK(refused > 50);
}

TEST_CASE("what the choice of derivatives does to the torques of the PUMA 560", "[golden]") {
  // a program that knows the positions alone, every 20 ms: the torques of the golden cycloid from what it makes of them
  const Model model = Model::compile(test::goldenPuma()).value();
  Eigen::VectorXd start(6), end(6);
  start << -0.5, 0.2, -0.3, 0.4, -0.6, 0.5;
  end << 0.0, kPi / 4, kPi, 0.0, kPi / 4, 0.0;
  Move move;
  move.law.law = TimingLaw::Cycloid;
  move.duration = 2.0;
  const JointSamples truth =
      compileTrajectory(model, {}, planOf({{at(start), at(end)}, {move}})).value().sampleAll(0.02);
  const auto torques = [&](const JointSamples& s) {
    Eigen::MatrixXd tau;
    BatchWorkspace workspace;
    inverseDynamics(model, {s.q, s.qd, s.qdd, {0.0, 0.0, -9.81}, {.joint_friction = false, .rotor = true}}, workspace,
                    tau);
    return tau;
  };
  const Eigen::MatrixXd right = torques(truth);
  const auto error = [&](DerivativeMethod method) {
    TrajectoryPlan plan;
    plan.course = SampledCourse{truth.t, truth.q, {}, {}, {method, 7, 4}};
    const Result<Trajectory> made = compileTrajectory(model, {}, plan);
    REQUIRE(made.ok());
    return (torques(made->samplesAt(truth.t)) - right).cwiseAbs().maxCoeff() / right.cwiseAbs().maxCoeff();
  };
  const double backward = error(DerivativeMethod::BackwardDifferences), fit = error(DerivativeMethod::SavitzkyGolay),
               spline = error(DerivativeMethod::Spline);
  CAPTURE(backward, fit, spline);
  // accelerations come one step late
  CHECK(backward > 5e-3);
  CHECK(backward < 0.1);
  CHECK(fit < 0.1 * backward);
  CHECK(spline < 0.1 * backward);
}

TEST_CASE("joints that follow others do so on the way") {
  const Model model = Model::compile(test::richMechanism()).value();
  const auto follower =
      std::find_if(model.joints().begin(), model.joints().end(), [](const auto& j) { return j.leader >= 0; });
  REQUIRE(follower != model.joints().end());
  const Eigen::Index f = follower - model.joints().begin(), l = follower->leader;
  const Eigen::VectorXd a = model.readyPose(), b = a.array() + 0.2;
  Move move;
  move.duration = 1.0;
  const Result<Trajectory> made = compileTrajectory(model, {}, planOf({{at(a), at(b)}, {move}}));
  REQUIRE(made.ok());
  for (double t = 0.0; t <= 1.0; t += 0.1) {
    const JointState s = made->sample(t);
    CHECK(s.q[f] == Approx(follower->multiplier * s.q[l] + follower->offset).margin(1e-14));
    CHECK(s.qd[f] == Approx(follower->multiplier * s.qd[l]).margin(1e-13));
  }
}

TEST_CASE("samples at a step: the end is among them once") {
  const Model model = test::exampleModel("planar_2r.json");
  Move move;
  move.duration = 1.0;
  const Trajectory made =
      compileTrajectory(model, {}, planOf({{at(Eigen::Vector2d(0.1, 0.2)), at(Eigen::Vector2d(0.3, 0.1))}, {move}}))
          .value();
  for (const double dt : {0.1, 0.01, 0.001, 1.0 / 3.0, 1.0 / 7.0}) {
    CHECK(made.sampleAll(dt).t.size() == static_cast<Eigen::Index>(std::lround(1.0 / dt)) + 1);
  }
  const JointSamples odd = made.sampleAll(0.3);
  REQUIRE(odd.t.size() == 5);
  CHECK(odd.t[3] == Approx(0.9));
  CHECK(odd.t[4] == 1.0);
  CHECK(made.sampleAll(7.0).t.size() == 2);
}
