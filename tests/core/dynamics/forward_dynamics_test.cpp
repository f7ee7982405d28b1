// SPDX-License-Identifier: GPL-3.0-or-later
// Forward dynamics undoes inverse dynamics, whatever the way and whatever the mechanism.
#include "core/dynamics/forward_dynamics.h"

#include "core/dynamics/bias.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/unit_vector_forward_dynamics.h"
#include "core/spatial/rotation.h"
#include "tests/core/dynamics/helpers.h"
#include "tests/support/catch.h"
#include "tests/support/golden_model.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Dense>

#include <algorithm>
#include <numbers>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr ForwardDynamicsMethod kMethods[] = {ForwardDynamicsMethod::Aba, ForwardDynamicsMethod::Crba,
                                              ForwardDynamicsMethod::UnitVector};

ForwardDynamicsInput withTorques(const DynamicsInput& input, const Eigen::VectorXd& tau) {
  return {input.q, input.qd, tau, input.gravity, input.external, input.terms};
}

/// State, gravity, wrenches on two links, and either switch at random.
DynamicsInput inputWithTwoLoads(Random& random, const Model& model) {
  DynamicsInput input = randomInput(random, model);
  input.gravity = random.vector(10.0);
  for (int k = 0; k < 2; ++k) {
    ExternalWrench external;
    external.link = random.integer(0, model.linkCount() - 1);
    external.wrench = {random.vector(10.0), random.vector(5.0)};
    external.axes = random.integer(-1, model.linkCount() - 1);
    external.point = random.vector(0.2);
    input.external.push_back(external);
  }
  input.terms = {.joint_friction = random.chance(0.5), .rotor = random.chance(0.5)};
  return input;
}

/// Runs `check(random, model)` on seeded random trees and chains, fixed links merged or not.
template <class Check>
void forTreesAndChains(std::uint64_t first_seed, int count, int most, Check check) {
  for (std::uint64_t seed = first_seed; seed < first_seed + static_cast<std::uint64_t>(count); ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    TreeOptions options;
    options.joints = random.integer(1, most);
    options.chain = random.chance(0.3);
    const Mechanism mechanism = randomMechanism(random, options);
    const Model model = compiled(mechanism, {.merge_fixed_links = random.chance(0.5)});
    if (model.dof() > 0) {
      check(random, model);
    }
  }
}

/// Two links on a base; `second` hangs on `first` by a joint about the same axis.
Mechanism twoOnOneAxis(const Inertial& first, const Inertial& second) {
  Mechanism mechanism;
  mechanism.links = {{"base", {}, {}}, {"hub", first, {}}, {"blade", second, {}}};
  for (int i = 0; i < 2; ++i) {
    Joint joint;
    joint.name = i == 0 ? "drive" : "pitch";
    joint.type = JointType::Revolute;
    joint.parent = i;
    joint.child = i + 1;
    joint.axis = Eigen::Vector3d(0.3, -0.4, 1.2);
    joint.X_PJ.p = i == 0 ? Eigen::Vector3d(0.1, 0.7, 0.3) : Eigen::Vector3d(joint.axis * 0.37);
    mechanism.joints.push_back(joint);
  }
  return mechanism;
}

}  // namespace

TEST_CASE("Inverse dynamics of the accelerations gives the torques back, by each method") {
  forTreesAndChains(2000, 150, 30, [&](Random& random, const Model& model) {
    DynamicsInput input = inputWithTwoLoads(random, model);
    const Eigen::VectorXd tau = random.vectorOf(model.dof(), 50.0);
    for (const ForwardDynamicsMethod method : kMethods) {
      const Result<Eigen::VectorXd> qdd = forwardDynamics(model, withTorques(input, tau), method);
      REQUIRE(qdd.ok());
      input.qdd = *qdd;
      CHECK(relativeError(inverseDynamics(model, input), tau) < 1e-12);
    }
  });
}

