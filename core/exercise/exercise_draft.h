// SPDX-License-Identifier: MIT
#pragma once

// An exercise while somebody makes it: it need not be finished, and nothing of it is on a disk until it is saved.

#include "core/exercise/open_exercise.h"
#include "core/io/zip_file.h"

#include <memory>
#include <string>

namespace linkwright {

/// Copies are cheap enough to be kept one an edit: the robot's file is shared.
struct ExerciseDraft {
  Exercise exercise;
  std::shared_ptr<const ZipFiles> files = std::make_shared<ZipFiles>();  ///< the robot's, by its name in the folder

  /// The text that is written; the others have the same questions.
  ExerciseText& text() { return exercise.texts.front(); }
  const ExerciseText& text() const { return exercise.texts.front(); }
};

/// What a robot's file is called until the exercise is saved.
inline constexpr const char* kUnsavedRobot = "robot.json";

/// An exercise of a file, with the file of its robot. Each question has its own list of mistakes afterwards: variants
/// are the same. Errors: those of readExercise, and a robot's file that cannot be read.
Result<ExerciseDraft> readExerciseDraft(const std::string& path);
/// The exercise with its robot. Errors as openExercise, with the lines of writeExercise.
Result<OpenExercise> openDraft(const ExerciseDraft& draft, const std::string& examples);
/// Its robot in its state alone, whatever the rest is like. Errors: the robot cannot be read.
Result<OpenExercise> openRobot(const ExerciseDraft& draft, const std::string& examples);
/// Writes the exercise, and the file of its robot beside it: "levers.json" has "levers.scene.json" where the robot has
/// no file yet, or its name is taken by another one; nothing else that is there is written over. The draft has that
/// name then. Errors: it is not finished (readExercise), and nothing is written; a file cannot be
/// written.
Diagnostics saveExercise(ExerciseDraft& draft, const std::string& path);

/// Where a line of the written exercise is: the key of a list (q, qd, qdd, robot, questions, texts, tell_apart, table)
/// and the item of it that it is in, from 0; -1: of none.
struct ExercisePlace {
  std::string list;
  int item = -1;
};
ExercisePlace placeOf(const std::string& written, int line);

/// Takes a question out, with its texts in all languages.
void removeQuestion(Exercise& exercise, std::size_t question);
/// Puts the text of that key into a list; an empty one takes it out.
void setText(std::vector<NamedText>& texts, const std::string& key, const std::string& words);

}  // namespace linkwright
