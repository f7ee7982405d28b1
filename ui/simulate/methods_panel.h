// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/simulation_look.h"
#include "ui/work/simulation_session.h"

#include <QWidget>

namespace linkwright::ui {

/// The scene run by each of the methods for contacts, side by side with their residuals.
class MethodsPanel : public QWidget {
  Q_OBJECT
public:
  MethodsPanel(Document& document, Interaction& interaction, SimulationSession& session, QWidget* parent = nullptr);
  void setDark(bool dark);
};

}  // namespace linkwright::ui
