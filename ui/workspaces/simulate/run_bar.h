// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/simulate/simulation_editor.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace linkwright::ui {

/// The run: its buttons, its speed, how far it is and how fast it goes, and what is against it.
class RunBar : public QWidget {
  Q_OBJECT
public:
  RunBar(SimulationEditor& editor, QWidget* parent);
  void refresh();

private:
  void buildButtons(QBoxLayout& row);
  void buildSpeed(QBoxLayout& column);
  void listen();
  void showStage();
  void showSpeed();
  void say(const QString& words, bool offers);
  void quiet();

  SimulationEditor& editor_;
  QToolButton *run_ = nullptr, *step_ = nullptr, *reset_ = nullptr;
  QComboBox* speed_ = nullptr;
  QLabel *stage_ = nullptr, *time_ = nullptr, *factor_ = nullptr, *problem_ = nullptr;
  QPushButton* project_ = nullptr;
  SimulationSession::Stage was_ = SimulationSession::Stage::Idle;
  bool warned_ = false;  ///< of the run that is about to begin
};

}  // namespace linkwright::ui
