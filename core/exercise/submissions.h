// SPDX-License-Identifier: MIT
#pragma once

#include "core/exercise/variant.h"
#include "core/trace/check.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// What is larger is no table of a student.
inline constexpr std::size_t kMostSubmissionBytes = 1'000'000;

enum class SubmissionStatus {
  Right,    ///< every row is there and agrees
  Partial,  ///< what is there agrees, but rows are missing or empty
  Wrong,    ///< something differs
  Refused,  ///< it cannot be read as a table
  Missing   ///< there is none
};
inline constexpr Words<SubmissionStatus, 5> kSubmissionStatuses = {{{SubmissionStatus::Right, "right"},
                                                                    {SubmissionStatus::Partial, "partial"},
                                                                    {SubmissionStatus::Wrong, "wrong"},
                                                                    {SubmissionStatus::Refused, "refused"},
                                                                    {SubmissionStatus::Missing, "missing"}}};

/// A student's table held against the student's own variant.
struct SubmissionVerdict {
  std::string student, file;
  SubmissionStatus status = SubmissionStatus::Missing;
  int right_rows = 0, all_rows = 0;  ///< of those that are the student's own: the state is given
  int differing = 0, not_found = 0;
  std::string first_difference;  ///< "line 12: link_2, angular velocity"
  std::string suspects;          ///< names of mistakes with how many rows each explains
  std::string problem;           ///< one line: why it is refused
};

/// Whatever the bytes are: a refusal has one line that says what is wrong.
SubmissionVerdict judgeSubmission(VariantMaker& maker, const OpenExercise& open, const std::string& student,
                                  std::string_view bytes, const std::string& file);

/// One row per student.
std::string submissionsCsv(const std::vector<SubmissionVerdict>& verdicts);
/// results.json of Gradescope's autograder for one student; the points are those of the exercise. It names no right
/// value.
std::string gradescopeJson(const Exercise& exercise, const SubmissionVerdict& verdict);

/// The table that students fill in and hand in, the same for all: the rows that count, with their names and empty
/// cells, as `check` reads it.
std::string blankTable(const OpenExercise& open);

/// The table of a variant with all its numbers, as `check` reads it.
std::string keyTable(const OpenExercise& open, const Variant& variant, const MistakeSet& mistakes = {});

}  // namespace linkwright
