// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/step_figures.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace linkwright::ui {

class DraftDesk;

/// The wrong answers of a step and the replies to them, in the order in which they are tried; which mistakes an answer
/// tells, in a step that asks for a number.
class WrongForm : public QWidget {
  Q_OBJECT
public:
  explicit WrongForm(DraftDesk& desk, QWidget* parent = nullptr);

  void refresh();
  void showFigures(const StepFigures& figures, int ask);

signals:
  /// The place where the walk stands is a wrong answer.
  void placeWanted();
  /// The reply of that key is to be written.
  void replyWanted(const std::string& key);

private:
  void makeTable();
  void makePlanted();
  int row() const;
  void showRow(int row, const LessonWrong& wrong, bool is_near);
  void take(QTableWidgetItem* item);
  void addFormula();
  void offerOptions();
  void markFormulas(const StepFigures& figures);
  void remove();
  void move(int by);
  void addPlanted(int row);

  DraftDesk& desk_;
  QTableWidget* table_;
  QPushButton *formula_, *option_, *place_, *remove_, *up_, *down_, *write_;
  QLabel* planted_heading_;
  QTableWidget* planted_;
  QPushButton* add_planted_;
  std::vector<PlantedNumber> shown_;
  std::optional<double> tolerance_;
  int ask_ = 0;
};

/// What a wrong answer of a step is, in words: a mistake, a place, an option, or its formula.
QString wrongWords(const LessonDraft& draft, std::size_t step, const LessonWrong& wrong);

}  // namespace linkwright::ui
