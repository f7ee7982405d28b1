// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/simulation_panel.h"

namespace linkwright::ui {

SimulationPanel::SimulationPanel(Document&, Interaction&, SimulationSession&, SimulationLook&, QWidget* parent) : QWidget(parent) {}

void SimulationPanel::setDark(bool /*dark*/) {}

}  // namespace linkwright::ui
