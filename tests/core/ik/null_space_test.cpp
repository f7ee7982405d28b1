// SPDX-License-Identifier: GPL-3.0-or-later
// Motion that leaves the hand where it is: J n = 0, the hand stays, back is back, limits stop it.
#include "core/ik/null_space.h"

#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/spatial/rotation.h"
#include "tests/core/ik/example_poses.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <cmath>

using namespace linkwright;
using namespace linkwright::test;

namespace {

// turning joints about z, each 0.3 m from the last, the hand at the end
Model planar(int joints, double limit) {
  Mechanism m;
  m.links.push_back({"base", std::nullopt, {}});
  for (int i = 0; i <= joints; ++i) {
    m.links.push_back({"link" + std::to_string(i), std::nullopt, {}});
    Joint joint;
    joint.name = "joint" + std::to_string(i);
    joint.type = i < joints ? JointType::Revolute : JointType::Fixed;
    joint.parent = i;
    joint.child = i + 1;
    joint.X_PJ.p = {i == 0 ? 0.0 : 0.3, 0.0, 0.0};
    joint.limits.lower = -limit;
    joint.limits.upper = limit;
    m.joints.push_back(joint);
  }
  return compiled(m);
}

// well inside the limits
Eigen::VectorXd innerPose(Random& random, const Model& model) {
  Eigen::VectorXd q(model.dof());
  for (int i = 0; i < model.dof(); ++i) {
    const Limits& limits = model.joints()[static_cast<std::size_t>(i)].limits;
    const double low = std::max(limits.lower, -3.0), high = std::min(limits.upper, 3.0);
    q[i] = low + (high - low) * random.uniform(0.2, 0.8);
  }
  return q;
}

struct HandError {
  double position, orientation;
};

HandError between(const Model& model, int link, const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
  const Pose X_a = forwardKinematics(model, a)[static_cast<std::size_t>(link)];
  const Pose X_b = forwardKinematics(model, b)[static_cast<std::size_t>(link)];
  return {(X_a.p - X_b.p).norm(), rotationVector(X_a.R * X_b.R.transpose()).norm()};
}

struct Arm {
  Model model;
  int link;
  int dimension;  // of the whole hand's null space
  const char* name;
};

std::vector<Arm> redundantArms() {
  std::vector<Arm> arms;
  for (const char* name : {"iiwa14.urdf", "panda.urdf"}) {
    Model model = exampleModel(name);
    const int link = model.hands().front();
    arms.push_back({std::move(model), link, 1, name});
  }
  for (const int joints : {4, 6}) {
    Model model = planar(joints, 2.8);
    const int link = model.findLink("link" + std::to_string(joints));
    arms.push_back({std::move(model), link, joints - 3, "planar"});
  }
  return arms;
}

}  // namespace

TEST_CASE("The basis is orthonormal, and the hand's Jacobian takes it to nothing") {
  for (const Arm& arm : redundantArms()) {
    Random random(5100);
    for (int k = 0; k < 200; ++k) {
      INFO(arm.name << ", " << arm.model.dof() << " joints, pose " << k << ", seed " << random.seed());
      const Eigen::VectorXd q = innerPose(random, arm.model);
      const Eigen::MatrixXd J = jacobian(arm.model, q, arm.link);
      const Eigen::MatrixXd N = nullSpaceBasis(arm.model, arm.link, q);
      REQUIRE(N.rows() == arm.model.dof());
      REQUIRE(N.cols() == arm.dimension);
      CHECK((J * N).cwiseAbs().maxCoeff() < 1e-12);
      CHECK((N.transpose() * N - Eigen::MatrixXd::Identity(N.cols(), N.cols())).norm() < 1e-13);
      // a hand that may turn has more spare motion
      const Eigen::MatrixXd free = nullSpaceBasis(arm.model, arm.link, q, HandHold::Position);
      CHECK((J.bottomRows<3>() * free).cwiseAbs().maxCoeff() < 1e-12);
      const bool in_space = arm.dimension == 1 && arm.model.dof() == 7;
      CHECK(free.cols() == (in_space ? 4 : arm.model.dof() - 2));
    }
  }
}

TEST_CASE("Six joints have no spare motion for a whole hand, three for its place alone") {
  const Model model = exampleModel("puma560.json");
  const int link = model.hands().front();
  Random random(5200);
  for (int k = 0; k < 50; ++k) {
    const Eigen::VectorXd q = innerPose(random, model);
    CHECK(nullSpaceBasis(model, link, q).cols() == 0);
    CHECK(nullSpaceBasis(model, link, q, HandHold::Position).cols() == 3);
  }
  const Slide slide = slideInNullSpace(model, link, model.readyPose(), 0.5);
  CHECK(slide.end == SlideEnd::NotRedundant);
  CHECK(slide.moved == 0.0);
  CHECK(slide.q == model.readyPose());
  CHECK(slide.along.size() == 0);
  CHECK(slideRange(model, link, model.readyPose()).dimension == 0);
}

