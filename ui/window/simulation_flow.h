// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/document/simulation_look.h"
#include "ui/window/actions.h"
#include "ui/work/simulation_session.h"

#include <QObject>

class QMainWindow;

namespace linkwright::ui {

class FileFlow;

/// The simulation's commands, what is said of it (why it cannot begin or go on), and its line in the status bar.
class SimulationFlow : public QObject {
  Q_OBJECT
public:
  SimulationFlow(QMainWindow& window, const WindowActions& actions, Document& document, Interaction& interaction,
                 SimulationSession& session, SimulationLook& look, FileFlow& files);
};

}  // namespace linkwright::ui
