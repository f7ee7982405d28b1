// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/simulation_look.h"
#include "ui/work/simulation_session.h"

#include <QWidget>

namespace linkwright::ui {

/// How the scene is simulated, and what runs it: run, pause, step, reset, the integrator, the torques, the surfaces.
class SimulationPanel : public QWidget {
  Q_OBJECT
public:
  SimulationPanel(Document& document, Interaction& interaction, SimulationSession& session, SimulationLook& look, QWidget* parent = nullptr);
  void setDark(bool dark);
};

}  // namespace linkwright::ui
