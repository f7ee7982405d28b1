// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exercise/exercise_draft.h"
#include "ui/lesson/edit_history.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace linkwright::ui {

/// An exercise that is being made, with all that was done to it, and its robot. Lives on the UI thread.
class ExerciseDesk : public QObject {
  Q_OBJECT
public:
  explicit ExerciseDesk(QString examples, QObject* parent = nullptr);

  const ExerciseDraft& draft() const { return history_.draft(); }
  const Exercise& exercise() const { return draft().exercise; }
  std::string examples() const { return examples_.toStdString(); }
  /// The robot in the state of the exercise; null where it cannot be read.
  const std::shared_ptr<const OpenExercise>& robot() const { return robot_; }
  /// Another exercise: there is nothing to undo.
  void show(ExerciseDraft draft);

  int question() const { return question_; }  ///< that is looked at; -1: there is none
  const ExerciseQuestion* current() const;
  void setQuestion(int question);

  /// `field`: of which it is; empty: an edit that stands by itself.
  void edit(const QString& field, const std::function<void(Exercise&)>& change);
  /// The same of the question that is looked at.
  void editQuestion(const QString& field, const std::function<void(ExerciseQuestion&)>& change);
  /// The question of that number is looked at afterwards, the last one where there are fewer.
  void editGoing(int question, const std::function<void(Exercise&)>& change);
  /// Another robot or state.
  void setRobot(const LessonScene& scene, const LessonState& state, Formulation formulation,
                std::shared_ptr<const ZipFiles> files);
  /// What saving gives it, its robot's file, is no edit of a person's.
  void setSaved(const ExerciseDraft& saved);
  void setUnsaved();

  bool canUndo() const { return history_.canUndo(); }
  bool canRedo() const { return history_.canRedo(); }
  void undo();
  void redo();
  bool isSaved() const { return history_.isSaved(); }

signals:
  /// The exercise, or which question of it is looked at.
  void changed();

private:
  void follow(int question);

  QString examples_;
  EditHistory<ExerciseDraft> history_;
  std::shared_ptr<const OpenExercise> robot_;
  std::string robot_key_;  ///< what it was read from
  int question_ = -1;
};

}  // namespace linkwright::ui
