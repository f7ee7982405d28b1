// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/contacts_panel.h"

namespace linkwright::ui {

ContactsPanel::ContactsPanel(Document&, Interaction&, SimulationLook&, QWidget* parent) : QWidget(parent) {}

void ContactsPanel::setDark(bool /*dark*/) {}

}  // namespace linkwright::ui
