// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/simulator.h"
#include "tests/support/catch.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/simulated_run.h"

#include <memory>
#include <utility>

namespace linkwright::test {

/// Simulates the document's scene for some seconds, here and now, and makes the run its motion; the state is its end.
inline std::shared_ptr<const ui::SimulatedRun> simulateHere(ui::Document& document, double seconds) {
  Result<SimulationSetup> setup = simulationSetup(document);
  REQUIRE(setup.ok());
  auto shared = std::make_shared<const SimulationSetup>(std::move(setup).value());
  Result<Simulator> made = Simulator::create(*shared);
  INFO((made.diagnostics().empty() ? std::string() : made.diagnostics().front().message.text()));
  REQUIRE(made.ok());
  Simulator simulator = std::move(made).value();
  simulator.run(seconds);
  auto run = std::make_shared<const ui::SimulatedRun>(
      ui::SimulatedRun{shared, simulator.record(), simulator.status(), simulator.message(), false});
  document.beginSimulation();
  document.showSimulated(ui::frameOf(run->record, run->record.size() - 1), run);
  document.commitGesture();
  return run;
}

}  // namespace linkwright::test
