// SPDX-License-Identifier: GPL-3.0-or-later
// Derivatives of inverse and forward dynamics against differences, closed forms and identities.
#include "core/dynamics/derivatives.h"

#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// Central differences of fourth order of `f` [m] along each of `x` [n]: [m x n].
template <class Function>
Eigen::MatrixXd differences(const Eigen::VectorXd& x, Function f) {
  // truncation h^4 times the fifth derivative, round-off eps / h: both about 1e-11 of the values
  const double h = 1e-3;
  const Eigen::Index rows = f(x).size();
  Eigen::MatrixXd J(rows, x.size());
  for (Eigen::Index j = 0; j < x.size(); ++j) {
    const auto at = [&](double step) { return f(x + step * Eigen::VectorXd::Unit(x.size(), j)); };
    J.col(j) = (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h);
  }
  return J;
}

double matrixError(const Eigen::MatrixXd& value, const Eigen::MatrixXd& reference) {
  REQUIRE(value.rows() == reference.rows());
  REQUIRE(value.cols() == reference.cols());
  if (reference.size() == 0) return 0.0;
  const double scale = reference.cwiseAbs().maxCoeff();
  return (value - reference).cwiseAbs().maxCoeff() / (scale > 0.0 ? scale : 1.0);
}

/// A state away from rest (dry friction has a jump there), with three external wrenches and random switches.
DynamicsInput movingLoadedInput(Random& random, const Model& model) {
  DynamicsInput input = randomInput(random, model);
  for (double& rate : input.qd) rate = rate < 0.0 ? rate - 0.1 : rate + 0.1;
  input.gravity = random.vector(10.0);
  input.terms = {.joint_friction = random.chance(0.5), .rotor = random.chance(0.5)};
  input.external = randomWrenches(random, model);
  return input;
}

Eigen::VectorXd torques(const Model& model, DynamicsInput input, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                        const Eigen::VectorXd& qdd) {
  input.q = q;
  input.qd = qd;
  input.qdd = qdd;
  return inverseDynamics(model, input);
}

/// Two uniform rods of 0.5 m and 1 kg, axes -y.
Mechanism frictionlessRods(double second_mass = 1.0) {
  const auto rod = [](double mass) {
    return Inertial{mass, {0.25, 0.0, 0.0}, Eigen::Vector3d(0.0, mass / 48.0, mass / 48.0).asDiagonal()};
  };
  Mechanism mechanism;
  mechanism.name = "rods";
  mechanism.links = {{"base", {}, {}}, {"upper", rod(1.0), {}}, {"lower", rod(second_mass), {}}};
  for (int i = 0; i < 2; ++i) {
    Joint joint;
    joint.name = i == 0 ? "shoulder" : "elbow";
    joint.type = JointType::Revolute;
    joint.parent = i;
    joint.child = i + 1;
    joint.X_PJ.p = {i == 0 ? 0.0 : 0.5, 0.0, 0.0};
    joint.axis = -Eigen::Vector3d::UnitY();
    joint.motor = {0.01, 2.0};
    mechanism.joints.push_back(joint);
  }
  return mechanism;
}

}  // namespace

TEST_CASE("Derivatives of inverse dynamics are those of central differences on random trees") {
  for (std::uint64_t seed = 3000; seed < 3060; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model =
        compiled(randomMechanism(random, {.joints = random.integer(1, 12)}), {.merge_fixed_links = random.chance(0.7)});
    const DynamicsInput input = movingLoadedInput(random, model);
    const InverseDynamicsDerivatives derivatives = inverseDynamicsDerivatives(model, input);
    CHECK(relativeError(derivatives.tau, inverseDynamics(model, input)) < 1e-12);
    const double by_q = matrixError(derivatives.dtau_dq, differences(input.q, [&](const Eigen::VectorXd& q) {
                                      return torques(model, input, q, input.qd, input.qdd);
                                    }));
    const double by_qd = matrixError(derivatives.dtau_dqd, differences(input.qd, [&](const Eigen::VectorXd& qd) {
                                       return torques(model, input, input.q, qd, input.qdd);
                                     }));
    const double by_qdd = matrixError(derivatives.dtau_dqdd, differences(input.qdd, [&](const Eigen::VectorXd& qdd) {
                                        return torques(model, input, input.q, input.qd, qdd);
                                      }));
    CHECK(by_q < 1e-8);
    CHECK(by_qd < 1e-8);
    CHECK(by_qdd < 1e-8);
  }
}

