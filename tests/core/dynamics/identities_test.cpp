// SPDX-License-Identifier: GPL-3.0-or-later
// What inverse dynamics must obey whatever the mechanism: identities on seeded random trees.
#include "core/dynamics/inverse_dynamics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Dense>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// Runs `check(random, mechanism)` on seeded random trees.
template <class Check>
void forRandomTrees(std::uint64_t first_seed, int count, TreeOptions options, Check check) {
  for (std::uint64_t seed = first_seed; seed < first_seed + static_cast<std::uint64_t>(count); ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    options.joints = random.integer(2, 12);
    check(random, randomMechanism(random, options));
  }
}

/// Kinetic plus potential energy from poses and Jacobians alone: nothing of the recursion is in it.
double energy(const Mechanism& mechanism, const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
              const Eigen::Vector3d& gravity) {
  const std::vector<Pose> X_WL = forwardKinematics(model, q);
  double sum = 0.0;
  for (int i = 0; i < model.linkCount(); ++i) {
    const Inertial inertial =
        mechanism.links[static_cast<std::size_t>(model.links()[static_cast<std::size_t>(i)].link)].inertial.value_or(
            Inertial{});
    const Pose& X = X_WL[static_cast<std::size_t>(i)];
    const Eigen::Matrix<double, 6, 1> V = jacobian(model, q, i) * qd;
    const Eigen::Vector3d omega = V.head<3>();
    const Eigen::Vector3d v_cm = V.tail<3>() + omega.cross(X.R * inertial.p_LLcm);
    const Eigen::Vector3d omega_L = X.R.transpose() * omega;
    sum += 0.5 * inertial.mass * v_cm.squaredNorm() + 0.5 * omega_L.dot(inertial.I_LLcm_L * omega_L) -
           inertial.mass * gravity.dot(X * inertial.p_LLcm);
  }
  return sum;
}

}  // namespace

TEST_CASE("The torques' power is the rate of the energy") {
  double worst = 0.0;
  forRandomTrees(100, 60, {}, [&](Random& random, const Mechanism& mechanism) {
    const Model model = compiled(mechanism);
    DynamicsInput input = randomInput(random, model);
    input.gravity = random.vector(10.0);
    const double power = input.qd.dot(inverseDynamics(model, input));
    // d/dt (T + V) along q + qd t + qdd t^2 / 2, central differences of fourth order
    const auto at = [&](double t) {
      return energy(mechanism, model, input.q + t * input.qd + 0.5 * t * t * input.qdd, input.qd + t * input.qdd,
                    input.gravity);
    };
    const double h = 5e-4;
    const double rate = (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h);
    const double error = std::abs(power - rate) / (1.0 + std::abs(power));
    worst = std::max(worst, error);
    // truncation h^4 times fifth derivatives (rates to 3 rad/s over long arms), round-off eps E / h: both below 1e-7
    CHECK(error < 1e-7);
  });
  INFO("worst relative error " << worst);
}

TEST_CASE("Merging fixed links or not gives the same torques") {
  forRandomTrees(
      200, 100, {.joints = 0, .prismatic = 0.25, .fixed = 0.45, .chain = false},
      [&](Random& random, const Mechanism& mechanism) {
        const Model merged = compiled(mechanism);
        const Model whole = compiled(mechanism, {.merge_fixed_links = false});
        REQUIRE(merged.dof() == whole.dof());
        DynamicsInput input = randomInput(random, merged);
        input.external = {{random.integer(0, merged.linkCount() - 1), {random.vector(10.0), random.vector(5.0)}}};
        CHECK(relativeError(inverseDynamics(whole, input), inverseDynamics(merged, input)) < 1e-12);
        for (int link = 0; link < merged.linkCount(); ++link) {
          CHECK((jacobian(whole, input.q, link) - jacobian(merged, input.q, link)).cwiseAbs().sum() < 1e-11);
        }
      });
}

TEST_CASE("A robot on a tilted fixed base is the robot under tilted gravity") {
  forRandomTrees(300, 50, {}, [&](Random& random, const Mechanism& mechanism) {
    // two massive fixed links in front of the robot's base
    const Pose X_WA{random.rotation(), random.vector(0.5)};
    const Pose X_AB{random.rotation(), random.vector(0.5)};
    Mechanism tilted = mechanism;
    const int base = 0;
    const int count = static_cast<int>(tilted.links.size());
    tilted.links.push_back({"floor", randomInertial(random), {}});
    tilted.links.push_back({"wedge", randomInertial(random), {}});
    Joint foot;
    foot.name = "foot";
    foot.parent = count;
    foot.child = count + 1;
    foot.X_PJ = X_WA;
    Joint seat = foot;
    seat.name = "seat";
    seat.parent = count + 1;
    seat.child = base;
    seat.X_PJ = X_AB;
    tilted.joints.push_back(foot);
    tilted.joints.push_back(seat);

    const Model plain = compiled(mechanism);
    const Model on_wedge = compiled(tilted);
    DynamicsInput input = randomInput(random, plain);
    const Eigen::VectorXd torques = inverseDynamics(on_wedge, input);
    input.gravity = ((X_WA.R * X_AB.R).transpose() * input.gravity).eval();
    CHECK(relativeError(torques, inverseDynamics(plain, input)) < 1e-12);
  });
}

