// SPDX-License-Identifier: GPL-3.0-or-later
// Directions that are free, several hands, and robots of every kind: checked by forward kinematics.
#include "core/base/require.h"
#include "core/ik/inverse_kinematics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/scene/scene.h"
#include "core/spatial/rotation.h"
#include "tests/core/ik/example_poses.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>
#include <Eigen/SVD>

#include <functional>
#include <limits>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr double kDefaultTolerance = 1e-6;  // m, rad: the default of IkOptions

Eigen::VectorXd poseWithin3(const Model& model, Random& random) {
  const Eigen::VectorXd lower = model.lowerLimits().cwiseMax(-3.0), upper = model.upperLimits().cwiseMin(3.0);
  Eigen::VectorXd q(model.dof());
  for (int i = 0; i < model.dof(); ++i) q[i] = random.uniform(lower[i], upper[i]);
  return q;
}

double turnBetween(const Pose& a, const Pose& b) { return rotationVector(a.R.transpose() * b.R).norm(); }

}  // namespace

TEST_CASE("Position alone, orientation alone: what is wanted is met, the rest is free", "[ik][isa]") {
  const Model model = exampleModel("ur5e.urdf");
  const int hand = model.hands().front();
  IkSolver solver(model, hand);
  Random random(77);
  int moved = 0;
  for (int i = 0; i < 100; ++i) {
    INFO("seed " << random.seed() << ", target " << i);
    IkTarget target{hand, poseAt(model, poseWithin3(model, random), hand), kPositionOnly};
    const Eigen::VectorXd start = poseWithin3(model, random);
    const IkResult placed = solver.solve(target, start, coldIkOptions());
    REQUIRE(placed.status == IkStatus::Converged);
    CHECK((poseAt(model, placed.q, hand).p - target.X_WT.p).norm() <= kDefaultTolerance + kRoundOff);
    CHECK(placed.orientation_error == 0.0);  // nothing is asked of it
    moved += turnBetween(poseAt(model, placed.q, hand), target.X_WT) > 0.1 ? 1 : 0;

    target.weights = kOrientationOnly;
    const IkResult turned = solver.solve(target, start, coldIkOptions());
    REQUIRE(turned.status == IkStatus::Converged);
    CHECK(turnBetween(poseAt(model, turned.q, hand), target.X_WT) <= kDefaultTolerance + kRoundOff);
    CHECK(turned.position_error == 0.0);
  }
  CHECK(moved > 50);
}

TEST_CASE("A tool that may spin about its own axis: the turn about the target's z is free", "[ik][isa]") {
  const Model model = exampleModel("puma560.json");
  const int hand = model.hands().front();
  IkSolver solver(model, hand);
  Random random(78);
  int spun = 0;
  for (int i = 0; i < 100; ++i) {
    INFO("seed " << random.seed() << ", target " << i);
    IkTarget target{hand, poseAt(model, poseWithin3(model, random), hand)};
    target.weights = {1.0, 1.0, 0.0, 1.0, 1.0, 1.0};
    target.axes = IkAxes::Target;
    const IkResult result = solver.solve(target, poseWithin3(model, random), coldIkOptions());
    REQUIRE(result.status == IkStatus::Converged);
    const Pose X_WE = poseAt(model, result.q, hand);
    CHECK((X_WE.p - target.X_WT.p).norm() <= kDefaultTolerance + kRoundOff);
    // the tool's axis points where it should; a rotation vector with x and y within 1e-6 each tilts z by that at most
    CHECK(X_WE.R.col(2).cross(target.X_WT.R.col(2)).norm() <= 2.0 * kDefaultTolerance);
    CHECK(X_WE.R.col(2).dot(target.X_WT.R.col(2)) > 0.0);
    spun += turnBetween(X_WE, target.X_WT) > 0.1 ? 1 : 0;
  }
  CHECK(spun > 50);
}

TEST_CASE("In world axes: a hand on a horizontal plane, anywhere on it", "[ik]") {
  const Model model = exampleModel("iiwa14.urdf");
  const int hand = model.hands().front();
  IkTarget target{hand, {}, {0.0, 0.0, 0.0, 0.0, 0.0, 1.0}};
  target.X_WT.p.z() = 0.4;
  const Eigen::VectorXd start = model.readyPose();
  const IkResult result = solveIk(model, target, start);
  REQUIRE(result.status == IkStatus::Converged);
  const Eigen::Vector3d p = poseAt(model, result.q, hand).p, before = poseAt(model, start, hand).p;
  CHECK(std::abs(p.z() - 0.4) <= kDefaultTolerance + kRoundOff);
  CHECK(result.position_error == Approx(std::abs(p.z() - 0.4)).margin(kRoundOff));
  CHECK(std::abs(before.z() - 0.4) > 0.01);
}

