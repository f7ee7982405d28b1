// SPDX-License-Identifier: GPL-3.0-or-later
// Which step makes a quantity: every entry of a recording is found in the step that holds it.
#include "core/recording/quantity_key.h"

#include "core/dynamics/inverse_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <vector>

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("Every quantity is made in the step that holds its entry, and what there is not in none") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  Random random(7400);
  INFO(nameOf(formulation) << ", seed 7400");
  const Model model = compiled(randomMechanism(random, {.joints = 7, .fixed = 0.0}));
  DynamicsInput input = randomInput(random, model);
  input.terms = {true, false};
  Recording recording;
  recordInverseDynamics(model, input, formulation, recording);
  const std::vector<Step> steps = stepsOf(recording);
  for (int k = 0; k < static_cast<int>(recording.entries.size()); ++k) {
    const QuantityKey key = keyOf(recording.entries[static_cast<std::size_t>(k)]);
    CAPTURE(k);
    CHECK(entryOf(recording, key) == k);
    const int made = stepThatMakes(steps, recording, key);
    REQUIRE(made >= 0);
    const Step& step = steps[static_cast<std::size_t>(made)];
    CHECK(step.first <= k);
    CHECK(k < step.last);
    CHECK(step.body == key.body);
  }
  CHECK(stepThatMakes(steps, recording, {0, Quantity::RotorTorque, -1}) == -1);
  CHECK(stepThatMakes(steps, recording, {-1, Quantity::AngularVelocity, -1}) == -1);
  CHECK(stepThatMakes({}, recording, {0, Quantity::JointTorque, -1}) == -1);
  CHECK(QuantityKey{1, Quantity::JointForce, 2} == QuantityKey{1, Quantity::JointForce, 2});
  CHECK_FALSE(QuantityKey{1, Quantity::JointForce, 2} == QuantityKey{1, Quantity::JointForce, 3});
}
