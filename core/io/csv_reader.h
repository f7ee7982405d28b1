// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// Reads comma-separated text row by row: LF or CRLF, quoted cells ("" inside is one quote, line breaks are kept),
/// a byte-order mark at the start. Lines without any character are no rows. Blanks around a cell are not part of it.
class CsvReader {
public:
  /// `text` must outlive the reader.
  CsvReader(std::string_view text, std::string file_name);

  /// The next row's cells into `cells` (reused); false at the end. A malformed row is reported and skipped.
  bool next(std::vector<std::string>& cells);
  /// The line on which the last row began, 1-based.
  int line() const { return row_line_; }
  /// Where the next row begins in the text.
  std::size_t at() const { return at_; }
  /// What is malformed so far.
  const Diagnostics& diagnostics() const { return diagnostics_; }

private:
  bool readRow(std::vector<std::string>& cells, std::size_t& count);
  bool readQuoted(std::string& cell);
  void skipLine();

  std::string_view text_;
  std::string file_name_;
  std::size_t at_ = 0;
  int line_ = 1;
  int row_line_ = 0;
  Diagnostics diagnostics_;
};

// What is wrong with a table, in the words that its readers share. Names and cells are cut off after 60 characters.

/// Reads a cell that has to be a number into `value`. What is wrong with it; empty where it is one.
Message readNumberCell(const std::string& cell, const std::string& column, double& value);
Message duplicateColumn(const std::string& name);
Message otherCellCount(std::size_t cells, std::size_t columns);
Message columnsBySemicolons();

}  // namespace linkwright