TEST_CASE("Heavier weights win where not all can be had", "[ik]") {
  // a planar arm cannot leave its plane, and cannot place and turn its hand at will
  const Model model = exampleModel("planar_2r.json");
  const int hand = model.hands().front();
  IkTarget target{hand, poseAt(model, Eigen::Vector2d(0.3, 0.8), hand)};
  const Eigen::Vector3d axis = jacobian(model, Eigen::Vector2d(0.3, 0.8), hand).col(0).head<3>();
  target.X_WT.R = rotationAbout(axis, 0.4) * target.X_WT.R;
  double position_before = 0.0, orientation_before = 10.0;
  for (const double w : {0.1, 1.0, 10.0}) {
    target.weights = {w, w, w, 1.0, 1.0, 1.0};
    const IkResult result = solveIk(model, target, Eigen::Vector2d(0.3, 0.8));
    CHECK(result.status == IkStatus::Stalled);
    CHECK(result.position_error > position_before);
    CHECK(result.orientation_error < orientation_before);
    position_before = result.position_error;
    orientation_before = result.orientation_error;
  }
}

TEST_CASE("Both hands of a torso at once", "[ik][isa]") {
  const Model model = exampleModel("torso_with_two_arms.json");
  REQUIRE(model.hands().size() == 2);
  const std::vector<int> hands = model.hands();
  IkSolver solver(model, hands);
  Random random(79);
  int solved = 0;
  for (int i = 0; i < 100; ++i) {
    const Eigen::VectorXd q = poseWithin3(model, random);
    const IkTarget targets[] = {{hands[0], poseAt(model, q, hands[0])}, {hands[1], poseAt(model, q, hands[1])}};
    const Eigen::VectorXd start = poseWithin3(model, random);
    const IkResult& result = solver.solve(targets, start, coldIkOptions());
    REQUIRE(result.errors.size() == 2);
    CHECK(((result.q - model.lowerLimits()).array() >= 0.0).all());
    CHECK(((model.upperLimits() - result.q).array() >= 0.0).all());
    // the neck moves neither hand
    for (int j = 0; j < model.dof(); ++j) {
      const bool is_neck = model.joints()[static_cast<std::size_t>(j)].name.rfind("neck", 0) == 0;
      if (is_neck) CHECK(result.q[j] == start[j]);
    }
    if (result.status != IkStatus::Converged) continue;
    ++solved;
    for (const IkTarget& target : targets) {
      CHECK((poseAt(model, result.q, target.link).p - target.X_WT.p).norm() <= kDefaultTolerance + kRoundOff);
      CHECK(turnBetween(poseAt(model, result.q, target.link), target.X_WT) <= kDefaultTolerance + kRoundOff);
    }
  }
  INFO("seed " << random.seed() << ": " << solved << " of 100 solved");
  CHECK(solved >= 99);
}

TEST_CASE("Any tree: sliding and fixed joints, branches, fewer joints than six and forty", "[ik][isa]") {
  for (std::uint64_t seed = 8100; seed < 8140; ++seed) {
    Random random(seed);
    const int joints = seed < 8110 ? random.integer(1, 5) : (seed < 8120 ? 40 : random.integer(6, 14));
    const Mechanism mechanism = randomMechanism(random, {.joints = joints, .chain = seed % 2 == 0});
    const Model model = compiled(mechanism);
    const Model unmerged = compiled(mechanism, {.merge_fixed_links = false});
    if (model.dof() == 0) continue;
    const int hand = model.deepestLink();
    // near the start: whatever the arm, what it has just left it can go back to
    const Eigen::VectorXd q = 0.5 * randomInput(random, model).q;
    const Eigen::VectorXd start = q + random.vectorOf(model.dof(), 0.05);
    const IkTarget target{hand, poseAt(model, q, hand)};
    // one length for both models: their own depends on how many offsets lie end to end
    IkOptions options;
    options.length_scale = 0.3;
    const IkResult result = solveIk(model, target, start, options);
    INFO("seed " << seed << ", " << model.dof() << " joints, " << toString(result.status));
    REQUIRE(result.status == IkStatus::Converged);
    CHECK((poseAt(model, result.q, hand).p - target.X_WT.p).norm() <= kDefaultTolerance + kRoundOff);
    CHECK(turnBetween(poseAt(model, result.q, hand), target.X_WT) <= kDefaultTolerance + kRoundOff);
    // links behind fixed joints merged or not: the same arm
    const int same_hand = unmerged.findLink(model.links()[static_cast<std::size_t>(hand)].name);
    const IkResult other = solveIk(unmerged, {same_hand, target.X_WT}, start, options);
    CHECK(other.status == IkStatus::Converged);
    CHECK((other.q - result.q).lpNorm<Eigen::Infinity>() < 1e-6);
  }
}

TEST_CASE("The smallest singular value is that of the weighted Jacobian", "[ik][isa]") {
  const double length = 0.4;
  for (std::uint64_t seed = 8200; seed < 8240; ++seed) {
    Random random(seed);
    const Model model = compiled(
        randomMechanism(random, {.joints = random.integer(2, 9), .prismatic = 0.0, .fixed = 0.0, .chain = true}));
    const int hand = model.deepestLink();
    IkTarget target{hand, poseAt(model, randomInput(random, model).q, hand)};
    const bool position_only = seed % 3 == 0;
    if (position_only) target.weights = kPositionOnly;
    IkOptions options;
    options.length_scale = length;
    const IkResult result = solveIk(model, target, randomInput(random, model).q, options);
    Eigen::MatrixXd J = jacobian(model, result.q, hand);
    J.bottomRows<3>() /= length;
    if (position_only) J = J.bottomRows<3>().eval();
    const Eigen::VectorXd sigma = Eigen::JacobiSVD<Eigen::MatrixXd>(J).singularValues();
    INFO("seed " << seed << ", " << model.dof() << " joints");
    // inverse iteration stops at a relative change of 1e-4; squares lose half of the digits below the largest
    CHECK(result.sigma_min == Approx(sigma[sigma.size() - 1]).epsilon(1e-3).margin(1e-6 * sigma[0]));
  }
}

