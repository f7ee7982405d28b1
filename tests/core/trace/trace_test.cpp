// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dynamics/inverse_dynamics.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Example {
  Mechanism mechanism;
  Model model;
  Recording recording;
};

Example example() {
  Random random(2600);
  Mechanism mechanism = randomMechanism(random, {.joints = 5, .prismatic = 0.4, .fixed = 0.0});
  mechanism.name = "a_robot";
  mechanism.links[1].name = "first, \"quoted\"";
  Model model = compiled(mechanism);
  Recording recording;
  DynamicsInput input = randomInput(random, model);
  input.terms = {.joint_friction = true, .rotor = true};
  recordInverseDynamics(model, input, Formulation::BodyFrame, recording);
  return {mechanism, model, recording};
}

}  // namespace

TEST_CASE("Trace rows carry the recording's very numbers, with frames that exist") {
  const Example e = example();
  const std::vector<TraceRow> rows = traceRows(e.model, e.recording);
  REQUIRE(rows.size() == e.recording.entries.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CHECK(rows[i].index == static_cast<int>(i));
    CHECK(std::equal(rows[i].values.begin(), rows[i].values.end(), e.recording.entries[i].values));
    CHECK_FALSE(rows[i].quantity.empty());
    CHECK_FALSE(rows[i].symbol.empty());
    CHECK_FALSE(rows[i].equation.empty());
    const bool is_scalar = rows[i].values.size() == 1;
    CHECK((is_scalar ? rows[i].frame == "joint" : rows[i].frame == "world" || e.model.findLink(rows[i].frame) >= 0));
  }
}

TEST_CASE("The trace as CSV has one line a quantity and 17 cells a line") {
  const Example e = example();
  const std::string csv = traceCsv(e.model, e.recording);
  CHECK(csv.starts_with("index,pass,link,quantity,symbol,equation,frame,unit,v0,v1,v2,v3,v4,v5,v6,v7,v8\n"));
  CHECK(std::count(csv.begin(), csv.end(), '\n') == std::ssize(e.recording.entries) + 1);
  CHECK_THAT(csv, ContainsSubstring("\"first, \"\"quoted\"\"\""));
}

TEST_CASE("Worked examples name every link and every equation, and escape what the language would take") {
  const Example e = example();
  const std::string markdown = traceMarkdown(e.model, e.recording);
  const std::string latex = traceLatex(e.model, e.recording);
  CHECK_THAT(markdown, ContainsSubstring("a\\_robot"));
  CHECK_THAT(latex, ContainsSubstring("a\\_robot"));
  CHECK(latex.ends_with("\\end{document}\n"));
  for (const Step& step : stepsOf(e.recording)) {
    CHECK_THAT(markdown, ContainsSubstring(std::string("(") + idOf(e.recording.formulation, step.equation) + ")"));
    CHECK_THAT(latex, ContainsSubstring(std::string("(") + idOf(e.recording.formulation, step.equation) + ")"));
  }
  CHECK(std::count(latex.begin(), latex.end(), '{') == std::count(latex.begin(), latex.end(), '}'));
}
