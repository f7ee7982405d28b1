// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be simulated is said, with what to do, and nothing is lost; and a run stops when it is told to.
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <algorithm>
#include <chrono>
#include <stop_token>
#include <string>
#include <thread>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string errorOf(SimulationSetup setup) {
  const Result<Simulator> made = Simulator::create(std::move(setup));
  if (made.ok()) return {};
  std::string all;
  for (const Diagnostic& d : made.diagnostics()) {
    if (d.severity == Severity::Error) all += d.message.text() + "\n";
  }
  return all;
}

}  // namespace

TEST_CASE("A pose off the surface is refused with its distance, or put onto it", "[simulation]") {
  SimulationSetup setup = paperSetup('A', "i");
  setup.q[0] += 0.1;
  const std::string error = errorOf(setup);
  CHECK_THAT(error, ContainsSubstring("contact 'hand'"));
  CHECK_THAT(error, ContainsSubstring("0.09983 m away"));  // sin 0.1: the tip is 1 m from the base
  CHECK_THAT(error, ContainsSubstring("project_start"));
  setup.settings.project_start = true;
  Result<Simulator> made = Simulator::create(setup);
  REQUIRE(made.ok());
  CHECK(made.diagnostics().size() == 1);
  CHECK(std::abs(made->record().contact(0, 0).gap) < 1e-12);

  // a surface that only pushes lets a hand hang above it, and not begin below it
  setup = paperSetup('A', "i");
  setup.settings.laws.kind = ContactKind::Unilateral;
  setup.q[0] += 0.1;
  CHECK(errorOf(setup).empty());
  setup.q[0] -= 0.2;
  CHECK_THAT(errorOf(setup), ContainsSubstring("penetrates the surface"));

  // far away from everything there is no such pose
  setup.settings.project_start = true;
  setup.contacts[0].surface.X_WS.p.z() = 10.0;
  CHECK_THAT(errorOf(setup), ContainsSubstring("no pose near"));
}

TEST_CASE("An initial velocity off the surface is refused, or taken out", "[simulation]") {
  SimulationSetup setup = paperSetup('A', "i");
  setup.qd = Eigen::Vector3d(0.5, 0.0, 0.0);
  CHECK_THAT(errorOf(setup), ContainsSubstring("0.5 m/s"));
  setup.settings.project_start = true;
  const Simulator simulator = simulatorOf(setup);
  CHECK(std::abs(simulator.record().qd().row(0).dot(Eigen::RowVector3d(1.0, 0.75, 0.25))) < 1e-12);
}

TEST_CASE("Figures that mean nothing are refused by name", "[simulation]") {
  struct Case {
    void (*spoil)(SimulationSetup&);
    const char* message;
  };
  const Case c = GENERATE(values<Case>({
      {[](SimulationSetup& s) { s.settings.step = 0.0; }, "step"},
      {[](SimulationSetup& s) { s.settings.step = 5.0; }, "step"},
      {[](SimulationSetup& s) { s.settings.duration = -1.0; }, "duration"},
      {[](SimulationSetup& s) { s.settings.tolerance = 0.0; }, "tolerance"},
      {[](SimulationSetup& s) { s.settings.laws.slip_speed = 0.0; }, "slip speed"},
      {[](SimulationSetup& s) { s.settings.implicit_friction = true; }, "semi-implicit-euler"},
      {[](SimulationSetup& s) { s.settings.torques = ConstantTorque{Eigen::Vector2d(1, 2)}; },
       "one value per joint (3 instead of 2)"},
      {[](SimulationSetup& s) {
         s.settings.torques = FormulaTorque{{"1", "2*", "x"}};
       },
       "joint_2"},
      {[](SimulationSetup& s) {
         s.settings.torques = FormulaTorque{{"1", "2*", "x"}};
       },
       "joint_3"},
      {[](SimulationSetup& s) {
         s.settings.torques =
             MotionTorque{MotionTorque::Control::Pd, Eigen::Vector3d::Ones(), Eigen::Vector3d::Ones(), std::nullopt};
       },
       "has no motion"},
      {[](SimulationSetup& s) { s.contacts[0].link = "no such"; }, "not a link"},
      {[](SimulationSetup& s) { s.contacts[0].link = "base"; }, "fixed to the world"},
      {[](SimulationSetup& s) { s.contacts[0].friction = -1.0; }, "friction"},
      {[](SimulationSetup& s) { s.contacts.push_back(s.contacts[0]); }, "duplicate name"},
      {[](SimulationSetup& s) { s.contacts[0].surface.form = SphereSurface{0.0}; }, "radius"},
  }));
  SimulationSetup setup = paperSetup('A', "i");
  c.spoil(setup);
  CHECK_THAT(errorOf(setup), ContainsSubstring(c.message));
}

