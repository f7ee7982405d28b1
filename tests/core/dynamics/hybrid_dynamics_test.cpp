// SPDX-License-Identifier: GPL-3.0-or-later
// Some joints driven, the others left to the dynamics: held against forward and inverse dynamics.
#include "core/dynamics/hybrid_dynamics.h"

#include "core/base/require.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "tests/core/dynamics/helpers.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Dense>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

HybridDynamicsInput randomHybrid(Random& random, const Model& model, double share) {
  const DynamicsInput state = randomInput(random, model);
  HybridDynamicsInput input;
  input.q = state.q;
  input.qd = state.qd;
  input.qdd = state.qdd;
  input.tau = random.chance(0.5) ? Eigen::VectorXd::Zero(model.dof()) : random.vectorOf(model.dof(), 20.0);
  input.gravity = random.vector(10.0);
  if (random.chance(0.5)) input.external = randomWrenches(random, model);
  input.terms = {.joint_friction = random.chance(0.5), .rotor = random.chance(0.5)};
  for (int i = 0; i < model.dof(); ++i) input.is_passive.push_back(random.chance(share));
  return input;
}

}  // namespace

TEST_CASE("Articulated bodies with the found torques give the found accelerations, for any passive set", "[hybrid]") {
  for (std::uint64_t seed = 9000; seed < 9200; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    TreeOptions options;
    options.joints = random.integer(1, 20);
    options.chain = random.chance(0.3);
    const Model model = compiled(randomMechanism(random, options), {.merge_fixed_links = random.chance(0.5)});
    if (model.dof() == 0) continue;
    const HybridDynamicsInput input = randomHybrid(random, model, random.uniform(0.0, 1.0));
    const Result<HybridDynamicsSolution> found = hybridDynamics(model, input);
    REQUIRE(found.ok());

    // each unknown costs at most the condition of what it was solved with
    const double tolerance = 1e-12 * std::max(1.0, 1e-3 * conditionOfMass(massMatrix(model, input.q, input.terms)));
    const Result<Eigen::VectorXd> qdd =
        forwardDynamics(model, {input.q, input.qd, found->tau, input.gravity, input.external, input.terms});
    REQUIRE(qdd.ok());
    CHECK(relativeError(*qdd, found->qdd) < tolerance);
    const Eigen::VectorXd tau =
        inverseDynamics(model, {input.q, input.qd, found->qdd, input.gravity, input.external, input.terms});
    CHECK(relativeError(found->tau, tau) == 0.0);

    const double largest = tau.cwiseAbs().maxCoeff();
    for (int i = 0; i < model.dof(); ++i) {
      if (input.is_passive[static_cast<std::size_t>(i)]) {
        CHECK(std::abs(found->tau[i] - input.tau[i]) <= tolerance * std::max(1.0, largest));
        CHECK(found->residual[i] == found->tau[i] - input.tau[i]);
      } else {
        CHECK(found->qdd[i] == input.qdd[i]);
        CHECK(found->residual[i] == 0.0);
      }
    }
  }
}

TEST_CASE("No passive joint is inverse dynamics, all passive is forward dynamics", "[hybrid]") {
  Random random(9300);
  INFO("seed 9300");
  const Model model = compiled(randomMechanism(random, {.joints = 9}));
  HybridDynamicsInput input = randomHybrid(random, model, 0.0);
  // entries that are not read may hold anything
  input.tau.setConstant(std::numeric_limits<double>::quiet_NaN());
  const Eigen::VectorXd tau =
      inverseDynamics(model, {input.q, input.qd, input.qdd, input.gravity, input.external, input.terms});
  CHECK(hybridDynamics(model, input)->tau == tau);

  input.is_passive.assign(static_cast<std::size_t>(model.dof()), true);
  input.tau = tau;
  const Eigen::VectorXd qdd = input.qdd;
  input.qdd.setConstant(std::numeric_limits<double>::quiet_NaN());
  const double condition = conditionOfMass(massMatrix(model, input.q, input.terms));
  CHECK(relativeError(hybridDynamics(model, input)->qdd, qdd) < std::max(1e-12, 1e-15 * condition));
}

TEST_CASE("A passive joint that moves nothing is named", "[hybrid]") {
  Mechanism mechanism;
  Inertial heavy;
  heavy.mass = 1.0;
  heavy.I_LLcm_L = Eigen::Matrix3d::Identity() * 0.01;
  mechanism.links = {{"base", {}, {}}, {"arm", heavy, {}}, {"flag", {}, {}}};
  for (int i = 0; i < 2; ++i) {
    Joint joint;
    joint.name = i == 0 ? "shoulder" : "swivel";
    joint.type = JointType::Revolute;
    joint.parent = i;
    joint.child = i + 1;
    joint.passive = i == 1;
    mechanism.joints.push_back(joint);
  }
  const Model model = compiled(mechanism);
  HybridDynamicsInput input;
  input.q = input.qd = input.qdd = input.tau = Eigen::VectorXd::Zero(2);
  input.is_passive = passiveJoints(model);
  CHECK(input.is_passive == std::vector<bool>{false, true});
  const Result<HybridDynamicsSolution> found = hybridDynamics(model, input);
  REQUIRE_FALSE(found.ok());
  const std::string message = found.diagnostics().front().message;
  CHECK(message.find("H_PP is singular at passive joint 'swivel'") != std::string::npos);
  CHECK(message.find("'flag'") != std::string::npos);
  // driven, the same joint is no trouble
  input.is_passive = {true, false};
  CHECK(hybridDynamics(model, input).ok());
}

TEST_CASE("Hybrid dynamics checks what it is given", "[hybrid]") {
  Random random(9400);
  const Model model = compiled(randomMechanism(random, {.joints = 4, .fixed = 0.0}));
  HybridDynamicsInput input = randomHybrid(random, model, 1.0);
  HybridDynamicsInput bad = input;
  bad.is_passive.pop_back();
  CHECK_THROWS_AS(hybridDynamics(model, bad), PreconditionError);
  bad = input;
  bad.tau[0] = std::numeric_limits<double>::quiet_NaN();
  CHECK_THROWS_AS(hybridDynamics(model, bad), PreconditionError);
  bad = input;
  bad.qd[0] = std::numeric_limits<double>::infinity();
  CHECK_THROWS_AS(hybridDynamics(model, bad), PreconditionError);
  bad = input;
  bad.qdd.resize(1);
  CHECK_THROWS_AS(hybridDynamics(model, bad), PreconditionError);
}
