// SPDX-License-Identifier: GPL-3.0-or-later
// A sample of a run, fed back into inverse dynamics, gives the torques that made it: also recorded, step by step.
#include "core/simulation/sample_dynamics.h"

#include "core/contact/internal_forces.h"
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
