// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/simulation_demo.h"

#include <QDockWidget>

#include <utility>

namespace linkwright::app {

void demoSimulation(ui::MainWindow& window, Driver& driver, const QString& examples_folder) {
  driver.open(examples_folder + "/ground_i.json");
  driver.key(Qt::Key_5, Qt::ControlModifier);
  driver.settle();
  ui::SimulationSession& session = window.simulation();
  session.setSpeed(0.0);
  driver.key(Qt::Key_F5);
  driver.waitFor([&] { return session.stage() == ui::SimulationSession::Stage::Idle; }, "the simulation does not end");
  const ui::SnapshotPtr end = window.document().snapshot();
  Driver::check(session.status() == SimulationStatus::Finished && end->motion.run != nullptr,
                "the run is not kept as the motion");
  // the hand still slides
  window.document().playback().setTime(0.35);
  driver.settle();
  driver.picture("19-simulate");
  const auto raise = [&](const char* dock) {
    window.findChild<QDockWidget*>(dock)->raise();
    driver.settle();
  };
  for (const auto& [dock, name] : {std::pair{"dockContacts", "20-contacts"}, std::pair{"dockInv", "21-inv-machine"}}) {
    raise(dock);
    driver.picture(name);
  }
  raise("dockPlots");
  window.simulating().setShowsInternalForces(true);
  driver.settle();
  driver.picture("22-internal-forces");
  window.simulating().setShowsInternalForces(false);
}

}  // namespace linkwright::app