TEST_CASE("The derivative by the accelerations is the mass matrix: symmetric, positive, and any state's") {
  for (std::uint64_t seed = 3100; seed < 3140; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = random.integer(1, 12)}));
    if (model.dof() == 0) continue;
    DynamicsInput input = movingLoadedInput(random, model);
    const Eigen::MatrixXd M = inverseDynamicsDerivatives(model, input).dtau_dqdd;
    CHECK(matrixError(M, M.transpose()) < 1e-13);
    CHECK(M.llt().info() == Eigen::Success);
    CHECK(matrixError(M, massMatrix(model, input.q, input.terms)) < 1e-13);
    // columns of M are torques of unit accelerations, without rates, weights and loads
    DynamicsInput unit = input;
    unit.qd.setZero();
    unit.gravity.setZero();
    unit.external.clear();
    Eigen::MatrixXd columns(model.dof(), model.dof());
    for (int i = 0; i < model.dof(); ++i) {
      unit.qdd = Eigen::VectorXd::Unit(model.dof(), i);
      columns.col(i) = inverseDynamics(model, unit);
    }
    CHECK(matrixError(M, columns) < 1e-13);
  }
}

TEST_CASE("Two rods: the derivatives can be written down") {
  const Model model = compiled(frictionlessRods());
  DynamicsInput input;
  const double q1 = 0.4, q2 = 1.1, w1 = 1.2, w2 = -0.7, a1 = 2.0, a2 = -3.0, g = 9.81;
  input.q = Eigen::Vector2d(q1, q2);
  input.qd = Eigen::Vector2d(w1, w2);
  input.qdd = Eigen::Vector2d(a1, a2);
  input.gravity = {0.0, 0.0, -g};
  const InverseDynamicsDerivatives d = inverseDynamicsDerivatives(model, input);
  // tau_1 = (a + 2 b cos q2) a1 + (c + b cos q2) a2 - b sin q2 (2 w1 w2 + w2^2) + g (0.75 cos q1 + 0.25 cos q12),
  // tau_2 = (c + b cos q2) a1 + c a2 + b sin q2 w1^2 + 0.25 g cos q12; b = m l1 lc2
  const double b = 0.125, s = std::sin(q2), c = std::cos(q2), s12 = std::sin(q1 + q2), s1 = std::sin(q1);
  CHECK(d.dtau_dq(0, 0) == Approx(-g * (0.75 * s1 + 0.25 * s12)).epsilon(1e-13));
  CHECK(d.dtau_dq(1, 0) == Approx(-0.25 * g * s12).epsilon(1e-13));
  CHECK(d.dtau_dq(0, 1) ==
        Approx(-b * s * (2.0 * a1 + a2) - b * c * (2.0 * w1 * w2 + w2 * w2) - 0.25 * g * s12).epsilon(1e-13));
  CHECK(d.dtau_dq(1, 1) == Approx(-b * s * a1 + b * c * w1 * w1 - 0.25 * g * s12).epsilon(1e-13));
  CHECK(d.dtau_dqd(0, 0) == Approx(-2.0 * b * s * w2).epsilon(1e-13));
  CHECK(d.dtau_dqd(0, 1) == Approx(-2.0 * b * s * (w1 + w2)).epsilon(1e-13));
  CHECK(d.dtau_dqd(1, 0) == Approx(2.0 * b * s * w1).epsilon(1e-13));
  CHECK(std::abs(d.dtau_dqd(1, 1)) < 1e-14);
}

TEST_CASE("An external wrench keeps its world axes while the links turn") {
  const Model model = compiled(frictionlessRods());
  DynamicsInput input;
  input.q = Eigen::Vector2d(0.3, 0.5);
  input.qd = input.qdd = Eigen::Vector2d::Zero();
  input.gravity.setZero();
  // 10 N down at the elbow: the shoulder holds 10 N 0.5 m cos q1
  input.external = {{model.findLink("lower"), {{0.0, 0.0, -10.0}, {0.0, 0.0, 0.0}}}};
  const InverseDynamicsDerivatives d = inverseDynamicsDerivatives(model, input);
  CHECK(d.tau[0] == Approx(5.0 * std::cos(0.3)).epsilon(1e-14));
  CHECK(d.dtau_dq(0, 0) == Approx(-5.0 * std::sin(0.3)).epsilon(1e-14));
  CHECK(std::abs(d.dtau_dq(0, 1)) < 1e-14);
  CHECK(std::abs(d.dtau_dq(1, 1)) < 1e-14);
}

