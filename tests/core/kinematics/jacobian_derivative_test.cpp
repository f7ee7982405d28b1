// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kinematics/jacobian_derivative.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>

using namespace linkwright;
using namespace linkwright::test;

using Matrix6X = Eigen::Matrix<double, 6, Eigen::Dynamic>;
using Vector6 = Eigen::Matrix<double, 6, 1>;

TEST_CASE("Jdot is the rate of change of J along the motion, for every link") {
  double worst = 0.0;
  for (std::uint64_t seed = 4000; seed < 4060; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model =
        compiled(randomMechanism(random, {.joints = random.integer(1, 12), .prismatic = 0.35, .fixed = 0.2}),
                 {.merge_fixed_links = random.chance(0.5)});
    const DynamicsInput state = randomInput(random, model);
    // fourth order: truncation h^4 times the fifth derivative (rates add up to 30 rad/s), round-off eps |J| / h
    const double h = 2e-4;
    for (int link = 0; link < model.linkCount(); ++link) {
      const auto at = [&](double t) { return jacobian(model, state.q + t * state.qd, link); };
      const Matrix6X rate = (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h);
      const Matrix6X Jdot = jacobianDerivative(model, state.q, state.qd, link);
      REQUIRE(Jdot.cols() == model.dof());
      if (model.dof() == 0) continue;
      const double scale = std::max(1.0, rate.cwiseAbs().maxCoeff());
      worst = std::max(worst, (Jdot - rate).cwiseAbs().maxCoeff() / scale);
      const Vector6 product = Jdot * state.qd;
      CHECK((biasAcceleration(model, state.q, state.qd, link) - product).norm() < 1e-13 * (1.0 + product.norm()));
    }
  }
  INFO("worst relative difference " << worst);
  CHECK(worst < 1e-6);
}

TEST_CASE("J qdd + Jdot qd is the acceleration that the recursion records") {
  for (std::uint64_t seed = 4100; seed < 4140; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = random.integer(2, 12), .prismatic = 0.35}));
    if (model.dof() == 0) continue;
    const DynamicsInput input = randomInput(random, model);
    Recording recording;
    recordInverseDynamics(model, input, Formulation::BodyFrame, recording);
    const std::vector<Pose> X_WL = forwardKinematics(model, input.q);
    for (int body = 0; body < model.bodyCount(); ++body) {
      const int link = model.linkOfBody(body);
      // recorded in the link's axes, minus gravity
      const Eigen::Matrix3d& R = X_WL[static_cast<std::size_t>(link)].R;
      Vector6 recorded;
      recorded << R * recording.find(body, Quantity::AngularAcceleration)->vector(),
          R * recording.find(body, Quantity::LinearAcceleration)->vector() + input.gravity;
      const Vector6 A =
          jacobian(model, input.q, link) * input.qdd + jacobianDerivative(model, input.q, input.qd, link) * input.qd;
      CHECK((A - recorded).norm() < 1e-12 * (10.0 + recorded.norm()));
    }
  }
}

TEST_CASE("Jdot of two planar links, by hand") {
  Mechanism mechanism;
  mechanism.name = "planar";
  mechanism.links = {{"base", {}, {}}, {"upper", {}, {}}, {"lower", {}, {}}, {"tip", {}, {}}};
  const double l1 = 0.7, l2 = 0.4;
  for (int i = 0; i < 3; ++i) {
    Joint joint;
    joint.name = "joint_" + std::to_string(i + 1);
    joint.type = i < 2 ? JointType::Revolute : JointType::Fixed;
    joint.parent = i;
    joint.child = i + 1;
    joint.X_PJ.p = {i == 0 ? 0.0 : (i == 1 ? l1 : l2), 0.0, 0.0};
    mechanism.joints.push_back(joint);
  }
  const Model model = compiled(mechanism);
  const double q1 = 0.3, q12 = 0.3 + 1.1, w1 = 2.0, w12 = 2.0 - 0.5;
  const Matrix6X Jdot =
      jacobianDerivative(model, Eigen::Vector2d(q1, q12 - q1), Eigen::Vector2d(w1, w12 - w1), model.findLink("tip"));
  // J_x = (-l1 s1 - l2 s12, -l2 s12), J_y = (l1 c1 + l2 c12, l2 c12)
  CHECK(Jdot.topRows<3>().norm() < 1e-15);
  CHECK(Jdot(3, 0) == Approx(-l1 * std::cos(q1) * w1 - l2 * std::cos(q12) * w12).epsilon(1e-14));
  CHECK(Jdot(3, 1) == Approx(-l2 * std::cos(q12) * w12).epsilon(1e-14));
  CHECK(Jdot(4, 0) == Approx(-l1 * std::sin(q1) * w1 - l2 * std::sin(q12) * w12).epsilon(1e-14));
  CHECK(Jdot(4, 1) == Approx(-l2 * std::sin(q12) * w12).epsilon(1e-14));
}

TEST_CASE("A resting robot has Jdot zero, and so has a link that is fixed to the world") {
  Random random(4200);
  const Model model = compiled(randomMechanism(random, {.joints = 6}));
  const DynamicsInput state = randomInput(random, model);
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(model.dof());
  CHECK(jacobianDerivative(model, state.q, zero, model.deepestLink()).isZero(0.0));
  CHECK(jacobianDerivative(model, state.q, state.qd, 0).isZero(0.0));
  CHECK(biasAcceleration(model, state.q, state.qd, 0).isZero(0.0));
  CHECK_THROWS_AS(jacobianDerivative(model, state.q, state.qd, model.linkCount()), PreconditionError);
  CHECK_THROWS_AS(biasAcceleration(model, state.q, Eigen::VectorXd::Zero(model.dof() + 1), 0), PreconditionError);
}
