// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/quantity_table.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace linkwright {

/// A matrix to copy; one of a single column is a vector.
struct NamedMatrix {
  std::string name;    ///< letters, digits and underscores: the variable of a script
  std::string symbol;  ///< in LaTeX: "M(q)"
  std::string words;   ///< what it is, in which axes and units: the remark above it; one line
  Eigen::MatrixXd values;
  std::vector<std::string> rows = {}, columns = {};  ///< heads in CSV and Markdown; none: numbers from 1
};

/// The matrices as text to copy. Every number is the shortest that reads back to the last bit (at most 17 digits).
/// NumPy, Matlab: an assignment each, with a remark; a vector is a one-dimensional array, a column.
/// Latex: a display each that needs no package, whatever the number of columns; 1e-5 is 1 \cdot 10^{-5}.
/// Markdown, Csv: a table each with heads, an empty line between two.
std::string matrixText(TableFormat format, const std::vector<NamedMatrix>& matrices);

}  // namespace linkwright
