// SPDX-License-Identifier: GPL-3.0-or-later
// External wrenches of their own in every state of a batch, in any axes about any point.
#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/forward_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("Each state of a batch has its own external wrenches, with the bits of one state at a time", "[isa]") {
  BatchWorkspace workspace;
  for (std::uint64_t seed = 1500; seed < 1530; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model =
        compiled(randomMechanism(random, {.joints = random.integer(1, 12)}), {.merge_fixed_links = random.chance(0.5)});
    if (model.dof() == 0) continue;
    const int states = random.integer(1, 19);
    BatchInput batch;
    for (Eigen::MatrixXd* x : {&batch.q, &batch.qd, &batch.qdd}) x->resize(states, model.dof());
    std::vector<DynamicsInput> inputs;
    for (int k = 0; k < states; ++k) {
      inputs.push_back(randomInput(random, model));
      // some states have none
      if (random.chance(0.8)) inputs.back().external = randomWrenches(random, model);
      batch.q.row(k) = inputs.back().q.transpose();
      batch.qd.row(k) = inputs.back().qd.transpose();
      batch.qdd.row(k) = inputs.back().qdd.transpose();
      batch.external.push_back(inputs.back().external);
    }
    Eigen::MatrixXd tau, qdd;
    inverseDynamics(model, batch, workspace, tau);
    REQUIRE(forwardDynamics(model, {batch.q, batch.qd, tau, batch.gravity, batch.terms, batch.external}, workspace,
                            qdd) == -1);
    ForwardDynamicsWorkspace one;
    Eigen::VectorXd expected;
    bool told = false;
    for (int k = 0; k < states; ++k) {
      const DynamicsInput& input = inputs[static_cast<std::size_t>(k)];
      CHECK(tau.row(k).transpose() == inverseDynamics(model, input));
      REQUIRE(forwardDynamics(model, {input.q, input.qd, tau.row(k).transpose(), input.gravity, input.external, {}},
                              one, expected) == -1);
      CHECK(qdd.row(k).transpose() == expected);
      DynamicsInput without = input;
      without.external.clear();
      told = told || relativeError(inverseDynamics(model, without), tau.row(k).transpose()) > 1e-6;
    }
    // wrenches on the base alone change nothing; among all these states some are elsewhere
    if (states > 8) CHECK(told);
    batch.external.pop_back();
    batch.external.resize(static_cast<std::size_t>(states) + 1);
    CHECK_THROWS_AS(inverseDynamics(model, batch, workspace, tau), PreconditionError);
  }
}
