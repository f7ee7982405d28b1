// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dynamics/inverse_dynamics.h"
#include "core/trace/equation_text.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const Eigen::Vector3d kGravity(0.5, -1.25, -9.75);

struct TracedExample {
  Mechanism mechanism;
  Model model;
  Recording recording;
};

TracedExample tracedExample(Formulation formulation) {
  Random random(2600);
  Mechanism mechanism = randomMechanism(random, {.joints = 5, .prismatic = 0.4, .fixed = 0.0});
  mechanism.name = "a_robot";
  mechanism.links[1].name = "first, \"quoted\"";
  Model model = compiled(mechanism);
  Recording recording;
  DynamicsInput input = randomInput(random, model);
  input.gravity = kGravity;
  input.terms = {.joint_friction = true, .rotor = true};
  input.external = {{model.linkCount() - 1, {random.vector(10.0), random.vector(5.0)}}};
  recordInverseDynamics(model, input, formulation, recording);
  return {mechanism, model, recording};
}

}  // namespace

TEST_CASE("Trace rows carry the recording's very numbers, with frames that exist") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const TracedExample e = tracedExample(formulation);
  const std::vector<TraceRow> rows = traceRows(e.model, e.recording);
  REQUIRE(rows.size() == e.recording.entries.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CHECK(rows[i].index == static_cast<int>(i));
    CHECK(std::equal(rows[i].values.begin(), rows[i].values.end(), e.recording.entries[i].values));
    CHECK_FALSE(rows[i].quantity.empty());
    CHECK_FALSE(rows[i].symbol.empty());
    CHECK_FALSE(rows[i].equation.empty());
    CHECK_FALSE(rows[i].unit.empty());
    CHECK(*latexSymbolOf(e.recording.entries[i].quantity, formulation) != '\0');
    const bool is_scalar = rows[i].values.size() == 1;
    CHECK((is_scalar ? rows[i].frame == "joint" : rows[i].frame == "world" || e.model.findLink(rows[i].frame) >= 0));
    // a term of a sum names the link that it comes from, so that no two rows of a link have one name
    const int other = e.recording.entries[i].other;
    CHECK((other < 0 || rows[i].quantity.find(" " + bodyName(e.model, other)) != std::string::npos));
  }
}

TEST_CASE("What a child hands on is labelled as what its numbers are") {
  const auto matrixOf = [](const Recorded* entry) {
    return Eigen::Matrix3d(Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(entry->values));
  };
  const Formulation formulation = GENERATE(Formulation::BodyFrame, Formulation::Spatial, Formulation::WorldSpatial);
  CAPTURE(nameOf(formulation));
  const TracedExample e = tracedExample(formulation);
  const std::vector<TraceRow> rows = traceRows(e.model, e.recording);
  int handed_on = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Recorded& entry = e.recording.entries[i];
    if (entry.other < 0) continue;
    ++handed_on;
    CHECK_THAT(rows[i].quantity, ContainsSubstring("what " + bodyName(e.model, entry.other) + " hands on"));
    // the product that the symbol names, of the child's own entries
    Eigen::VectorXd expected;
    if (formulation == Formulation::WorldSpatial) {
      REQUIRE(rows[i].symbol == "F_k");
      expected = e.recording.find(entry.other, Quantity::JointWrench)->sixVector();
    } else {
      const Eigen::Matrix3d R = matrixOf(e.recording.find(entry.other, Quantity::Rotation));
      const Eigen::Vector3d r = e.recording.find(entry.other, Quantity::Offset)->vector();
      Eigen::Vector3d f, n;
      if (formulation == Formulation::Spatial) {
        const Eigen::Matrix<double, 6, 1> F = e.recording.find(entry.other, Quantity::JointWrench)->sixVector();
        n = F.head<3>();
        f = F.tail<3>();
      } else {
        f = e.recording.find(entry.other, Quantity::JointForce)->vector();
        n = e.recording.find(entry.other, Quantity::JointMoment)->vector();
      }
      const Eigen::Vector3d f_p = R * f;
      const Eigen::Vector3d n_p = R * n + r.cross(f_p);
      if (rows[i].symbol == "R_k f_k") {
        expected = f_p;
      } else if (rows[i].symbol == "R_k n_k + r_k x R_k f_k") {
        expected = n_p;
      } else {
        REQUIRE(rows[i].symbol == "X_k^T F_k");
        expected.resize(6);
        expected << n_p, f_p;
      }
    }
    const Eigen::Map<const Eigen::VectorXd> given(entry.values, entry.size);
    REQUIRE(given.size() == expected.size());
    CHECK((given - expected).norm() <= 1e-12 * expected.norm());
  }
  CHECK(handed_on > 0);
}

