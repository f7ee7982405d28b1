// SPDX-License-Identifier: MIT
#pragma once

// Counts of what learners have answered, as plain data to be shown, plotted or written (progress_text.h).

#include "core/lesson/progress.h"

#include <string>
#include <vector>

namespace linkwright {

/// How far one learner has come in one lesson.
struct LessonProgress {
  std::string student, lesson;
  int checked = 0;       ///< steps that ask for something, as the last attempt has it; 0: not known
  int done = 0;          ///< steps that were right at last
  int first_try = 0;     ///< steps whose first attempt was right
  int tries = 0;         ///< answers
  int hints = 0;         ///< that were shown
  double seconds = 0.0;  ///< at its steps; a step that was begun anew counts each time
  int versions = 0;      ///< of the lesson that were answered, by their hashes
  std::string last;      ///< time of the last attempt, UTC; empty: there is none
};

/// How far each learner has come in each lesson: of entries in any order (they are taken by their times). O(n log n).
struct ClassProgress {
  std::vector<std::string> students, lessons;  ///< sorted
  /// [students][lessons]; where nothing was answered `last` is empty.
  std::vector<std::vector<LessonProgress>> cells;
};
ClassProgress classProgress(const std::vector<ProgressEntry>& entries);

/// What answers that are not right looked like at one step, and how often.
struct SaidCount {
  std::string lesson, step;
  std::string say;      ///< key of the text; empty: the lesson does not know this wrong answer
  std::string mistake;  ///< the planted mistake that gives it; empty: none
  int count = 0;
  int students = 0;  ///< who answered so
};
/// The most frequent first; equal ones by lesson, step and text.
std::vector<SaidCount> saidCounts(const std::vector<ProgressEntry>& entries);

}  // namespace linkwright
