// SPDX-License-Identifier: MIT
#pragma once

// What a new exercise begins with, until its author says otherwise.

#include "core/exercise/exercise_draft.h"

#include <cstddef>
#include <optional>
#include <string>

namespace linkwright {

/// Numbers that a person can write, within the joint's limits: of a position (`derivative` 0), a velocity (1) or an
/// acceleration (2). `degrees`: positions of joints that turn.
JointRange suggestedRange(const ModelJoint& joint, std::size_t derivative, bool degrees);
/// From half of the figure to half as much again; a payload up to a quarter of the robot's mass. None: the link has no
/// such figure.
std::optional<LinkRange> suggestedRange(const LessonRobot& robot, int link, LinkFigure figure);

/// An exercise about a robot: its largest torque, with all positions in their ranges, and rates where it
/// moves. `files` has the robot's file where `scene` names one; `language` is that of its text.
ExerciseDraft newExercise(const LessonRobot& robot, const LessonScene& scene, const LessonState& state,
                          Formulation formulation, std::shared_ptr<const ZipFiles> files, bool degrees,
                          const std::string& language = "en");

/// Makes a question ask for that value, or its direction where it is a vector, with unit, tolerance and words that suit
/// it, in the language of each text. A name that the robot has not is taken as it is, with the name for its words.
void askFor(Exercise& exercise, std::size_t question, const OpenExercise& open, const std::string& value);
/// A question without a value or a text yet; its index.
std::size_t addQuestion(Exercise& exercise);
/// What may be asked for next: the largest torque of this state that no question asks for yet, else the total energy.
std::string suggestedValue(const Exercise& exercise, const OpenExercise& open);
/// Adds a table of the whole recursion with a planted mistake, and both questions about it.
void addTable(Exercise& exercise, const OpenExercise& open);

}  // namespace linkwright
