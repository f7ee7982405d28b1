// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/inv_panel.h"

namespace linkwright::ui {

InvPanel::InvPanel(Document&, Interaction&, QWidget* parent) : QWidget(parent) {}

void InvPanel::setDark(bool /*dark*/) {}

}  // namespace linkwright::ui
