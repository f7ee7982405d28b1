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

/// Says messages in the reader's language.
struct Voice {
  const HandOutOptions& options;

  std::string operator()(const Message& message) const { return options.say ? options.say(message) : message.text(); }
  /// What English has in other words here than on the page of the window.
  std::string operator()(const Message& message, const std::string& english) const {
    return options.say ? options.say(message) : english;
  }
  /// One that stands in a table of core.
  std::string operator()(const char* context, const char* text) const { return (*this)(Message(context, text)); }
};

/// "joint force", of a term of a sum with the link that it comes from.
std::string quantityWords(const Voice& voice, const TraceRow& row, const std::string& from) {
  const Message term("Equations", row.term);
  if (from.empty()) return voice(term);
  return row.is_handed_on
             ? voice(Message("HandOut", "%1 passed on by %2").arg(term, from), filledIn(kHandedOn, {row.term, from}))
             : voice(Message("HandOut", "%1 of %2").arg(term, from));
}

/// Whose figures or steps follow: "Link link_2 (joint joint_2)", with the parent where it is to be said.
std::string headingText(const Voice& voice, const Model& model, int body, bool with_parent,
                        std::string (*text)(std::string_view)) {
  const Body& b = model.bodies()[static_cast<std::size_t>(body)];
  Message title = Message("HandOut", "Link %1").arg(text(bodyName(model, body)));
  if (b.dof >= 0)
    title = Message("HandOut", "%1 (joint %2)").arg(title, text(model.joints()[static_cast<std::size_t>(b.dof)].name));
  if (!with_parent) return voice(title);
  if (b.parent < 0)
    return voice(Message("HandOut", "%1, attached to the base").arg(title), title.text() + ", on the base");
  const std::string parent = text(bodyName(model, b.parent));
  return voice(Message("HandOut", "%1, attached to %2").arg(title, parent), title.text() + ", on " + parent);
}

/// By which formulation.
std::string formulationText(const Voice& voice, Formulation formulation) {
  const Message title("HandOut", titleOf(formulation));
  return voice(Message("HandOut", "Formulation: %1").arg(title), "By " + title.text() + ".");
}

/// What differs between the two languages.
struct Language {
  std::string (*name)(std::string_view);  // of the robot, a link, a joint
  std::string (*title)(const Voice&, const std::string& title, Formulation);
  std::string (*section)(const std::string&);
  std::string (*figures)(const Voice&, const std::vector<GivenNumber>&);
  std::string (*link)(const std::string& heading);
  std::string (*step)(int number, const std::string& title, const EquationText&, const std::string& id);
  std::string (*rows)(const Voice&, Formulation, std::span<const TraceRow>, std::span<const Recorded>);
  const char* beforeList;
  const char* end;
};

const Language kMarkdown = {
    markdownText,
    [](const Voice& voice, const std::string& title, Formulation formulation) {
      std::string text = "# " + title + "\n\n" + formulationText(voice, formulation) + "\n\n";
      if (!voice.options.figure.empty())
        text +=
            "![" + voice(Message("HandOut", "The mechanism at this instant")) + "](<" + voice.options.figure + ">)\n\n";
      for (const Note& note : notesOf(formulation, voice.options.full_digits))
        text += "- " + voice("HandOut", note.markdown) + "\n";
      return text;
    },
    [](const std::string& words) { return "\n## " + words + "\n"; },
    [](const Voice& voice, const std::vector<GivenNumber>& figures) {
      std::string text;
      for (const GivenNumber& figure : figures) {
        text += "- " + voice(figure.words) + " `" + figure.plain + " = ";
        text += plainNumbers(figure.values, voice.options.full_digits);
        text += figure.unit == "1" ? "`\n" : " " + figure.unit + "`\n";
      }
      return text;
    },
    [](const std::string& heading) { return "\n### " + heading + "\n"; },
    [](int number, const std::string& title, const EquationText& text, const std::string& id) {
      return "\n**" + std::to_string(number) + ". " + title + "** (" + id + "): `" + text.plain + "`\n\n";
    },
    [](const Voice& voice, Formulation formulation, std::span<const TraceRow> rows, std::span<const Recorded> entries) {
      std::string text;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        const TraceRow& row = rows[i];
        text += "- " + quantityWords(voice, row, markdownText(row.from)) + " `";
        text += std::string(rowSymbolOf(entries[i], formulation).plain) + " = ";
        text += plainNumbers(row.values, voice.options.full_digits);
        text += row.unit.empty() || row.unit == "1" ? "`\n" : " " + row.unit + "`\n";
      }
      return text;
    },
    "\n",
    "",
};

