// SPDX-License-Identifier: GPL-3.0-or-later
// Springs of joints, k (q - rest): in every formulation, both directions of the dynamics, energy and the parts.
#include "core/dynamics/attribution.h"
#include "core/dynamics/bias.h"
#include "core/dynamics/derivatives.h"
#include "core/dynamics/energy.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/unit_vector_forward_dynamics.h"
#include "core/recording/recording.h"
#include "tests/core/dynamics/helpers.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <cstdint>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// The same robot without springs and with them.
struct Twins {
  Model plain, sprung;
};

Twins twins(Random& random) {
  Mechanism mechanism = randomMechanism(random, {.joints = random.integer(2, 15)});
  Model plain = compiled(mechanism);
  addSprings(random, mechanism);
  return {std::move(plain), compiled(mechanism)};
}

/// check(random, twins, input) on random trees in states with every term.
template <class Check>
void forTwins(std::uint64_t first_seed, Check check) {
  for (std::uint64_t seed = first_seed; seed < first_seed + 60; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Twins both = twins(random);
    if (both.sprung.jointSprings().empty()) continue;
    DynamicsInput input = randomInput(random, both.plain);
    input.gravity = random.vector(10.0);
    input.terms = {.joint_friction = random.chance(0.5), .rotor = random.chance(0.5)};
    input.external = randomWrenches(random, both.plain);
    check(random, both, input);
  }
}

/// k (q - rest) of each joint, from the model's joints one by one.
Eigen::VectorXd expectedSprings(const Model& model, const Eigen::VectorXd& q) {
  Eigen::VectorXd torques(model.dof());
  for (int i = 0; i < model.dof(); ++i) {
    const JointSpring& spring = model.joints()[static_cast<std::size_t>(i)].spring;
    torques[i] = spring.stiffness * (q[i] - spring.rest);
  }
  return torques;
}

Mechanism pendulum(const JointSpring& spring) {
  Mechanism mechanism;
  mechanism.links = {{"base", {}, {}}, {"rod", Inertial{2.0, {0.5, 0.0, 0.0}, Eigen::Matrix3d::Zero()}, {}}};
  Joint joint;
  joint.name = "pivot";
  joint.type = JointType::Revolute;
  joint.parent = 0;
  joint.child = 1;
  joint.axis = -Eigen::Vector3d::UnitY();
  joint.spring = spring;
  mechanism.joints = {joint};
  return mechanism;
}

}  // namespace

TEST_CASE("A pendulum with a spring: its torque and energy by hand") {
  const Model model = compiled(pendulum({3.0, 0.2}));
  DynamicsInput input{Eigen::VectorXd::Constant(1, 0.7),
                      Eigen::VectorXd::Constant(1, 5.0),
                      Eigen::VectorXd::Constant(1, 4.0),
                      kDown,
                      {},
                      {}};
  // m l^2 qdd + m g l cos q + k (q - rest)
  const double weight = 2.0 * kG * 0.5 * std::cos(0.7);
  CHECK(inverseDynamics(model, input)[0] == Approx(0.5 * 4.0 + weight + 3.0 * 0.5).epsilon(1e-14));
  CHECK(springTorques(model, input.q)[0] == Approx(1.5).epsilon(1e-15));
  CHECK(gravityTorques(model, input.q, kDown)[0] == Approx(weight).epsilon(1e-14));
  CHECK(biasTorques(model, input.q, input.qd, kDown)[0] == Approx(weight + 1.5).epsilon(1e-14));
  CHECK(potentialEnergy(model, input.q, kDown) ==
        Approx(2.0 * kG * 0.5 * std::sin(0.7) + 0.5 * 3.0 * 0.25).epsilon(1e-14));
  CHECK(massMatrix(model, input.q)(0, 0) == Approx(0.5).epsilon(1e-15));
}

TEST_CASE("A robot without stiffness in its joints has no springs to ask for") {
  CHECK(compiled(pendulum({0.0, 0.4})).jointSprings().empty());
  CHECK(springTorques(compiled(pendulum({})), Eigen::VectorXd::Ones(1)).isZero(0.0));
}

