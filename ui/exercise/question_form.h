// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exercise/exercise_desk.h"
#include "ui/work/exercise_study.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace linkwright::ui {

class DraftLine;
class DraftText;
class ToldList;

/// What an exercise asks for: its questions, and of one of them the value, its words, tolerance and points, and the
/// mistakes that its answer must tell apart.
class QuestionForm : public QWidget {
  Q_OBJECT
public:
  explicit QuestionForm(ExerciseDesk& desk, QWidget* parent = nullptr);

  void refresh();
  void showProblems(const std::vector<ExerciseProblem>& problems);
  ToldList& told() { return *told_; }

private:
  QWidget* makeQuestions();
  void makeFields(QVBoxLayout& column);
  void makeEdits();
  void refreshFields(const ExerciseQuestion& question);
  void offerValues();
  void add();
  void addTableQuestions();
  void remove();
  void setValue(const QString& name);
  void setWords(const QString& words);
  void setTolerance(const QString& field, const QString& text, double factor);

  ExerciseDesk& desk_;
  std::shared_ptr<const OpenExercise> offered_for_;
  QListWidget* list_ = nullptr;
  QPushButton *add_ = nullptr, *table_ = nullptr, *remove_ = nullptr;
  QFormLayout* rows_ = nullptr;
  QComboBox* value_ = nullptr;
  DraftText* words_ = nullptr;
  DraftLine *unit_ = nullptr, *absolute_ = nullptr, *relative_ = nullptr;
  QSpinBox* points_ = nullptr;
  QCheckBox* vanish_ = nullptr;
  QLabel *problem_ = nullptr, *told_heading_ = nullptr;
  ToldList* told_ = nullptr;
};

}  // namespace linkwright::ui
