// SPDX-License-Identifier: GPL-3.0-or-later
// A worked example in the reader's language: everything that is said goes through the reader's interpreter.
#include "core/dynamics/inverse_dynamics.h"
#include "core/trace/trace_text.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <regex>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const Eigen::Vector3d kGravity(0.0, 0.0, -9.81);

/// Speaks a language whose only letter is z: placeholders, code, formulas and names stay.
std::string inZ(const Message& message) {
  if (message.pattern() == nullptr) return message.text();
  static const std::regex kept("`[^`]*`|\\$[^$]*\\$|%[1-9]|[a-zA-Z]");
  std::string pattern = message.pattern(), made;
  std::size_t at = 0;
  for (std::sregex_iterator each(pattern.begin(), pattern.end(), kept), end; each != end; ++each) {
    const auto first = static_cast<std::size_t>(each->position());
    made += pattern.substr(at, first - at) + (each->length() == 1 ? "z" : each->str());
    at = first + static_cast<std::size_t>(each->length());
  }
  std::vector<std::string> arguments;
  for (const Message& each : message.arguments()) arguments.push_back(inZ(each));
  return filledIn(made + pattern.substr(at), arguments);
}

struct Example {
  Model model;
  Recording recording;
};

Example example(Formulation formulation) {
  Random random(2601);
  Mechanism mechanism = randomMechanism(random, {.joints = 4, .prismatic = 0.4, .fixed = 0.0});
  mechanism.name = "robot_1";
  Model model = compiled(mechanism);
  DynamicsInput input = randomInput(random, model);
  input.gravity = kGravity;
  input.terms = {.joint_friction = true, .rotor = true};
  Recording recording;
  recordInverseDynamics(model, input, formulation, recording);
  return {model, recording};
}

}  // namespace

TEST_CASE("Nothing of a hand-out is left in English where the reader has another language") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const Example e = example(formulation);
  HandOutOptions options;
  options.figure = "00.png";
  options.say = inZ;
  std::string markdown = traceMarkdown(e.model, e.recording, kGravity, options);
  std::string latex = traceLatex(e.model, e.recording, kGravity, options);
  latex.erase(0, latex.find("\\section*"));
  const std::regex unsaid(
      R"(`[^`]*`|\$[^$]*\$|\\\[ [^]*? \\\]|<[^>]*>|\((body|world|spatial|direct)[^)]*\)|\\newif[^]*?\\else|\\[a-z]+(\[[^\]]*\])?|\{(itemize|center|document|pmatrix)\}|(link|joint|robot|l|j)\\?_?[0-9]+|00\.png)");
  for (std::string* text : {&markdown, &latex}) *text = std::regex_replace(*text, unsaid, "");
  for (const std::string& text : {markdown, latex}) {
    std::smatch word;
    const bool is_english = std::regex_search(text, word, std::regex("[A-Za-z]*[a-yA-Y][A-Za-z]{2,}"));
    INFO((is_english ? word.str() : "") << "\n" << text.substr(0, 3000));
    CHECK_FALSE(is_english);
  }
}

TEST_CASE("LaTeX is set by the rules of the reader's language, and English as ever") {
  const Example e = example(Formulation::BodyFrame);
  const auto latexIn = [&](const char* language) {
    HandOutOptions options;
    options.language = language;
    return traceLatex(e.model, e.recording, kGravity, options);
  };
  const std::string english = traceLatex(e.model, e.recording, kGravity);
  CHECK(
      english.starts_with("\\documentclass[a4paper]{article}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amsmath}\n"
                          "\\usepackage{graphicx}\n\\setcounter{secnumdepth}{0}\n\\begin{document}\n\\sloppy\n"));
  CHECK(latexIn("en") == english);
  CHECK_THAT(latexIn("de"), ContainsSubstring("[ngerman]{babel}") && ContainsSubstring("\\shorthandoff{\"}"));
  CHECK_THAT(latexIn("es"), ContainsSubstring("[spanish,es-nodecimaldot,es-noshorthands]{babel}"));
  for (const char* language : {"ja", "zh_CN"}) {
    const std::string latex = latexIn(language);
    CHECK(latex.starts_with("% Compile with lualatex.\n"));
    CHECK_THAT(latex, !ContainsSubstring("inputenc") && ContainsSubstring("\\babelfont{rm}{Noto Serif CJK "));
  }
}
