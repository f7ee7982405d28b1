// SPDX-License-Identifier: GPL-3.0-or-later
// Springs of joints in a simulation: how long a step may be, and what is said where it is longer.
#include "core/simulation/step_stability.h"
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <memory>
#include <string>
#include <utility>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// One rod without friction on a spring, a little off its rest.
SimulationSetup rodOnSpring(double stiffness, Integrator integrator) {
  Mechanism mechanism = rods(1, 1.0, 0.0, armBase('B'));
  for (Joint& joint : mechanism.joints) {
    if (joint.type != JointType::Fixed) joint.spring = {stiffness, 0.4};
  }
  SimulationSetup setup;
  setup.model = std::make_shared<const Model>(compiled(mechanism));
  setup.q = Eigen::VectorXd::Constant(1, 0.5);
  setup.qd = Eigen::VectorXd::Zero(1);
  setup.gravity.setZero();
  setup.settings.integrator = integrator;
  return setup;
}

StepStability stabilityOf(const SimulationSetup& setup) {
  SimulatedSystem system = std::move(SimulatedSystem::create(setup)).value();
  Eigen::VectorXd y = Eigen::VectorXd::Zero(system.stateSize());
  y.head(system.dof()) = setup.q;
  return stepStability(system, 0.0, y);
}

}  // namespace

TEST_CASE("A spring's rate is the root of k / I, and bounds the step", "[simulation][spring]") {
  // what the plain rod's inertia is, by the rate of a known spring
  const double unit = stabilityOf(rodOnSpring(1.0, Integrator::RungeKutta4)).spring_rate;
  REQUIRE(unit > 0.0);
  for (const Integrator integrator :
       {Integrator::SemiImplicitEuler, Integrator::RungeKutta4, Integrator::DormandPrince5}) {
    CAPTURE(toString(integrator));
    SimulationSetup setup = rodOnSpring(2500.0, integrator);
    const StepStability stability = stabilityOf(setup);
    CHECK(stability.spring_rate == Approx(50.0 * unit).epsilon(1e-12));
    CHECK(stability.joint_rate == 0.0);
    CHECK(stability.longestStep() == Approx(stability.limit / stability.spring_rate));
    if (integrator == Integrator::DormandPrince5) continue;
    setup.settings.step = 1.01 * stability.longestStep();
    CHECK_FALSE(stability.isStable(setup.settings.step));
    const std::string message = unstableMessage(stability, setup.settings);
    CHECK_THAT(message, Catch::Matchers::ContainsSubstring("the step is too long for the joint springs"));
    CHECK_THAT(message, Catch::Matchers::ContainsSubstring("softer springs"));
    CHECK_THAT(message, !Catch::Matchers::ContainsSubstring("friction"));
  }
}

TEST_CASE("Below the longest step a stiff spring's swing stays, above it runs away", "[simulation][spring]") {
  const double longest = stabilityOf(rodOnSpring(2500.0, Integrator::SemiImplicitEuler)).longestStep();
  for (const double share : {0.95, 1.05}) {
    CAPTURE(share);
    SimulationSetup setup = rodOnSpring(2500.0, Integrator::SemiImplicitEuler);
    setup.settings.step = share * longest;
    setup.settings.duration = 200.0 * setup.settings.step;
    Simulator simulator = simulatorOf(std::move(setup));
    simulator.run();
    const double farthest = (simulator.record().q().array() - 0.4).abs().maxCoeff();
    CHECK((share < 1.0 ? farthest < 1.0 : farthest > 100.0));
  }
}

TEST_CASE("A robot without springs has no such rate", "[simulation][spring]") {
  CHECK(stabilityOf(rodOnSpring(0.0, Integrator::RungeKutta4)).spring_rate == 0.0);
}
