// SPDX-License-Identifier: GPL-3.0-or-later
// Energy against the mass matrix, against the torques' power and against closed forms.
#include "core/dynamics/energy.h"

#include "core/dynamics/bias.h"
#include "core/dynamics/mass_matrix.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <cmath>

using namespace linkwright;
using namespace linkwright::test;

namespace {

template <class Check>
void forModels(std::uint64_t first_seed, int count, Check check) {
  for (std::uint64_t seed = first_seed; seed < first_seed + static_cast<std::uint64_t>(count); ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = random.integer(2, 25)});
    const Model model = compiled(mechanism, {.merge_fixed_links = random.chance(0.5)});
    if (model.dof() > 0) {
      check(random, mechanism, model);
    }
  }
}

}  // namespace

TEST_CASE("The bodies' kinetic energy is half qd^T M qd, rotors with it") {
  forModels(3000, 80, [](Random& random, const Mechanism&, const Model& model) {
    const DynamicsInput state = randomInput(random, model);
    for (const bool rotor : {false, true}) {
      const TorqueTerms terms{.joint_friction = false, .rotor = rotor};
      const double bodies = kineticEnergy(model, state.q, state.qd, terms);
      const double joints = 0.5 * state.qd.dot(massMatrix(model, state.q, terms) * state.qd);
      CHECK(std::abs(bodies - joints) < 1e-12 * joints);
    }
  });
}

TEST_CASE("The torques' power is what the kinetic and the potential energy take up") {
  forModels(3200, 60, [](Random& random, const Mechanism&, const Model& model) {
    DynamicsInput state = randomInput(random, model);
    state.gravity = random.vector(10.0);
    state.terms = {.joint_friction = true, .rotor = true};
    // qd . tau = qd^T (M qdd + h) + qd . g + what friction turns into heat
    const double power = state.qd.dot(inverseDynamics(model, state));
    const Eigen::VectorXd inertial =
        massMatrix(model, state.q, state.terms) * state.qdd + velocityTorques(model, state.q, state.qd);
    const Eigen::VectorXd gravity = gravityTorques(model, state.q, state.gravity);
    const Eigen::VectorXd friction = biasTorques(model, state.q, state.qd, Eigen::Vector3d::Zero(), state.terms) -
                                     velocityTorques(model, state.q, state.qd);
    const double scale = state.qd.cwiseAbs().dot(inertial.cwiseAbs() + gravity.cwiseAbs() + friction.cwiseAbs());
    CHECK(std::abs(power - state.qd.dot(inertial + gravity + friction)) < 1e-12 * scale);
    CHECK(state.qd.dot(friction) > 0.0);

    // the energies themselves along q + qd t + qdd t^2 / 2, fourth-order differences
    const auto rate = [&](const auto& energy) {
      const double h = 5e-4;
      const auto at = [&](double t) {
        return energy(state.q + t * state.qd + 0.5 * t * t * state.qdd, state.qd + t * state.qdd);
      };
      return (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h);
    };
    const double kinetic = rate(
        [&](const Eigen::VectorXd& q, const Eigen::VectorXd& qd) { return kineticEnergy(model, q, qd, state.terms); });
    const double potential = rate(
        [&](const Eigen::VectorXd& q, const Eigen::VectorXd&) { return potentialEnergy(model, q, state.gravity); });
    CHECK(std::abs(kinetic - state.qd.dot(inertial)) < 1e-6 * scale);
    CHECK(std::abs(potential - state.qd.dot(gravity)) < 1e-6 * scale);
  });
}

TEST_CASE("Potential energy counts every link, those on the base too") {
  forModels(3400, 40, [](Random& random, const Mechanism& mechanism, const Model& model) {
    const DynamicsInput state = randomInput(random, model);
    const Eigen::Vector3d gravity = random.vector(10.0);
    const std::vector<Pose> X_WL = forwardKinematics(model, state.q);
    double sum = 0.0, size = 0.0;
    for (int i = 0; i < model.linkCount(); ++i) {
      const ModelLink& entry = model.links()[static_cast<std::size_t>(i)];
      const Inertial& inertial = *mechanism.links[static_cast<std::size_t>(entry.link)].inertial;
      const double own = -inertial.mass * gravity.dot(X_WL[static_cast<std::size_t>(i)] * inertial.p_LLcm);
      sum += own;
      size += std::abs(own);
    }
    CHECK(std::abs(potentialEnergy(model, state.q, gravity) - sum) < 1e-12 * size);
  });
}

TEST_CASE("A pendulum has m g l (1 - cos q) and m l^2 qd^2 / 2") {
  Mechanism mechanism;
  Inertial bob;
  bob.mass = 3.0;
  bob.p_LLcm = {0.0, 0.0, -0.5};
  mechanism.links = {{"base", {}, {}}, {"bob", bob, {}}};
  Joint joint;
  joint.name = "pivot";
  joint.type = JointType::Revolute;
  joint.parent = 0;
  joint.child = 1;
  joint.axis = Eigen::Vector3d::UnitY();
  joint.motor = {1e-4, 100.0};
  mechanism.joints.push_back(joint);
  const Model model = compiled(mechanism);
  const Eigen::Vector3d g(0.0, 0.0, -9.81);
  const Eigen::VectorXd q = Eigen::VectorXd::Constant(1, 0.7);
  const Eigen::VectorXd qd = Eigen::VectorXd::Constant(1, 2.0);
  const Eigen::VectorXd hanging = Eigen::VectorXd::Zero(1);
  CHECK(potentialEnergy(model, q, g) - potentialEnergy(model, hanging, g) ==
        Approx(3.0 * 9.81 * 0.5 * (1.0 - std::cos(0.7))).epsilon(1e-14));
  CHECK(kineticEnergy(model, q, qd) == Approx(0.5 * 3.0 * 0.25 * 4.0).epsilon(1e-14));
  CHECK(kineticEnergy(model, q, qd, {.joint_friction = false, .rotor = true}) == Approx(1.5 + 2.0).epsilon(1e-14));
}
