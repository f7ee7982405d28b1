// SPDX-License-Identifier: GPL-3.0-or-later
// Energy against the mass matrix, against the torques' power and against closed forms.
#include "core/dynamics/energy.h"

#include "core/dynamics/bias.h"
#include "core/dynamics/body_motion.h"
#include "core/dynamics/derivatives.h"
#include "core/dynamics/mass_matrix.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/core/dynamics/helpers.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <utility>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("The bodies' kinetic energy is half qd^T M qd, rotors with it") {
  forSeededModels(3000, 80, [](Random& random, const Mechanism&, const Model& model) {
    const DynamicsInput state = randomInput(random, model);
    for (const bool rotor : {false, true}) {
      const TorqueTerms terms{.joint_friction = false, .rotor = rotor};
      const double bodies = kineticEnergy(model, state.q, state.qd, terms);
      const double joints = 0.5 * state.qd.dot(massMatrix(model, state.q, terms) * state.qd);
      CHECK(std::abs(bodies - joints) < 1e-12 * joints);
    }
  });
}

TEST_CASE("The energy's rate is the torques' power: each part by its closed form") {
  forSeededModels(3200, 100, [&](Random& random, const Mechanism&, const Model& model) {
    DynamicsInput state = randomInput(random, model);
    state.gravity = random.vector(10.0);
    state.terms = {.joint_friction = random.chance(0.5), .rotor = random.chance(0.7)};
    const Eigen::VectorXd& qd = state.qd;
    const Eigen::VectorXd none = Eigen::VectorXd::Zero(model.dof());
    const Eigen::Vector3d weightless = Eigen::Vector3d::Zero();
    // the derivatives of M(q) x with x held are exact: for x = qd and along qd they are Mdot qd
    const Eigen::MatrixXd dMqd_dq =
        inverseDynamicsDerivatives(model, {state.q, none, qd, weightless, {}, state.terms}).dtau_dq;
    const double turning = 0.5 * qd.dot(dMqd_dq * qd);
    const double turning_size = qd.cwiseAbs().dot(dMqd_dq.cwiseAbs() * qd.cwiseAbs());
    const auto check = [&](double value, double expected, double size) {
      CHECK(std::abs(value - expected) <= 1e-12 * size);
    };
    // qd . h = 1/2 qd^T Mdot qd: Mdot - 2 C does no work
    const Eigen::VectorXd h = inverseDynamics(model, {state.q, qd, none, weightless, {}, {}});
    check(qd.dot(h), turning, turning_size);

    // dV/dt = - sum m g . v_c, from the velocities of the bodies
    double falling = 0.0, falling_size = 0.0;
    const std::vector<BodyMotion> motion = bodyMotions(model, state.q, qd);
    for (std::size_t b = 0; b < motion.size(); ++b) {
      const double mass = model.bodies()[b].mass;
      falling -= mass * state.gravity.dot(motion[b].v_c);
      falling_size += mass * state.gravity.norm() * motion[b].v_c.norm();
    }
    check(qd.dot(gravityTorques(model, state.q, state.gravity)), falling, falling_size);

    // dT/dt = qd^T M qdd + 1/2 qd^T Mdot qd, rotors in M; friction takes D qd^2 + C |qd|
    const Eigen::MatrixXd M = massMatrix(model, state.q, state.terms);
    const double pushing = qd.dot(M * state.qdd);
    const double pushing_size = qd.cwiseAbs().dot(M.cwiseAbs() * state.qdd.cwiseAbs());
    double heat = 0.0;
    for (int i = 0; i < model.dof() && state.terms.joint_friction; ++i) {
      const JointFriction& friction = model.jointFriction()[static_cast<std::size_t>(i)];
      heat +=
          qd[i] * (friction.viscous * qd[i] + (qd[i] > 0.0 ? friction.coulomb_positive : friction.coulomb_negative));
    }
    check(qd.dot(inverseDynamics(model, state)), pushing + turning + falling + heat,
          pushing_size + turning_size + falling_size + heat);
  });
}

TEST_CASE("The energies themselves change at these rates") {
  forSeededModels(3300, 60, [](Random& random, const Mechanism&, const Model& model) {
    DynamicsInput state = randomInput(random, model);
    state.gravity = random.vector(10.0);
    state.terms = {.joint_friction = false, .rotor = true};
    const Eigen::VectorXd gravity = gravityTorques(model, state.q, state.gravity);
    const Eigen::VectorXd inertial = inverseDynamics(model, state) - gravity;
    const double scale = state.qd.cwiseAbs().dot(inertial.cwiseAbs() + gravity.cwiseAbs());
    // along q + qd t + qdd t^2 / 2, fourth-order differences
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

TEST_CASE("A second of smooth motion: the torques' work is what the energy has gained") {
  for (std::uint64_t seed = 3350; seed < 3370; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = 6, .prismatic = 0.0, .fixed = 0.0}));
    const TorqueTerms terms{.joint_friction = false, .rotor = true};
    const Eigen::Vector3d gravity = random.vector(10.0);
    // q_i = m_i + a_i sin(w_i t + p_i)
    const Eigen::ArrayXd m = random.vectorOf(6, 3.0), a = random.vectorOf(6, 1.0), p = random.vectorOf(6, 3.0);
    const Eigen::ArrayXd w = 2.0 + random.vectorOf(6, 1.5).array();
    const auto at = [&](double t) {
      const Eigen::ArrayXd s = (w * t + p).sin(), c = (w * t + p).cos();
      return DynamicsInput{m + a * s, a * w * c, -a * w.square() * s, gravity, {}, terms};
    };
    const auto energy = [&](double t) {
      const DynamicsInput state = at(t);
      return kineticEnergy(model, state.q, state.qd, terms) + potentialEnergy(model, state.q, gravity);
    };
    // five Gauss-Legendre points on each of 100 intervals: the error of order ten is far below round-off
    const double near = std::sqrt(5.0 - 2.0 * std::sqrt(10.0 / 7.0)) / 3.0;
    const double far = std::sqrt(5.0 + 2.0 * std::sqrt(10.0 / 7.0)) / 3.0;
    const double near_weight = (322.0 + 13.0 * std::sqrt(70.0)) / 900.0;
    const double far_weight = (322.0 - 13.0 * std::sqrt(70.0)) / 900.0;
    const std::pair<double, double> points[] = {
        {-far, far_weight}, {-near, near_weight}, {0.0, 128.0 / 225.0}, {near, near_weight}, {far, far_weight}};
    const int intervals = 100;
    const double half = 0.5 / intervals;
    double work = 0.0, moved = 0.0;
    for (int k = 0; k < intervals; ++k) {
      for (const auto& [x, weight] : points) {
        const DynamicsInput state = at((2 * k + 1 + x) * half);
        const double power = state.qd.dot(inverseDynamics(model, state));
        work += half * weight * power;
        moved += half * weight * std::abs(power);
      }
    }
    CHECK(std::abs(work - (energy(1.0) - energy(0.0))) < 1e-10);  // J
    CHECK(moved > 0.1);                                           // J: there is something to be wrong about
  }
}

TEST_CASE("Potential energy counts every link, those on the base too") {
  forSeededModels(3400, 40, [](Random& random, const Mechanism& mechanism, const Model& model) {
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