TEST_CASE("Forward dynamics of the torques gives the accelerations back, as well as the mass matrix allows") {
  forTreesAndChains(2200, 100, 30, [&](Random& random, const Model& model) {
    const DynamicsInput input = inputWithTwoLoads(random, model);
    const Eigen::VectorXd tau = inverseDynamics(model, input);
    const double tolerance = std::max(1e-12, 1e-15 * conditionOfMass(massMatrix(model, input.q, input.terms)));
    Eigen::VectorXd first;
    for (const ForwardDynamicsMethod method : kMethods) {
      const Result<Eigen::VectorXd> qdd = forwardDynamics(model, withTorques(input, tau), method);
      REQUIRE(qdd.ok());
      CHECK(relativeError(*qdd, input.qdd) < tolerance);
      if (first.size() == 0) {
        first = *qdd;
      }
      CHECK(relativeError(*qdd, first) < tolerance);
    }
  });
}

TEST_CASE("What the articulated bodies leave behind solves with the mass matrix") {
  forTreesAndChains(2400, 40, 30, [&](Random& random, const Model& model) {
    const DynamicsInput input = inputWithTwoLoads(random, model);
    ForwardDynamicsWorkspace workspace;
    Eigen::VectorXd qdd;
    REQUIRE(forwardDynamics(model, withTorques(input, random.vectorOf(model.dof(), 50.0)), workspace, qdd) == -1);
    const Eigen::VectorXd y = random.vectorOf(model.dof(), 50.0);
    Eigen::VectorXd x(model.dof());
    abaSolve(model.bodies().data(), model.bodyCount(), workspace.bodies.data(), y.data(), x.data());
    CHECK(relativeError(massMatrix(model, input.q, input.terms) * x, y) < 1e-11);
  });
}

TEST_CASE("The workspace grows once") {
  Random random(2500);
  const Model model = compiled(randomMechanism(random, {.joints = 20}));
  ForwardDynamicsWorkspace workspace;
  Eigen::VectorXd qdd;
  const DynamicsInput input = inputWithTwoLoads(random, model);
  const ForwardDynamicsInput forward = withTorques(input, random.vectorOf(model.dof(), 50.0));
  REQUIRE(forwardDynamics(model, forward, workspace, qdd) == -1);
  const Eigen::VectorXd first = qdd;
  const void* before[] = {workspace.bodies.data(), workspace.external.data(), workspace.X_WB.data(), qdd.data()};
  REQUIRE(forwardDynamics(model, forward, workspace, qdd) == -1);
  const void* after[] = {workspace.bodies.data(), workspace.external.data(), workspace.X_WB.data(), qdd.data()};
  CHECK(std::equal(std::begin(before), std::end(before), std::begin(after)));
  CHECK(qdd == first);
}

TEST_CASE("Walker and Orin's method keeps what it asked and what it was told") {
  Random random(2600);
  const Model model = compiled(randomMechanism(random, {.joints = 9}));
  DynamicsInput input = inputWithTwoLoads(random, model);
  input.terms = {.joint_friction = true, .rotor = true};
  const ForwardDynamicsInput forward = withTorques(input, random.vectorOf(model.dof(), 50.0));
  const UnitVectorForwardDynamics steps = unitVectorForwardDynamics(model, forward);
  REQUIRE(static_cast<int>(steps.calls.size()) == model.dof() + 1);
  CHECK(steps.calls[0].name == "b");
  CHECK(steps.calls[0].tau == steps.b);
  CHECK(steps.calls[2].name == "M e_2");
  CHECK(steps.calls[2].tau == steps.M.col(1));
  for (const InverseDynamicsCall& call : steps.calls) {
    CHECK(inverseDynamics(model, call.input) == call.tau);
  }
  CHECK(relativeError(steps.M.reshaped(), massMatrix(model, input.q, input.terms).reshaped()) < 1e-12);
  CHECK(relativeError(steps.M * steps.qdd + steps.b, forward.tau) < 1e-12);
  CHECK(steps.massless_joint == -1);
}

