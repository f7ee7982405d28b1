// SPDX-License-Identifier: MIT
#include "core/io/student_table.h"

#include "core/base/number_text.h"
#include "core/io/csv_reader.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>

namespace linkwright {
namespace {

constexpr std::size_t kValueColumns = 9;  // v0 to v8

/// What a column holds: a name of the row, a number of it, or nothing that is read.
struct StudentColumn {
  std::string StudentRow::*name = nullptr;
  int value = -1;
};

struct NamedColumn {
  const char* title;
  std::string StudentRow::*name;
};
constexpr std::array<NamedColumn, 6> kNames = {{{"pass", &StudentRow::pass},
                                                {"link", &StudentRow::link},
                                                {"quantity", &StudentRow::quantity},
                                                {"symbol", &StudentRow::symbol},
                                                {"frame", &StudentRow::frame},
                                                {"unit", &StudentRow::unit}}};

std::optional<StudentColumn> studentColumn(const std::string& title) {
  for (const NamedColumn& known : kNames) {
    if (title == known.title) return StudentColumn{known.name, -1};
  }
  if (title.size() == 2 && title[0] == 'v' && title[1] >= '0' && title[1] <= '8')
    return StudentColumn{nullptr, title[1] - '0'};
  if (title == "index" || title == "equation") return StudentColumn{};
  return std::nullopt;
}

/// Half a unit of the last decimal that is written, 0 for a whole number.
double roundingOf(const std::string& cell) {
  const std::size_t point = cell.find('.');
  const std::size_t exponent = std::min(cell.find_first_of("eE"), cell.size());
  if (point == std::string::npos) return 0.0;
  const int decimals = point < exponent ? static_cast<int>(exponent - point - 1) : 0;
  double power = 0.0;
  if (exponent < cell.size() && parseNumber(std::string_view(cell).substr(exponent + 1), power) != NumberParse::Ok) {
    return 0.0;
  }
  const double rounding = 0.5 * std::pow(10.0, power - decimals);
  return std::isfinite(rounding) ? rounding : 0.0;
}

void toLower(std::vector<std::string>& titles) {
  for (std::string& title : titles) {
    std::transform(title.begin(), title.end(), title.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  }
}

class StudentTableReader {
public:
  StudentTableReader(std::string_view text, const std::string& file_name)
      : file_name_(file_name), reader_(text, file_name) {}

  Result<StudentTable> read() {
    if (!reader_.next(header_)) {
      error(1,
            Message("Files", "the table is empty; the first line must name the columns, link,quantity,v0 and so on"));
      return Result<StudentTable>::failure(std::move(diagnostics_));
    }
    understandHeader();
    StudentTable table;
    std::vector<std::string> cells;
    bool any_row = false;
    while (reader_.next(cells)) {
      any_row = true;
      if (cells.size() != header_.size()) {
        error(reader_.line(), otherCellCount(cells.size(), header_.size()));
        continue;
      }
      table.rows.push_back(readRow(cells));
    }
    diagnostics_.insert(diagnostics_.end(), reader_.diagnostics().begin(), reader_.diagnostics().end());
    if (!any_row && !hasErrors(diagnostics_)) {
      error(reader_.line(), Message("Files", "there are no rows below the header; give at least one quantity"));
    }
    if (hasErrors(diagnostics_)) return Result<StudentTable>::failure(std::move(diagnostics_));
    return {std::move(table), std::move(diagnostics_)};
  }

private:
  void error(int line, const Message& message) { diagnostics_.push_back({Severity::Error, file_name_, line, message}); }

  bool has(const std::string& title) const { return std::find(header_.begin(), header_.end(), title) != header_.end(); }

  void understandHeader() {
    const int line = reader_.line();
    toLower(header_);
    for (std::size_t i = 0; i < header_.size(); ++i) {
      const std::string& title = header_[i];
      const std::optional<StudentColumn> column = studentColumn(title);
      columns_.push_back(column.value_or(StudentColumn{}));
      if (!column) {
        diagnostics_.push_back(
            {Severity::Warning, file_name_, line,
             Message("Files", "column '%1' is not a column of the trace; it is ignored").arg(title.substr(0, 60))});
      } else if (std::find(header_.begin(), header_.begin() + std::ptrdiff_t(i), title) !=
                 header_.begin() + std::ptrdiff_t(i)) {
        error(line, duplicateColumn(title));
      }
    }
    if (!has("link")) error(line, Message("Files", "column 'link' is missing; it names the link of each row"));
    if (!has("quantity") && !has("symbol")) {
      error(line,
            Message("Files",
                    "column 'quantity' is missing; name the quantities as 'trace' does, or give a column 'symbol'"));
    }
    if (!has("v0")) error(line, Message("Files", "column 'v0' is missing; the numbers belong in v0, v1, v2 and so on"));
  }

  StudentRow readRow(const std::vector<std::string>& cells) {
    StudentRow row;
    row.line = reader_.line();
    std::array<const std::string*, kValueColumns> numbers = {};
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (columns_[i].name != nullptr) row.*columns_[i].name = cells[i];
      if (columns_[i].value >= 0) numbers[static_cast<std::size_t>(columns_[i].value)] = &cells[i];
    }
    if (has("link") && row.link.empty()) error(row.line, Message("Files", "the name of the link is missing"));
    if (row.quantity.empty() && row.symbol.empty() && (has("quantity") || has("symbol"))) {
      error(row.line, Message("Files", "the name of the quantity is missing"));
    }
    bool ended = false;
    for (std::size_t k = 0; k < kValueColumns; ++k) {
      if (numbers[k] == nullptr || numbers[k]->empty()) {
        ended = true;
        continue;
      }
      const std::string& cell = *numbers[k];
      if (ended) {
        error(row.line, Message("Files", "column 'v%1' has a number, but a column before it has none").arg(k));
        break;
      }
      double value = 0.0;
      if (const Message problem = readNumberCell(cell, "v" + std::to_string(k), value); !problem.empty()) {
        error(row.line, problem);
        continue;
      }
      row.values.push_back(value);
      row.roundings.push_back(roundingOf(cell));
    }
    return row;
  }

  std::string file_name_;
  CsvReader reader_;
  std::vector<std::string> header_;
  std::vector<StudentColumn> columns_;
  Diagnostics diagnostics_;
};

}  // namespace

Result<StudentTable> readStudentTable(std::string_view text, const std::string& file_name) {
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    const int line = 1 + static_cast<int>(std::count(text.begin(), text.begin() + std::ptrdiff_t(zero), '\n'));
    return Result<StudentTable>::failure(Diagnostics{{Severity::Error, file_name, line,
                                                      Message("Files",
                                                              "the file contains binary data, not text; use a CSV "
                                                              "table with the columns link, quantity, v0 and so on")}});
  }
  return StudentTableReader(text, file_name).read();
}

bool isStudentTableHeader(std::string_view text) {
  if (text.find('\0') != std::string_view::npos) return false;
  CsvReader reader(text, "");
  std::vector<std::string> titles;
  if (!reader.next(titles)) return false;
  toLower(titles);
  const auto names = [&](const char* title) { return std::find(titles.begin(), titles.end(), title) != titles.end(); };
  return names("link") && names("v0") && (names("quantity") || names("symbol"));
}

Result<StudentTable> readStudentTableFile(const std::string& path) {
  const Result<std::string> text = readTextFile(path);
  if (!text) return Result<StudentTable>::failure(text.diagnostics());
  return readStudentTable(*text, path == "-" ? "standard input" : path);
}

}  // namespace linkwright
