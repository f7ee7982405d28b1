// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/words.h"
#include "core/lesson/progress.h"

#include <string>
#include <vector>

namespace linkwright {

/// What is written of learners' progress.
enum class ProgressTable {
  Entries,   ///< each attempt
  Students,  ///< how far each learner has come in each lesson
  Mistakes   ///< what wrong answers looked like, and how often
};
inline constexpr Words<ProgressTable, 3> kProgressTables = {{{ProgressTable::Entries, "entries"},
                                                             {ProgressTable::Students, "students"},
                                                             {ProgressTable::Mistakes, "mistakes"}}};

/// As CSV with a header, quoted as RFC 4180 has it. Columns are the keys of a line for entries (`answers`, `truths` and
/// `tolerances` as "u1=6.37; c=base-up each-link"), and the members of LessonProgress and of SaidCount for the others;
/// a lesson that a student has not begun has no row.
std::string progressCsv(const std::vector<ProgressEntry>& entries, ProgressTable table);
/// {"results":[...]}: a line of the file for each entry, or a row of the CSV as an object.
std::string progressJson(const std::vector<ProgressEntry>& entries, ProgressTable table);
/// As a page of Markdown: for entries, each learner's lessons with a sum and a table of the attempts; for students, one
/// table with a row for each of them and a column for each lesson; for mistakes, the table of the CSV.
std::string progressMarkdown(const std::vector<ProgressEntry>& entries, ProgressTable table);

}  // namespace linkwright
