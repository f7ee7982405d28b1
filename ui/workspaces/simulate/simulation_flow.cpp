// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/simulation_flow.h"

#include "ui/document/follow.h"
#include "ui/files/file_flow.h"
#include "ui/widgets/action_maker.h"
#include "ui/widgets/diagnostics_dialog.h"
#include "ui/widgets/note_bar.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/simulate/simulation_editor.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QAction>
#include <QMainWindow>

namespace linkwright::ui {

SimulationFlow::SimulationFlow(QMainWindow& window, const SimulationCommands& commands, Document& document,
                               SimulationSession& session, FileFlow& files)
    : QObject(&session), window_(window), commands_(commands), document_(document), session_(session), files_(files) {
  connectActions();
  connect(&session_, &SimulationSession::stageChanged, this, &SimulationFlow::showStage);
  connect(&session_, &SimulationSession::refused, this, &SimulationFlow::refuse);
  connect(&session_, &SimulationSession::warned, this, &SimulationFlow::warn);
  connect(&session_, &SimulationSession::failed, &files_,
          [this](const QString& why) { files_.warn(tr("The run ended: %1").arg(sentence(why.toStdString()))); });
  // what was said of the settings or the pose of before
  follow(document_, kSimulationParts, this, &SimulationFlow::endNote);
  connect(&document_, &Document::opened, this, [this] {
    said_.clear();
    showStage();
  });
  connect(&document_, &Document::edited, this, &SimulationFlow::showStage);
  connect(&document_, &Document::snapshotChanged, this, &SimulationFlow::showStage);
  showStage();
}

void SimulationFlow::connectActions() {
  // its key is said in the tooltip
  connect(commands_.run, &QAction::changed, this, &SimulationFlow::showStage);
  const auto command = [this](QAction* action, void (SimulationSession::*does)()) {
    connect(action, &QAction::triggered, this, [&window = window_, &session = session_, does] {
      finishTyping(window);
      if (!hasRefusedNumber(window, session)) (session.*does)();
    });
  };
  command(commands_.run, &SimulationSession::toggle);
  command(commands_.step, &SimulationSession::step);
  connect(commands_.reset, &QAction::triggered, &session_, &SimulationSession::reset);
}

void SimulationFlow::showStage() {
  const bool is_running = session_.stage() == SimulationSession::Stage::Running;
  const SnapshotPtr snapshot = document_.snapshot();
  QAction* run = commands_.run;
  const QString words = is_running ? tr("Pause Simulation") : tr("&Run Simulation");
  if (run->text() != words) {
    setWords(*run, words);
    run->setIcon(themedIcon(is_running ? QStringLiteral("pause") : QStringLiteral("play")));
  }
  run->setToolTip(tipFor(words, run->shortcut()));
  const bool can_run = snapshot->model->dof() > 0;
  run->setEnabled(can_run);
  commands_.step->setEnabled(can_run && !is_running);
  commands_.reset->setEnabled(snapshot->motion.run != nullptr || snapshot->simulated.has_value());
  if (is_running) endNote();
}

void SimulationFlow::refuse(const Diagnostics& why, bool can_project) {
  const QString first = why.empty() ? QString() : sentence(why.front().message);
  const QString words = tr("Cannot start the simulation: %1").arg(first);
  if (can_project) {
    files_.note().ask(words,
                      {tr("Project onto the Surface"),
                       tr("Move the initial pose to the nearest pose on the surfaces, and start the run"),
                       [this] { runFromSurfaces(document_, session_); }},
                      {tr("Cancel"), tr("Leave the robot in its pose, and do not run"), [] {}});
  } else {
    files_.note().say(words, [this, why] { show(why, tr("The simulation was not started."), true); });
  }
  said_ = words;
}

void SimulationFlow::warn(const Diagnostics& why) {
  if (why.empty()) return;
  // one that begins has ended the note before
  said_.clear();
  QString words = tr("Running with a warning: %1").arg(sentence(why.front().message));
  if (why.size() > 1) words += QLatin1Char(' ') + tr("Further warnings: %1.").arg(why.size() - 1);
  files_.warn(words);
}

void SimulationFlow::show(const Diagnostics& why, const QString& heading, bool failed) {
  showDiagnostics(why, heading, failed, &window_);
}

/// Where the line still says why a run did not begin, and it does now.
void SimulationFlow::endNote() {
  if (said_.isEmpty()) return;
  if (files_.note().words() == said_) files_.note().clear();
  said_.clear();
}

}  // namespace linkwright::ui

#include "moc_simulation_flow.cpp"
