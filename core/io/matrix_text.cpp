// SPDX-License-Identifier: MIT
#include "core/io/matrix_text.h"

#include "core/base/csv_cell.h"
#include "core/base/quoted_text.h"
#include "core/io/shortest_number.h"

#include <algorithm>
#include <cmath>

namespace linkwright {
namespace {

std::string shortest(double value) {
  std::string text;
  appendShortest(text, value);
  return text;
}

std::string numberIn(TableFormat format, double value) {
  const bool negative = std::signbit(value);
  const std::string infinite[] = {"inf", "np.inf", "Inf", "\\infty"};
  const std::string missing[] = {"nan", "np.nan", "NaN", "\\mathrm{NaN}"};
  const std::size_t which = format == TableFormat::NumPy    ? 1
                            : format == TableFormat::Matlab ? 2
                            : format == TableFormat::Latex  ? 3
                                                            : 0;
  if (std::isnan(value)) return missing[which];
  if (std::isinf(value)) return (negative ? "-" : "") + infinite[which];
  std::string text = shortest(value);
  // an array of whole numbers alone would be one of integers
  if (format == TableFormat::NumPy && text.find_first_of(".e") == std::string::npos) text += ".0";
  if (format != TableFormat::Latex) return text;
  const std::size_t e = text.find('e');
  if (e == std::string::npos) return text;
  // 1.5e-05 as 1.5 \cdot 10^{-5}
  const int exponent = std::stoi(text.substr(e + 1));
  return text.substr(0, e) + " \\cdot 10^{" + std::to_string(exponent) + "}";
}

bool isVector(const Eigen::MatrixXd& values) { return values.cols() == 1; }

/// The rows, each between `open` and `close`, numbers `between` them.
std::string rowsText(TableFormat format, const Eigen::MatrixXd& values, const char* open, const char* between,
                     const char* close) {
  std::string text;
  for (Eigen::Index i = 0; i < values.rows(); ++i) {
    text += open;
    for (Eigen::Index j = 0; j < values.cols(); ++j) text += (j > 0 ? between : "") + numberIn(format, values(i, j));
    text += close;
  }
  return text;
}

std::string numPyText(const NamedMatrix& m) {
  std::string text = "# " + oneLine(m.words) + '\n' + m.name + " = ";
  if (m.values.size() == 0) {
    return text + "np.empty((" + std::to_string(m.values.rows()) + ", " + std::to_string(m.values.cols()) + "))\n";
  }
  const bool vector = isVector(m.values);
  return text + "np.array([\n" +
         rowsText(TableFormat::NumPy, m.values, vector ? "    " : "    [", ", ", vector ? ",\n" : "],\n") + "])\n";
}

std::string matlabText(const NamedMatrix& m) {
  const std::string text = "% " + oneLine(m.words) + '\n' + m.name + " = ";
  if (m.values.size() == 0) {
    return text + "zeros(" + std::to_string(m.values.rows()) + ", " + std::to_string(m.values.cols()) + ");\n";
  }
  return text + "[\n" + rowsText(TableFormat::Matlab, m.values, "  ", ", ", ";\n") + "];\n";
}

std::string latexMatrix(const NamedMatrix& m) {
  const auto columns = static_cast<std::size_t>(std::max<Eigen::Index>(m.values.cols(), 1));
  return "% " + oneLine(m.words) + "\n\\[\n" + m.symbol + " = \\left[\\begin{array}{" + std::string(columns, 'r') +
         "}\n" + rowsText(TableFormat::Latex, m.values, "  ", " & ", " \\\\\n") + "\\end{array}\\right]\n\\]\n";
}

std::string headOf(const std::vector<std::string>& heads, Eigen::Index index) {
  const auto at = static_cast<std::size_t>(index);
  return at < heads.size() ? oneLine(heads[at]) : std::to_string(index + 1);
}

std::string csvText(const NamedMatrix& m) {
  std::string text = csvCell(m.name);
  for (Eigen::Index j = 0; j < m.values.cols(); ++j) text += ',' + csvCell(headOf(m.columns, j));
  text += '\n';
  for (Eigen::Index i = 0; i < m.values.rows(); ++i) {
    text += csvCell(headOf(m.rows, i)) + ',' + rowsText(TableFormat::Csv, m.values.row(i), "", ",", "\n");
  }
  return text;
}

std::string markdownMatrix(const NamedMatrix& m) {
  std::string head = "| " + markdownText(m.name) + " |", rule = "| --- |";
  for (Eigen::Index j = 0; j < m.values.cols(); ++j) {
    head += ' ' + markdownText(headOf(m.columns, j)) + " |";
    rule += " ---: |";
  }
  std::string text = markdownText(oneLine(m.words)) + "\n\n" + head + '\n' + rule + '\n';
  for (Eigen::Index i = 0; i < m.values.rows(); ++i) {
    text += "| " + markdownText(headOf(m.rows, i)) + " | " +
            rowsText(TableFormat::Markdown, m.values.row(i), "", " | ", " |\n");
  }
  return text;
}

std::string oneText(TableFormat format, const NamedMatrix& matrix) {
  switch (format) {
    case TableFormat::NumPy: return numPyText(matrix);
    case TableFormat::Matlab: return matlabText(matrix);
    case TableFormat::Latex: return latexMatrix(matrix);
    case TableFormat::Markdown: return markdownMatrix(matrix);
    case TableFormat::Csv: break;
  }
  return csvText(matrix);
}

}  // namespace

std::string matrixText(TableFormat format, const std::vector<NamedMatrix>& matrices) {
  std::string text = format == TableFormat::NumPy ? "import numpy as np\n" : "";
  for (const NamedMatrix& matrix : matrices) text += (text.empty() ? "" : "\n") + oneText(format, matrix);
  return text;
}

}  // namespace linkwright
