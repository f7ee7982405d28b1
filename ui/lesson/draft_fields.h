// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QString>
#include <QToolButton>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace linkwright::ui {

// The pieces that the forms of a lesson's editor are made of. Undo is the editor's in all of them.

/// A line of words.
class DraftLine : public QLineEdit {
  Q_OBJECT
public:
  DraftLine(const QString& object_name, const QString& accessible_name, QWidget* parent);
  /// Unless it is what stands there: then the cursor stays where it is.
  void show(const QString& text);

signals:
  /// A person has typed.
  void typed(const QString& text);

protected:
  bool event(QEvent* event) override;
};

/// Several lines of words; Tab goes to the next field.
class DraftText : public QPlainTextEdit {
  Q_OBJECT
public:
  DraftText(const QString& object_name, const QString& accessible_name, int lines, QWidget* parent);
  void show(const QString& text);

  QSize sizeHint() const override;

signals:
  void typed(const QString& text);

protected:
  bool event(QEvent* event) override;

private:
  int lines_;
  bool showing_ = false;
};

/// Some words of a list, in the order in which they were chosen.
class DraftChoices : public QToolButton {
  Q_OBJECT
public:
  DraftChoices(const QString& object_name, const QString& accessible_name, const QStringList& words, QWidget* parent);
  void show(const LessonNames& names);

signals:
  /// By a person.
  void chosen(const linkwright::LessonNames& names);

private:
  void take();

  LessonNames names_;
};

/// What a step can lock, in the words of lessons.
QStringList lockWords();

/// A caption above a part of a form.
QLabel* addHeading(QVBoxLayout& column, const QString& text, QWidget* parent);
QPushButton* makeDraftButton(const char* object_name, const QString& text, const QString& tip, QWidget* parent);

/// "joints, torques", and back; names that are given twice are there once.
QString listed(const LessonNames& names);
LessonNames namesIn(const QString& text);

}  // namespace linkwright::ui
