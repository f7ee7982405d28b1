// SPDX-License-Identifier: GPL-3.0-or-later
// Ground that only pushes: it never pulls, and contacts are lost and made when the golden data says.
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <algorithm>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

SimulationSetup unilateral(char arm, const std::string& which) {
  SimulationSetup setup = paperSetup(arm, which);
  setup.settings.laws.kind = ContactKind::Unilateral;
  return setup;
}

SimulationEventKind kindOf(const std::string& word) {
  return word == "impact" ? SimulationEventKind::Impact : SimulationEventKind::LiftOff;
}

}  // namespace

TEST_CASE("The hand lifts off and lands when the golden data says", "[simulation][golden]") {
  const std::string which = GENERATE(as<std::string>{}, "i", "ii", "iii");
  const bool is_adaptive = GENERATE(false, true);
  CAPTURE(which, is_adaptive);
  SimulationSetup setup = unilateral('B', which);
  if (is_adaptive) setup.settings.integrator = Integrator::DormandPrince5;
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const SimulationRecord& record = simulator.record();
  const auto& golden = goldenContact()["runs"]["uni_" + which]["events"];
  REQUIRE(record.events().size() >= golden.size());
  // the golden data has a grid of 1 ms, and its times run apart by and by
  for (std::size_t k = 0; k < std::min<std::size_t>(golden.size(), 6); ++k) {
    const SimulationEvent& event = record.events()[k];
    CAPTURE(k, event.t, toString(event.kind), event.value);
    CHECK(event.kind == kindOf(golden[k][1].get<std::string>()));
    CHECK(event.t == Approx(golden[k][0].get<double>()).margin(5e-3));
    if (event.kind == SimulationEventKind::Impact) {
      CHECK(event.value == Approx(golden[k][2].get<double>()).epsilon(0.05));
    }
  }
  for (std::size_t k = 0; k < record.size(); ++k) {
    const ContactSample& contact = record.contact(k, 0);
    CHECK(contact.f_n >= -1e-9);
    CHECK(contact.gap >= -1e-10);
    if (contact.mode == ContactMode::Free) CHECK(contact.f_n == 0.0);
  }
}

TEST_CASE("Where the ground never has to pull both kinds of contact are the same", "[simulation]") {
  const std::string which = GENERATE(as<std::string>{}, "ii", "iii", "iv", "v");
  CAPTURE(which);
  Simulator one = simulatorOf(unilateral('A', which)), two = simulatorOf(paperSetup('A', which));
  REQUIRE(one.run() == SimulationStatus::Finished);
  REQUIRE(two.run() == SimulationStatus::Finished);
  CHECK(one.record().events().empty());
  CHECK((one.record().q() - two.record().q()).cwiseAbs().maxCoeff() == 0.0);
}