TEST_CASE("A link without mass is named", "[simulation]") {
  for (const bool has_contact : {false, true}) {
    SimulationSetup setup = paperSetup('A', "i");
    Mechanism mechanism = rods(3, 1.0, 3.0, armBase('A'));
    mechanism.links.back().inertial.reset();
    Result<Model> model = Model::compile(mechanism);
    REQUIRE(model.ok());
    setup.model = std::make_shared<const Model>(std::move(model).value());
    if (!has_contact) setup.contacts.clear();
    CHECK_THAT(errorOf(setup), ContainsSubstring("link_3"));
  }
}

TEST_CASE("A formula without end stops the run and is named", "[simulation]") {
  SimulationSetup setup = paperSetup('A', "i");
  setup.settings.torques = FormulaTorque{{"0", "1/(t < 0.5)", "0"}};
  Simulator simulator = simulatorOf(setup);
  CHECK(simulator.run() == SimulationStatus::BadTorque);
  CHECK_THAT(simulator.message(), ContainsSubstring("joint_2"));
  CHECK(simulator.record().size() > 400);
  CHECK(simulator.record().q().allFinite());
}

TEST_CASE("Friction beyond the critical coefficient is reported with it", "[simulation]") {
  SimulationSetup setup = paperSetup('A', "i");
  setup.settings.torques = NoTorque{};
  setup.contacts[0].friction = setup.contacts[0].static_friction = 3.0;
  // along +x, where A vanishes at K = 1.1547; at rest the regularised law has no direction
  setup.qd = Eigen::Vector3d(0.130769, -0.326923, 0.457692) * 4.0;
  setup.settings.project_start = true;
  Simulator simulator = simulatorOf(setup);
  simulator.run();
  CHECK(simulator.status() == SimulationStatus::Jammed);
  CHECK_THAT(simulator.message(), ContainsSubstring("Painlevé"));
  CHECK_THAT(simulator.message(), ContainsSubstring("K = 3, and its critical K in this state is 1.1"));
}

TEST_CASE("A run stops when it is told to, keeps what it has and goes on", "[simulation]") {
  const Integrator integrator = GENERATE(Integrator::RungeKutta4, Integrator::DormandPrince5);
  SimulationSetup setup = paperSetup('A', "iii");
  setup.settings.integrator = integrator;
  setup.settings.duration = 3.0;
  setup.settings.step = integrator == Integrator::DormandPrince5 ? 0.05 : 1e-3;
  Simulator whole = simulatorOf(setup);
  REQUIRE(whole.run() == SimulationStatus::Finished);
  // stopped before it begins
  std::stop_source stop;
  stop.request_stop();
  Simulator simulator = simulatorOf(setup);
  CHECK(simulator.run(stop.get_token()) == SimulationStatus::Running);
  CHECK(simulator.time() == 0.0);
  // stopped from another thread, wherever that finds it, again and again
  for (int k = 0; k < 5; ++k) {
    std::jthread worker([&](std::stop_token token) { simulator.run(token); });
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    worker.request_stop();
    worker.join();
  }
  // single steps, and then the rest: the same in the end, to the last bit where the steps are the same
  simulator.step();
  CHECK(simulator.run() == SimulationStatus::Finished);
  const double far = (simulator.state() - whole.state()).cwiseAbs().maxCoeff();
  CAPTURE(toString(integrator), far);
  CHECK(far <= (integrator == Integrator::DormandPrince5 ? 1e-6 : 0.0));
  CHECK(simulator.record().size() == whole.record().size());
  // and from the beginning
  simulator.reset();
  CHECK(simulator.time() == 0.0);
  CHECK(simulator.record().size() == 1);
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  if (integrator != Integrator::DormandPrince5) CHECK(simulator.state() == whole.state());
}
