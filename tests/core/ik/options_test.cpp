// SPDX-License-Identifier: GPL-3.0-or-later
// What the options promise: null-space motion, damping, time, the neighbourhood of a drag.
#include "core/ik/inverse_kinematics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "tests/core/ik/example_poses.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

// the least distance of a joint from its limits, as a share of half its range
double room(const Model& model, const Eigen::VectorXd& q) {
  const Eigen::VectorXd lower = model.lowerLimits(), upper = model.upperLimits();
  return ((q - lower).cwiseMin(upper - q).array() / (0.5 * (upper - lower)).array()).minCoeff();
}

struct Round {
  Eigen::VectorXd q;
  int iterations = 0;
  int missed = 0;
  double largest_step = 0.0;
};

// the hand led round a circle of 5 cm, 400 targets
Round circle(const Model& model, int hand, const Eigen::VectorXd& start, const IkOptions& options) {
  IkSolver solver(model, hand);
  const Pose centre = poseAt(model, start, hand);
  Round round{start};
  for (int i = 1; i <= 400; ++i) {
    IkTarget target{hand, centre};
    const double angle = 2.0 * 3.141592653589793 * i / 100.0;
    target.X_WT.p += 0.05 * Eigen::Vector3d(0.0, std::sin(angle), std::cos(angle) - 1.0);
    const IkResult& result = solver.solve(target, round.q, options);
    round.iterations += result.iterations;
    round.missed += result.status == IkStatus::Converged ? 0 : 1;
    round.largest_step = std::max(round.largest_step, (result.q - round.q).lpNorm<Eigen::Infinity>());
    round.q = result.q;
  }
  return round;
}

// a pose with the wrist's bend close to its limit that other joints can relieve
Eigen::VectorXd cramped(const Model& model) {
  Eigen::VectorXd q = model.readyPose();
  q[2] = 0.95 * model.upperLimits()[2];
  return q;
}

}  // namespace

TEST_CASE("Null-space motion takes a redundant arm away from its limits and costs the hand nothing", "[ik]") {
  const Model model = exampleModel("iiwa14.urdf");
  const int hand = model.hands().front();
  const Eigen::VectorXd start = cramped(model);
  IkOptions options;
  const Round still = circle(model, hand, start, options);
  options.null_space = IkNullSpace::AwayFromLimits;
  const Round moving = circle(model, hand, start, options);
  INFO("room: " << room(model, start) << " at the start, " << room(model, still.q) << " without, "
                << room(model, moving.q) << " with; iterations " << still.iterations << " and " << moving.iterations);
  CHECK(still.missed == 0);
  CHECK(moving.missed == 0);
  CHECK(room(model, moving.q) > room(model, still.q) + 0.05);
  CHECK(room(model, moving.q) > room(model, start));
  // convergence stays quadratic: hardly an iteration more a target
  CHECK(moving.iterations <= still.iterations + 400);
  // and the arm does not jump: null-space motion at right angles to the smallest step, and no larger
  CHECK(moving.largest_step <= 2.0 * still.largest_step);
}

TEST_CASE("A joint that cannot move does not keep the others from their null-space motion", "[ik]") {
  const Mechanism free = readModelFile(sourcePath("assets/examples/iiwa14.urdf").string())->mechanism;
  const Model model = compiled(free);
  const int hand = model.hands().front();
  const Eigen::VectorXd start = cramped(model);
  // the same arm on a turntable that is locked at 0: under the arm's first link
  Mechanism locked = free;
  const int base = locked.joints.front().parent;
  locked.links.push_back({"turntable", std::nullopt, {}});
  for (Joint& joint : locked.joints) {
    if (joint.parent == base) joint.parent = static_cast<int>(locked.links.size()) - 1;
  }
  Joint joint;
  joint.name = "lock";
  joint.type = JointType::Revolute;
  joint.parent = base;
  joint.child = static_cast<int>(locked.links.size()) - 1;
  joint.axis = Eigen::Vector3d::UnitZ();
  joint.limits.lower = joint.limits.upper = 0.0;
  locked.joints.push_back(joint);
  const Model on_table = compiled(locked);
  REQUIRE(on_table.dof() == model.dof() + 1);
  const int same_hand = on_table.findLink(model.links()[static_cast<std::size_t>(hand)].name);
  const auto lifted = [&](const Eigen::VectorXd& q) {
    Eigen::VectorXd all = Eigen::VectorXd::Zero(on_table.dof());
    for (int i = 0; i < model.dof(); ++i) {
      all[on_table.findJoint(model.joints()[static_cast<std::size_t>(i)].name)] = q[i];
    }
    return all;
  };
  IkOptions options;
  options.rest_pose = start;
  options.rest_pose[0] += 0.4;
  for (const IkNullSpace wish : {IkNullSpace::None, IkNullSpace::AwayFromLimits, IkNullSpace::RestPose}) {
    CAPTURE(wish);
    options.null_space = wish;
    const Round alone = circle(model, hand, start, options);
    IkOptions with_lock = options;
    with_lock.rest_pose = lifted(options.rest_pose);
    const Round round = circle(on_table, same_hand, lifted(start), with_lock);
    CHECK(round.missed == 0);
    CHECK(round.q[on_table.findJoint("lock")] == 0.0);
    // the frames are put together in another order, hence round-off
    CHECK((round.q - lifted(alone.q)).lpNorm<Eigen::Infinity>() < 1e-6);
  }
}