TEST_CASE("Joints that do not carry the hand are no spare motion of it") {
  const Model model = exampleModel("torso_with_two_arms.json");
  for (const int hand : model.hands()) {
    Random random(5300);
    const Eigen::VectorXd q = innerPose(random, model);
    const Eigen::MatrixXd N = nullSpaceBasis(model, hand, q, HandHold::Position);
    const Eigen::MatrixXd J = jacobian(model, q, hand);
    for (int i = 0; i < model.dof(); ++i) {
      if (J.col(i).isZero(0.0)) CHECK(N.row(i).isZero(0.0));
    }
  }
}

TEST_CASE("The basis does not jump along a path, in signs nor in axes") {
  for (const Arm& arm : redundantArms()) {
    for (const HandHold hold : {HandHold::Pose, HandHold::Position}) {
      Random random(5400);
      INFO(arm.name << ", seed " << random.seed());
      const Eigen::VectorXd from = innerPose(random, arm.model), to = innerPose(random, arm.model);
      Eigen::MatrixXd before = nullSpaceBasis(arm.model, arm.link, from, hold);
      const int steps = 2000;
      for (int k = 1; k <= steps; ++k) {
        const Eigen::VectorXd q = from + (to - from) * (static_cast<double>(k) / steps);
        const Eigen::MatrixXd N = nullSpaceBasis(arm.model, arm.link, q, hold, before);
        REQUIRE(N.cols() == before.cols());
        // less than 3 mrad of joint motion a step; near a singular pose the null space itself turns faster
        CHECK((N - before).norm() < 0.3);
        before = N;
      }
    }
  }
}

TEST_CASE("A slide leaves the hand, keeps within the limits, and goes as far as it says") {
  for (const Arm& arm : redundantArms()) {
    Random random(5500);
    int whole = 0;
    for (int k = 0; k < 60; ++k) {
      const Eigen::VectorXd q = innerPose(random, arm.model);
      const double amount = random.uniform(-0.6, 0.6);
      const Slide slide = slideInNullSpace(arm.model, arm.link, q, amount);
      INFO(arm.name << ", pose " << k << ", amount " << amount << ": " << toString(slide.end) << " after "
                    << slide.moved << ", seed " << random.seed());
      const HandError error = between(arm.model, arm.link, q, slide.q);
      CHECK(error.position < 1e-9);
      CHECK(error.orientation < 1e-9);
      CHECK(slide.position_error == Approx(error.position).margin(1e-12));
      CHECK(isWithinLimits(arm.model, slide.q));
      CHECK(std::abs(slide.moved) <= std::abs(amount) + 1e-12);
      CHECK(slide.moved * amount >= 0.0);
      // no shorter way than straight
      CHECK((slide.q - q).norm() <= std::abs(slide.moved) + 1e-9);
      if (slide.end == SlideEnd::Whole) {
        ++whole;
        CHECK(slide.moved == Approx(amount).epsilon(1e-12));
        CHECK((slide.q - q).norm() > 0.3 * std::abs(amount));
      }
    }
    CHECK(whole > 30);
  }
}

TEST_CASE("Forward and back is where it was") {
  for (const Arm& arm : redundantArms()) {
    for (const HandHold hold : {HandHold::Pose, HandHold::Position}) {
      Random random(5600);
      int compared = 0;
      for (int k = 0; k < 30; ++k) {
        const Eigen::VectorXd q = innerPose(random, arm.model);
        SlideOptions options;
        options.hold = hold;
        const Slide there = slideInNullSpace(arm.model, arm.link, q, 0.4, options);
        if (there.end != SlideEnd::Whole) continue;
        options.along = there.along;
        options.lead = slideRange(arm.model, arm.link, q, {hold, -1, {}, {}, 0.02}, 1e-3).lead;
        const Slide back = slideInNullSpace(arm.model, arm.link, there.q, -there.moved, options);
        INFO(arm.name << ", pose " << k << ", seed " << random.seed() << ", " << (back.q - q).norm());
        REQUIRE(back.end == SlideEnd::Whole);
        CHECK((back.q - q).lpNorm<Eigen::Infinity>() < 1e-9);
        ++compared;
      }
      CHECK(compared > 10);
    }
  }
}

