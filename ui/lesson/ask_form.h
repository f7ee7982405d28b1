// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/step_figures.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QStringListModel;
class QVBoxLayout;

namespace linkwright::ui {

class DraftDesk;
class DraftLine;
class DraftText;

/// What a step of a choice, of numbers or of directions asks: one question at a time, with the fields that its kind
/// has.
class AskForm : public QWidget {
  Q_OBJECT
public:
  explicit AskForm(DraftDesk& desk, QWidget* parent = nullptr);

  void refresh();
  void showFigures(const StepFigures& figures);
  /// Of values, to choose from.
  void offer(const QStringList& names);
  int ask() const { return ask_; }

private:
  QWidget* makeQuestions();
  void makeFields(QVBoxLayout& column);
  const LessonAsk* current() const;
  void edit(const QString& field, const std::function<void(LessonAsk&)>& change);
  void add();
  void remove();
  void rename();
  void setValue(const QString& text);
  void setTolerance();
  void setOptions(const QString& text);
  void showOptions(const LessonAsk& ask);

  DraftDesk& desk_;
  int ask_ = 0;
  QComboBox* which_;
  QPushButton *add_, *remove_;
  DraftLine *id_, *value_, *unit_, *tolerance_;
  QComboBox* measure_;
  DraftText* options_;
  QCheckBox* shuffle_;
  QFormLayout* rows_;
  QLabel *tolerance_caption_, *answer_;
  QWidget* tolerance_row_;
  QStringListModel* names_;
};

}  // namespace linkwright::ui
