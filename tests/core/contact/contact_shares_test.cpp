// SPDX-License-Identifier: GPL-3.0-or-later
// What makes a contact force, term by term.
#include "core/contact/contact_shares.h"

#include "core/simulation/sample_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// The shares at a sample of a run.
ContactShares sharesAt(const SimulationSetup& setup, const SimulationRecord& record, std::size_t k) {
  const auto row = static_cast<Eigen::Index>(k);
  std::vector<ContactSample> contacts;
  for (std::size_t c = 0; c < record.contactCount(); ++c) contacts.push_back(record.contact(k, c));
  return shareContactForces(setup, record.q().row(row).transpose(), record.qd().row(row).transpose(),
                            record.tau().row(row).transpose(), contacts, record.pull(k));
}

SimulationRecord recordOf(SimulationSetup setup, double duration, int steps_per_sample = 50) {
  setup.settings.duration = duration;
  setup.settings.steps_per_sample = steps_per_sample;
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  return simulator.record();
}

}  // namespace

TEST_CASE("At the start of simulation (i) the weight pushes with 9.81 N and the torques with 7.33 N",
          "[contact][shares]") {
  const SimulationSetup setup = paperSetup('A', "i");
  const ContactShares s = sharesAt(setup, recordOf(setup, 0.1), 0);
  // f_n without torques is that of (vii), at rest nothing else is there
  CHECK(s.of(0, ContactCause::Weight) == Approx(9.81).margin(1e-9));
  CHECK(s.of(0, ContactCause::Torques) == Approx(17.1433333333333 - 9.81).margin(1e-9));
  for (const ContactCause cause : kContactCauses) {
    if (cause == ContactCause::Weight || cause == ContactCause::Torques) continue;
    CAPTURE(nameOf(cause));
    CHECK(std::abs(s.of(0, cause)) < 1e-12);
  }
  CHECK(s.a[0] == Approx(11.64264).margin(1e-4));
  CHECK(s.A(0, 0) == Approx(1.186813).margin(1e-5));
}

TEST_CASE("The shares of a run add up to its forces", "[contact][shares]") {
  const std::string which = GENERATE(as<std::string>{}, "i", "iii");
  const char arm = GENERATE('A', 'B');
  const FrictionLaw friction = GENERATE(FrictionLaw::Regularised, FrictionLaw::StickSlip);
  const ContactKind kind = GENERATE(ContactKind::Bilateral, ContactKind::Unilateral);
  const ContactMethod method =
      GENERATE(ContactMethod::ExtendedNewtonEuler, ContactMethod::Lagrange, ContactMethod::Penalty);
  CAPTURE(which, arm, toString(friction), toString(kind), toString(method));
  SimulationSetup setup = paperSetup(arm, which);
  setup.settings.laws.friction = friction;
  setup.settings.laws.kind = kind;
  setup.settings.laws.method = method;
  setup.contacts[0].static_friction = 0.5;
  setup.loads = {{setup.model->findLink("link_2"), {{1.0, 0.0, -2.0}, {0.0, 0.3, 0.0}}}};
  const SimulationRecord record = recordOf(setup, 1.0);
  for (std::size_t k = 0; k < record.size(); ++k) {
    const ContactShares s = sharesAt(setup, record, k);
    const double scale = std::max(1.0, s.f_n.cwiseAbs().maxCoeff());
    CAPTURE(k, toString(record.contact(k, 0).mode));
    CHECK(std::abs(s.total(0) - s.solution.forces[0].f_n) < 1e-9 * scale);
    CHECK(std::abs(s.total(0) - record.contact(k, 0).f_n) < 1e-9 * scale);
    CHECK(s.is_penalty == (method == ContactMethod::Penalty));
    if (s.is_penalty || s.a.size() != 1) continue;
    CHECK((s.a - s.d_tau)[0] == Approx(s.A(0, 0) * s.total(0)).margin(1e-9 * scale));
  }
}

TEST_CASE("A cause that is not there has no share", "[contact][shares]") {
  SimulationSetup setup = paperSetup('A', "iii");
  const SimulationRecord record = recordOf(setup, 0.5);
  const std::size_t last = record.size() - 1;
  const ContactShares whole = sharesAt(setup, record, last);
  CHECK(std::abs(whole.of(0, ContactCause::Velocity)) > 1e-6);
  CHECK(std::abs(whole.of(0, ContactCause::Curvature)) > 1e-6);
  CHECK(std::abs(whole.of(0, ContactCause::JointFriction)) > 1e-3);
  CHECK(whole.of(0, ContactCause::Loads) == 0.0);
  CHECK(whole.of(0, ContactCause::Pull) == 0.0);

  // the same state without gravity: all other shares stay
  SimulationSetup weightless = setup;
  weightless.gravity.setZero();
  const ContactShares floating = sharesAt(weightless, record, last);
  CHECK(std::abs(floating.of(0, ContactCause::Weight)) < 1e-12);
  for (const ContactCause cause : {ContactCause::Velocity, ContactCause::Curvature, ContactCause::Torques}) {
    CHECK(floating.of(0, cause) == Approx(whole.of(0, cause)).margin(1e-12));
  }
  // twice the torques, twice their share
  std::vector<ContactSample> contacts = {record.contact(last, 0)};
  const auto row = static_cast<Eigen::Index>(last);
  const ContactShares twice =
      shareContactForces(setup, record.q().row(row).transpose(), record.qd().row(row).transpose(),
                         2.0 * record.tau().row(row).transpose(), contacts, {});
  CHECK(twice.of(0, ContactCause::Torques) == Approx(2.0 * whole.of(0, ContactCause::Torques)).margin(1e-12));
}

TEST_CASE("The length of a gradient changes no share, and gives A its scale", "[contact][shares]") {
  SimulationSetup setup = paperSetup('A', "i");
  const SimulationRecord record = recordOf(setup, 0.5);
  const ContactShares plain = sharesAt(setup, record, record.size() - 1);
  setup.contacts[0].surface.scale = 2.5;
  const ContactShares scaled = sharesAt(setup, record, record.size() - 1);
  for (const ContactCause cause : kContactCauses)
    CHECK(scaled.of(0, cause) == Approx(plain.of(0, cause)).margin(1e-10));
  CHECK(scaled.A(0, 0) == Approx(6.25 * plain.A(0, 0)));
  CHECK(scaled.a[0] == Approx(6.25 * plain.a[0]));
}

TEST_CASE("Shares of contacts that press alike are those of least norm, and are said to be open", "[contact][shares]") {
  SimulationSetup setup = paperSetup('A', "i");
  setup.contacts.push_back(setup.contacts[0]);
  setup.contacts[1].name = "twin";
  const SimulationRecord record = recordOf(setup, 0.2);
  const ContactShares s = sharesAt(setup, record, 0);
  CHECK(s.solution.system.status == ContactStatus::Redundant);
  REQUIRE(s.solution.system.indeterminate.cols() == 1);
  for (int c = 0; c < 2; ++c) {
    CHECK(s.of(c, ContactCause::Weight) == Approx(9.81 / 2.0).margin(1e-8));
    CHECK(s.total(c) == Approx(record.contact(0, static_cast<std::size_t>(c)).f_n).margin(1e-8));
  }
}
