// SPDX-License-Identifier: MIT
// The table as text to copy: CSV, Markdown, LaTeX, NumPy, MATLAB.
#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/base/quoted_text.h"
#include "core/trace/quantity_table.h"
#include "core/trace/trace_rows.h"

namespace linkwright {
namespace {

/// What all formats read: the part asked for, and its numbers.
struct Source {
  const Model& model;
  const Recording& recording;
  const std::vector<Pose>& X_WB;
  const QuantityTable& table;
  const TablePart& part;
  Axes axes;

  const TableColumn& column(int c) const { return table.columns.at(static_cast<std::size_t>(c)); }
  const std::string& link(int row) const { return bodyName(model, row); }
  bool has(int row, int c) const { return table.entryAt(row, c) >= 0; }
  Components value(int row, int c) const {
    const int index = table.entryAt(row, c);
    return tableValue(model, X_WB, recording.entries.at(static_cast<std::size_t>(index)), axes);
  }
  const char* axesWords() const {
    switch (axes) {
      case Axes::Base: return "axes of the base";
      case Axes::World: return "world axes";
      default: return "axes of each link";
    }
  }
  /// "angular velocity, rad/s, axes of each link"
  std::string words(int c) const {
    const TableColumn& which = column(c);
    std::string text = termOf(which.quantity);
    if (which.handed_on) text += std::string(" handed on to the parent: ") + symbolOfColumn(table, c).csv;
    if (which.other >= 0) text += " of " + link(which.other);
    text += ", " + unitOfColumn(model, table, c);
    if (which.size == 1) return text;
    // these two stay in their own axes where each link has its own
    const bool kept = axes == Axes::Link && (which.handed_on || which.quantity == Quantity::Offset);
    if (which.quantity == Quantity::Rotation && axes == Axes::Link) return text;
    return text + ", " + (kept ? "axes of each link's parent" : axesWords());
  }
};

/// "omega_x"; of a matrix "R_12"; of a six-vector "V_1" to "V_6".
std::string componentName(const std::string& name, int size, int k) {
  if (size == 1) return name;
  if (size == 3) return name + "_" + "xyz"[k];
  if (size == 6) return name + "_" + std::to_string(k + 1);
  return name + "_" + std::to_string(k / 3 + 1) + std::to_string(k % 3 + 1);
}

std::string csvText(const Source& s) {
  std::string text = "link";
  for (const int c : s.part.columns) {
    const TableColumn& column = s.column(c);
    for (int k = 0; k < column.size; ++k) {
      const std::string name = componentName(nameOfColumn(s.table, c), column.size, k);
      text += ',' + csvCell(name + " [" + unitOfColumn(s.model, s.table, c) + ']');
    }
  }
  text += '\n';
  for (const int row : s.part.rows) {
    text += csvCell(s.link(row));
    for (const int c : s.part.columns) {
      const Components value = s.has(row, c) ? s.value(row, c) : Components{0, {}};
      for (int k = 0; k < s.column(c).size; ++k) {
        text += ',';
        if (k < value.size) appendNumber(text, value.values[k]);
      }
    }
    text += '\n';
  }
  return text;
}

/// "1 2 3", a matrix "1 2 3; 4 5 6; 7 8 9".
std::string cellText(const Components& value) {
  std::string text;
  for (int k = 0; k < value.size; ++k) {
    if (k > 0) text += value.size == 9 && k % 3 == 0 ? "; " : " ";
    appendNumber(text, value.values[k]);
  }
  return text;
}

std::string markdownTable(const Source& s) {
  std::string head = "| link |", rule = "| --- |";
  for (const int c : s.part.columns) {
    head += " `" + nameOfColumn(s.table, c) + "` " + markdownText(s.words(c)) + " |";
    rule += " --- |";
  }
  std::string text = head + '\n' + rule + '\n';
  for (const int row : s.part.rows) {
    text += "| " + markdownText(s.link(row)) + " |";
    for (const int c : s.part.columns) text += s.has(row, c) ? " " + cellText(s.value(row, c)) + " |" : " — |";
    text += '\n';
  }
  return text;
}

std::string latexTable(const Source& s, int c) {
  const int size = s.column(c).size;
  const std::string name = nameOfColumn(s.table, c);
  std::string text =
      "% " + s.words(c) + "\n\\begin{tabular}{l" + std::string(static_cast<std::size_t>(size), 'r') + "}\nlink";
  for (int k = 0; k < size; ++k) text += " & " + latexText(componentName(name, size, k));
  text += " \\\\ \\hline\n";
  for (const int row : s.part.rows) {
    text += latexText(s.link(row));
    for (int k = 0; k < size; ++k)
      text += s.has(row, c) ? " & $" + numberText(s.value(row, c).values[k]) + '$' : " & --";
    text += " \\\\\n";
  }
  return text + "\\end{tabular}\n";
}

std::string numPyArray(const Source& s, int c) {
  const int size = s.column(c).size;
  std::string text = "# " + s.words(c) + '\n' + nameOfColumn(s.table, c) + " = np.array([\n";
  for (const int row : s.part.rows) {
    const bool there = s.has(row, c);
    const Components value = there ? s.value(row, c) : Components{};
    text += size == 1 ? "    " : size == 9 ? "    [[" : "    [";
    for (int k = 0; k < size; ++k) {
      if (k > 0) text += size == 9 && k % 3 == 0 ? "], [" : ", ";
      text += there ? pythonNumber(value.values[k]) : "np.nan";
    }
    text += size == 1 ? ",\n" : size == 9 ? "]],\n" : "],\n";
  }
  return text + "])\n";
}

std::string numPyText(const Source& s) {
  std::string text = "import numpy as np\n\nlinks = [";
  for (std::size_t i = 0; i < s.part.rows.size(); ++i)
    text += (i > 0 ? ", " : "") + pythonString(s.link(s.part.rows[i]));
  text += "]\n";
  for (const int c : s.part.columns) text += numPyArray(s, c);
  return text;
}

std::string matlabCell(const Source& s, int row, int c, int k) {
  return s.has(row, c) ? matlabNumber(s.value(row, c).values[k]) : "NaN";
}

std::string matlabArray(const Source& s, int c) {
  const int size = s.column(c).size;
  const std::string name = nameOfColumn(s.table, c);
  std::string text = "% " + s.words(c) + '\n';
  if (size == 9) {
    text += name + " = zeros(3, 3, " + std::to_string(s.part.rows.size()) + ");\n";
  } else {
    text += name + " = [\n";
  }
  for (std::size_t i = 0; i < s.part.rows.size(); ++i) {
    text += size == 9 ? name + "(:, :, " + std::to_string(i + 1) + ") = [" : "  ";
    for (int k = 0; k < size; ++k) {
      if (k > 0) text += size == 9 && k % 3 == 0 ? "; " : ", ";
      text += matlabCell(s, s.part.rows[i], c, k);
    }
    text += size == 9 ? "];\n" : ";\n";
  }
  return size == 9 ? text : text + "];\n";
}

std::string matlabText(const Source& s) {
  std::string text = "links = {";
  for (std::size_t i = 0; i < s.part.rows.size(); ++i)
    text += (i > 0 ? ", " : "") + matlabString(s.link(s.part.rows[i]));
  text += "};\n";
  for (const int c : s.part.columns) text += matlabArray(s, c);
  return text;
}

}  // namespace

std::string tableText(TableFormat format, const Model& model, const Recording& recording, const std::vector<Pose>& X_WB,
                      const QuantityTable& table, const TablePart& part, Axes axes) {
  const Source source = {model, recording, X_WB, table, part, axes};
  switch (format) {
    case TableFormat::Csv: return csvText(source);
    case TableFormat::Markdown: return markdownTable(source);
    case TableFormat::NumPy: return numPyText(source);
    case TableFormat::Matlab: return matlabText(source);
    case TableFormat::Latex: break;
  }
  std::string text;
  for (const int c : part.columns) text += (text.empty() ? "" : "\n") + latexTable(source, c);
  return text;
}

}  // namespace linkwright
