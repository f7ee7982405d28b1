// SPDX-License-Identifier: GPL-3.0-or-later
// A sample of a run, fed back into inverse dynamics, gives the torques that made it: also recorded, step by step.
#include "core/simulation/sample_dynamics.h"

#include "core/contact/internal_forces.h"
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <string>

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("Inverse dynamics of a sample with its contact forces gives its torques", "[simulation]") {
  const std::string which = GENERATE(as<std::string>{}, "i", "iii");
  const FrictionLaw friction = GENERATE(FrictionLaw::Regularised, FrictionLaw::StickSlip);
  const ContactKind kind = GENERATE(ContactKind::Bilateral, ContactKind::Unilateral);
  CAPTURE(which, toString(friction), toString(kind));
  SimulationSetup setup = paperSetup('B', which);
  setup.settings.laws.friction = friction;
  setup.settings.laws.kind = kind;
  setup.settings.duration = 3.0;
  setup.settings.steps_per_sample = 100;
  setup.contacts[0].static_friction = 0.5;
  setup.loads = {{setup.model->findLink("link_2"), {{1.0, 0.0, -2.0}, {0.0, 0.3, 0.0}}}};
  Simulator simulator = simulatorOf(setup);
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const SimulationRecord& record = simulator.record();
  for (std::size_t k = 0; k < record.size(); ++k) {
    CAPTURE(k);
    const DynamicsInput input = sampleInput(setup, record, k);
    const Eigen::VectorXd tau = record.tau().row(static_cast<Eigen::Index>(k)).transpose();
    CHECK((inverseDynamics(*setup.model, input) - tau).cwiseAbs().maxCoeff() < 1e-9);
    Recording recording;
    const Eigen::VectorXd told = recordInverseDynamics(*setup.model, input, Formulation::BodyFrame, recording);
    CHECK((told - tau).cwiseAbs().maxCoeff() < 1e-9);
    CHECK(jointLoads(*setup.model, input).size() == 3);
  }
}

TEST_CASE("A record says which sample counts at a time, and what is left where it is thinned", "[simulation]") {
  SimulationRecord record(1, 1);
  const Eigen::Vector2d y(0.5, 1.5);
  const auto add = [&](double t, double f_n) {
    ContactSample contact;
    contact.f_n = f_n;
    record.add(t, y * t, Eigen::VectorXd::Constant(1, t), Eigen::VectorXd::Constant(1, -t), {}, {contact},
               {static_cast<int>(f_n), {}, {}});
  };
  for (int k = 0; k < 10; ++k) add(0.1 * k, k);
  // before and after an impact
  add(0.9, 10.0);
  add(1.0, 11.0);
  CHECK(record.sampleAt(-1.0) == 0);
  CHECK(record.sampleAt(0.0) == 0);
  CHECK(record.sampleAt(0.25) == 2);
  CHECK(record.sampleAt(0.9) == 10);
  CHECK(record.sampleAt(0.95) == 10);
  CHECK(record.sampleAt(7.0) == 11);

  record.add(SimulationEvent{0.9, 0, SimulationEventKind::Impact, 1.0});
  const SimulationRecord few = record.every(4);
  REQUIRE(few.size() == 4);
  const double kept[] = {0.0, 4.0, 8.0, 11.0};
  for (std::size_t k = 0; k < few.size(); ++k) {
    CHECK(few.contact(k, 0).f_n == kept[k]);
    CHECK(few.pull(k).link == static_cast<int>(kept[k]));
    CHECK(few.q()(static_cast<Eigen::Index>(k), 0) == 0.5 * few.times()[k]);
    CHECK(few.qd()(static_cast<Eigen::Index>(k), 0) == 1.5 * few.times()[k]);
    CHECK(few.tau()(static_cast<Eigen::Index>(k), 0) == -few.times()[k]);
  }
  CHECK(few.events().size() == 1);
  CHECK(record.every(1).size() == record.size());
}

TEST_CASE("A pulling spring is in the samples, and explains their torques", "[simulation]") {
  SimulationSetup setup = paperSetup('A', "i");
  setup.settings.duration = 0.5;
  Simulator simulator = simulatorOf(setup);
  PullingSpring spring;
  spring.link = setup.model->findLink("link_2");
  spring.point = {0.1, 0.02, 0.03};
  spring.target = {0.3, 0.2, 0.9};
  simulator.setSpring(spring);
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const SimulationRecord& record = simulator.record();
  // the first sample is of before it
  REQUIRE(record.pull(0).link == -1);
  for (std::size_t k = 1; k < record.size(); ++k) {
    CAPTURE(k);
    REQUIRE(record.pull(k).link == spring.link);
    REQUIRE(record.pull(k).force.norm() > 0.0);
    const Eigen::VectorXd tau = record.tau().row(static_cast<Eigen::Index>(k)).transpose();
    CHECK((inverseDynamics(*setup.model, sampleInput(setup, record, k)) - tau).cwiseAbs().maxCoeff() < 1e-9);
  }
}
