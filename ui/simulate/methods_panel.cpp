// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/methods_panel.h"

namespace linkwright::ui {

MethodsPanel::MethodsPanel(Document&, Interaction&, SimulationSession&, QWidget* parent) : QWidget(parent) {}

void MethodsPanel::setDark(bool /*dark*/) {}

}  // namespace linkwright::ui
