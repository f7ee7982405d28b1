// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/step_figures.h"

#include <QWidget>

class QLabel;

namespace linkwright::ui {

class DraftChoices;
class DraftDesk;
class DraftLine;

/// What a step begins with, in words; what it shows, keeps back and locks.
class BeginForm : public QWidget {
  Q_OBJECT
public:
  explicit BeginForm(DraftDesk& desk, QWidget* parent = nullptr);

  void refresh();
  void showFigures(const StepFigures& figures);

signals:
  /// The step is to begin with what the window shows now.
  void seenWanted();

private:
  DraftDesk& desk_;
  QLabel* words_;
  DraftChoices* panels_;
  DraftLine* hide_;
  DraftChoices* locked_;
  std::map<std::string, bool> turns_;  ///< by joint: it is an angle
};

}  // namespace linkwright::ui
