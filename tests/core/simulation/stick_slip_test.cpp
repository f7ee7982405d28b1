// SPDX-License-Identifier: GPL-3.0-or-later
// Static and kinetic friction against closed forms: a block on two slides, on a level floor and a slope.
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <algorithm>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// A mass that slides along x, y and z.
SimulationSetup block(double K, double static_friction) {
  Mechanism m;
  m.name = "block";
  Inertial mass;
  mass.mass = 2.0;
  mass.I_LLcm_L = Eigen::Vector3d(0.1, 0.1, 0.1).asDiagonal();
  m.links = {{"base", {}, {}}, {"x_slide", {}, {}}, {"y_slide", {}, {}}, {"block", mass, {}}};
  for (int i = 0; i < 3; ++i) {
    Joint joint;
    joint.name = std::string(1, "xyz"[i]);
    joint.type = JointType::Prismatic;
    joint.axis = Eigen::Vector3d::Unit(i);
    joint.parent = i;
    joint.child = i + 1;
    m.joints.push_back(joint);
  }
  Result<Model> model = Model::compile(m);
  REQUIRE(model.ok());
  SimulationSetup setup;
  setup.model = std::make_shared<const Model>(std::move(model).value());
  setup.q = setup.qd = Eigen::Vector3d::Zero();
  setup.gravity = {0.0, 0.0, -10.0};
  Contact contact = groundContact("block", K, "floor");
  contact.point.setZero();
  contact.static_friction = static_friction;
  setup.contacts = {contact};
  setup.settings.laws.friction = FrictionLaw::StickSlip;
  setup.settings.duration = 2.0;
  return setup;
}

}  // namespace

TEST_CASE("A sliding block stops when and where it should, and stays", "[simulation]") {
  const ContactKind kind = GENERATE(ContactKind::Bilateral, ContactKind::Unilateral);
  SimulationSetup setup = block(0.3, 0.4);
  setup.settings.laws.kind = kind;
  setup.qd = Eigen::Vector3d(1.2, 1.6, 0.0);
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const SimulationRecord& record = simulator.record();
  // deceleration K g = 3: stops after 2 / 3 s, 2 / 3 m on
  REQUIRE(record.events().size() == 1);
  CHECK(record.events()[0].kind == SimulationEventKind::Stick);
  CHECK(record.events()[0].t == Approx(2.0 / 3.0).epsilon(1e-9));
  const Eigen::Index last = record.q().rows() - 1;
  CHECK(record.q()(last, 0) == Approx(0.4).epsilon(1e-9));
  CHECK(record.q()(last, 1) == Approx(1.6 / 3.0).epsilon(1e-9));
  CHECK(record.qd().row(last).norm() < 1e-12);
  CHECK(record.contact(static_cast<std::size_t>(last), 0).mode == ContactMode::Stick);
  CHECK(record.contact(static_cast<std::size_t>(last), 0).f_t() < 1e-9);
  CHECK(record.contact(0, 0).f_t() == Approx(6.0));
}

TEST_CASE("A block that is pushed harder and harder slips at the static limit", "[simulation]") {
  SimulationSetup setup = block(0.3, 0.5);
  // 5 N/s along a direction of its own: 10 N of static friction give way after 2 s; then 6 N of kinetic
  setup.settings.torques = FormulaTorque{{"4*t", "-3*t", "0"}};
  setup.settings.duration = 3.0;
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const SimulationRecord& record = simulator.record();
  REQUIRE(record.events().size() == 2);
  CHECK(record.events()[0].kind == SimulationEventKind::Stick);  // at t = 0 it turns out to be held
  CHECK(record.events()[1].kind == SimulationEventKind::Slip);
  CHECK(record.events()[1].t == Approx(2.0).epsilon(1e-8));
  // v' = (5 t - 6) / 2 from t = 2 on: v(3) = (12.5 - 6) / 2, along (0.8, -0.6)
  const Eigen::Index last = record.q().rows() - 1;
  CHECK(record.qd()(last, 0) == Approx(0.8 * 3.25).epsilon(1e-6));
  CHECK(record.qd()(last, 1) == Approx(-0.6 * 3.25).epsilon(1e-6));
  // held until then, by what it takes
  CHECK(record.q().topRows(1999).cwiseAbs().maxCoeff() < 1e-12);
  CHECK(record.contact(1000, 0).f_t() == Approx(5.0).epsilon(1e-6));
  CHECK(record.contact(1000, 0).f_t1 == Approx(-4.0).epsilon(1e-6));
}

TEST_CASE("A block that turns on its way does not stick in the turn", "[simulation]") {
  SimulationSetup setup = block(0.1, 0.1);
  setup.qd = Eigen::Vector3d(-1.0, 0.5, 0.0);
  setup.settings.torques = ConstantTorque{Eigen::Vector3d(6.0, 0.0, 0.0)};
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  for (const SimulationEvent& event : simulator.record().events()) CHECK(event.kind != SimulationEventKind::Stick);
  // opposed by K m g = 2 N all the way
  for (std::size_t k = 0; k < simulator.record().size(); ++k) {
    CHECK(simulator.record().contact(k, 0).f_t() == Approx(2.0).epsilon(1e-9));
  }
}

TEST_CASE("The arm on the ground sticks where its friction can hold it", "[simulation]") {
  SimulationSetup setup = paperSetup('A', "vii");
  setup.settings.laws.friction = FrictionLaw::StickSlip;
  setup.contacts[0].friction = 1.1;
  setup.contacts[0].static_friction = 2.0;
  setup.settings.duration = 1.0;
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const SimulationRecord& record = simulator.record();
  // with its tip held and its base too the arch folds in the middle: three joints, two constraints
  for (std::size_t k = 0; k < record.size(); ++k) {
    const ContactSample& c = record.contact(k, 0);
    if (c.mode == ContactMode::Stick) {
      CHECK(c.slip < 1e-10);
      CHECK(c.f_t() <= 2.0 * c.f_n + 1e-6);
    }
  }
  CHECK(record.contact(0, 0).mode == ContactMode::Stick);
}
