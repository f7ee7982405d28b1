// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/exercise/exercise.h"
#include "core/lesson/lesson_files.h"
#include "core/lesson/lesson_values.h"
#include "core/recording/formulation.h"

#include <string>
#include <vector>

namespace linkwright {

/// An exercise with its robot: every name has been found.
struct OpenExercise {
  std::string file;
  Exercise exercise;
  LessonRobot robot;  ///< as its file has it
  LessonInstant start;
  Formulation formulation = Formulation::BodyFrame;
  int full_rank = 0;  ///< of the hand's Jacobian where no pose is singular (variant.h)
};

/// Opens the exercise of a file; `examples` is the folder of the program's example robots. All problems are listed with
/// their lines: those of readExercise and of the robot, and names of joints, links, values, equations and mistakes that
/// are none on this robot. Warnings are those of the robot.
Result<OpenExercise> openExercise(const std::string& path, const std::string& examples);
/// The same of a text that has been read; `files` are those beside it.
Result<OpenExercise> openExercise(const std::string& text, const std::string& path, const LessonFiles& files,
                                  const std::string& examples);

/// The mistakes that a question's answer must tell apart.
std::vector<Mistake> toldApart(const Exercise& exercise, const ExerciseQuestion& question);
/// Whether it asks for a value of a contact: that of a simulation that begins in the state of the variant.
bool isOfContacts(const ExerciseQuestion& question);
/// Whether one of its questions does.
bool asksOfContacts(const Exercise& exercise);
/// The mistakes of these names.
std::vector<Mistake> mistakesOf(const LessonNames& names);
/// Null where there is no text in that language; empty: the first one.
const ExerciseText* textIn(const Exercise& exercise, const std::string& language);
/// The text in that language, or the first one where there is none.
const ExerciseText& textFor(const Exercise& exercise, const std::string& language);

}  // namespace linkwright
