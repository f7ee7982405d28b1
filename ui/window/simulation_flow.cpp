// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/simulation_flow.h"

#include <QAction>
#include <QMainWindow>

namespace linkwright::ui {

SimulationFlow::SimulationFlow(QMainWindow& window, const WindowActions& actions, Document& /*document*/,
                               Interaction& /*interaction*/, SimulationSession& session, SimulationLook& look,
                               FileFlow& /*files*/)
    : QObject(&window) {
  connect(actions.simulate, &QAction::toggled, &look, &SimulationLook::setOn);
  connect(actions.simulation_run, &QAction::triggered, &session, &SimulationSession::toggle);
  connect(actions.simulation_step, &QAction::triggered, &session, &SimulationSession::step);
  connect(actions.simulation_reset, &QAction::triggered, &session, &SimulationSession::reset);
}

}  // namespace linkwright::ui
