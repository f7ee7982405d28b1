// SPDX-License-Identifier: MIT
#include "core/io/csv_reader.h"

#include "core/base/number_text.h"

#include <utility>

namespace linkwright {

CsvReader::CsvReader(std::string_view text, std::string file_name) : text_(text), file_name_(std::move(file_name)) {
  if (text_.starts_with("\xEF\xBB\xBF")) {
    at_ = 3;
  }
}

bool CsvReader::next(std::vector<std::string>& cells) {
  while (at_ < text_.size()) {
    // a line without any character is no row
    if (text_[at_] == '\n') {
      ++at_;
      ++line_;
      continue;
    }
    if (text_[at_] == '\r' && (at_ + 1 == text_.size() || text_[at_ + 1] == '\n')) {
      ++at_;
      continue;
    }
    row_line_ = line_;
    std::size_t count = 0;
    if (readRow(cells, count)) {
      cells.resize(count);
      return true;
    }
    skipLine();
  }
  return false;
}

bool CsvReader::readRow(std::vector<std::string>& cells, std::size_t& count) {
  while (true) {
    if (count == cells.size()) {
      cells.emplace_back();
    }
    std::string& cell = cells[count++];
    cell.clear();
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) {
      ++at_;
    }
    if (at_ < text_.size() && text_[at_] == '"') {
      if (!readQuoted(cell)) {
        return false;
      }
    } else {
      const std::size_t end = std::min(text_.find_first_of(",\n", at_), text_.size());
      cell = text_.substr(at_, end - at_);
      at_ = end;
      cell.erase(cell.find_last_not_of(" \t\r") + 1);
    }
    if (at_ == text_.size()) {
      return true;
    }
    if (text_[at_++] == '\n') {
      ++line_;
      return true;
    }
  }
}

bool CsvReader::readQuoted(std::string& cell) {
  const int opened = line_;
  ++at_;
  while (at_ < text_.size()) {
    const char c = text_[at_++];
    if (c == '"') {
      if (at_ < text_.size() && text_[at_] == '"') {
        cell += '"';
        ++at_;
        continue;
      }
      // only blanks may stand between the closing quote and the end of the cell
      const std::size_t end = std::min(text_.find_first_of(",\n", at_), text_.size());
      if (text_.substr(at_, end - at_).find_first_not_of(" \t\r") != std::string_view::npos) {
        diagnostics_.push_back(
            {Severity::Error, file_name_, line_,
             Message("Files", "text follows the closing quote of a cell; double every quote inside a cell")});
        return false;
      }
      at_ = end;
      return true;
    }
    if (c == '\n') {
      ++line_;
    }
    cell += c;
  }
  diagnostics_.push_back(
      {Severity::Error, file_name_, opened, Message("Files", "a quoted cell is never closed; add the closing quote")});
  return false;
}

void CsvReader::skipLine() {
  const std::size_t end = text_.find('\n', at_);
  if (end == std::string_view::npos) {
    at_ = text_.size();
    return;
  }
  at_ = end + 1;
  ++line_;
}

Message readNumberCell(const std::string& cell, const std::string& column, double& value) {
  const NumberParse parsed = parseNumber(cell, value);
  if (parsed == NumberParse::Ok) return {};
  if (cell.empty()) return Message("Files", "the cell in column '%1' is empty; every cell needs a number").arg(column);
  return (parsed == NumberParse::NotFinite ? Message("Files", "column '%1': '%2' is not a finite number")
                                           : Message("Files", "column '%1': '%2' is not a number"))
      .arg(column, cell.substr(0, 60));
}

Message duplicateColumn(const std::string& name) {
  return Message("Files", "duplicate column '%1'; keep only one").arg(name.substr(0, 60));
}

Message otherCellCount(std::size_t cells, std::size_t columns) {
  return Message("Files", "this row has %1 cells, but the header names %2 columns").arg(cells, columns);
}

Message columnsBySemicolons() {
  return Message(
      "Files",
      "the columns are separated by semicolons; use commas between the columns and decimal points in the numbers");
}

}  // namespace linkwright