TEST_CASE("The recorded recursion gives the plain one's bits") {
  forRandomTrees(400, 100, {}, [&](Random& random, const Mechanism& mechanism) {
    const Model model = compiled(mechanism);
    DynamicsInput input = randomInput(random, model);
    input.terms = {.joint_friction = random.chance(0.5), .rotor = random.chance(0.5)};
    if (random.chance(0.5)) {
      input.external = {{random.integer(0, model.linkCount() - 1), {random.vector(10.0), random.vector(5.0)}}};
    }
    Recording recording;
    const Eigen::VectorXd recorded = recordInverseDynamics(model, input, Formulation::Spatial, recording);
    CHECK(recorded == inverseDynamics(model, input));
    for (int i = 0; i < model.dof(); ++i) {
      const ModelJoint& joint = model.joints()[static_cast<std::size_t>(i)];
      CHECK(recording.find(joint.body, Quantity::JointTorque)->scalar() == recorded[i]);
    }
  });
}

TEST_CASE("A workspace that has served another model serves this one") {
  InverseDynamicsWorkspace workspace;
  Eigen::VectorXd tau;
  forRandomTrees(450, 30, {}, [&](Random& random, const Mechanism& mechanism) {
    const Model model = compiled(mechanism);
    const DynamicsInput input = randomInput(random, model);
    inverseDynamics(model, input, workspace, tau);
    CHECK(tau == inverseDynamics(model, input));
  });
}

TEST_CASE("An external wrench lessens the torques by J^T F") {
  forRandomTrees(500, 100, {}, [&](Random& random, const Mechanism& mechanism) {
    const Model model = compiled(mechanism);
    DynamicsInput input = randomInput(random, model);
    const Eigen::VectorXd without = inverseDynamics(model, input);
    Eigen::VectorXd expected = without;
    for (int i = 0; i < 3; ++i) {
      const int link = random.integer(0, model.linkCount() - 1);
      const Wrench wrench{random.vector(20.0), random.vector(10.0)};
      input.external.push_back({link, wrench});
      Eigen::Matrix<double, 6, 1> F;
      F << wrench.moment, wrench.force;
      expected -= jacobian(model, input.q, link).transpose() * F;
    }
    CHECK(relativeError(inverseDynamics(model, input), expected) < 1e-11);
  });
}

TEST_CASE("The torques are linear in gravity and in the accelerations, with a mass matrix that can be one") {
  forRandomTrees(600, 60, {}, [&](Random& random, const Mechanism& mechanism) {
    const Model model = compiled(mechanism);
    const int n = model.dof();
    const DynamicsInput state = randomInput(random, model);
    const Eigen::VectorXd zero = Eigen::VectorXd::Zero(n);
    const auto torques = [&](const Eigen::VectorXd& qd, const Eigen::VectorXd& qdd, const Eigen::Vector3d& gravity) {
      return inverseDynamics(model, {state.q, qd, qdd, gravity, {}, {}});
    };
    const Eigen::Vector3d none = Eigen::Vector3d::Zero();
    // M column by column
    Eigen::MatrixXd M(n, n);
    for (int i = 0; i < n; ++i) {
      M.col(i) = torques(zero, Eigen::VectorXd::Unit(n, i), none);
    }
    if (n > 0) {
      CHECK((M - M.transpose()).cwiseAbs().maxCoeff() < 1e-12 * M.cwiseAbs().maxCoeff());
      CHECK(M.llt().info() == Eigen::Success);
    }
    // tau = M qdd + h + g, and g linear in gravity
    const Eigen::Vector3d g1 = random.vector(10.0), g2 = random.vector(10.0);
    const Eigen::VectorXd sum =
        M * state.qdd + torques(state.qd, zero, none) + torques(zero, zero, g1) + torques(zero, zero, g2);
    CHECK(relativeError(torques(state.qd, state.qdd, g1 + g2), sum) < 1e-11);
    // h is quadratic in the rates
    CHECK(relativeError(torques(-2.0 * state.qd, zero, none), 4.0 * torques(state.qd, zero, none)) < 1e-11);
  });
}

TEST_CASE("Rotor inertia and joint friction are what they say, each on its own joint") {
  forRandomTrees(700, 40, {}, [&](Random& random, const Mechanism& mechanism) {
    const Model model = compiled(mechanism);
    DynamicsInput input = randomInput(random, model);
    const Eigen::VectorXd bare = inverseDynamics(model, input);
    input.terms = {.joint_friction = true, .rotor = true};
    Eigen::VectorXd expected = bare;
    for (int i = 0; i < model.dof(); ++i) {
      const int index = model.joints()[static_cast<std::size_t>(i)].joint;
      const Joint& joint = mechanism.joints[static_cast<std::size_t>(index)];
      const double coulomb = input.qd[i] > 0.0 ? joint.coulomb.positive : joint.coulomb.negative;
      expected[i] += joint.motor.gear_ratio * joint.motor.gear_ratio * joint.motor.rotor_inertia * input.qdd[i] +
                     joint.damping * input.qd[i] + coulomb;
    }
    CHECK(relativeError(inverseDynamics(model, input), expected) < 1e-14);
  });
}
