// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"
#include "ui/lesson/step_figures.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace linkwright::ui {

class AskForm;
class BeginForm;
class DraftDesk;
class DraftLine;
class DraftText;
class TextsForm;
class WrongForm;

/// All of one step, with the fields that its kind has.
class StepForm : public QWidget {
  Q_OBJECT
public:
  explicit StepForm(DraftDesk& desk, QWidget* parent = nullptr);

  void refresh();

signals:
  void seenWanted();      ///< the step is to begin with what the window shows
  void solutionWanted();  ///< and to be solved by it
  void placeWanted();     ///< where the walk stands is a wrong answer
  void textShown();       ///< one of its texts, at its top, is to be written

private:
  void makeHead(QVBoxLayout& column);
  void makeRules(QVBoxLayout& column);
  void rename();
  void chooseKind(int at);
  void showRules(const LessonStep& step);
  void showSolution(const LessonStep& step);
  void openTable();
  void work();

  DraftDesk& desk_;
  FigureSource source_;
  QTimer wait_;
  std::map<std::string, bool> turns_;  ///< by joint: it is an angle
  DraftLine *id_, *seconds_;
  QComboBox* kind_;
  QLabel* seconds_caption_;
  TextsForm* texts_;
  BeginForm* begin_;
  QLabel *ask_heading_, *let_heading_, *let_values_, *wrong_heading_;
  AskForm* ask_;
  DraftText* let_;
  QFormLayout* rules_;
  DraftLine *done_, *hold_;
  QLabel *rule_, *solution_heading_, *solution_;
  QPushButton *solve_, *table_;
  WrongForm* wrong_;
};

/// A kind of step in words.
QString kindWords(StepKind kind);

}  // namespace linkwright::ui
