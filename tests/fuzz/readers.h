// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace linkwright::fuzz {

/// Feeds `text` to one reader and holds what comes out against what the reader promises: an answer or errors with
/// words, a value that compiles, computes and, written out, reads back as the same. Ends the program where a promise
/// is broken; a crash, a hang or an exception is one too.
void feedUrdf(std::string_view text);
void feedScene(std::string_view text);
void feedMjcf(std::string_view text);
/// A DH table, in both conventions.
void feedDhTable(std::string_view text);
/// States for a small robot of our own, as CSV or as JSON: the reader tells them apart by the first character.
void feedStates(std::string_view text);
/// Poses that a hand should have, as CSV or as JSON.
void feedTargets(std::string_view text);
void feedNpy(std::string_view bytes);
/// A student's table for the same robot, held against every formulation.
void feedStudentTable(std::string_view text);
/// A lesson, whose names and formulas are looked for on the same robot.
void feedLesson(std::string_view text);
/// An exercise; numbers of its ranges are drawn.
void feedExercise(std::string_view text);
/// A list of students.
void feedStudentList(std::string_view text);
/// The words of a lesson.
void feedLessonText(std::string_view text);
/// What learners have answered.
void feedProgress(std::string_view text);

}  // namespace linkwright::fuzz