std::string latexNotes(const Voice& voice, Formulation formulation) {
  std::string text = "\\begin{itemize}\n";
  for (const Note& note : notesOf(formulation, voice.options.full_digits))
    text += "\\item " + voice("HandOut", note.latex) + "\n";
  return text + "\\end{itemize}\n";
}

/// The picture in the middle. The engine that writes DVI reads no PDF: it says where the picture is.
std::string latexFigure(const Voice& voice) {
  const std::string& file = voice.options.figure;
  return "\\newif\\iffigure\\figuretrue\n\\ifdefined\\pdfoutput\\ifnum\\pdfoutput=0 \\figurefalse\\fi\\fi\n"
         "\\begin{center}\n\\iffigure\\includegraphics[width=\\linewidth,height=0.6\\textheight,keepaspectratio]{" +
         file + "}\\else " +
         voice(Message("HandOut", "(The figure is in %1.)").arg("\\texttt{" + latexText(file) + "}")) +
         "\\fi\n\\end{center}\n";
}

/// The document up to its text. Characters that babel makes active stay what they are, and the decimal point too.
std::string latexPreamble(const std::string& language) {
  const std::string first = "\\documentclass[a4paper]{article}\n", latin = "\\usepackage[utf8]{inputenc}\n";
  const std::string accents = "\\usepackage[T1]{fontenc}\n\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}\n";
  const auto han = [&](const char* name, const char* font) {
    return std::string("% Compile with lualatex.\n") + first + "\\usepackage[" + name +
           ",provide=*]{babel}\n\\babelfont{rm}{Noto Serif CJK " + font + "}\n";
  };
  std::string text = first + latin;
  if (language == "de") text += accents + "\\usepackage[ngerman]{babel}\n\\AtBeginDocument{\\shorthandoff{\"}}\n";
  if (language == "es") text += accents + "\\usepackage[spanish,es-nodecimaldot,es-noshorthands]{babel}\n";
  if (language == "ja") text = han("japanese", "JP");
  if (language == "zh_CN") text = han("chinese-simplified", "SC");
  return text +
         "\\usepackage{amsmath}\n\\usepackage{graphicx}\n\\setcounter{secnumdepth}{0}\n\\begin{document}\n\\sloppy\n";
}

const Language kLatex = {
    latexText,
    [](const Voice& voice, const std::string& title, Formulation formulation) {
      return latexPreamble(voice.options.language) + "\\section*{" + title + "}\n" +
             formulationText(voice, formulation) + "\n\n" +
             (voice.options.figure.empty() ? std::string() : latexFigure(voice)) + latexNotes(voice, formulation);
    },
    [](const std::string& words) { return "\n\\section{" + words + "}\n"; },
    [](const Voice& voice, const std::vector<GivenNumber>& figures) {
      std::string text = "\\begin{itemize}\n";
      for (const GivenNumber& figure : figures) {
        text += "\\item " + voice(figure.words) + ": $" + figure.latex + " = ";
        text += latexInline(figure.values, voice.options.full_digits);
        text += figure.unit == "1" ? "$\n" : "\\ " + latexUnit(figure.unit) + "$\n";
      }
      return text + "\\end{itemize}\n";
    },
    [](const std::string& heading) { return "\n\\subsection{" + heading + "}\n"; },
    [](int number, const std::string& title, const EquationText& text, const std::string& id) {
      return "\n\\paragraph{" + std::to_string(number) + ". " + title + "} (" + latexText(id) + ")\n\\[ " + text.latex +
             " \\]\n";
    },
    [](const Voice& voice, Formulation formulation, std::span<const TraceRow> rows, std::span<const Recorded> entries) {
      std::string text;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        text += "\\[ ";
        // a term of a sum says from which link it comes
        if (const std::string from = latexText(rows[i].from); !from.empty()) {
          const Message passed = Message("HandOut", "%1 passed on by %2").arg(Message("Equations", rows[i].term), from);
          text += "\\text{" + (rows[i].is_handed_on ? voice(passed, "what " + from + " hands on") : from) + ":}\\quad ";
        }
        text += std::string(rowSymbolOf(entries[i], formulation).latex) + " = ";
        text += latexNumbers(rows[i].values, voice.options.full_digits);
        text += rows[i].unit.empty() || rows[i].unit == "1" ? " \\]\n" : "\\ " + latexUnit(rows[i].unit) + " \\]\n";
      }
      return text;
    },
    "",
    "\n\\end{document}\n",
};

