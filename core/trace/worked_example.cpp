// SPDX-License-Identifier: MIT
#include "core/trace/equation_text.h"
#include "core/trace/hand_out.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"

#include <charconv>
#include <span>
#include <string_view>

namespace linkwright {
namespace {

/// Six digits: a worked example is followed by hand; the CSV has all the digits.
std::string shortNumber(double value) {
  char buffer[32];
  const double shown = value == 0.0 ? 0.0 : value;  // no minus before a zero
  const std::to_chars_result end = std::to_chars(buffer, buffer + sizeof buffer, shown, std::chars_format::general, 6);
  return std::string(buffer, end.ptr);
}

std::string escaped(std::string_view text, std::string_view special, std::string_view before) {
  std::string result;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) {
      result += before;
    }
    result += c;
  }
  return result;
}
std::string markdownText(std::string_view text) { return escaped(text, "\\`*_[]<>#|", "\\"); }
std::string latexText(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '\\': result += "\\textbackslash{}"; break;
      case '~': result += "\\textasciitilde{}"; break;
      case '^': result += "\\textasciicircum{}"; break;
      default: result += escaped(std::string_view(&c, 1), "#$%&_{}", "\\");
    }
  }
  return result;
}

std::string plainNumbers(const std::vector<double>& values) {
  if (values.size() == 1) {
    return shortNumber(values[0]);
  }
  std::string text = "(";
  for (std::size_t i = 0; i < values.size(); ++i) {
    // the rows of a matrix apart
    const char* separator = i == 0 ? "" : i % 3 == 0 ? "; " : ", ";
    text += separator;
    text += shortNumber(values[i]);
  }
  text += ')';
  return text;
}

/// A number as LaTeX mathematics: 1.5e-7 as a power of ten.
std::string latexNumber(double value) {
  const std::string number = shortNumber(value);
  const std::size_t e = number.find('e');
  if (e == std::string::npos) {
    return number;
  }
  return number.substr(0, e) + "\\cdot 10^{" + std::to_string(std::stoi(number.substr(e + 1))) + "}";
}

std::string latexNumbers(const std::vector<double>& values) {
  if (values.size() == 1) {
    return latexNumber(values[0]);
  }
  const bool is_matrix = values.size() == 9;
  std::string text = "\\begin{pmatrix}";
  for (std::size_t i = 0; i < values.size(); ++i) {
    // a vector is a column, of three or of six; a matrix has three to a row
    const char* separator = i == 0 ? " " : !is_matrix || i % 3 == 0 ? " \\\\ " : " & ";
    text += separator;
    text += latexNumber(values[i]);
  }
  text += " \\end{pmatrix}";
  return text;
}

/// The same in a line of text: a vector in round brackets.
std::string latexInline(const std::vector<double>& values) {
  if (values.size() == 1 || values.size() == 9) return latexNumbers(values);
  std::string text = "(";
  for (std::size_t i = 0; i < values.size(); ++i) {
    const char* separator = i == 0 ? "" : i % 3 == 0 ? ";\\ " : ",\\ ";
    text += separator;
    text += latexNumber(values[i]);
  }
  return text + ")";
}

/// A unit as LaTeX mathematics: rad/s^2 with its exponent raised.
std::string latexUnit(std::string_view unit) {
  std::string text = "\\text{";
  for (std::size_t i = 0; i < unit.size(); ++i) {
    if (unit[i] == '^' && i + 1 < unit.size()) {
      text += std::string("}^") + unit[++i] + "\\text{";
    } else {
      text += unit[i];
    }
  }
  text += '}';
  const std::string nothing = "\\text{}";
  return text.ends_with(nothing) ? text.substr(0, text.size() - nothing.size()) : text;
}

/// Whose figures or steps follow.
struct Heading {
  std::string link;
  std::string joint;   // empty where no joint moves the link
  std::string parent;  // empty where it need not be said
};
Heading headingOf(const Model& model, int body) {
  const int dof = model.bodies()[static_cast<std::size_t>(body)].dof;
  return {bodyName(model, body), dof < 0 ? "" : model.joints()[static_cast<std::size_t>(dof)].name, ""};
}
/// "link_2 (joint joint_2)", with the parent where it is to be said.
std::string headingText(const Heading& heading, std::string (*text)(std::string_view)) {
  std::string title = "Link " + text(heading.link);
  if (!heading.joint.empty()) title += " (joint " + text(heading.joint) + ")";
  if (!heading.parent.empty()) title += ", on " + text(heading.parent);
  return title;
}

/// What differs between the two languages.
struct Language {
  std::string (*title)(const Model&, Formulation);
  std::string (*pass)(Pass);
  std::string (*givenTitle)();
  std::string (*figures)(const std::vector<GivenFigure>&);
  std::string (*link)(const Heading&);
  std::string (*step)(const EquationText&, const std::string& id);
  std::string (*rows)(const Model&, Formulation, std::span<const TraceRow>, std::span<const Recorded>);
  const char* beforeList;
  const char* end;
};

const char* passTitle(Pass pass) {
  return pass == Pass::Forward ? "Forward pass: motion, from the base outwards"
                               : "Backward pass: forces, back to the base";
}

