// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace linkwright::ui {

class DraftChoices;
class DraftDesk;
class DraftLine;
class DraftText;

/// What is of a lesson as a whole: title, goal, time, robot, words for the teacher.
class LessonForm : public QWidget {
  Q_OBJECT
public:
  explicit LessonForm(DraftDesk& desk, QWidget* parent = nullptr);

  void refresh();

private:
  void setTeacher(const char* key, const QString& text);

  DraftDesk& desk_;
  DraftLine *title_, *id_, *minutes_, *after_;
  DraftChoices* locked_;
  DraftText *goal_, *teacher_, *discuss_1_, *discuss_2_;
  QLabel* robot_;
};

}  // namespace linkwright::ui