TEST_CASE("A link without mass is named, not turned into numbers") {
  Inertial heavy;
  heavy.mass = 2.0;
  heavy.p_LLcm = {0.2, 0.1, 0.05};
  heavy.I_LLcm_L = Eigen::Vector3d(0.02, 0.03, 0.04).asDiagonal();
  const auto messageOf = [](const Mechanism& mechanism, ForwardDynamicsMethod method, bool rotor) {
    const Model model = compiled(mechanism);
    const Eigen::VectorXd some = Eigen::VectorXd::Constant(model.dof(), 0.4);
    const Result<Eigen::VectorXd> qdd = forwardDynamics(
        model, {some, some, some, {0, 0, -9.81}, {}, {.joint_friction = false, .rotor = rotor}}, method);
    return qdd.ok() ? std::string("fine") : qdd.diagnostics().front().message.text();
  };
  for (const ForwardDynamicsMethod method : kMethods) {
    CAPTURE(static_cast<int>(method));
    CHECK(messageOf(twoOnOneAxis(heavy, heavy), method, false) == "fine");
    // nothing beyond the last joint
    const std::string tip = messageOf(twoOnOneAxis(heavy, {}), method, false);
    CHECK(tip.find("link 'blade' has no inertia about the axis of joint 'pitch'") == 0);
    CHECK(tip.find("give the link a mass") != std::string::npos);
    // the hub moves nothing that the blade's own joint would not let go: zero only up to round-off
    CHECK(messageOf(twoOnOneAxis({}, heavy), method, false).find("link 'hub'") == 0);
    // a mass on the axis itself has no inertia about it
    Inertial point;
    point.mass = 1.0;
    CHECK(messageOf(twoOnOneAxis(heavy, point), method, false).find("link 'blade'") == 0);
    // no inertia along a slide, and the rotor as the remedy
    Mechanism slide = twoOnOneAxis(heavy, {});
    slide.joints[1].type = JointType::Prismatic;
    CHECK(messageOf(slide, method, false).find("link 'blade' has no mass, so the acceleration of joint 'pitch'") == 0);
    slide.joints[1].motor = {1e-4, 50.0};
    CHECK(messageOf(slide, method, true) == "fine");
  }
}

TEST_CASE("A point mass on its joint's own skew axis is refused by each method: what M holds is round-off") {
  int refused[3] = {0, 0, 0};
  for (std::uint64_t seed = 2650; seed < 2850; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    Mechanism mechanism;
    mechanism.links = {{"base", {}, {}}, {"bead", Inertial{}, {}}};
    Joint joint;
    joint.name = "spin";
    joint.type = JointType::Continuous;
    joint.parent = 0;
    joint.child = 1;
    joint.axis = random.axis();
    mechanism.joints = {joint};
    mechanism.links[1].inertial->mass = random.uniform(0.5, 2.0);
    mechanism.links[1].inertial->p_LLcm = 0.3 * joint.axis;
    const Model model = compiled(mechanism);
    const DynamicsInput input = randomInput(random, model);
    for (int k = 0; k < 3; ++k) {
      CAPTURE(k);
      const Result<Eigen::VectorXd> qdd =
          forwardDynamics(model, withTorques(input, Eigen::VectorXd::Ones(1)), kMethods[k]);
      CHECK_FALSE(qdd.ok());
      refused[k] += qdd.ok() ? 0 : 1;
    }
  }
  INFO("refused of 200: " << refused[0] << ", " << refused[1] << ", " << refused[2]);
  CHECK(std::min({refused[0], refused[1], refused[2]}) == 200);
}

TEST_CASE("A state without an answer leaves no numbers that look like one") {
  Inertial heavy;
  heavy.mass = 2.0;
  heavy.p_LLcm = {0.2, 0.1, 0.05};
  heavy.I_LLcm_L = Eigen::Vector3d(0.02, 0.03, 0.04).asDiagonal();
  const Model model = compiled(twoOnOneAxis(heavy, {}));
  const Eigen::VectorXd some = Eigen::VectorXd::Constant(2, 0.4);
  ForwardDynamicsWorkspace workspace;
  Eigen::VectorXd qdd;
  REQUIRE(forwardDynamics(model, {some, some, some, {0, 0, -9.81}, {}, {}}, workspace, qdd) == 1);
  REQUIRE(qdd.size() == 2);
  CHECK(qdd.array().isNaN().all());
}