TEST_CASE("An arm of three joints has motion to spare where its hand may turn", "[ik]") {
  const Model model = exampleModel("planar_3r.json");
  const int hand = model.hands().front();
  const Eigen::Vector3d start(0.3, 0.96 * model.upperLimits()[1], -0.4);
  IkTarget target{hand, poseAt(model, start, hand), kPositionOnly};
  IkOptions options = dragIkOptions();
  Eigen::VectorXd q = start;
  IkSolver solver(model, hand);
  const Eigen::Vector3d centre = target.X_WT.p;
  const Eigen::Vector3d along = jacobian(model, start, hand).col(0).tail<3>().normalized();
  for (int i = 1; i <= 200; ++i) {
    target.X_WT.p = centre + 0.02 * std::sin(0.1 * i) * along;
    const IkResult& result = solver.solve(target, q, options);
    CHECK(result.status == IkStatus::Converged);
    q = result.q;
  }
  INFO("room " << room(model, start) << " -> " << room(model, q));
  CHECK(room(model, q) > room(model, start) + 0.05);
}

TEST_CASE("Null-space motion towards a rest pose", "[ik]") {
  const Model model = exampleModel("panda.urdf");
  const int hand = model.hands().front();
  const Eigen::VectorXd start = model.readyPose();
  IkOptions options;
  options.null_space = IkNullSpace::RestPose;
  options.rest_pose = start;
  options.rest_pose[0] += 0.4;
  const Round none = circle(model, hand, start, {});
  const Round resting = circle(model, hand, start, options);
  CHECK(resting.missed == 0);
  CHECK((resting.q - options.rest_pose).norm() < (none.q - options.rest_pose).norm() - 0.02);
  options.rest_pose.resize(2);
  CHECK_THROWS(solveIk(model, {hand, poseAt(model, start, hand)}, start, options));
}

TEST_CASE("A floor of damping calms the steps and still arrives", "[ik]") {
  const Model model = exampleModel("ur5e.urdf");
  const int hand = model.hands().front();
  const Eigen::VectorXd start = model.readyPose();
  IkTarget target{hand, poseAt(model, start, hand)};
  target.X_WT.p.z() -= 0.05;
  IkOptions options;
  options.max_iterations = 1;
  const double free_step = (solveIk(model, target, start, options).q - start).norm();
  options.damping.floor = 0.5;
  const IkResult calm = solveIk(model, target, start, options);
  CHECK((calm.q - start).norm() < 0.9 * free_step);
  CHECK(calm.damping >= 0.5);
  options.max_iterations = 1000;
  CHECK(solveIk(model, target, start, options).status == IkStatus::Converged);
}

TEST_CASE("No joint leaves the neighbourhood of its start, and joints start within their limits", "[ik]") {
  const Model model = exampleModel("panda.urdf");
  const int hand = model.hands().front();
  Random random(91);
  INFO("seed " << random.seed());
  IkOptions options;
  options.max_joint_change = 0.05;
  for (int i = 0; i < 50; ++i) {
    const Pose X_WT{random.rotation(), random.vector(1.0)};
    const Eigen::VectorXd start = model.readyPose() + random.vectorOf(model.dof(), 0.3);
    const Eigen::VectorXd within = start.cwiseMax(model.lowerLimits()).cwiseMin(model.upperLimits());
    const IkResult result = solveIk(model, {hand, X_WT}, start, options);
    CHECK((result.q - within).lpNorm<Eigen::Infinity>() <= 0.05 + 1e-15);
  }
  // limits are the only thing that keeps this one from an answer
  Eigen::VectorXd outside = model.readyPose();
  outside[3] = model.upperLimits()[3] + 0.3;
  const IkTarget target{hand, poseAt(model, outside, hand)};
  CHECK(solveIk(model, target, outside).q[3] <= model.upperLimits()[3]);
  options = {};
  options.respect_limits = false;
  const IkResult free = solveIk(model, target, outside, options);
  CHECK(free.status == IkStatus::Converged);
  CHECK(free.q == outside);
}

TEST_CASE("How far a sliding joint may go in one call is in length scales", "[ik]") {
  Mechanism m;
  m.links = {{"base", {}, {}}, {"hand", {}, {}}};
  Joint joint;
  joint.name = "slide";
  joint.type = JointType::Prismatic;
  joint.parent = 0;
  joint.child = 1;
  joint.axis = Eigen::Vector3d::UnitX();
  joint.limits.lower = -2.0;
  joint.limits.upper = 2.0;
  m.joints.push_back(joint);
  const Model slide = Model::compile(m).value();
  IkTarget target{1, {}, kPositionOnly};
  target.X_WT.p.x() = 1.5;
  IkOptions options;
  options.max_joint_change = 0.05;
  options.max_joint_step = 1.0;
  options.length_scale = 0.4;
  const IkResult result = solveIk(slide, target, Eigen::VectorXd::Zero(1), options);
  CHECK(result.status == IkStatus::TimeLimit);
  CHECK(result.q[0] == Approx(0.05 * 0.4).epsilon(1e-12));
  options.length_scale = 0.0;  // a third of the chain's size, here 2 m of travel
  CHECK(solveIk(slide, target, Eigen::VectorXd::Zero(1), options).q[0] == Approx(0.05 * 2.0 / 3.0).epsilon(1e-12));
}

TEST_CASE("Time that is over ends a solve", "[ik]") {
  const Model model = exampleModel("ur5e.urdf");
  const int hand = model.hands().front();
  IkOptions options = coldIkOptions();
  options.time_limit = std::chrono::nanoseconds(1);
  const Eigen::VectorXd start = model.readyPose();
  Eigen::VectorXd q = start;
  q[0] += 1.0;
  const IkResult result = solveIk(model, {hand, poseAt(model, q, hand)}, start, options);
  CHECK(result.status == IkStatus::TimeLimit);
  CHECK(result.q == start);
}
