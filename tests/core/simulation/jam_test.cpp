// SPDX-License-Identifier: GPL-3.0-or-later
// Friction above the critical coefficient: which way of sliding jams, which goes on, and that a hand at rest is held.
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <algorithm>
#include <cmath>
#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Of arm A in its first pose, where the hand slides to +x and the ground pushes.
constexpr double kArmABound = 1.1547;

/// Arm A on the ground with 1.1 times that friction; its hand slides along x, m/s.
SimulationSetup slidingArm(double speed) {
  SimulationSetup setup = paperSetup('A', "vii");
  // C_q qd = (1, 0.75, 0.25) qd = 0, and the hand goes at sqrt(3) / 4 (qd_2 + qd_3)
  setup.qd = Eigen::Vector3d(0.25, -1.0, 2.0) * (speed * 4.0 / std::sqrt(3.0));
  setup.contacts[0].friction = setup.contacts[0].static_friction = 1.1 * kArmABound;
  setup.settings.step = 2e-5;
  setup.settings.duration = 0.1;
  return setup;
}

}  // namespace

TEST_CASE("Friction above the critical coefficient stops a sliding hand, whatever the laws", "[simulation]") {
  const ContactKind kind = GENERATE(ContactKind::Bilateral, ContactKind::Unilateral);
  const FrictionLaw friction = GENERATE(FrictionLaw::Regularised, FrictionLaw::StickSlip);
  const ContactMethod method = GENERATE(ContactMethod::ExtendedNewtonEuler, ContactMethod::Lagrange);
  CAPTURE(toString(kind), toString(friction), toString(method));
  SimulationSetup setup = slidingArm(0.3);
  setup.settings.laws.kind = kind;
  setup.settings.laws.friction = friction;
  setup.settings.laws.method = method;
  Simulator simulator = simulatorOf(std::move(setup));
  simulator.run();
  CHECK(simulator.status() == SimulationStatus::Jammed);
  CHECK_THAT(simulator.message(), ContainsSubstring("a contact jams (Painlevé paradox)"));
  CHECK_THAT(simulator.message(), ContainsSubstring("K = 1.27017, and its critical K in this state is 1.15"));
  CHECK(simulator.time() == 0.0);
}

TEST_CASE("Whether a bilateral contact pushes or pulls decides which way of sliding jams", "[simulation]") {
  const bool pulls = GENERATE(false, true), is_forward = GENERATE(false, true);
  CAPTURE(pulls, is_forward);
  SimulationSetup setup = slidingArm(is_forward ? 0.1 : -0.1);
  // weight upwards: the ground holds the hand down
  if (pulls) setup.gravity.z() = 9.81;
  setup.settings.laws.friction = FrictionLaw::StickSlip;
  Simulator simulator = simulatorOf(std::move(setup));
  const SimulationStatus status = simulator.run();
  INFO(simulator.message());
  if (pulls != is_forward) {
    CHECK(status == SimulationStatus::Jammed);
    CHECK_THAT(simulator.message(), ContainsSubstring("its critical K in this state is 1.154"));
    return;
  }
  // the other way it slides until it rests, and then is held
  REQUIRE(status == SimulationStatus::Finished);
  const SimulationRecord& record = simulator.record();
  CHECK((record.contact(0, 0).f_n < 0.0) == pulls);
  CHECK(record.contact(0, 0).mode == ContactMode::Slip);
  CHECK(record.contact(record.size() - 1, 0).mode == ContactMode::Stick);
  CHECK(record.contact(0, 0).f_t() == Approx(1.1 * kArmABound * std::abs(record.contact(0, 0).f_n)));
  double off = 0.0;
  const std::vector<EnergySample>& energy = record.energy();
  for (std::size_t k = 1; k < energy.size(); ++k) {
    off = std::max(off, std::abs(energy[k].balance() - energy[0].balance()));
    CHECK(energy[k].flows.contact_loss >= energy[k - 1].flows.contact_loss);
  }
  // in joules: round-off of energies of about 10 J in 5,000 steps
  CHECK(off < 1e-11);
}

TEST_CASE("A hand at rest is held where friction would jam one that slides", "[simulation]") {
  const ContactKind kind = GENERATE(ContactKind::Bilateral, ContactKind::Unilateral);
  SimulationSetup setup = slidingArm(0.0);
  setup.settings.laws.kind = kind;
  setup.settings.laws.friction = FrictionLaw::StickSlip;
  setup.contacts[0].friction = 1.3 * kArmABound;
  setup.contacts[0].static_friction = 2.0 * kArmABound;
  Simulator simulator = simulatorOf(std::move(setup));
  const SimulationStatus status = simulator.run();
  INFO(simulator.message());
  REQUIRE(status == SimulationStatus::Finished);
  const SimulationRecord& record = simulator.record();
  for (std::size_t k = 0; k < record.size(); ++k) REQUIRE(record.contact(k, 0).mode == ContactMode::Stick);
}