const Language kMarkdown = {
    [](const Model& model, Formulation formulation) {
      std::string text = "# Inverse dynamics of " + markdownText(model.name()) + ", step by step\n\n";
      for (const Note& note : notesOf(formulation)) text += std::string("- ") + note.markdown + "\n";
      return text;
    },
    [](Pass pass) { return std::string("\n## ") + passTitle(pass) + "\n"; },
    []() { return std::string("\n## Given\n\n"); },
    [](const std::vector<GivenFigure>& figures) {
      std::string text;
      for (const GivenFigure& figure : figures) {
        text += "- " + figure.words + " `" + figure.plain + " = " + plainNumbers(figure.values);
        text += figure.unit == "1" ? "`\n" : " " + figure.unit + "`\n";
      }
      return text;
    },
    [](const Heading& heading) { return "\n### " + headingText(heading, markdownText) + "\n"; },
    [](const EquationText& text, const std::string& id) {
      return std::string("\n**") + text.title + "** (" + id + "): `" + text.plain + "`\n\n";
    },
    [](const Model&, Formulation formulation, std::span<const TraceRow> rows, std::span<const Recorded> entries) {
      std::string text;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        const TraceRow& row = rows[i];
        text += "- " + markdownText(row.quantity) + " `" + rowSymbolOf(entries[i], formulation).plain + " = ";
        text += plainNumbers(row.values);
        text += row.unit.empty() || row.unit == "1" ? "`\n" : " " + row.unit + "`\n";
      }
      return text;
    },
    "\n",
    "",
};

std::string latexNotes(Formulation formulation) {
  std::string text = "\\begin{itemize}\n";
  for (const Note& note : notesOf(formulation)) text += std::string("\\item ") + note.latex + "\n";
  return text + "\\end{itemize}\n";
}

const Language kLatex = {
    [](const Model& model, Formulation formulation) {
      return "\\documentclass[a4paper]{article}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amsmath}\n"
             "\\setcounter{secnumdepth}{0}\n\\begin{document}\n\\sloppy\n\\section*{Inverse dynamics of " +
             latexText(model.name()) + ", step by step}\n" + latexNotes(formulation);
    },
    [](Pass pass) { return std::string("\n\\section{") + passTitle(pass) + "}\n"; },
    []() { return std::string("\n\\section{Given}\n"); },
    [](const std::vector<GivenFigure>& figures) {
      std::string text = "\\begin{itemize}\n";
      for (const GivenFigure& figure : figures) {
        text += "\\item " + figure.words + ": $" + figure.latex + " = " + latexInline(figure.values);
        text += figure.unit == "1" ? "$\n" : "\\ " + latexUnit(figure.unit) + "$\n";
      }
      return text + "\\end{itemize}\n";
    },
    [](const Heading& heading) { return "\n\\subsection{" + headingText(heading, latexText) + "}\n"; },
    [](const EquationText& text, const std::string& id) {
      return std::string("\n\\paragraph{") + text.title + "} (" + latexText(id) + ")\n\\[ " + text.latex + " \\]\n";
    },
    [](const Model& model, Formulation formulation, std::span<const TraceRow> rows, std::span<const Recorded> entries) {
      std::string text;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        text += "\\[ ";
        // a term of a sum says from which link it comes
        if (entries[i].other >= 0) {
          const std::string other = latexText(bodyName(model, entries[i].other));
          text += "\\text{" + (isHandedOn(entries[i]) ? "what " + other + " hands on" : other) + ":}\\quad ";
        }
        text += std::string(rowSymbolOf(entries[i], formulation).latex) + " = " + latexNumbers(rows[i].values);
        text += rows[i].unit.empty() || rows[i].unit == "1" ? " \\]\n" : "\\ " + latexUnit(rows[i].unit) + " \\]\n";
      }
      return text;
    },
    "",
    "\n\\end{document}\n",
};

/// The figures of the base and of each link, in tree order.
std::string givenSection(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity,
                         const Language& language) {
  std::string text = language.givenTitle() + language.figures(givenOfBase(recording.formulation, gravity));
  for (int body = 0; body < model.bodyCount(); ++body) {
    const int parent = model.bodies()[static_cast<std::size_t>(body)].parent;
    Heading heading = headingOf(model, body);
    heading.parent = parent < 0 ? "the base" : bodyName(model, parent);
    text += language.link(heading) + language.beforeList + language.figures(givenOfBody(model, recording, body));
  }
  return text;
}

std::string workedExample(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity,
                          const Language& language) {
  const std::vector<TraceRow> rows = traceRows(model, recording);
  std::string text = language.title(model, recording.formulation) + givenSection(model, recording, gravity, language);
  const Step* before = nullptr;
  const std::vector<Step> steps = stepsOf(recording);
  for (const Step& step : steps) {
    // a heading whenever the pass or the link changes
    const bool is_new_pass = before == nullptr || before->pass != step.pass;
    if (is_new_pass) {
      text += language.pass(step.pass);
    }
    if (is_new_pass || before->body != step.body) {
      text += language.link(headingOf(model, step.body));
    }
    // the equation, then what it gave
    const bool prismatic = model.bodies()[static_cast<std::size_t>(step.body)].prismatic;
    text += language.step(textOf(recording.formulation, step.equation, prismatic),
                          idOf(recording.formulation, step.equation));
    const std::size_t first = static_cast<std::size_t>(step.first);
    const std::size_t count = static_cast<std::size_t>(step.last - step.first);
    text += language.rows(model, recording.formulation, std::span(rows).subspan(first, count),
                          std::span(recording.entries).subspan(first, count));
    before = &step;
  }
  text += language.end;
  return text;
}

}  // namespace

std::string traceMarkdown(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity) {
  return workedExample(model, recording, gravity, kMarkdown);
}

std::string traceLatex(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity) {
  return workedExample(model, recording, gravity, kLatex);
}

}  // namespace linkwright
