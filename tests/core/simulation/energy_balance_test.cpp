// SPDX-License-Identifier: GPL-3.0-or-later
// Kinetic and potential energy, losses and work add up, whatever the laws; friction takes energy and gives none.
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <algorithm>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

struct Balance {
  double error = 0.0;       // largest change of the balance
  double scale = 0.0;       // max |E - E_min| of the run
  double least_loss = 0.0;  // the most by which a loss has shrunk between two samples
};

Balance balanceOf(const SimulationRecord& record) {
  Balance balance;
  double least = 1e300, most = -1e300;
  const std::vector<EnergySample>& e = record.energy();
  for (std::size_t k = 0; k < e.size(); ++k) {
    balance.error = std::max(balance.error, std::abs(e[k].balance() - e[0].balance()));
    least = std::min(least, e[k].potential);
    most = std::max(most, e[k].kinetic + e[k].potential);
    if (k == 0) continue;
    balance.least_loss =
        std::min({balance.least_loss, e[k].flows.contact_loss - e[k - 1].flows.contact_loss,
                  e[k].flows.joint_loss - e[k - 1].flows.joint_loss, e[k].impact_loss - e[k - 1].impact_loss});
  }
  balance.scale = most - least;
  return balance;
}

}  // namespace

TEST_CASE("Energy adds up over ten seconds of contact", "[simulation]") {
  const char arm = GENERATE('A', 'B');
  const std::string which = GENERATE(as<std::string>{}, "i", "ii", "iii", "v", "vii");
  const ContactKind kind = GENERATE(ContactKind::Bilateral, ContactKind::Unilateral);
  const FrictionLaw friction = GENERATE(FrictionLaw::Regularised, FrictionLaw::StickSlip);
  CAPTURE(arm, which, toString(kind), toString(friction));
  SimulationSetup setup = paperSetup(arm, which);
  setup.settings.laws.kind = kind;
  setup.settings.laws.friction = friction;
  setup.contacts[0].static_friction = 0.3;
  Simulator simulator = simulatorOf(std::move(setup));
  const SimulationStatus status = simulator.run();
  INFO(simulator.message());
  REQUIRE(status == SimulationStatus::Finished);
  const Balance balance = balanceOf(simulator.record());
  CAPTURE(balance.error, balance.scale, balance.least_loss, simulator.record().events().size());
  CHECK(balance.error <= 1e-6 * balance.scale);
  // the paper's law takes K f_n as it is: where a bilateral ground pulls, its friction pushes
  const bool pulls = arm == 'B' && kind == ContactKind::Bilateral && friction == FrictionLaw::Regularised;
  // a reversal is found to 1e-11 s, and friction turns round then
  if (!pulls) CHECK(balance.least_loss >= -1e-12 * balance.scale);
}

TEST_CASE("Energy adds up with a pulling spring, loads and dry friction in the joints", "[simulation]") {
  const Integrator integrator = GENERATE(Integrator::RungeKutta4, Integrator::DormandPrince5);
  Mechanism mechanism = rods(3, 1.0, 0.2, armBase('B'));
  for (Joint& joint : mechanism.joints) {
    joint.coulomb = {0.3, -0.5};
    joint.motor = {1e-4, 20.0};
  }
  Result<Model> model = Model::compile(mechanism);
  REQUIRE(model.ok());
  SimulationSetup setup;
  setup.model = std::make_shared<const Model>(std::move(model).value());
  setup.q = Eigen::Vector3d(0.3, 0.4, -0.2);
  setup.qd = Eigen::Vector3d(0.0, 1.0, 0.0);
  setup.gravity = {0.0, 0.0, -9.81};
  setup.loads = {{setup.model->findLink("link_2"), {{3.0, 0.0, 1.0}, {0.0, 0.5, 0.0}}}};
  setup.settings.integrator = integrator;
  Simulator simulator = simulatorOf(std::move(setup));
  PullingSpring spring;
  spring.link = simulator.system().model().findLink("link_3");
  spring.point = {0.5, 0.0, 0.0};
  spring.target = {0.5, 0.0, 1.5};
  simulator.setSpring(spring);
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const Balance balance = balanceOf(simulator.record());
  CAPTURE(toString(integrator), balance.error, balance.scale);
  CHECK(balance.error <= 1e-6 * balance.scale);
  CHECK(balance.least_loss >= 0.0);
  CHECK(simulator.record().energy().back().flows.external_work != 0.0);
  CHECK(simulator.system().springForce().norm() > 0.0);
}

TEST_CASE("A ground of springs comes near to one that is a constraint", "[simulation]") {
  SimulationSetup setup = paperSetup('A', "iii");
  setup.settings.duration = 2.0;
  Simulator exact = simulatorOf(setup);
  REQUIRE(exact.run() == SimulationStatus::Finished);
  double before = 1e300;
  for (const double stiffness : {1e4, 1e5, 1e6}) {
    setup.settings.laws.method = ContactMethod::Penalty;
    setup.settings.laws.stiffness = stiffness;
    setup.settings.laws.damping = 2.0 * std::sqrt(stiffness);
    setup.settings.step = 1e-4;
    setup.settings.steps_per_sample = 10;
    Simulator springs = simulatorOf(setup);
    REQUIRE(springs.run() == SimulationStatus::Finished);
    const double far = (springs.record().q() - exact.record().q()).cwiseAbs().maxCoeff();
    CAPTURE(stiffness, far);
    CHECK(far < 0.4 * before);
    before = far;
    const Balance balance = balanceOf(springs.record());
    CHECK(balance.error <= 1e-6 * balance.scale);
  }
  CHECK(before < 1e-3);
}

TEST_CASE("Both ways to a constraint force simulate the same", "[simulation]") {
  SimulationSetup setup = paperSetup('B', "iii");
  setup.settings.duration = 3.0;
  Simulator by_inv = simulatorOf(setup);
  setup.settings.laws.method = ContactMethod::Lagrange;
  Simulator by_multipliers = simulatorOf(setup);
  REQUIRE(by_inv.run() == SimulationStatus::Finished);
  REQUIRE(by_multipliers.run() == SimulationStatus::Finished);
  CHECK((by_inv.record().q() - by_multipliers.record().q()).cwiseAbs().maxCoeff() < 1e-10);
}
