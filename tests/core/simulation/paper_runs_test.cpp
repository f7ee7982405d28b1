// SPDX-License-Identifier: GPL-3.0-or-later
// The seven simulations of the paper against the golden data of an independent implementation.
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <algorithm>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

double heightOf(const SimulationRecord& record) {
  double most = 0.0;
  for (std::size_t k = 0; k < record.size(); ++k) most = std::max(most, std::abs(record.contact(k, 0).gap));
  return most;
}

}  // namespace

TEST_CASE("The paper's seven simulations are those of the golden data", "[simulation][golden]") {
  const char arm = GENERATE('A', 'B');
  const std::string which = GENERATE(as<std::string>{}, "i", "ii", "iii", "iv", "v", "vi", "vii");
  CAPTURE(arm, which);
  SimulationSetup setup = paperSetup(arm, which);
  setup.settings.steps_per_sample = 50;
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const SimulationRecord& record = simulator.record();
  const auto golden = goldenRows(std::string("contact_arm_") + arm + "_" + which + ".csv");
  REQUIRE(golden.size() == record.size());
  double q_error = 0.0, qd_error = 0.0, f_error = 0.0, f_most = 0.0;
  for (std::size_t k = 0; k < golden.size(); ++k) {
    REQUIRE(record.times()[k] == Approx(golden[k][0]));
    const auto row = static_cast<Eigen::Index>(k);
    for (Eigen::Index j = 0; j < 3; ++j) {
      const auto column = static_cast<std::size_t>(j);
      q_error = std::max(q_error, std::abs(record.q()(row, j) - golden[k][1 + column]));
      qd_error = std::max(qd_error, std::abs(record.qd()(row, j) - golden[k][4 + column]));
    }
    f_error = std::max(f_error, std::abs(record.contact(k, 0).f_n - golden[k][9]));
    f_most = std::max(f_most, std::abs(golden[k][9]));
  }
  CAPTURE(q_error, qd_error, f_error, f_most);
  // same method, step and projection: what differs is round-off, and the nine digits of the file
  CHECK(q_error < 2e-8);
  CHECK(qd_error < 2e-7);
  CHECK(f_error < 1e-6 * std::max(1.0, f_most));
  CHECK(heightOf(record) <= 1e-12);
}

TEST_CASE("Twice the mass is half the friction of the joints", "[simulation][golden]") {
  const char arm = GENERATE('A', 'B');
  CAPTURE(arm);
  const auto final_of = [&](const std::string& which) {
    SimulationSetup setup = paperSetup(arm, which);
    setup.settings.steps_per_sample = 100;
    Simulator simulator = simulatorOf(std::move(setup));
    REQUIRE(simulator.run() == SimulationStatus::Finished);
    return simulator.record();
  };
  for (const auto& [heavy, light, ratio] : {std::tuple{"iv", "vii", 2.0}, std::tuple{"v", "vi", 0.5}}) {
    const SimulationRecord a = final_of(heavy), b = final_of(light);
    CHECK((a.q() - b.q()).cwiseAbs().maxCoeff() <= 1e-9);
    double worst = 0.0;
    for (std::size_t k = 0; k < a.size(); ++k) {
      worst = std::max(worst, std::abs(a.contact(k, 0).f_n - ratio * b.contact(k, 0).f_n));
    }
    CHECK(worst <= 1e-8);
  }
}
