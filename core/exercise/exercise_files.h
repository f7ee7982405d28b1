// SPDX-License-Identifier: MIT
#pragma once

// What is written of an exercise: for printing, for Moodle, Canvas and whatever reads QTI 2.1, and the key. The same
// pages are the same bytes. Students' parts hold no answer, neither do names of files; question banks hold the answers
// that grade them.

#include "core/base/result.h"
#include "core/exercise/exercise_page.h"
#include "core/exercise/student_list.h"
#include "core/io/zip_file.h"

#include <string>
#include <vector>

namespace linkwright {

/// A variant for each student, parallel to the list.
struct ExerciseClass {
  const OpenExercise& open;
  const ExerciseText& text;
  const std::vector<ExerciseStudent>& students;
  const std::vector<Variant>& variants;
};

/// The variants in words, in their order; each has its picture drawn.
std::vector<ExercisePage> pagesOf(const ExerciseClass& all);

/// CSV, one row a student: student, name, variant, draws, what is given (SI units, under the names of states and
/// figures; where the student reads degrees these too, under the name with its unit), then answer.ID and tolerance.ID
/// of each question, and the mistake of the table. Cells of students that a spreadsheet would take for a formula begin
/// with an apostrophe.
std::string exerciseKeyCsv(const ExerciseClass& all);

/// The answers to mark by.
struct ExerciseAnswers {
  std::vector<std::string> mistakes;            ///< "A: You gave gravity the wrong sign. ...": what the letters mean
  std::vector<std::vector<std::string>> lines;  ///< of each student: "1. 3.066 ± 0.031 N m; A: −3.066; B: 6.132"
};
/// `pages`: those of pagesOf.
ExerciseAnswers exerciseAnswers(const ExerciseClass& all, const std::vector<ExercisePage>& pages);

/// The bytes of two files.
struct ExerciseSheets {
  std::string sheets, key;
};
/// HTML: one page per student to print, with the robot drawn; and the answers.
ExerciseSheets exerciseSheets(const ExerciseClass& all);

/// Moodle XML: a category for each question with a numerical or multiple-choice one per variant.
std::string exerciseMoodle(const ExerciseClass& all);
/// Moodle XML: a cloze question per variant with all its fields.
std::string exerciseCloze(const ExerciseClass& all);

/// A zip archive in Canvas' QTI 1.2: a group for each question, of which Canvas takes one variant.
Result<std::string> exerciseCanvas(const ExerciseClass& all);
/// The files of it.
ZipFiles canvasFiles(const ExerciseClass& all);
/// A zip archive of QTI 2.1 items with its manifest, an item per variant. Tolerances are absolute.
Result<std::string> exerciseQti21(const ExerciseClass& all);
ZipFiles qti21Files(const ExerciseClass& all);

/// A student's text as a cell that no spreadsheet takes for a formula.
std::string safeCell(const std::string& text);

}  // namespace linkwright
