// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/lesson_session.h"
#include "ui/lesson/lesson_words.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace linkwright::ui {

class AnswerFields;
class StepDots;
class WrappedLabel;

/// A lesson as a person takes it: what the step says, where it is answered, the reply, and the ways on: a hint, the
/// solution, the next step, out. It stands beside the window's own panels and never in front of the robot.
class LessonPane : public QWidget {
  Q_OBJECT
public:
  explicit LessonPane(LessonSession& session, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  /// To the first field of the answer, else to the way on.
  void takeFocus();

signals:
  void exitWanted();
  /// The solution of a table is read from a file.
  void tableWanted();

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  QWidget* makeHead();
  QWidget* makePage();
  QWidget* makeFoot();
  void begin();
  void refresh();
  void writeText();
  void writeHints();
  void showReply();
  void showWays();
  void goOn();
  int textWidth() const;
  QString partText(const QString& key) const;
  QString summary() const;

  LessonSession& session_;
  LessonWords words_;
  StepDots* dots_;
  QScrollArea* scroll_ = nullptr;
  WrappedLabel* text_ = nullptr;
  QVBoxLayout* hints_ = nullptr;
  AnswerFields* fields_ = nullptr;
  QPushButton* table_ = nullptr;
  QWidget* reply_box_ = nullptr;
  QLabel* reply_heading_ = nullptr;
  WrappedLabel* reply_ = nullptr;
  QLabel* place_ = nullptr;
  QPushButton *back_ = nullptr, *hint_ = nullptr, *show_ = nullptr, *skip_ = nullptr, *go_ = nullptr;
  QTimer rewrite_;
  int written_width_ = 0;
  int hints_shown_ = 0;
  bool was_done_ = false;
};

}  // namespace linkwright::ui
