// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/exercise_desk.h"

#include "core/exercise/exercise_reader.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

/// What a robot and its state follow from.
std::string robotKey(const ExerciseDraft& draft) {
  Exercise bare;
  bare.scene = draft.exercise.scene;
  bare.state = draft.exercise.state;
  bare.formulation = draft.exercise.formulation;
  const auto file = draft.files->find(bare.scene.file.text);
  return writeExercise(bare) + (file == draft.files->end() ? std::string() : file->second);
}

}  // namespace

ExerciseDesk::ExerciseDesk(QString examples, QObject* parent)
    : QObject(parent), examples_(std::move(examples)), history_(ExerciseDraft()) {}

// the question that is looked at is one that there is, and the robot is the one of now
void ExerciseDesk::follow(int question) {
  const int count = static_cast<int>(exercise().questions.size());
  question_ = std::clamp(question, std::min(0, count - 1), count - 1);
  if (std::string key = robotKey(draft()); key != robot_key_) {
    robot_key_ = std::move(key);
    Result<OpenExercise> opened = openRobot(draft(), examples());
    robot_ = opened ? std::make_shared<const OpenExercise>(std::move(opened).value()) : nullptr;
  }
  emit changed();
}

void ExerciseDesk::show(ExerciseDraft draft) {
  history_.show(std::move(draft));
  follow(0);
}

const ExerciseQuestion* ExerciseDesk::current() const {
  return question_ < 0 ? nullptr : &exercise().questions[static_cast<std::size_t>(question_)];
}

void ExerciseDesk::setQuestion(int question) {
  if (question != question_) follow(question);
}

void ExerciseDesk::edit(const QString& field, const std::function<void(Exercise&)>& change) {
  history_.edit(field, question_, [&](ExerciseDraft& draft) { change(draft.exercise); });
  follow(question_);
}

void ExerciseDesk::editQuestion(const QString& field, const std::function<void(ExerciseQuestion&)>& change) {
  if (current() == nullptr) return;
  edit(field, [&](Exercise& exercise) { change(exercise.questions[static_cast<std::size_t>(question_)]); });
}

void ExerciseDesk::editGoing(int question, const std::function<void(Exercise&)>& change) {
  history_.edit({}, question_, [&](ExerciseDraft& draft) { change(draft.exercise); });
  history_.setPlace(question);
  follow(question);
}

void ExerciseDesk::setRobot(const LessonScene& scene, const LessonState& state, Formulation formulation,
                            std::shared_ptr<const ZipFiles> files) {
  history_.edit({}, question_, [&](ExerciseDraft& draft) {
    draft.exercise.scene = scene;
    draft.exercise.state = state;
    draft.exercise.formulation.text = nameOf(formulation);
    draft.files = std::move(files);
  });
  follow(question_);
}

void ExerciseDesk::setSaved(const ExerciseDraft& saved) {
  history_.amend([&](ExerciseDraft& draft) { draft = saved; });
  history_.setSaved();
  follow(question_);
}

void ExerciseDesk::setUnsaved() {
  history_.setUnsaved();
  emit changed();
}

void ExerciseDesk::undo() {
  if (canUndo()) follow(history_.undo());
}

void ExerciseDesk::redo() {
  if (canRedo()) follow(history_.redo());
}

}  // namespace linkwright::ui

#include "moc_exercise_desk.cpp"