TEST_CASE("Springs add k (q - rest) to the torques of every formulation") {
  forTwins(7100, [](Random&, const Twins& both, const DynamicsInput& input) {
    const Eigen::VectorXd springs = expectedSprings(both.sprung, input.q);
    const Eigen::VectorXd expected = inverseDynamics(both.plain, input) + springs;
    CHECK(relativeError(inverseDynamics(both.sprung, input), expected) < 1e-13);
    CHECK(springTorques(both.sprung, input.q) == springs);
    for (const Formulation formulation : kAllFormulations) {
      INFO(nameOf(formulation));
      Recording recording;
      const Eigen::VectorXd tau = recordInverseDynamics(both.sprung, input, formulation, recording);
      CHECK(relativeError(tau, expected) < 1e-12);
      for (int body = 0; body < both.sprung.bodyCount(); ++body) {
        const int dof = both.sprung.bodies()[static_cast<std::size_t>(body)].dof;
        const Recorded* spring = recording.find(body, Quantity::SpringTorque);
        REQUIRE((spring != nullptr) == (dof >= 0));
        if (dof >= 0) CHECK(spring->scalar() == springs[dof]);
      }
    }
  });
}

TEST_CASE("Without a spring nothing of one is recorded") {
  Random random(7150);
  const Model model = compiled(randomMechanism(random));
  for (const Formulation formulation : kAllFormulations) {
    Recording recording;
    recordInverseDynamics(model, randomInput(random, model), formulation, recording);
    for (const Recorded& entry : recording.entries) {
      CHECK(entry.quantity != Quantity::SpringTorque);
      CHECK(entry.equation != EquationId::SprungJointTorque);
    }
  }
}

TEST_CASE("Forward dynamics of a robot with springs is the inverse of its inverse dynamics") {
  forTwins(7200, [](Random&, const Twins& both, const DynamicsInput& input) {
    const Model& model = both.sprung;
    const double limit = 1e-13 * conditionOfMass(massMatrix(model, input.q, input.terms)) *
                         (1.0 + inverseDynamics(model, input).cwiseAbs().maxCoeff() / input.qdd.cwiseAbs().maxCoeff());
    const Eigen::VectorXd tau = inverseDynamics(model, input);
    const ForwardDynamicsInput forward{input.q, input.qd, tau, input.gravity, input.external, input.terms};
    CHECK(relativeError(forwardDynamics(model, forward).value(), input.qdd) < limit);
    CHECK(relativeError(unitVectorForwardDynamics(model, forward).qdd, input.qdd) < limit);
    CHECK(massMatrix(model, input.q) == massMatrix(both.plain, input.q));
  });
}

TEST_CASE("A spring's stiffness is in the derivatives of the torques by the positions, and nowhere else") {
  forTwins(7300, [](Random&, const Twins& both, const DynamicsInput& input) {
    const auto sprung = inverseDynamicsDerivatives(both.sprung, input);
    const auto plain = inverseDynamicsDerivatives(both.plain, input);
    Eigen::MatrixXd expected = plain.dtau_dq;
    for (int i = 0; i < both.sprung.dof(); ++i)
      expected(i, i) += both.sprung.joints()[static_cast<std::size_t>(i)].spring.stiffness;
    CHECK((sprung.dtau_dq - expected).cwiseAbs().maxCoeff() < 1e-12 * expected.cwiseAbs().maxCoeff());
    CHECK(sprung.dtau_dqd == plain.dtau_dqd);
  });
}

TEST_CASE("The spring is a part of its own among the causes of a torque") {
  forTwins(7400, [](Random&, const Twins& both, const DynamicsInput& input) {
    const TorqueParts parts = attributeTorque(both.sprung, input), plain = attributeTorque(both.plain, input);
    CHECK(parts.spring == expectedSprings(both.sprung, input.q));
    CHECK(plain.spring.isZero(0.0));
    CHECK(parts.gravity == plain.gravity);
    CHECK(relativeError(parts.sum(), inverseDynamics(both.sprung, input)) < 1e-12);
    CHECK(attributeTorqueByLink(both.sprung, input).spring.rowwise().sum() == parts.spring);
  });
  Random random(7450);
  const Twins both = twins(random);
  CHECK(causesOf(both.sprung).size() == kTorqueCauses.size());
  CHECK(causesOf(both.plain).size() == kTorqueCauses.size() - 1);
}

TEST_CASE("The energy of the springs changes by the power that they take") {
  forTwins(7500, [](Random& random, const Twins& both, const DynamicsInput& input) {
    const Eigen::VectorXd rates = random.vectorOf(both.sprung.dof(), 1.0);
    const auto energy = [&](double s) {
      const Eigen::VectorXd q = input.q + s * rates;
      return potentialEnergy(both.sprung, q, input.gravity) - potentialEnergy(both.plain, q, input.gravity);
    };
    // a quadratic: the central difference has no error but round-off
    const double power = energy(0.5) - energy(-0.5);
    CHECK(power == Approx(expectedSprings(both.sprung, input.q).dot(rates)).margin(1e-10 * (1.0 + energy(0.5))));
  });
}