/// The figures of the base and of each link, in tree order.
std::string givenSection(const Voice& voice, const Model& model, const Recording& recording,
                         const Eigen::Vector3d& gravity, const Language& language) {
  std::string text = language.section(voice(Message("HandOut", "Given"))) + language.beforeList +
                     language.figures(voice, givenOfBase(recording.formulation, gravity));
  for (int body = 0; body < model.bodyCount(); ++body)
    text += language.link(headingText(voice, model, body, true, language.name)) + language.beforeList +
            language.figures(voice, givenOfBody(model, recording, body));
  return text;
}

/// Position, velocity and acceleration of each joint.
std::string stateSection(const Voice& voice, const Model& model, const Recording& recording, const Language& language) {
  std::string text = language.section(voice(Message("HandOut", "State")));
  for (int body = 0; body < model.bodyCount(); ++body) {
    const std::vector<GivenNumber> state = stateOfBody(model, recording, body);
    if (state.empty()) continue;
    text += language.link(headingText(voice, model, body, false, language.name)) + language.beforeList +
            language.figures(voice, state);
  }
  return text;
}

std::string workedExample(const Model& model, const Recording& recording, const Eigen::Vector3d& gravity,
                          const HandOutOptions& options, const Language& language) {
  const Voice voice{options};
  const std::vector<TraceRow> rows = traceRows(model, recording);
  const Message title = Message("HandOut", "Inverse dynamics of %1, step by step").arg(language.name(model.name()));
  std::string text = language.title(voice, voice(title), recording.formulation) +
                     givenSection(voice, model, recording, gravity, language) +
                     stateSection(voice, model, recording, language);
  const Step* before = nullptr;
  const std::vector<Step> steps = stepsOf(recording);
  const std::size_t shown =
      options.last_step < 0 ? steps.size() : std::min(steps.size(), static_cast<std::size_t>(options.last_step) + 1);
  for (std::size_t i = 0; i < shown; ++i) {
    const Step& step = steps[i];
    // a heading whenever the pass or the link changes
    const bool is_new_pass = before == nullptr || before->pass != step.pass;
    if (is_new_pass) {
      text += language.section(voice("HandOut", titleOf(step.pass)));
    }
    if (is_new_pass || before->body != step.body) {
      text += language.link(headingText(voice, model, step.body, false, language.name));
    }
    // the equation, then what it gave
    const bool prismatic = model.bodies()[static_cast<std::size_t>(step.body)].prismatic;
    const EquationText equation = textOf(recording.formulation, step.equation, prismatic);
    text += language.step(static_cast<int>(i) + 1, voice("Equations", equation.title), equation,
                          idOf(recording.formulation, step.equation));
    const std::size_t first = static_cast<std::size_t>(step.first);
    const std::size_t count = static_cast<std::size_t>(step.last - step.first);
    text += language.rows(voice, recording.formulation, std::span(rows).subspan(first, count),
                          std::span(recording.entries).subspan(first, count));
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
