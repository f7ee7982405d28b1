// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/simulation_look.h"
#include "ui/work/simulation_session.h"

#include <QWidget>

namespace linkwright::ui {

/// What each contact does at this instant, and why: forces, gap, mode, the margin to slip.
class ContactsPanel : public QWidget {
  Q_OBJECT
public:
  ContactsPanel(Document& document, Interaction& interaction, SimulationLook& look, QWidget* parent = nullptr);
  void setDark(bool dark);
};

}  // namespace linkwright::ui
