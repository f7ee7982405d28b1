// SPDX-License-Identifier: MIT
#pragma once

// What a learner has answered, as a file of JSON lines holds it: one line an attempt, in the order in which they were
// made. What stands in a line is described in describe_progress.h; counts are made of it in progress_summary.h.

#include "core/base/diagnostic.h"
#include "core/base/words.h"
#include "core/lesson/lesson.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/step_judge.h"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// Of the lines that this program reads and writes.
inline constexpr int kProgressVersion = 1;

enum class AttemptOutcome {
  Right,
  Wrong,
  Near,     ///< nearly right, and told so
  Skipped,  ///< the learner went on without an answer
  Shown     ///< the solution was shown
};
inline constexpr Words<AttemptOutcome, 5> kAttemptOutcomes = {{{AttemptOutcome::Right, "right"},
                                                               {AttemptOutcome::Wrong, "wrong"},
                                                               {AttemptOutcome::Near, "near"},
                                                               {AttemptOutcome::Skipped, "skipped"},
                                                               {AttemptOutcome::Shown, "shown"}}};
/// Whether it was an answer.
constexpr bool isTry(AttemptOutcome outcome) {
  return outcome != AttemptOutcome::Skipped && outcome != AttemptOutcome::Shown;
}

/// One attempt at a step.
struct ProgressEntry {
  std::string student;  ///< the code that the learner was given; empty: none
  std::string lesson;   ///< its id
  std::string hash;     ///< lessonHash of its lesson.json; empty: not known
  int checked = 0;      ///< how many steps of the lesson ask for something; 0: not known
  std::string step;     ///< its id
  StepKind kind = StepKind::Free;
  std::string time;  ///< UTC, "2026-03-01T09:30:00Z"
  AttemptOutcome outcome = AttemptOutcome::Wrong;
  std::string say;      ///< key of the text that was said, which is what the answer looked like; empty: none
  std::string mistake;  ///< where the wrong answer is that of a planted mistake: its name
  std::vector<LessonAnswer> answers, truths;  ///< by the ids of what is asked: numbers, or options
  std::vector<NamedNumber> tolerances;        ///< by the same ids, in the unit of the answer; of a direction rad
  int tries = 0;                              ///< at this step so far, with this one
  int hints = 0;                              ///< that were shown at this step so far
  double seconds = 0.0;                       ///< at this step so far
};

/// What the judge knows of an attempt: lesson, step, outcome, what was said, answers and truths. Who was asked, when,
/// and the counts are the caller's to fill in. `judge` is that of the step. Costs one StepJudge::truthOf a question.
ProgressEntry progressOf(const OpenLesson& lesson, StepJudge& judge, const LessonAttempt& attempt,
                         const StepVerdict& verdict);

/// As ProgressEntry::time has it, cut to whole seconds.
std::string utcText(std::chrono::system_clock::time_point time);
/// Whether a text is of that form, with a date that can be.
bool isUtcText(std::string_view text);

/// The line of an attempt, without a line break in it or at its end. Answers with a number that is not finite are left
/// out, and seconds that are not are 0.
std::string progressLine(const ProgressEntry& entry);
/// Adds the line to a file, which is made where there is none, on a line of its own, whatever stood there last. It is
/// on the disk when this returns. Empty on success; one error that says why otherwise.
Diagnostics appendProgress(const std::string& path, const ProgressEntry& entry);

/// The attempts of one file or of several, and what is wrong with them.
struct ProgressLog {
  std::vector<ProgressEntry> entries;
  Diagnostics problems;
};

/// Reads the lines of a file. Warnings: a line that ends before its object does, because the program ended while it was
/// written (it is passed over), and a key that is not known. Errors, all with their lines: a line that is something
/// else, a version that is newer than kProgressVersion, a key that is missing or of the wrong kind. The lines that are
/// good are in `entries` whatever is wrong with others. O(bytes).
ProgressLog readProgress(std::string_view text, const std::string& file_name);
/// The same of files, and of folders, for all files *.jsonl in them by their names. Who has no code is called as the
/// file is, without .jsonl, so that two of them are not taken for one. Errors: a file that cannot be read, a folder
/// without such files.
ProgressLog readProgressFiles(const std::vector<std::string>& paths);

}  // namespace linkwright
