// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exercise/exercise_desk.h"
#include "ui/work/exercise_study.h"

#include <QTreeWidget>

namespace linkwright::ui {

/// The mistakes that the answer to the question that is looked at must tell apart, to be ticked, each with how many of
/// the variants it can be told in, or why it cannot.
class ToldList : public QTreeWidget {
  Q_OBJECT
public:
  explicit ToldList(ExerciseDesk& desk, QWidget* parent = nullptr);

  void refresh();
  /// What was found out about the question that is looked at; null: not yet.
  void showTrials(const ExerciseStudy* study);

private:
  void take(QTreeWidgetItem* item);

  ExerciseDesk& desk_;
  bool showing_ = false;
};

/// "in all 200 variants", "in 198 of 200, else the right answer", "never: it gives the right answer".
QString toldWords(const MistakeTrial& trial, int variants);

}  // namespace linkwright::ui
