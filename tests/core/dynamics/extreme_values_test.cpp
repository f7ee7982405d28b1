// SPDX-License-Identifier: GPL-3.0-or-later
// Inverse dynamics far from human measure: gnats and ships, slow and fast. Scaling by a power of two is exact in
// floating point, so the laws of similarity have to hold to the last bit.
#include "core/dynamics/inverse_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/kdl_tree.h"
#include "tests/support/random_mechanism.h"

#include <cmath>

using namespace linkwright;
using namespace linkwright::test;

namespace {

bool slides(const Model& model, int i) {
  return model.joints()[static_cast<std::size_t>(i)].type == JointType::Prismatic;
}

}  // namespace

TEST_CASE("Torques scale with mass, time and length to the last bit") {
  for (std::uint64_t seed = 700; seed < 720; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = 8});
    const Model model = compiled(mechanism);
    const DynamicsInput input = randomInput(random, model);
    const Eigen::VectorXd tau = inverseDynamics(model, input);

    // masses from 1e-9 to 1e6 times
    for (const int power : {-30, 20}) {
      const double k = std::ldexp(1.0, power);
      Mechanism scaled = mechanism;
      for (Link& link : scaled.links) {
        link.inertial->mass *= k;
        link.inertial->I_LLcm_L *= k;
      }
      CHECK(inverseDynamics(compiled(scaled), input) == k * tau);
    }

    // everything k times as fast, up to some 3e3 rad/s: gravity and torques grow with k^2
    for (const int power : {-10, 10}) {
      const double k = std::ldexp(1.0, power);
      DynamicsInput fast = input;
      fast.qd *= k;
      fast.qdd *= k * k;
      fast.gravity *= k * k;
      CHECK(inverseDynamics(model, fast) == k * k * tau);
    }

    // everything k times as long, from a micrometre to a hundred kilometres
    for (const int power : {-20, 20}) {
      const double k = std::ldexp(1.0, power);
      Mechanism scaled = mechanism;
      for (Link& link : scaled.links) {
        link.inertial->p_LLcm *= k;
        link.inertial->I_LLcm_L *= k * k;
      }
      for (Joint& joint : scaled.joints) joint.X_PJ.p *= k;
      DynamicsInput large = input;
      large.gravity *= k;
      Eigen::VectorXd expected = k * k * tau;
      for (int i = 0; i < model.dof(); ++i) {
        if (!slides(model, i)) continue;
        large.q[i] *= k;
        large.qd[i] *= k;
        large.qdd[i] *= k;
        expected[i] = k * tau[i];
      }
      CHECK(inverseDynamics(compiled(scaled), large) == expected);
    }
  }
}

TEST_CASE("Masses from 1e-9 to 1e6 kg in one tree at 1e3 rad/s: the independent engine agrees") {
  double worst = 0.0;
  for (std::uint64_t seed = 730; seed < 760; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    Mechanism mechanism = randomMechanism(random, {.joints = 7});
    for (Link& link : mechanism.links) {
      const double k = std::pow(10.0, random.uniform(-8.0, 5.0));
      link.inertial->mass *= k;
      link.inertial->I_LLcm_L *= k;
    }
    const Model model = compiled(mechanism);
    DynamicsInput input = randomInput(random, model);
    input.qd *= 1e3 / 3.0;
    input.qdd *= 1e5;
    const Eigen::VectorXd tau = inverseDynamics(model, input);
    REQUIRE(tau.allFinite());
    const double error = relativeError(tau, kdlTorques(kdlTree(mechanism, model), input));
    CHECK(error < 1e-12);
    worst = std::max(worst, error);
  }
  WARN("largest relative difference from KDL: " << worst);
}