TEST_CASE("Many small slides are one long one, and the hand does not creep away") {
  const Arm arm = std::move(redundantArms().front());
  Random random(5700);
  const Eigen::VectorXd q = innerPose(random, arm.model);
  SlideOptions options;
  options.X_WE = forwardKinematics(arm.model, q)[static_cast<std::size_t>(arm.link)];
  Slide slide;
  slide.q = q;
  for (int k = 0; k < 100; ++k) {
    slide = slideInNullSpace(arm.model, arm.link, slide.q, 0.004, options);
    REQUIRE(slide.end == SlideEnd::Whole);
    options.along = slide.along;
  }
  const Slide once = slideInNullSpace(arm.model, arm.link, q, 0.4);
  CHECK((slide.q - once.q).lpNorm<Eigen::Infinity>() < 1e-8);
  const HandError error = between(arm.model, arm.link, q, slide.q);
  CHECK(error.position < 1e-10);
  CHECK(error.orientation < 1e-10);
}

TEST_CASE("A slide stops where a joint meets its limit, and says which") {
  const Model model = exampleModel("iiwa14.urdf");
  const int link = model.hands().front();
  Random random(5800);
  int stopped = 0;
  for (int k = 0; k < 20; ++k) {
    const Eigen::VectorXd q = innerPose(random, model);
    for (const double amount : {-20.0, 20.0}) {
      const Slide slide = slideInNullSpace(model, link, q, amount);
      INFO("pose " << k << ", amount " << amount << ": " << toString(slide.end) << " after " << slide.moved);
      CHECK(isWithinLimits(model, slide.q));
      CHECK(between(model, link, q, slide.q).position < 1e-9);
      if (slide.end != SlideEnd::AtLimit) continue;
      ++stopped;
      REQUIRE(slide.joint >= 0);
      const double to_limit = std::min(slide.q[slide.joint] - model.lowerLimits()[slide.joint],
                                       model.upperLimits()[slide.joint] - slide.q[slide.joint]);
      CHECK(to_limit < 1e-9);
      // and there it stays
      SlideOptions options;
      options.along = slide.along;
      const Slide on = slideInNullSpace(model, link, slide.q, amount, options);
      CHECK(on.end == SlideEnd::AtLimit);
      CHECK(on.joint == slide.joint);
      CHECK(std::abs(on.moved) < 1e-8);
    }
  }
  CHECK(stopped >= 20);
}

TEST_CASE("The range is what the slides do") {
  const Model model = exampleModel("panda.urdf");
  const int link = model.hands().front();
  const Eigen::VectorXd q = model.readyPose();
  const SlideRange range = slideRange(model, link, q);
  CHECK(range.dimension == 1);
  CHECK(range.backward.moved < 0.0);
  CHECK(range.forward.moved > 0.0);
  const Slide most = slideInNullSpace(model, link, q, range.forward.moved - 1e-6);
  CHECK(most.end == SlideEnd::Whole);
  CHECK((most.q - range.forward.q).norm() < 1e-5);
  CHECK(slideInNullSpace(model, link, q, range.forward.moved + 0.1).end == range.forward.end);
}

TEST_CASE("With several dimensions the leading joint leads until it turns") {
  const Model model = planar(3, 3.0);
  const int link = model.findLink("link3");
  Eigen::VectorXd q(3);
  q << 0.3, 0.9, 0.8;
  SlideOptions options;
  options.hold = HandHold::Position;
  options.lead = 2;
  const Slide slide = slideInNullSpace(model, link, q, 0.3, options);
  CHECK(slide.end == SlideEnd::Whole);
  CHECK(slide.q[2] > q[2]);
  options.along = -slide.along;
  CHECK(slideInNullSpace(model, link, slide.q, 0.2, options).q[2] < slide.q[2]);
}

TEST_CASE("Where the hand cannot be held the slide ends as singular") {
  // stretched: to first order every joint could move, but none can
  const Model model = planar(4, 3.0);
  const Slide slide = slideInNullSpace(model, model.findLink("link4"), Eigen::VectorXd::Zero(4), 0.5);
  CHECK(slide.end == SlideEnd::Singular);
  CHECK(std::abs(slide.moved) < 1e-3);
  CHECK(slide.position_error < 1e-9);
}

TEST_CASE("Null-space motion and reachable points: what cannot be is refused") {
  const Model model = planar(4, 1.0);
  const int link = model.findLink("link4");
  const Eigen::VectorXd q = Eigen::VectorXd::Constant(4, 0.3);
  CHECK_THROWS_AS(slideInNullSpace(model, link, Eigen::VectorXd::Constant(4, 1.5), 0.1), PreconditionError);
  CHECK_THROWS_AS(slideInNullSpace(model, link, Eigen::VectorXd::Zero(3), 0.1), PreconditionError);
  CHECK_THROWS_AS(slideInNullSpace(model, 99, q, 0.1), PreconditionError);
  SlideOptions options;
  options.lead = 4;
  CHECK_THROWS_AS(slideInNullSpace(model, link, q, 0.1, options), PreconditionError);
  options = {};
  options.X_WE = Pose();
  CHECK_THROWS_AS(slideInNullSpace(model, link, q, 0.1, options), PreconditionError);
}