TEST_CASE("The units of a LaTeX hand-out have raised exponents") {
  const TracedExample e = tracedExample(Formulation::BodyFrame);
  const std::string latex = traceLatex(e.model, e.recording, kGravity);
  CHECK_THAT(latex, ContainsSubstring("\\text{rad/s}^2 \\]"));
  CHECK_THAT(latex, !ContainsSubstring("asciicircum"));
}

namespace {

/// As a hand-out writes it: six digits, a comma within a row and a semicolon between rows.
std::string written(const double* values, int size) {
  std::string text = size == 1 ? "" : "(";
  for (int i = 0; i < size; ++i) {
    char number[32];
    std::snprintf(number, sizeof number, "%.6g", values[i]);
    text += i == 0 ? "" : i % 3 == 0 ? "; " : ", ";
    text += number;
  }
  return size == 1 ? text : text + ")";
}
std::string written(double value) { return written(&value, 1); }
std::string written(const Eigen::Vector3d& v) { return written(v.data(), 3); }
std::string written(const Eigen::Matrix3d& M) {
  const Eigen::Matrix<double, 3, 3, Eigen::RowMajor> rows = M;
  return written(rows.data(), 9);
}

}  // namespace

TEST_CASE("A hand-out gives what the recursion starts from: the figures of the mechanism as it was edited") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const TracedExample e = tracedExample(formulation);
  const std::string markdown = traceMarkdown(e.model, e.recording, kGravity);
  const std::string given = markdown.substr(0, markdown.find("## Forward pass"));
  const bool world = formulation == Formulation::WorldSpatial;
  const bool body_axes = formulation == Formulation::BodyFrame || formulation == Formulation::Spatial;
  CHECK_THAT(given, ContainsSubstring("`g = (0.5, -1.25, -9.75) m/s^2`"));
  if (formulation == Formulation::BodyFrame)
    CHECK_THAT(given, ContainsSubstring("`a₀ = −g = (-0.5, 1.25, 9.75) m/s^2`"));
  if (formulation == Formulation::Spatial || formulation == Formulation::NonRecursive) {
    CHECK_THAT(given, ContainsSubstring("`A₀ = [0; −g] = (0, 0, 0; -0.5, 1.25, 9.75) rad/s^2; m/s^2`"));
  }
  if (world) CHECK_THAT(given, ContainsSubstring("`w₀ = v₀ = ẇ₀ = v̇₀ = (0, 0, 0)`"));
  const std::string c = body_axes ? "c" : "c̄";
  const std::string I = formulation == Formulation::BodyFrame ? "I" : formulation == Formulation::Spatial ? "I_c" : "Ī";
  for (const Joint& joint : e.mechanism.joints) {
    const Link& link = e.mechanism.links[static_cast<std::size_t>(joint.child)];
    const bool prismatic = joint.type == JointType::Prismatic;
    // between the link's heading and the next one
    const std::size_t from = given.find(" (joint " + std::string(joint.name).replace(5, 1, "\\_") + ")");
    REQUIRE(from != std::string::npos);
    const std::string figures = given.substr(from, given.find("### ", from) - from);
    CHECK_THAT(figures, ContainsSubstring("`m = " + written(link.inertial->mass) + " kg`"));
    CHECK_THAT(figures, ContainsSubstring("`" + c + " = " + written(link.inertial->p_LLcm) + " m`"));
    CHECK_THAT(figures, ContainsSubstring("`" + I + " = " + written(link.inertial->I_LLcm_L) + " kg m^2`"));
    CHECK_THAT(figures, ContainsSubstring((world ? "`a = " : "`s = ") + written(joint.axis) + "`"));
    CHECK_THAT(figures, ContainsSubstring("`R⁰ = " + written(joint.X_PJ.R) + "`"));
    const std::string offset = world ? "`b = " : prismatic ? "`r⁰ = " : "`r = ";
    CHECK_THAT(figures, ContainsSubstring(offset + written(joint.X_PJ.p) + " m`"));
    CHECK_THAT(figures, ContainsSubstring("`D = " + written(joint.damping)));
    CHECK_THAT(figures, ContainsSubstring("`τᶜ(−1) = " + written(joint.coulomb.negative)));
    const double rotor = joint.motor.gear_ratio * joint.motor.gear_ratio * joint.motor.rotor_inertia;
    CHECK_THAT(figures, ContainsSubstring((world ? "`Iʳ = " : "`G² Iᵐ = ") + written(rotor) +
                                          (prismatic ? " kg`" : " kg m^2`")));
  }
  const std::string latex = traceLatex(e.model, e.recording, kGravity);
  CHECK_THAT(latex, ContainsSubstring("\\section{Given}"));
  // what LaTeX's own fonts have: the names here are plain, so all of it is
  CHECK(std::all_of(latex.begin(), latex.end(), [](char x) { return static_cast<unsigned char>(x) < 128; }));
  CHECK_THAT(latex, ContainsSubstring(R"(g = (0.5,\ -1.25,\ -9.75)\ \text{m/s}^2)"));
}

