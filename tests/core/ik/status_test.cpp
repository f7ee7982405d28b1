// SPDX-License-Identifier: GPL-3.0-or-later
// Why a solve comes to rest: one small arm for each word.
#include "core/ik/inverse_kinematics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/scene/scene.h"
#include "core/spatial/rotation.h"
#include "tests/core/ik/example_poses.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

using namespace linkwright;
using namespace linkwright::test;

namespace {

// revolute joints one after the other along x, each `length` from the last, the hand at the end, `last` from them
Model arm(const std::vector<Eigen::Vector3d>& axes, double length, double limit = 3.0, double last = -1.0) {
  Mechanism m;
  m.links.push_back({"base", std::nullopt, {}});
  const auto add = [&](const std::string& name, JointType type, const Eigen::Vector3d& axis, double offset) {
    m.links.push_back({name, std::nullopt, {}});
    Joint joint;
    joint.name = "to_" + name;
    joint.type = type;
    joint.parent = static_cast<int>(m.links.size()) - 2;
    joint.child = joint.parent + 1;
    joint.axis = axis;
    joint.X_PJ.p = {offset, 0.0, 0.0};
    joint.limits.lower = -limit;
    joint.limits.upper = limit;
    m.joints.push_back(joint);
  };
  for (std::size_t i = 0; i < axes.size(); ++i) {
    add("link" + std::to_string(i), JointType::Revolute, axes[i], i == 0 ? 0.0 : length);
  }
  add("hand", JointType::Fixed, Eigen::Vector3d::UnitZ(), last < 0.0 ? length : last);
  return Model::compile(m).value();
}

// one descent, for as long as it takes
IkOptions unlimited() {
  IkOptions options;
  options.max_iterations = 2000;
  return options;
}

const Eigen::Vector3d kZ = Eigen::Vector3d::UnitZ();

IkTarget at(const Model& model, const Eigen::Vector3d& p, bool position_only = true) {
  IkTarget target{model.findLink("hand"), {}, position_only ? kPositionOnly : kWholePose};
  target.X_WT.p = p;
  return target;
}

}  // namespace

TEST_CASE("converged: the hand is at the target") {
  const Model model = arm({kZ, kZ}, 0.5);
  const IkResult result = solveIk(model, at(model, {0.4, 0.5, 0.0}), Eigen::Vector2d(0.3, 0.6));
  CHECK(result.status == IkStatus::Converged);
  CHECK(result.position_error <= 1e-6);
}

TEST_CASE("at-limit: a joint presses against its limit") {
  const Model model = arm({kZ, kZ}, 0.5, 0.5);
  const IkResult result = solveIk(model, at(model, {-0.5, 0.5, 0.0}), Eigen::Vector2d(0.3, 0.3));
  CHECK(result.status == IkStatus::AtLimit);
  CHECK(result.q[0] == 0.5);
}

TEST_CASE("out-of-reach: farther than the arm is long, and stretched as far as it goes") {
  const Model model = arm({kZ, kZ}, 0.5);
  const IkResult result = solveIk(model, at(model, {1.2, 0.9, 0.0}), Eigen::Vector2d(0.3, 0.6));
  CHECK(result.status == IkStatus::OutOfReach);
  // the nearest pose: stretched towards the target, 1.5 m away from the base, 0.5 m short of it
  CHECK(result.position_error == Approx(0.5).epsilon(1e-6));
  // folded: a 2R arm of unequal links would not reach its own base; ours is stopped by its limits instead
  const IkResult along = solveIk(model, at(model, {1.0 + 1e-3, 0.0, 0.0}), Eigen::Vector2d(0.2, -0.4));
  CHECK(along.status == IkStatus::OutOfReach);
}

TEST_CASE("out-of-reach: nearer to the arm's beginning than it folds", "[ik]") {
  // links of 0.5 and 0.2 m: no pose has the hand nearer than 0.3 m
  const Model model = arm({kZ, kZ}, 0.5, 4.0, 0.2);
  const IkResult near = solveIk(model, at(model, {0.1, 0.0, 0.0}), Eigen::Vector2d(0.3, 2.0), unlimited());
  CHECK(near.status == IkStatus::OutOfReach);
  CHECK(near.position_error == Approx(0.2).epsilon(1e-6));
  CHECK(solveIk(model, at(model, {0.35, 0.0, 0.0}), Eigen::Vector2d(0.3, 2.0), unlimited()).status ==
        IkStatus::Converged);
}