TEST_CASE("A dropped link lands once, and the impact loses what it must", "[simulation]") {
  // a ball on a vertical slide: 1 kg from 0.5 m; all of its energy goes
  Mechanism m;
  m.name = "drop";
  Inertial ball;
  ball.mass = 1.0;
  m.links = {{"base", {}, {}}, {"ball", ball, {}}};
  Joint slide;
  slide.name = "z";
  slide.type = JointType::Prismatic;
  slide.parent = 0;
  slide.child = 1;
  m.joints = {slide};
  Result<Model> model = Model::compile(m);
  REQUIRE(model.ok());
  SimulationSetup setup;
  setup.model = std::make_shared<const Model>(std::move(model).value());
  setup.q = Eigen::VectorXd::Constant(1, 0.5);
  setup.qd = Eigen::VectorXd::Zero(1);
  setup.gravity = {0.0, 0.0, -10.0};
  Contact contact = groundContact("ball", 0.0, "floor");
  contact.point.setZero();
  setup.contacts = {contact};
  setup.settings.laws.kind = ContactKind::Unilateral;
  setup.settings.duration = 1.0;
  const Integrator integrator =
      GENERATE(Integrator::SemiImplicitEuler, Integrator::RungeKutta4, Integrator::DormandPrince5);
  setup.settings.integrator = integrator;
  CAPTURE(toString(integrator));
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  REQUIRE(simulator.record().events().size() == 1);
  const SimulationEvent& event = simulator.record().events()[0];
  const double step_error = integrator == Integrator::SemiImplicitEuler ? 2e-3 : 1e-9;
  CHECK(event.kind == SimulationEventKind::Impact);
  CHECK(event.t == Approx(std::sqrt(0.1)).margin(step_error));               // sqrt(2 h / g)
  CHECK(event.value == Approx(std::sqrt(10.0)).epsilon(1e-2 + step_error));  // m v
  const EnergySample& last = simulator.record().energy().back();
  CHECK(last.impact_loss == Approx(5.0).epsilon(integrator == Integrator::SemiImplicitEuler ? 1e-2 : 1e-9));
  const ContactSample& rest = simulator.record().contact(simulator.record().size() - 1, 0);
  CHECK(rest.f_n == Approx(10.0).epsilon(1e-12));
  CHECK(std::abs(rest.gap) < 1e-12);
}

TEST_CASE("A table on four feet stands, redundant, and its feet leave one by one", "[simulation]") {
  // a plate on three slides and two hinges would do; here: a beam on a slide and a hinge with two feet, pulled up
  Mechanism m;
  m.name = "beam on two feet";
  Inertial beam;
  beam.mass = 2.0;
  beam.I_LLcm_L = Eigen::Vector3d(0.01, 0.2, 0.2).asDiagonal();
  m.links = {{"base", {}, {}}, {"carriage", {}, {}}, {"beam", beam, {}}};
  Joint slide;
  slide.name = "z";
  slide.type = JointType::Prismatic;
  slide.parent = 0;
  slide.child = 1;
  Joint hinge;
  hinge.name = "tilt";
  hinge.type = JointType::Revolute;
  hinge.axis = {0.0, -1.0, 0.0};
  hinge.parent = 1;
  hinge.child = 2;
  m.joints = {slide, hinge};
  Result<Model> model = Model::compile(m);
  REQUIRE(model.ok());
  SimulationSetup setup;
  setup.model = std::make_shared<const Model>(std::move(model).value());
  setup.q = setup.qd = Eigen::VectorXd::Zero(2);
  setup.gravity = {0.0, 0.0, -10.0};
  for (const auto& [name, x] : {std::pair{"left", -0.5}, std::pair{"middle", 0.0}, std::pair{"right", 0.5}}) {
    Contact foot = groundContact("beam", 0.0, name);
    foot.point = {x, 0.0, 0.0};
    setup.contacts.push_back(foot);
  }
  // a moment that grows: at 5 N m per 0.5 m of lever the left foot carries nothing any more
  setup.settings.torques = FormulaTorque{{"0", "4*t"}};
  setup.settings.laws.kind = ContactKind::Unilateral;
  setup.settings.duration = 3.0;
  Simulator simulator = simulatorOf(std::move(setup));
  simulator.run();
  const SimulationRecord& record = simulator.record();
  CHECK(record.energy()[0].status == ContactStatus::Redundant);
  for (std::size_t c = 0; c < 3; ++c) CHECK(record.contact(0, c).f_n == Approx(20.0 / 3.0).epsilon(1e-9));
  REQUIRE(record.events().size() >= 2);
  // a counter-clockwise moment presses the left foot and relieves the right one. The least norm is f = 20/3 -+ M:
  // the right foot is at zero at M = 20/3, then middle and left carry: left = 2 M, middle = 20 - 2 M
  CHECK(record.events()[0].kind == SimulationEventKind::LiftOff);
  for (std::size_t k = 0; k < record.size(); ++k) {
    for (std::size_t c = 0; c < 3; ++c) CHECK(record.contact(k, c).f_n >= -1e-9);
  }
}
