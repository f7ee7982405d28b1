// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_draft.h"
#include "ui/lesson/edit_history.h"

#include <QObject>
#include <QString>

#include <functional>

namespace linkwright::ui {

/// A lesson that is being written, with all that was done to it: each edit can be undone. Edits of the same field that
/// follow on each other are one. Lives on the UI thread.
class DraftDesk : public QObject {
  Q_OBJECT
public:
  explicit DraftDesk(QString examples, QObject* parent = nullptr);

  const LessonDraft& draft() const { return history_.draft(); }
  std::string examples() const { return examples_.toStdString(); }
  /// Another lesson: there is nothing to undo.
  void show(LessonDraft draft);

  int stepCount() const { return static_cast<int>(draft().lesson.steps.size()); }
  int step() const { return step_; }  ///< that is looked at; -1: the lesson as a whole
  std::size_t stepIndex() const { return static_cast<std::size_t>(step_); }
  const LessonStep* current() const;
  void setStep(int step);

  /// `field`: of which it is; empty: an edit that stands by itself. `step`: that is looked at afterwards.
  void edit(const QString& field, const std::function<void(LessonDraft&)>& change);
  void editGoing(int step, const std::function<void(LessonDraft&)>& change);
  /// The same of the step that is looked at.
  void editStep(const QString& field, const std::function<void(LessonStep&)>& change);
  /// What is worked out and is no edit of a person's.
  void amend(const std::function<void(LessonDraft&)>& change);

  bool canUndo() const { return history_.canUndo(); }
  bool canRedo() const { return history_.canRedo(); }
  void undo();
  void redo();

  /// Another number after each edit, undo and redo.
  int revision() const { return history_.revision(); }
  bool isSaved() const { return history_.isSaved(); }
  void setSaved();
  void setUnsaved();

signals:
  /// The lesson, or which step of it is looked at.
  void changed();

private:
  void go(int step);

  QString examples_;
  EditHistory<LessonDraft> history_;
  int step_ = -1;
};

}  // namespace linkwright::ui
