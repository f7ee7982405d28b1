// SPDX-License-Identifier: MIT
#include "core/base/quoted_text.h"
#include "core/trace/equation_text.h"
#include "core/trace/hand_out.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace linkwright {
namespace {

std::string plainNumbers(const std::vector<double>& values, bool full_digits) {
  if (values.size() == 1) {
    return handOutNumber(values[0], full_digits);
  }
  std::string text = "(";
  for (std::size_t i = 0; i < values.size(); ++i) {
    // the rows of a matrix apart
    const char* separator = i == 0 ? "" : i % 3 == 0 ? "; " : ", ";
    text += separator;
    text += handOutNumber(values[i], full_digits);
  }
  text += ')';
  return text;
}

/// A number as LaTeX mathematics: 1.5e-7 as a power of ten.
std::string latexNumber(double value, bool full_digits) {
  std::string number = handOutNumber(value, full_digits);
  const std::size_t e = number.find('e');
  if (e == std::string::npos) {
    return number;
  }
  return number.substr(0, e) + "\\cdot 10^{" + std::to_string(std::stoi(number.substr(e + 1))) + "}";
}

std::string latexNumbers(const std::vector<double>& values, bool full_digits) {
  if (values.size() == 1) {
    return latexNumber(values[0], full_digits);
  }
  const bool is_matrix = values.size() == 9;
  std::string text = "\\begin{pmatrix}";
  for (std::size_t i = 0; i < values.size(); ++i) {
    // a vector is a column, of three or of six; a matrix has three to a row
    const char* separator = i == 0 ? " " : !is_matrix || i % 3 == 0 ? " \\\\ " : " & ";
    text += separator;
    text += latexNumber(values[i], full_digits);
  }
  text += " \\end{pmatrix}";
  return text;
}

/// The same in a line of text: a vector in round brackets.
std::string latexInline(const std::vector<double>& values, bool full_digits) {
  if (values.size() == 1 || values.size() == 9) return latexNumbers(values, full_digits);
  std::string text = "(";
  for (std::size_t i = 0; i < values.size(); ++i) {
    const char* separator = i == 0 ? "" : i % 3 == 0 ? ";\\ " : ",\\ ";
    text += separator;
    text += latexNumber(values[i], full_digits);
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
  std::string (*title)(const Model&, Formulation, const HandOutOptions&);
  std::string (*section)(const char*);
  std::string (*figures)(const std::vector<GivenNumber>&, bool full_digits);
  std::string (*link)(const Heading&);
  std::string (*step)(int number, const EquationText&, const std::string& id);
  std::string (*rows)(const Model&, Formulation, std::span<const TraceRow>, std::span<const Recorded>,
                      bool full_digits);
  const char* beforeList;
  const char* end;
};

const Language kMarkdown = {
    [](const Model& model, Formulation formulation, const HandOutOptions& options) {
      std::string text = "# Inverse dynamics of " + markdownText(model.name()) + ", step by step\n\n";
      text += std::string("By ") + titleOf(formulation) + ".\n\n";
      if (!options.figure.empty()) text += "![The mechanism at this instant](<" + options.figure + ">)\n\n";
      for (const Note& note : notesOf(formulation, options.full_digits))
        text += std::string("- ") + note.markdown + "\n";
      return text;
    },
    [](const char* words) { return std::string("\n## ") + words + "\n"; },
    [](const std::vector<GivenNumber>& figures, bool full_digits) {
      std::string text;
      for (const GivenNumber& figure : figures) {
        text += "- " + figure.words + " `" + figure.plain + " = " + plainNumbers(figure.values, full_digits);
        text += figure.unit == "1" ? "`\n" : " " + figure.unit + "`\n";
      }
      return text;
    },
    [](const Heading& heading) { return "\n### " + headingText(heading, markdownText) + "\n"; },
    [](int number, const EquationText& text, const std::string& id) {
      return "\n**" + std::to_string(number) + ". " + text.title + "** (" + id + "): `" + text.plain + "`\n\n";
    },
    [](const Model&, Formulation formulation, std::span<const TraceRow> rows, std::span<const Recorded> entries,
       bool full_digits) {
      std::string text;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        const TraceRow& row = rows[i];
        text += "- " + markdownText(row.quantity) + " `" + rowSymbolOf(entries[i], formulation).plain + " = ";
        text += plainNumbers(row.values, full_digits);
        text += row.unit.empty() || row.unit == "1" ? "`\n" : " " + row.unit + "`\n";
      }
      return text;
    },
    "\n",
    "",
};

std::string latexNotes(Formulation formulation, bool full_digits) {
  std::string text = "\\begin{itemize}\n";
  for (const Note& note : notesOf(formulation, full_digits)) text += std::string("\\item ") + note.latex + "\n";
  return text + "\\end{itemize}\n";
}

/// The picture in the middle. The engine that writes DVI reads no PDF: it says where the picture is.
std::string latexFigure(const std::string& file) {
  return "\\newif\\iffigure\\figuretrue\n\\ifdefined\\pdfoutput\\ifnum\\pdfoutput=0 \\figurefalse\\fi\\fi\n"
         "\\begin{center}\n\\iffigure\\includegraphics[width=\\linewidth,height=0.6\\textheight,keepaspectratio]{" +
         file + "}\\else (The figure is in \\texttt{" + latexText(file) + "}.)\\fi\n\\end{center}\n";
}

const Language kLatex = {
    [](const Model& model, Formulation formulation, const HandOutOptions& options) {
      return "\\documentclass[a4paper]{article}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amsmath}\n"
             "\\usepackage{graphicx}\n\\setcounter{secnumdepth}{0}\n\\begin{document}\n\\sloppy\n"
             "\\section*{Inverse dynamics of " +
             latexText(model.name()) + ", step by step}\nBy " + titleOf(formulation) + ".\n\n" +
             (options.figure.empty() ? std::string() : latexFigure(options.figure)) +
             latexNotes(formulation, options.full_digits);
    },
    [](const char* words) { return std::string("\n\\section{") + words + "}\n"; },
    [](const std::vector<GivenNumber>& figures, bool full_digits) {
      std::string text = "\\begin{itemize}\n";
      for (const GivenNumber& figure : figures) {
        text += "\\item " + figure.words + ": $" + figure.latex + " = " + latexInline(figure.values, full_digits);
        text += figure.unit == "1" ? "$\n" : "\\ " + latexUnit(figure.unit) + "$\n";
      }
      return text + "\\end{itemize}\n";
    },
    [](const Heading& heading) { return "\n\\subsection{" + headingText(heading, latexText) + "}\n"; },
    [](int number, const EquationText& text, const std::string& id) {
      return "\n\\paragraph{" + std::to_string(number) + ". " + text.title + "} (" + latexText(id) + ")\n\\[ " +
             text.latex + " \\]\n";
    },
    [](const Model& model, Formulation formulation, std::span<const TraceRow> rows, std::span<const Recorded> entries,
       bool full_digits) {
      std::string text;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        text += "\\[ ";
        // a term of a sum says from which link it comes
        if (entries[i].other >= 0) {
          const std::string other = latexText(bodyName(model, entries[i].other));
          text += "\\text{" + (isHandedOn(entries[i]) ? "what " + other + " hands on" : other) + ":}\\quad ";
        }
        text +=
            std::string(rowSymbolOf(entries[i], formulation).latex) + " = " + latexNumbers(rows[i].values, full_digits);
        text += rows[i].unit.empty() || rows[i].unit == "1" ? " \\]\n" : "\\ " + latexUnit(rows[i].unit) + " \\]\n";
      }
      return text;
    },
    "",
    "\n\\end{document}\n",
};

