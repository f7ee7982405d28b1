// SPDX-License-Identifier: GPL-3.0-or-later
// Forward dynamics undoes inverse dynamics, whatever the way and whatever the mechanism.
#include "core/dynamics/aba.h"
#include "core/dynamics/inverse_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <vector>

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("The kernel of the articulated bodies undoes inverse dynamics") {
  double worst = 0.0;
  for (std::uint64_t seed = 2000; seed < 2100; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 30)});
    const Model model = compiled(mechanism, {.merge_fixed_links = random.chance(0.5)});
    if (model.dof() == 0) {
      continue;
    }
    DynamicsInput input = randomInput(random, model);
    NewtonEulerInput<double> in;
    in.bodies = model.bodies().data();
    in.count = model.bodyCount();
    in.q = input.q.data();
    in.qd = input.qd.data();
    in.gravity = {input.gravity.x(), input.gravity.y(), input.gravity.z()};
    const Eigen::VectorXd tau = random.vectorOf(model.dof(), 50.0);
    std::vector<AbaState<double>> state(static_cast<std::size_t>(in.count));
    REQUIRE(aba(in, tau.data(), state.data(), input.qdd.data()) == -1);
    worst = std::max(worst, relativeError(inverseDynamics(model, input), tau));
    // what aba leaves behind solves M x = y
    const Eigen::VectorXd y = random.vectorOf(model.dof(), 50.0);
    const Eigen::VectorXd qdd = input.qdd;
    Eigen::VectorXd x(model.dof());
    abaSolve(in.bodies, in.count, state.data(), y.data(), x.data());
    input.qdd = qdd + x;
    worst = std::max(worst, relativeError(inverseDynamics(model, input) - tau, y));
    CHECK(worst < 1e-11);
  }
  INFO("worst relative error " << worst);
}
