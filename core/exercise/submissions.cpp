// SPDX-License-Identifier: MIT
#include "core/exercise/submissions.h"

#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/dynamics/mistakes.h"
#include "core/exercise/exercise_files.h"
#include "core/exercise/variant.h"
#include "core/io/json_string.h"
#include "core/io/student_table.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"

#include <algorithm>
#include <map>

namespace linkwright {
namespace {

constexpr std::size_t kLongest = 300;  // of what is said of a file

bool isGiven(const Recorded& entry) {
  return entry.quantity == Quantity::JointPosition || entry.quantity == Quantity::JointVelocity ||
         entry.quantity == Quantity::JointAcceleration;
}

/// The rows that are the student's own: of the table of the exercise where it shows one, otherwise all.
std::vector<TraceRow> countedRows(const Model& model, const Recording& recording, const Exercise& exercise) {
  if (exercise.table) return shownRows(model, recording, *exercise.table);
  std::vector<TraceRow> rows = traceRows(model, recording);
  std::erase_if(rows,
                [&](const TraceRow& row) { return isGiven(recording.entries[static_cast<std::size_t>(row.index)]); });
  return rows;
}

/// One line of printable text.
std::string oneLine(std::string text) {
  if (text.size() > kLongest) text = text.substr(0, kLongest) + "...";
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) == 0x7F) c = ' ';
  }
  return text;
}

std::string firstProblem(const Diagnostics& diagnostics) {
  const auto first = std::find_if(diagnostics.begin(), diagnostics.end(),
                                  [](const Diagnostic& each) { return each.severity == Severity::Error; });
  if (first == diagnostics.end()) return {};
  const auto errors = std::count_if(diagnostics.begin(), diagnostics.end(),
                                    [](const Diagnostic& each) { return each.severity == Severity::Error; });
  std::string text =
      oneLine((first->line > 0 ? "line " + std::to_string(first->line) + ": " : "") + first->message.text());
  if (errors > 1) text += " (and " + std::to_string(errors - 1) + " more)";
  return text;
}

/// Counts rows of the recursion, each once: right where no row of the table differs from it.
void countRows(const CheckReport& report, const Model& model, const Exercise& exercise, SubmissionVerdict& verdict) {
  std::map<int, bool> right;
  for (const CheckedRow& row : report.rows) {
    if (row.entry < 0 || row.status == RowStatus::Empty) continue;
    const auto [there, is_new] = right.emplace(row.entry, true);
    there->second = there->second && row.status == RowStatus::Agrees;
  }
  for (const TraceRow& row : countedRows(model, report.recording, exercise)) {
    ++verdict.all_rows;
    const auto there = right.find(row.index);
    if (there != right.end() && there->second) ++verdict.right_rows;
  }
}

}  // namespace

SubmissionVerdict judgeSubmission(VariantMaker& maker, const OpenExercise& open, const std::string& student,
                                  std::string_view bytes, const std::string& file) {
  SubmissionVerdict verdict;
  verdict.student = student;
  verdict.file = file;
  verdict.status = SubmissionStatus::Refused;
  if (bytes.size() > kMostSubmissionBytes) {
    verdict.problem = "the file is larger than 1 MB";
    return verdict;
  }
  const Result<StudentTable> table = readStudentTable(bytes, file);
  if (!table) {
    verdict.problem = firstProblem(table.diagnostics());
    return verdict;
  }
  const Result<Variant> variant = maker.make(student);
  if (!variant) {
    verdict.problem = firstProblem(variant.diagnostics());
    return verdict;
  }
  const CheckReport report = checkTable(*variant->robot.model, variant->instant.input, open.formulation, *table);
  countRows(report, *variant->robot.model, open.exercise, verdict);
  verdict.differing = report.differing;
  verdict.not_found = report.not_found;
  if (report.first_difference >= 0) {
    const StudentRow& row = table->rows[static_cast<std::size_t>(report.first_difference)];
    verdict.first_difference = oneLine("line " + std::to_string(row.line) + ": " + row.link + ", " +
                                       (row.quantity.empty() ? row.symbol : row.quantity));
  }
  verdict.suspects = suspectNames(report);
  verdict.status = !report.allAgree()                       ? SubmissionStatus::Wrong
                   : verdict.right_rows == verdict.all_rows ? SubmissionStatus::Right
                                                            : SubmissionStatus::Partial;
  return verdict;
}

std::string submissionsCsv(const std::vector<SubmissionVerdict>& verdicts) {
  std::string csv = "student,file,status,right_rows,all_rows,differing,not_found,first_difference,suspects,problem\n";
  for (const SubmissionVerdict& verdict : verdicts) {
    csv += safeCell(oneLine(verdict.student)) + "," + safeCell(oneLine(verdict.file)) + "," +
           wordOf(kSubmissionStatuses, verdict.status);
    for (const int count : {verdict.right_rows, verdict.all_rows, verdict.differing, verdict.not_found})
      csv += "," + std::to_string(count);
    for (const std::string& text : {verdict.first_difference, verdict.suspects, verdict.problem})
      csv += "," + safeCell(text);
    csv += "\n";
  }
  return csv;
}

std::string gradescopeJson(const Exercise& exercise, const SubmissionVerdict& verdict) {
  int points = 0;
  for (const ExerciseQuestion& question : exercise.questions) points += question.points;
  const double score = verdict.all_rows > 0 ? double(points) * verdict.right_rows / verdict.all_rows : 0.0;
  std::string output = std::to_string(verdict.right_rows) + " of " + std::to_string(verdict.all_rows) + " rows agree.";
  if (!verdict.first_difference.empty()) output += " The first difference is in " + verdict.first_difference + ".";
  if (!verdict.suspects.empty()) output += " It looks like: " + verdict.suspects + ".";
  if (!verdict.problem.empty()) output = "The table cannot be read: " + verdict.problem + ".";
  if (verdict.status == SubmissionStatus::Missing) output = "There is no table.";
  return "{\"score\":" + numberText(score) +
         ",\"tests\":[{\"name\":\"Table of the recursion\",\"score\":" + numberText(score) +
         ",\"max_score\":" + std::to_string(points) + ",\"output\":" + jsonString(output) +
         ",\"visibility\":\"visible\"}]}\n";
}

std::string blankTable(const OpenExercise& open) {
  Recording recording;
  const Model& model = *open.robot.model;
  recordInverseDynamics(model, open.start.input, open.formulation, recording);
  return traceBlankCsv(countedRows(model, recording, open.exercise));
}

std::string keyTable(const OpenExercise& open, const Variant& variant, const MistakeSet& mistakes) {
  Recording recording;
  const Model& model = *variant.robot.model;
  recordInverseDynamics(model, variant.instant.input, open.formulation, mistakes, recording);
  return traceCsv(model, recording);
}

}  // namespace linkwright
