// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/run_curves.h"

#include "core/trajectory/motion_results.h"
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <cmath>
#include <set>

using namespace linkwright;
using namespace linkwright::test;

namespace {

Eigen::VectorXd curveOf(const SimulationSetup& setup, const SimulationRecord& record, const std::string& text,
                        const Eigen::VectorXd& t) {
  CAPTURE(text);
  const std::optional<CurveName> name = parseCurveName(text);
  REQUIRE(name);
  const std::optional<Eigen::VectorXd> values = runCurve(setup, record, *name, t);
  REQUIRE(values);
  REQUIRE(values->size() == t.size());
  return *values;
}

}  // namespace

TEST_CASE("The curves of a run are its samples, and between them in proportion", "[simulation][curves]") {
  SimulationSetup setup = paperSetup('B', "i");
  setup.settings.laws.kind = ContactKind::Unilateral;
  setup.settings.duration = 2.0;
  setup.settings.steps_per_sample = 10;
  Simulator simulator = simulatorOf(setup);
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const SimulationRecord& record = simulator.record();
  REQUIRE_FALSE(record.events().empty());
  // times that no other sample has
  std::vector<std::size_t> rows;
  for (std::size_t k = 0; k < record.size(); ++k) {
    if (k + 1 == record.size() || record.times()[k + 1] > record.times()[k]) rows.push_back(k);
  }
  Eigen::VectorXd t(std::ssize(rows));
  for (std::size_t i = 0; i < rows.size(); ++i) t[static_cast<Eigen::Index>(i)] = record.times()[rows[i]];
  const Eigen::VectorXd f_n = curveOf(setup, record, "f_n.hand", t), f_t = curveOf(setup, record, "f_t.hand", t),
                        gap = curveOf(setup, record, "gap.hand", t), slip = curveOf(setup, record, "slip.hand", t),
                        margin = curveOf(setup, record, "slip_margin.hand", t),
                        mode = curveOf(setup, record, "mode.hand", t),
                        drift = curveOf(setup, record, "energy.drift", t),
                        lost = curveOf(setup, record, "energy.impact_loss", t),
                        motor = curveOf(setup, record, "tau_motor.joint_2", t),
                        residual = curveOf(setup, record, "residual", t);
  int frees = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ContactSample& sample = record.contact(rows[i], 0);
    const auto at = static_cast<Eigen::Index>(i);
    CHECK(f_n[at] == sample.f_n);
    CHECK(f_t[at] == sample.f_t());
    CHECK(gap[at] == sample.gap);
    const bool is_free = sample.mode == ContactMode::Free;
    frees += is_free ? 1 : 0;
    CHECK(std::isnan(slip[at]) == is_free);
    CHECK(std::isnan(margin[at]) == is_free);
    // friction never holds more than it can
    if (!is_free) CHECK(margin[at] >= -1e-9);
    if (!is_free) CHECK(margin[at] == Approx(0.2 * sample.f_n - sample.f_t()).margin(1e-12));
    CHECK(mode[at] == (is_free ? 0.0 : 2.0));
    CHECK(drift[at] == record.energy()[rows[i]].balance() - record.energy().front().balance());
    CHECK(lost[at] == record.energy()[rows[i]].impact_loss);
    CHECK(motor[at] == -3.0);
    CHECK(residual[at] == record.energy()[rows[i]].residual);
  }
  CHECK(frees > 0);
  CHECK(lost[lost.size() - 1] > 0.0);

  // half way between two samples of one mode the mean
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    if (rows[i + 1] != rows[i] + 1 || record.contact(rows[i], 0).mode != record.contact(rows[i + 1], 0).mode) continue;
    const Eigen::VectorXd half =
        Eigen::VectorXd::Constant(1, 0.5 * (record.times()[rows[i]] + record.times()[rows[i + 1]]));
    const auto at = static_cast<Eigen::Index>(i);
    CHECK(curveOf(setup, record, "f_n.hand", half)[0] == Approx(0.5 * (f_n[at] + f_n[at + 1])).margin(1e-12));
    break;
  }
}

TEST_CASE("A run has the curves that it names, and no others", "[simulation][curves]") {
  SimulationSetup setup = paperSetup('A', "i");
  setup.settings.duration = 0.05;
  Simulator simulator = simulatorOf(setup);
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const Eigen::VectorXd t = Eigen::VectorXd::LinSpaced(7, 0.0, 0.05);
  std::set<std::string> names;
  for (const CurveName& name : runCurveNames(setup)) {
    const std::string text = toString(name);
    CAPTURE(text);
    CHECK(names.insert(text).second);
    CHECK(isOfRun(name));
    CHECK(runCurve(setup, simulator.record(), name, t));
  }
  CHECK(names.count("f_n.hand") == 1);
  CHECK(names.count("residual") == 1);
  for (const char* text : {"f_n.foot", "tau_motor.joint_9", "q.joint_1", "energy.total"}) {
    CAPTURE(text);
    CHECK_FALSE(runCurve(setup, simulator.record(), *parseCurveName(text), t));
  }
  setup.contacts.clear();
  CHECK_FALSE(runCurve(setup, simulator.record(), *parseCurveName("residual"), t));
}
