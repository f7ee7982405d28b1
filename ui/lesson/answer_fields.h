// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/lesson_session.h"
#include "ui/lesson/lesson_words.h"

#include <QWidget>

#include <vector>

class QAbstractButton;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace linkwright::ui {

class DirectionPad;

/// What a step of a lesson is answered in: options, numbers with their units, a ball to point a vector on. What is
/// filled in goes to the session at once. Enter hands it in.
class AnswerFields : public QWidget {
  Q_OBJECT
public:
  AnswerFields(LessonSession& session, LessonWords& words, QWidget* parent = nullptr);

  /// Fields for the session's step, empty, as wide as `width` px.
  void rebuild(int width);
  /// What the session's answers are, and whether they can be changed.
  void refresh();
  /// A number that was wrong is typed over.
  void selectNumber();
  /// What Tab goes through, in order.
  QWidgetList stops() const { return stops_; }
  /// The first field, to begin with; null where there is none.
  QWidget* first() const;

signals:
  void checkWanted();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  struct Field {
    std::vector<QAbstractButton*> options;  ///< by LessonAsk::options
    QLineEdit* number = nullptr;
    DirectionPad* direction = nullptr;
    QLabel* mark = nullptr;  ///< how the last answer was
  };
  void addChoice(QVBoxLayout& column, std::size_t ask, int width);
  void addNumber(QVBoxLayout& column, std::size_t ask);
  void addDirection(QVBoxLayout& column, std::size_t ask);
  QLabel* addCaption(QVBoxLayout& column, std::size_t ask, int width);
  void takeChoice(std::size_t ask);
  void takeNumber(std::size_t ask);

  LessonSession& session_;
  LessonWords& words_;
  QWidget* inside_ = nullptr;
  std::vector<Field> fields_;
  QWidgetList stops_;
  bool filling_ = false;
};

}  // namespace linkwright::ui