TEST_CASE("Derivatives of forward dynamics: accelerations, identities, differences") {
  for (std::uint64_t seed = 3200; seed < 3230; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = random.integer(1, 8)}));
    if (model.dof() == 0) continue;
    DynamicsInput input = movingLoadedInput(random, model);
    const Eigen::VectorXd expected = input.qdd;
    const Eigen::VectorXd tau = inverseDynamics(model, input);
    const InverseDynamicsDerivatives inverse = inverseDynamicsDerivatives(model, input);
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(inverse.dtau_dqdd);
    const double condition = svd.singularValues()[0] / svd.singularValues()[model.dof() - 1];
    input.qdd.setConstant(model.dof(), 1e3);  // not read
    const auto forward = forwardDynamicsDerivatives(model, input, tau);
    REQUIRE(forward.ok());
    // solving loses the digits of M's condition
    const double tolerance = std::max(1e-12, 1e-15 * condition);
    CHECK(relativeError(forward->qdd, expected) < tolerance);
    const Eigen::MatrixXd unit = Eigen::MatrixXd::Identity(model.dof(), model.dof());
    CHECK(matrixError(inverse.dtau_dqdd * forward->dqdd_dtau, unit) < tolerance);
    CHECK(matrixError(inverse.dtau_dqdd * forward->dqdd_dq, -inverse.dtau_dq) < tolerance);
    CHECK(matrixError(inverse.dtau_dqdd * forward->dqdd_dqd, -inverse.dtau_dqd) < tolerance);
    const auto accelerations = [&](const Eigen::VectorXd& q, const Eigen::VectorXd& qd, const Eigen::VectorXd& t) {
      return forwardDynamics(model, {q, qd, t, input.gravity, input.external, input.terms}).value();
    };
    CHECK(matrixError(forward->dqdd_dq, differences(input.q, [&](const Eigen::VectorXd& q) {
                        return accelerations(q, input.qd, tau);
                      })) < 1e-8);
    CHECK(matrixError(forward->dqdd_dqd, differences(input.qd, [&](const Eigen::VectorXd& qd) {
                        return accelerations(input.q, qd, tau);
                      })) < 1e-8);
    CHECK(matrixError(forward->dqdd_dtau, differences(tau, [&](const Eigen::VectorXd& t) {
                        return accelerations(input.q, input.qd, t);
                      })) < 1e-8);
  }
}

TEST_CASE("A chain of 40 joints is differentiated like any other") {
  Random random(3300);
  const Model model = compiled(randomMechanism(random, {.joints = 40, .prismatic = 0.1, .fixed = 0.0, .chain = true}));
  const DynamicsInput input = movingLoadedInput(random, model);
  const InverseDynamicsDerivatives d = inverseDynamicsDerivatives(model, input);
  CHECK(matrixError(d.dtau_dq, differences(input.q, [&](const Eigen::VectorXd& q) {
                      return torques(model, input, q, input.qd, input.qdd);
                    })) < 1e-7);
  CHECK(matrixError(d.dtau_dqd, differences(input.qd, [&](const Eigen::VectorXd& qd) {
                      return torques(model, input, input.q, qd, input.qdd);
                    })) < 1e-7);
  CHECK(matrixError(d.dtau_dqdd, d.dtau_dqdd.transpose()) < 1e-12);
}

TEST_CASE("A joint that moves no mass makes forward dynamics an error that names it, and a rotor mends it") {
  const Model model = compiled(frictionlessRods(0.0));
  DynamicsInput input;
  input.q = input.qd = input.qdd = Eigen::Vector2d(0.1, 0.2);
  const Eigen::Vector2d tau(1.0, 0.5);
  const auto result = forwardDynamicsDerivatives(model, input, tau);
  REQUIRE_FALSE(result.ok());
  CHECK_THAT(result.diagnostics().front().message, Catch::Matchers::ContainsSubstring("'elbow'"));
  input.terms.rotor = true;
  REQUIRE(forwardDynamicsDerivatives(model, input, tau).ok());
  CHECK(forwardDynamicsDerivatives(model, input, tau)->qdd[1] == Approx(0.5 / 0.04).epsilon(1e-12));
}

TEST_CASE("Two joints about one axis, with mass behind the second alone, are singular together") {
  Mechanism mechanism = frictionlessRods();
  mechanism.links[1].inertial.reset();
  mechanism.joints[1].X_PJ.p.setZero();
  const Model model = compiled(mechanism);
  DynamicsInput input;
  input.q = input.qd = input.qdd = Eigen::Vector2d(0.1, 0.2);
  CHECK_FALSE(forwardDynamicsDerivatives(model, input, Eigen::Vector2d(1.0, 0.5)).ok());
}

TEST_CASE("A model without joints has empty derivatives") {
  Mechanism mechanism;
  mechanism.links.push_back({"base", {}, {}});
  const Model model = compiled(mechanism);
  DynamicsInput input;
  CHECK(inverseDynamicsDerivatives(model, input).dtau_dq.size() == 0);
  CHECK(forwardDynamicsDerivatives(model, input, Eigen::VectorXd()).ok());
  CHECK_THROWS_AS(forwardDynamicsDerivatives(model, input, Eigen::VectorXd::Zero(1)), PreconditionError);
}