TEST_CASE("out-of-reach: sideways offsets make an arm shorter than they are long end to end", "[ik]") {
  const Model model = exampleModel("ur5e.urdf");
  const int hand = model.findLink("tool0");
  // from the shoulder, 0.1625 m above the base: 0.97 m from the shoulder: 1.039 m of offsets end to end, 0.95 m of
  // reach
  for (const double distance : {0.90, 0.97}) {
    CAPTURE(distance);
    IkTarget target{hand, {}, kPositionOnly};
    target.X_WT.p = Eigen::Vector3d(0.0, 0.0, 0.1625) + distance * Eigen::Vector3d(0.6, 0.0, 0.8);
    const IkResult result = solveIk(model, target, model.readyPose(), unlimited());
    CHECK(result.status == (distance < 0.95 ? IkStatus::Converged : IkStatus::OutOfReach));
  }
}

TEST_CASE("out-of-reach is said of no pose that the arm can take", "[ik]") {
  constexpr int kPoses = 10000;
  for (const char* const name : {"ur5e.urdf", "panda.urdf"}) {
    const Model model = exampleModel(name);
    const int hand = model.hands().front();
    IkSolver solver(model, hand);
    Random random(660);
    int called = 0, missed = 0;
    for (int i = 0; i < kPoses; ++i) {
      const Eigen::VectorXd lower = model.lowerLimits(), upper = model.upperLimits();
      const auto draw = [&] {
        Eigen::VectorXd q(model.dof());
        for (int j = 0; j < model.dof(); ++j) q[j] = random.uniform(lower[j], upper[j]);
        return q;
      };
      IkTarget target{hand, forwardKinematics(model, draw())[static_cast<std::size_t>(hand)]};
      if (i % 2 == 1) target.weights = kPositionOnly;
      const IkStatus status = solver.solve(target, draw(), unlimited()).status;
      called += status == IkStatus::OutOfReach ? 1 : 0;
      missed += status == IkStatus::Converged ? 0 : 1;
    }
    INFO(name << ", seed " << random.seed() << ": " << missed << " missed from their only start");
    CHECK(missed > 0);
    CHECK(called == 0);
  }
  // stretched and folded as far as it goes, but where the arm can stand
  const Model planar = arm({kZ, kZ}, 0.5, 4.0, 0.2);
  for (const double reach : {0.3, 0.7}) {
    const IkResult result = solveIk(planar, at(planar, {reach, 0.0, 0.0}), Eigen::Vector2d(0.3, 1.5), unlimited());
    CHECK(result.status != IkStatus::OutOfReach);
  }
}

TEST_CASE("singular: position met, but the hand has lost the turn that it would need") {
  // both joints about one axis: the arm can only turn its hand about z
  const Model model = arm({kZ, kZ}, 0.0);
  IkTarget target = at(model, Eigen::Vector3d::Zero(), false);
  target.X_WT.R = rotationAbout(Eigen::Vector3d::UnitX(), 0.5);
  const IkResult result = solveIk(model, target, Eigen::Vector2d(0.0, 0.0));
  CHECK(result.status == IkStatus::Singular);
  CHECK(result.orientation_error == Approx(0.5).epsilon(1e-6));
}

TEST_CASE("stalled: no motion comes closer, and neither a limit nor a singular pose is in the way") {
  // a planar arm asked to leave its plane
  const Model model = arm({kZ, kZ}, 0.5);
  const IkResult result = solveIk(model, at(model, {0.4, 0.5, 0.2}), Eigen::Vector2d(0.3, 0.6));
  CHECK(result.status == IkStatus::Stalled);
  CHECK(result.position_error == Approx(0.2).epsilon(1e-6));
}

TEST_CASE("time-limit: what one call may do is used up, the next call goes on") {
  const Model model = arm({kZ, kZ}, 0.5);
  IkOptions options;
  options.max_joint_change = 0.1;
  Eigen::VectorXd q = Eigen::Vector2d(0.3, 0.6);
  const IkTarget target = at(model, {-0.3, 0.6, 0.0});
  CHECK(solveIk(model, target, q, options).status == IkStatus::TimeLimit);
  int calls = 0;
  while (++calls < 100) {
    const IkResult result = solveIk(model, target, q, options);
    CHECK((result.q - q).lpNorm<Eigen::Infinity>() <= 0.1 + 1e-15);
    q = result.q;
    if (result.status == IkStatus::Converged) break;
  }
  CHECK(calls < 50);
  options.max_joint_change = 10.0;
  options.max_iterations = 1;
  CHECK(solveIk(model, target, Eigen::Vector2d(0.3, 0.6), options).status == IkStatus::TimeLimit);
}