TEST_CASE("Joints without inertia are found in any random tree") {
  forTreesAndChains(2700, 60, 20, [&](Random& random, const Model& whole) {
    // rebuild the tree with all mass beyond one joint gone, or with a massless hinge on the last joint's own axis
    Mechanism mechanism =
        randomMechanism(random, {.joints = whole.dof(), .prismatic = 0.2, .fixed = 0.0, .chain = true});
    const std::size_t last = mechanism.joints.size() - 1;
    const bool at_tip = random.chance(0.5);
    std::string link = "link_" + std::to_string(last + 1);
    if (at_tip) {
      mechanism.links[last + 1].inertial.reset();
    } else {
      Joint& joint = mechanism.joints[last];
      mechanism.links.push_back(mechanism.links[last + 1]);
      mechanism.links[last + 1].inertial.reset();
      mechanism.links.back().name = "beyond";
      Joint again = joint;
      again.name = "again";
      again.parent = joint.child;
      again.child = joint.child + 1;
      again.X_PJ = {rotationAbout(joint.axis, random.uniform(-3.0, 3.0)), joint.axis * random.uniform(-0.5, 0.5)};
      mechanism.joints.push_back(again);
    }
    const Model model = compiled(mechanism);
    const DynamicsInput input = randomInput(random, model);
    for (const ForwardDynamicsMethod method : kMethods) {
      CAPTURE(at_tip, static_cast<int>(method));
      const Result<Eigen::VectorXd> qdd =
          forwardDynamics(model, withTorques(input, random.vectorOf(model.dof(), 10.0)), method);
      REQUIRE_FALSE(qdd.ok());
      CHECK(qdd.diagnostics().front().message.text().find("link '" + link + "' ") == 0);
    }
  });
}

TEST_CASE("Chains of 1,000 links accelerate as they should") {
  Random random(2800);
  const Model model =
      compiled(randomMechanism(random, {.joints = 1000, .prismatic = 0.1, .fixed = 0.05, .chain = true}));
  DynamicsInput input = randomInput(random, model);
  input.qd *= 0.01;  // rates add up along the chain
  const Eigen::VectorXd tau = random.vectorOf(model.dof(), 50.0);
  for (const ForwardDynamicsMethod method : {ForwardDynamicsMethod::Aba, ForwardDynamicsMethod::Crba}) {
    const Result<Eigen::VectorXd> qdd = forwardDynamics(model, withTorques(input, tau), method);
    REQUIRE(qdd.ok());
    input.qdd = *qdd;
    // the last bit of the accelerations alone is worth 1e-16 of this; to refine the solution changes nothing
    const double size = (massMatrix(model, input.q).cwiseAbs() * qdd->cwiseAbs()).maxCoeff();
    const double error = (inverseDynamics(model, input) - tau).cwiseAbs().maxCoeff() / size;
    INFO("relative error " << error);
    CHECK(error < 1e-15);
  }
}

TEST_CASE("The PUMA 560 accelerates as published, joint friction included") {
  const Model model = compiled(goldenPuma());
  Eigen::VectorXd qn(6), qd(6), tau(6), printed(6);
  qn << 0, std::numbers::pi / 4, std::numbers::pi, 0, std::numbers::pi / 4, 0;
  qd << .1, .2, .8, .2, .5, 1;
  tau << 1, 3.2, 1.8, .1, .7, 4.6;
  printed << -7.4102, -9.8432, -10.9694, -4.4314, -0.9881, 21.0228;
  for (const ForwardDynamicsMethod method : kMethods) {
    const Result<Eigen::VectorXd> qdd =
        forwardDynamics(model, {qn, qd, tau, {0.0, 0.0, -9.81}, {}, {.joint_friction = true, .rotor = true}}, method);
    REQUIRE(qdd.ok());
    CHECK((*qdd - printed).cwiseAbs().maxCoeff() < 1e-4);
  }
}

TEST_CASE("Forward dynamics of nothing is nothing, and wrong sizes are the caller's fault") {
  Mechanism mechanism;
  mechanism.links.push_back({"base", Inertial{}, {}});
  const Model none = compiled(mechanism);
  const Eigen::VectorXd zero(0);
  for (const ForwardDynamicsMethod method : kMethods) {
    const Result<Eigen::VectorXd> qdd = forwardDynamics(none, {zero, zero, zero, {0, 0, -9.81}, {}, {}}, method);
    REQUIRE(qdd.ok());
    CHECK(qdd->size() == 0);
    const Eigen::VectorXd one = Eigen::VectorXd::Ones(1);
    CHECK_THROWS_AS(forwardDynamics(none, {zero, zero, one, {0, 0, -9.81}, {}, {}}, method), PreconditionError);
    ExternalWrench nowhere;
    nowhere.link = 99;
    CHECK_THROWS_AS(forwardDynamics(none, {zero, zero, zero, {0, 0, -9.81}, {nowhere}, {}}, method), PreconditionError);
  }
}
