// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/scene.h"
#include "core/simulation/simulator.h"
#include "tests/support/catch.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/simulated_run.h"

#include <memory>
#include <utility>

namespace linkwright::test {

/// The document's scene simulated until `end` (s), as a run that has come so far.
inline std::shared_ptr<const ui::SimulatedRun> runUntil(ui::Document& document, double end) {
  Result<SimulationSetup> setup = simulationSetup(document);
  REQUIRE(setup.ok());
  Result<Simulator> made = Simulator::create(std::move(setup).value());
  INFO((made.diagnostics().empty() ? "" : made.diagnostics().front().message));
  REQUIRE(made.ok());
  Simulator simulator = std::move(made).value();
  simulator.run(end);
  return std::make_shared<const ui::SimulatedRun>(
      ui::SimulatedRun{std::make_shared<const SimulationSetup>(simulator.system().setup()), simulator.record(),
                       simulator.status(), simulator.message(), false});
}

/// The same made the document's motion, as a session does when it pauses.
inline std::shared_ptr<const ui::SimulatedRun> keepRun(ui::Document& document, double end) {
  auto run = runUntil(document, end);
  document.beginSimulation();
  document.showSimulated(ui::frameOf(run->record, run->record.size() - 1), run);
  document.commitGesture();
  REQUIRE(document.snapshot()->motion.run == run);
  REQUIRE(document.snapshot()->motion.curves != nullptr);
  return run;
}

/// Surfaces that only push: the hand lifts off and lands.
inline void makeUnilateral(ui::Document& document) {
  SimulationSettings settings = simulationSettings(document);
  settings.laws.kind = ContactKind::Unilateral;
  setSimulation(document, document.scene().contacts.orDefault(), settings, "one-sided");
}

}  // namespace linkwright::test