TEST_CASE("The trace as CSV has one line a quantity and 17 cells a line") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const TracedExample e = tracedExample(formulation);
  const std::string csv = traceCsv(e.model, e.recording);
  CHECK(csv.starts_with("index,pass,link,quantity,symbol,equation,frame,unit,v0,v1,v2,v3,v4,v5,v6,v7,v8\n"));
  CHECK(std::count(csv.begin(), csv.end(), '\n') == std::ssize(e.recording.entries) + 1);
  CHECK_THAT(csv, ContainsSubstring("\"first, \"\"quoted\"\"\""));
}

TEST_CASE("Worked examples name every link and every equation, and escape what the language would take") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const TracedExample e = tracedExample(formulation);
  const std::string markdown = traceMarkdown(e.model, e.recording, kGravity);
  const std::string latex = traceLatex(e.model, e.recording, kGravity);
  CHECK_THAT(markdown, ContainsSubstring("a\\_robot"));
  CHECK_THAT(latex, ContainsSubstring("a\\_robot"));
  CHECK(latex.ends_with("\\end{document}\n"));
  for (const Step& step : stepsOf(e.recording)) {
    const EquationText words = textOf(formulation, step.equation, false);
    CHECK((*words.title != '\0' && *words.plain != '\0' && *words.latex != '\0'));
    CHECK_THAT(markdown, ContainsSubstring(std::string("(") + idOf(e.recording.formulation, step.equation) + ")"));
    CHECK_THAT(latex, ContainsSubstring(std::string("(") + idOf(e.recording.formulation, step.equation) + ")"));
  }
  CHECK(std::count(latex.begin(), latex.end(), '{') == std::count(latex.begin(), latex.end(), '}'));
}

TEST_CASE("A trace speaks its source's symbols, in its source's order") {
  const auto symbolsOf = [](Formulation formulation) {
    const TracedExample e = tracedExample(formulation);
    std::set<std::string> symbols;
    for (const TraceRow& row : traceRows(e.model, e.recording)) symbols.insert(row.symbol);
    return symbols;
  };
  using Symbols = std::set<std::string>;
  CHECK(symbolsOf(Formulation::BodyFrame) == Symbols{"q",     "qd",    "qdd", "R",       "r", "omega",
                                                     "v",     "alpha", "a",   "a_c",     "F", "N",
                                                     "f^E",   "n^E",   "f",   "R_k f_k", "n", "R_k n_k + r_k x R_k f_k",
                                                     "tau^m", "tau^f", "tau"});
  CHECK(symbolsOf(Formulation::Spatial) ==
        Symbols{"q", "qd", "qdd", "R", "r", "V", "A", "F^I", "F^E", "F", "X_k^T F_k", "tau^m", "tau^f", "tau"});
  CHECK(symbolsOf(Formulation::WorldSpatial) == Symbols{"q",  "qd",  "qdd", "R",    "p",   "sw", "w",   "v",
                                                        "dw", "dv",  "v_o", "dv_o", "c",   "I",  "F^I", "F^E",
                                                        "F",  "F_k", "S",   "u^m",  "u^f", "u"});
  CHECK(symbolsOf(Formulation::NonRecursive) ==
        Symbols{"q", "qd", "qdd", "R", "p", "S", "V", "A", "F^E", "tau_ij", "tau^m", "tau^f", "tau"});
  CHECK(std::string(unitOf(Quantity::JointWrench, false, Formulation::WorldSpatial)) == "N; N m");
  CHECK(std::string(unitOf(Quantity::JointWrench, false, Formulation::Spatial)) == "N m; N");
  CHECK(std::string(unitOf(Quantity::MotionAxis, false, Formulation::WorldSpatial)) == "m; 1");
}
