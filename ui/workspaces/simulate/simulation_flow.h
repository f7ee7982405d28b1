// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/work/simulation_session.h"

#include <QObject>

class QAction;
class QMainWindow;

namespace linkwright::ui {

class FileFlow;

struct SimulationCommands {
  QAction *run, *step, *reset;
};

/// The simulation's commands, what is said of it (why it cannot begin or go on), and its line in the status bar.
class SimulationFlow : public QObject {
  Q_OBJECT
public:
  SimulationFlow(QMainWindow& window, const SimulationCommands& commands, Document& document,
                 SimulationSession& session, FileFlow& files);

private:
  void connectActions();
  void showStage();
  void refuse(const Diagnostics& why, bool can_project);
  void warn(const Diagnostics& why);
  void show(const Diagnostics& why, const QString& heading, bool failed);
  void endNote();

  QMainWindow& window_;
  const SimulationCommands commands_;
  Document& document_;
  SimulationSession& session_;
  FileFlow& files_;
  QString said_;  ///< in the line at the foot of the window, while it is about a run
};

}  // namespace linkwright::ui
