// SPDX-License-Identifier: MIT
#include "core/io/dh_text.h"

#include "core/base/number_text.h"
#include "core/base/quoted_text.h"
#include "core/io/dh_csv.h"

#include <array>

namespace linkwright {
namespace {

struct Parameter {
  const char* name;
  const char* unit;
  double DhRow::*value;
};
constexpr std::array<Parameter, 4> kParameters = {
    {{"theta", "rad", &DhRow::theta}, {"d", "m", &DhRow::d}, {"a", "m", &DhRow::a}, {"alpha", "rad", &DhRow::alpha}}};

bool isModified(const DhTable& table) { return table.convention == DhConvention::Modified; }
bool slides(const DhRow& row) { return row.type == JointType::Prismatic; }
/// Whether q is added to this parameter.
bool isVariable(const DhRow& row, const Parameter& parameter) {
  return parameter.value == (slides(row) ? &DhRow::d : &DhRow::theta);
}

/// "standard Denavit-Hartenberg parameters; rad, m".
std::string titleOf(const DhTable& table) {
  return std::string(toString(table.convention)) + " Denavit-Hartenberg parameters; rad, m";
}
std::string productOf(const DhTable& table) {
  return isModified(table) ? "X_(i-1)(i) = Rx(alpha) Tx(a) Rz(theta) Tz(d), alpha and a being those of link i-1"
                           : "X_(i-1)(i) = Rz(theta) Tz(d) Tx(a) Rx(alpha)";
}
const char* const kAddQ = "q_i is added to theta of a joint that turns, to d of one that slides";

std::string markdownTable(const DhTable& table) {
  std::string text = "| joint | type |", rule = "| --- | --- |";
  for (const Parameter& parameter : kParameters) {
    text += std::string(" ") + parameter.name + " [" + parameter.unit + "] |";
    rule += " ---: |";
  }
  text += '\n' + rule + '\n';
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const DhRow& row = table.rows[i];
    text += "| " + markdownText(row.joint) + " | " + toString(row.type) + " |";
    for (const Parameter& parameter : kParameters) {
      text += ' ';
      if (isVariable(row, parameter)) text += "q" + std::to_string(i + 1) + " + ";
      text += numberText(row.*parameter.value) + " |";
    }
    text += '\n';
  }
  return text;
}

std::string latexTable(const DhTable& table) {
  const std::string before = isModified(table) ? "_{i-1}" : "_i";
  std::string text = "% " + titleOf(table) + "\n% " + productOf(table) +
                     "\n\\begin{tabular}{llrrrr}\njoint & type & $\\theta_i$ / rad & $d_i$ / m & $a" + before +
                     "$ / m & $\\alpha" + before + "$ / rad \\\\ \\hline\n";
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const DhRow& row = table.rows[i];
    text += latexText(row.joint) + " & " + toString(row.type);
    for (const Parameter& parameter : kParameters) {
      text += " & $";
      if (isVariable(row, parameter)) text += "q_{" + std::to_string(i + 1) + "} + ";
      text += numberText(row.*parameter.value) + '$';
    }
    text += " \\\\\n";
  }
  return text + "\\end{tabular}\n";
}

/// The names of the joints and which of them slide, as both scripts have them.
template <class Quoted, class Yes>
std::string columnLists(const DhTable& table, Quoted&& quoted, Yes&& yes, const char* names_open,
                        const char* names_close, const char* slide_open, const char* slide_close) {
  std::string names = names_open, slide = slide_open;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const char* comma = i > 0 ? ", " : "";
    names += comma + quoted(table.rows[i].joint);
    slide += std::string(comma) + yes(slides(table.rows[i]));
  }
  return names + names_close + slide + slide_close;
}

std::string numPyScript(const DhTable& table) {
  std::string text = "import numpy as np\n\n# " + titleOf(table) + "\n# " + productOf(table) + "\n# " + kAddQ + '\n';
  text += columnLists(
      table, pythonString, [](bool yes) { return yes ? "True" : "False"; }, "joints = [", "]\n", "slides = np.array([",
      "])\n");
  text += "# theta, d, a, alpha\ndh = np.array([\n";
  for (const DhRow& row : table.rows) {
    text += "    [";
    for (const Parameter& parameter : kParameters) {
      if (&parameter != kParameters.data()) text += ", ";
      text += pythonNumber(row.*parameter.value);
    }
    text += "],\n";
  }
  return text + "])\n";
}

std::string matlabScript(const DhTable& table) {
  std::string text = "% " + titleOf(table) + "\n% " + productOf(table) + "\n% " + kAddQ + '\n';
  text += columnLists(
      table, matlabString, [](bool yes) { return yes ? "true" : "false"; }, "joints = {", "};\n", "slides = [", "];\n");
  text += "% theta, d, a, alpha\ndh = [\n";
  for (const DhRow& row : table.rows) {
    text += "  ";
    for (const Parameter& parameter : kParameters) {
      if (&parameter != kParameters.data()) text += ", ";
      text += matlabNumber(row.*parameter.value);
    }
    text += ";\n";
  }
  return text + "];\n";
}

}  // namespace

std::string dhTableText(TableFormat format, const DhTable& table) {
  switch (format) {
    case TableFormat::Markdown: return markdownTable(table);
    case TableFormat::Latex: return latexTable(table);
    case TableFormat::NumPy: return numPyScript(table);
    case TableFormat::Matlab: return matlabScript(table);
    case TableFormat::Csv: break;
  }
  return writeDhTable(table);
}

}  // namespace linkwright