/// The figures of the base and of each link, in tree order.
std::string givenSection(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity,
                         const HandOutOptions& options, const Language& language) {
  std::string text = language.section("Given") + language.beforeList +
                     language.figures(givenOfBase(recording.formulation, gravity), options.full_digits);
  for (int body = 0; body < model.bodyCount(); ++body) {
    const int parent = model.bodies()[static_cast<std::size_t>(body)].parent;
    Heading heading = headingOf(model, body);
    heading.parent = parent < 0 ? "the base" : bodyName(model, parent);
    text += language.link(heading) + language.beforeList +
            language.figures(givenOfBody(model, recording, body), options.full_digits);
  }
  return text;
}

/// Position, velocity and acceleration of each joint.
std::string stateSection(const Model& model, const Recording& recording, const HandOutOptions& options,
                         const Language& language) {
  std::string text = language.section("State");
  for (int body = 0; body < model.bodyCount(); ++body) {
    const std::vector<GivenNumber> state = stateOfBody(model, recording, body);
    if (state.empty()) continue;
    text += language.link(headingOf(model, body)) + language.beforeList + language.figures(state, options.full_digits);
  }
  return text;
}

std::string workedExample(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity,
                          const HandOutOptions& options, const Language& language) {
  const std::vector<TraceRow> rows = traceRows(model, recording);
  std::string text = language.title(model, recording.formulation, options) +
                     givenSection(model, recording, gravity, options, language) +
                     stateSection(model, recording, options, language);
  const Step* before = nullptr;
  const std::vector<Step> steps = stepsOf(recording);
  const std::size_t shown =
      options.last_step < 0 ? steps.size() : std::min(steps.size(), static_cast<std::size_t>(options.last_step) + 1);
  for (std::size_t i = 0; i < shown; ++i) {
    const Step& step = steps[i];
    // a heading whenever the pass or the link changes
    const bool is_new_pass = before == nullptr || before->pass != step.pass;
    if (is_new_pass) {
      text += language.section(titleOf(step.pass));
    }
    if (is_new_pass || before->body != step.body) {
      text += language.link(headingOf(model, step.body));
    }
    // the equation, then what it gave
    const bool prismatic = model.bodies()[static_cast<std::size_t>(step.body)].prismatic;
    text += language.step(static_cast<int>(i) + 1, textOf(recording.formulation, step.equation, prismatic),
                          idOf(recording.formulation, step.equation));
    const std::size_t first = static_cast<std::size_t>(step.first);
    const std::size_t count = static_cast<std::size_t>(step.last - step.first);
    text += language.rows(model, recording.formulation, std::span(rows).subspan(first, count),
                          std::span(recording.entries).subspan(first, count), options.full_digits);
    before = &step;
  }
  text += language.end;
  return text;
}

}  // namespace

std::string traceMarkdown(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity,
                          const HandOutOptions& options) {
  return workedExample(model, recording, gravity, options, kMarkdown);
}

std::string traceLatex(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity,
                       const HandOutOptions& options) {
  return workedExample(model, recording, gravity, options, kLatex);
}

}  // namespace linkwright
