// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"

#include <Eigen/Core>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

using RowMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Where rows stand in their table, and those that are broken.
struct RowPlaces {
  std::vector<std::int64_t> rows;  ///< counted from 0, broken ones too
  std::vector<int> lines;          ///< 1-based
  Diagnostics problems;            ///< of the rows that are left out, in their order
  int broken = 0;                  ///< how many are
};

/// Rows of numbers: those that are not broken.
struct NumberRows : RowPlaces {
  RowMatrix values;  ///< [rows x columns]; columns that are not used hold anything
};

/// What the columns of a table are called, and which of them must be numbers.
struct NumberColumns {
  std::vector<std::string> names;
  std::vector<bool> used;
};

/// Reads the lines of `text`, from row `first_row` of the table on and line `first_line` of the file on: numbers as
/// parseNumber reads them, one line a row; lines without any character are none. Broken is a row with another number of
/// cells, or a cell of a used column that is not a finite number. About the time of std::from_chars.
void readNumberLines(std::string_view text, std::int64_t first_row, int first_line, const NumberColumns& columns,
                     const std::string& file_name, NumberRows& rows);

/// The same from an array's bytes (npy.h).
void readNumberBytes(std::string_view bytes, std::int64_t first_row, const NumberColumns& columns,
                     const std::string& file_name, NumberRows& rows);

/// The end of the line that begins at `at`: past its line break, or the end of the text.
std::size_t endOfLine(std::string_view text, std::size_t at);
/// Whether a line, with its line break, is a row.
bool isRow(std::string_view line);

}  // namespace linkwright
