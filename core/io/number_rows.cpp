// SPDX-License-Identifier: MIT
#include "core/io/number_rows.h"

#include "core/io/csv_reader.h"
#include "core/io/npy.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace linkwright {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t'; }

/// The numbers of a line as almost all are; false for anything that is to be looked at more closely.
bool readPlainLine(std::string_view line, const NumberColumns& columns, double* values) {
  const char* at = line.data();
  const char* const end = at + line.size();
  const std::size_t count = columns.names.size();
  for (std::size_t i = 0; i < count; ++i) {
    while (at < end && isBlank(*at)) ++at;
    if (columns.used[i]) {
      const auto [after, error] = std::from_chars(at, end, values[i]);
      if (error != std::errc() || !std::isfinite(values[i])) return false;
      at = after;
      while (at < end && isBlank(*at)) ++at;
    } else {
      for (; at < end && *at != ','; ++at) {
        if (*at == '"' || *at == '\0') return false;
      }
    }
    if (i + 1 == count) return at == end;
    if (at == end || *at != ',') return false;
    ++at;
  }
  return false;
}

/// The same for any line, with words for what is wrong with it.
bool readLine(std::string_view line, int number, const NumberColumns& columns, const std::string& file_name,
              double* values, Diagnostics& problems) {
  const std::size_t before = problems.size();
  const auto error = [&](const Message& message) { problems.push_back({Severity::Error, file_name, number, message}); };
  if (line.find('\0') != std::string_view::npos) {
    error(Message("Files", "the file contains binary data, not text; use a CSV, JSON or .npy file"));
    return false;
  }
  CsvReader reader(line, file_name);
  std::vector<std::string> cells;
  if (!reader.next(cells)) {
    for (const Diagnostic& malformed : reader.diagnostics()) error(malformed.message);
  } else if (cells.size() != columns.names.size()) {
    error(otherCellCount(cells.size(), columns.names.size()));
  } else {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (!columns.used[i]) continue;
      if (const Message problem = readNumberCell(cells[i], columns.names[i], values[i]); !problem.empty())
        error(problem);
    }
  }
  return problems.size() == before;
}

void beginRows(NumberRows& rows, std::size_t most, const NumberColumns& columns) {
  rows.rows.clear();
  rows.lines.clear();
  rows.problems.clear();
  rows.broken = 0;
  rows.values.resize(static_cast<Eigen::Index>(most), std::ssize(columns.names));
}

void acceptRow(NumberRows& rows, bool is_whole, std::int64_t row, int line) {
  if (!is_whole) {
    ++rows.broken;
    return;
  }
  rows.rows.push_back(row);
  rows.lines.push_back(line);
}

void endRows(NumberRows& rows) {
  if (std::ssize(rows.rows) < rows.values.rows()) {
    rows.values.conservativeResize(std::ssize(rows.rows), Eigen::NoChange);
  }
}

}  // namespace

std::size_t endOfLine(std::string_view text, std::size_t at) {
  const std::size_t line_break = text.find('\n', at);
  return line_break == std::string_view::npos ? text.size() : line_break + 1;
}

bool isRow(std::string_view line) { return !line.empty() && line != "\n" && line != "\r\n" && line != "\r"; }

void readNumberLines(std::string_view text, std::int64_t first_row, int first_line, const NumberColumns& columns,
                     const std::string& file_name, NumberRows& rows) {
  beginRows(rows, static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1, columns);
  int number = first_line;
  std::int64_t row = first_row;
  for (std::size_t at = 0; at < text.size(); ++number) {
    const std::size_t next = endOfLine(text, at);
    std::string_view line = text.substr(at, next - at);
    at = next;
    if (!isRow(line)) continue;
    line = line.substr(0, line.find_last_not_of("\r\n") + 1);
    double* const values = rows.values.data() + std::ssize(rows.rows) * rows.values.cols();
    acceptRow(rows,
              readPlainLine(line, columns, values) || readLine(line, number, columns, file_name, values, rows.problems),
              row++, number);
  }
  endRows(rows);
}

void readNumberBytes(std::string_view bytes, std::int64_t first_row, const NumberColumns& columns,
                     const std::string& file_name, NumberRows& rows) {
  const std::size_t row_bytes = columns.names.size() * sizeof(double);
  const std::size_t count = bytes.size() / std::max<std::size_t>(row_bytes, 1);
  beginRows(rows, count, columns);
  for (std::size_t i = 0; i < count; ++i) {
    const auto values = rows.values.row(std::ssize(rows.rows));
    readNpy(bytes.substr(i * row_bytes, row_bytes), rows.values.row(std::ssize(rows.rows)).data());
    const std::int64_t row = first_row + static_cast<std::int64_t>(i);
    const int line = static_cast<int>(row + 1);
    if (!values.allFinite()) {
      for (std::size_t k = 0; k < columns.names.size(); ++k) {
        if (!columns.used[k] || std::isfinite(values[static_cast<Eigen::Index>(k)])) continue;
        rows.problems.push_back({Severity::Error, file_name, line,
                                 Message("Files", "row %1 of the array, column '%2': not a finite number")
                                     .arg(static_cast<std::size_t>(row), columns.names[k])});
      }
    }
    acceptRow(rows, values.allFinite(), row, line);
  }
  endRows(rows);
}

}  // namespace linkwright