TEST_CASE("A target that is no target is the caller's mistake", "[ik]") {
  const Model model = exampleModel("ur5e.urdf");
  const int hand = model.hands().front();
  IkTarget target{hand, {}};
  const Eigen::VectorXd q = model.readyPose();
  target.weights[2] = -1.0;
  CHECK_THROWS(solveIk(model, target, q));
  target.weights = kWholePose;
  target.X_WT.p.x() = std::numeric_limits<double>::quiet_NaN();
  CHECK_THROWS(solveIk(model, target, q));
  CHECK_THROWS(solveIk(model, std::span<const IkTarget>(), q));
  CHECK_THROWS(solveIk(model, {model.linkCount(), {}}, q));
  IkSolver solver(model, hand);
  CHECK_THROWS(solver.solve({0, {}}, q));
  CHECK_THROWS(solver.solve({hand, {}}, Eigen::VectorXd(q.head(3))));
}

TEST_CASE("Options that cannot be are refused, each by itself", "[ik]") {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  const Model model = exampleModel("ur5e.urdf");
  const int hand = model.hands().front();
  const Eigen::VectorXd q = model.readyPose();
  const IkTarget target{hand, poseAt(model, q, hand)};
  IkSolver solver(model, hand);
  const auto isRefused = [&](const std::function<void(IkOptions&)>& change) {
    IkOptions options;
    change(options);
    try {
      solver.solve(target, q, options);
    } catch (const PreconditionError&) {
      return true;
    }
    return false;
  };
  struct Number {
    const char* name;
    double& (*of)(IkOptions&);
    std::vector<double> refused, taken;
  };
  const Number numbers[] = {
      {"position_tolerance", [](IkOptions& o) -> double& { return o.position_tolerance; }, {-1e-9, kNan}, {0.0, 1.0}},
      {"orientation_tolerance", [](IkOptions& o) -> double& { return o.orientation_tolerance; }, {-1.0, kNan}, {0.0}},
      {"max_joint_change", [](IkOptions& o) -> double& { return o.max_joint_change; }, {-0.1, kNan}, {0.0, kInfinity}},
      {"max_joint_step", [](IkOptions& o) -> double& { return o.max_joint_step; }, {0.0, -1.0, kNan}, {kInfinity}},
      {"length_scale", [](IkOptions& o) -> double& { return o.length_scale; }, {-1.0, kNan, kInfinity}, {0.0, 2.0}},
      {"damping.share", [](IkOptions& o) -> double& { return o.damping.share; }, {-1.0, kNan, kInfinity}, {0.0}},
      {"damping.floor", [](IkOptions& o) -> double& { return o.damping.floor; }, {-1.0, kNan, kInfinity}, {0.0, 0.5}},
      {"damping.shrink", [](IkOptions& o) -> double& { return o.damping.shrink; }, {0.0, 0.9, kNan, kInfinity}, {1.0}},
      {"damping.grow", [](IkOptions& o) -> double& { return o.damping.grow; }, {0.0, 1.0, kNan, kInfinity}, {1.1}},
      {"null_space_share", [](IkOptions& o) -> double& { return o.null_space_share; }, {-1.0, kNan, kInfinity}, {0.0}}};
  for (const Number& number : numbers) {
    for (const double value : number.refused) {
      CAPTURE(number.name, value);
      CHECK(isRefused([&](IkOptions& options) { number.of(options) = value; }));
    }
    for (const double value : number.taken) {
      CAPTURE(number.name, value);
      CHECK_FALSE(isRefused([&](IkOptions& options) { number.of(options) = value; }));
    }
  }
  CHECK(isRefused([](IkOptions& o) { o.max_iterations = -1; }));
  CHECK(isRefused([](IkOptions& o) { o.max_restarts = -1; }));
  CHECK(isRefused([](IkOptions& o) { o.time_limit = std::chrono::nanoseconds(-1); }));
  // a drag does not jump
  CHECK(isRefused([](IkOptions& o) { o.max_restarts = 3, o.max_joint_change = 0.1; }));
  CHECK(isRefused([](IkOptions& o) { o.null_space = IkNullSpace::RestPose; }));
  CHECK(isRefused([&](IkOptions& o) {
    o.null_space = IkNullSpace::RestPose, o.rest_pose = q;
    o.rest_pose[2] = kNan;
  }));
  CHECK_FALSE(isRefused([](IkOptions& o) { o = coldIkOptions(); }));
  CHECK_FALSE(isRefused([](IkOptions& o) { o = dragIkOptions(); }));
}
