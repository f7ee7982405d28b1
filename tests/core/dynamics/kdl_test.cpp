// SPDX-License-Identifier: GPL-3.0-or-later
// The core against Orocos KDL, an engine that shares no line with it, on random trees.
#include "core/dynamics/inverse_dynamics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "tests/support/catch.h"
#include "tests/support/kdl_tree.h"
#include "tests/support/random_mechanism.h"

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("Torques of random trees are KDL's") {
  double worst = 0.0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 20)});
    const Model model = compiled(mechanism);
    if (model.dof() == 0) {
      continue;
    }
    const KDL::Tree tree = kdlTree(mechanism, model);
    for (int i = 0; i < 10; ++i) {
      DynamicsInput input = randomInput(random, model);
      input.gravity = random.vector(10.0);
      const double error = relativeError(inverseDynamics(model, input), kdlTorques(tree, input));
      worst = std::max(worst, error);
      REQUIRE(error < 1e-9);
    }
  }
  INFO("worst relative error " << worst);
  CHECK(worst < 1e-11);
}

TEST_CASE("Poses and Jacobians of random trees are KDL's") {
  double worst = 0.0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 15)});
    const Model model = compiled(mechanism);
    if (model.dof() == 0) {
      continue;
    }
    const KDL::Tree tree = kdlTree(mechanism, model);
    KDL::TreeFkSolverPos_recursive fk(tree);
    KDL::TreeJntToJacSolver jacobian_solver(tree);
    const DynamicsInput input = randomInput(random, model);
    const std::vector<Pose> X_WL = forwardKinematics(model, input.q);
    for (int link = 1; link < model.linkCount(); ++link) {
      const std::string& name = model.links()[static_cast<std::size_t>(link)].name;
      KDL::Frame frame;
      REQUIRE(fk.JntToCart(toKdl(input.q), frame, name) >= 0);
      KDL::Jacobian expected(tree.getNrOfJoints());
      REQUIRE(jacobian_solver.JntToJac(toKdl(input.q), expected, name) >= 0);
      const Eigen::Matrix<double, 6, Eigen::Dynamic> J = jacobian(model, input.q, link);
      const Pose& X = X_WL[static_cast<std::size_t>(link)];
      for (int i = 0; i < 3; ++i) {
        worst = std::max(worst, std::abs(X.p[i] - frame.p[i]));
        for (int k = 0; k < 3; ++k) {
          worst = std::max(worst, std::abs(X.R(i, k) - frame.M(i, k)));
        }
      }
      // KDL has the linear rows first
      worst = std::max(worst, (J.bottomRows<3>() - expected.data.topRows<3>()).cwiseAbs().maxCoeff());
      worst = std::max(worst, (J.topRows<3>() - expected.data.bottomRows<3>()).cwiseAbs().maxCoeff());
      REQUIRE(worst < 1e-12);
    }
  }
  INFO("worst difference " << worst);
}
