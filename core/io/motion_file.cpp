// SPDX-License-Identifier: MIT
#include "core/io/motion_file.h"

#include "core/io/csv_reader.h"
#include "core/io/sampled_motion.h"
#include "core/io/state_columns.h"
#include "core/io/state_table.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace linkwright {
namespace {

bool isStateColumn(const std::string& name) {
  constexpr std::array<std::string_view, 5> kPrefixes = {"q.", "qd.", "qdd.", "tau.", "ext."};
  return name == "t" || std::any_of(kPrefixes.begin(), kPrefixes.end(),
                                    [&](std::string_view prefix) { return name.starts_with(prefix); });
}

bool anyBeginsWith(const std::vector<std::string>& header, std::string_view prefix) {
  return std::any_of(header.begin(), header.end(), [&](const std::string& name) { return name.starts_with(prefix); });
}

std::string_view withoutMark(std::string_view text) { return text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text; }

bool isJson(std::string_view text) {
  const std::size_t first = withoutMark(text).find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && withoutMark(text)[first] == '{';
}

/// What programs of other countries write: numbers that are cut in two by their own commas.
Diagnostics commasForPoints(std::string_view text, const std::string& file_name, std::size_t columns) {
  CsvReader reader(text, file_name);
  std::vector<std::string> cells;
  reader.next(cells);
  if (columns < 2 || !reader.next(cells)) return {};
  const bool is_cut = cells.size() > columns && cells.size() <= 2 * columns;
  const bool is_quoted =
      cells.size() == columns && std::any_of(cells.begin(), cells.end(), [](const std::string& cell) {
        return cell.find(',') != std::string::npos && cell.find_first_not_of("+-0123456789,eE") == std::string::npos;
      });
  if (!is_cut && !is_quoted) return {};
  return {{Severity::Error, file_name, reader.line(),
           Message("Files",
                   "the numbers seem to use decimal commas; write 0.5, not 0,5, and separate the columns by commas")}};
}

/// The errors of the header, without those columns that a log has beside a state's.
Diagnostics headerErrors(const std::vector<std::string>& header, const std::string& file_name, int line,
                         const Model& model) {
  std::vector<std::string> of_state;
  std::copy_if(header.begin(), header.end(), std::back_inserter(of_state), isStateColumn);
  // of none of them is said what the whole is: columns between semicolons, for one
  Diagnostics errors;
  understandHeader(of_state.empty() ? header : of_state, model, {}, file_name, line, errors);
  if (errors.size() > 1 && header.size() == 1) errors.resize(1);
  return errors;
}

}  // namespace

double MotionFile::meanStep() const {
  const Eigen::Index n = course.t.size();
  return n > 1 ? (course.t[n - 1] - course.t[0]) / static_cast<double>(n - 1) : 0.0;
}

bool isMotionHeader(std::string_view text) {
  if (text.find('\0') != std::string_view::npos || isJson(text)) return false;
  // the first tag of a robot may have commas too
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos || text[first] == '<') return false;
  CsvReader reader(text, "");
  std::vector<std::string> header;
  return reader.next(header) && anyBeginsWith(header, "q.");
}

Result<MotionFile> readMotion(std::string_view text, const std::string& file_name, const Model& model) {
  // what is binary is said by the reader of the states
  const bool is_text = text.find('\0') == std::string_view::npos;
  if (std::optional<Diagnostic> why = is_text ? whyNoText(text, file_name) : std::nullopt)
    return Result<MotionFile>::failure(Diagnostics{*std::move(why)});
  MotionFile file;
  if (is_text && !isJson(text)) {
    CsvReader reader(text, file_name);
    std::vector<std::string> header;
    if (reader.next(header)) {
      if (Diagnostics errors = headerErrors(header, file_name, reader.line(), model); hasErrors(errors))
        return Result<MotionFile>::failure(std::move(errors));
      if (Diagnostics errors = commasForPoints(text, file_name, header.size()); hasErrors(errors))
        return Result<MotionFile>::failure(std::move(errors));
    }
    file.has_torque = anyBeginsWith(header, "tau.");
    file.has_loads = anyBeginsWith(header, "ext.");
    std::copy_if(header.begin(), header.end(), std::back_inserter(file.skipped),
                 [](const std::string& name) { return !isStateColumn(name); });
  }
  const Result<StateTable> table = readStates(text, file_name, model, {.ignore_extra = true});
  if (!table) return Result<MotionFile>::failure(table.diagnostics());
  Result<SampledCourse> course = sampledMotion(*table, file_name);
  if (!course) return Result<MotionFile>::failure(course.diagnostics());
  file.course = std::move(course).value();
  return file;
}

Result<MotionFile> readMotionFile(const std::string& path, const Model& model) {
  const Result<std::string> text = readTextFile(path);
  if (!text) return Result<MotionFile>::failure(text.diagnostics());
  return readMotion(*text, path == "-" ? "standard input" : path, model);
}

}  // namespace linkwright
