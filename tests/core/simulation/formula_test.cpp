// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/formula.h"

#include "tests/support/catch.h"

#include <clocale>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

namespace {

double valueOf(const std::string& text, double t = 0.0, double q = 0.0, double qd = 0.0) {
  const Result<Formulas> formulas = Formulas::compile({text}, {"elbow"});
  INFO(text << ": " << (formulas.ok() ? "" : formulas.diagnostics()[0].message));
  REQUIRE(formulas.ok());
  Eigen::VectorXd out;
  formulas->evaluate(t, Eigen::VectorXd::Constant(1, q), Eigen::VectorXd::Constant(1, qd), out);
  return out[0];
}

}  // namespace

TEST_CASE("Formulas of time and state have their values", "[simulation]") {
  CHECK(valueOf("3*sin(2*pi*t/10)", 2.5) == Approx(3.0));
  CHECK(valueOf("-3*cos(2*pi*t)", 0.5) == Approx(3.0));
  CHECK(valueOf("10*(1 - q1) - 2*qd1", 0.0, 0.25, 0.5) == Approx(6.5));
  CHECK(valueOf("t < 1 ? 5 : -5", 0.5) == 5.0);
  CHECK(valueOf("t < 1 ? 5 : -5", 1.5) == -5.0);
  CHECK(valueOf("2^3 + abs(-1) + max(1, 2, 3)") == 12.0);
  CHECK(valueOf("") == 0.0);
  CHECK(valueOf("  \t ") == 0.0);
  CHECK(valueOf("q1 == 1 || q1 >= 2", 0.0, 1.0) == 1.0);
  CHECK(std::isinf(valueOf("1/t", 0.0)));
}

TEST_CASE("Every joint is known to every formula, and copies share nothing", "[simulation]") {
  const Result<Formulas> compiled = Formulas::compile({"q2", "qd1"}, {"a", "b"});
  REQUIRE(compiled.ok());
  const Formulas copy = *compiled;
  Eigen::VectorXd out, other;
  compiled->evaluate(0.0, Eigen::Vector2d(1, 2), Eigen::Vector2d(3, 4), out);
  copy.evaluate(0.0, Eigen::Vector2d(5, 6), Eigen::Vector2d(7, 8), other);
  CHECK(out == Eigen::VectorXd(Eigen::Vector2d(2, 3)));
  CHECK(other == Eigen::VectorXd(Eigen::Vector2d(6, 7)));
}

TEST_CASE("What is wrong with a formula is said with its place", "[simulation]") {
  struct Case {
    const char* text;
    const char* message;
    int position;
  };
  const Case c = GENERATE(values<Case>({{"3*sin(2*pi*t", "bracket is not closed", -1},
                                        {"3*foo", "'foo' is unknown", 2},
                                        {"3*q2", "'q2' is unknown", 2},
                                        {"3*", "ends too early", -1},
                                        {"1 2", "needs an operator", 2},
                                        {"q1 = 2", "is not allowed in a formula", 3},
                                        {"q1 += 2", "is not allowed in a formula", 4},
                                        {"0,5", "comma", 0},
                                        {"sin(1, 2)", "too many arguments", -1},
                                        {"sin()", "argument", -1},
                                        {"2 * ) 3", "", -1}}));
  std::vector<FormulaProblem> problems;
  const Result<Formulas> formulas = Formulas::compile({c.text}, {"elbow"}, &problems);
  CAPTURE(c.text);
  REQUIRE(!formulas.ok());
  INFO(formulas.diagnostics()[0].message);
  CHECK_THAT(formulas.diagnostics()[0].message, ContainsSubstring("torque of joint 'elbow', character "));
  CHECK_THAT(problems[0].message, ContainsSubstring(c.message));
  if (c.position >= 0) CHECK(problems[0].position == c.position);
  CHECK(problems[0].position <= static_cast<int>(std::string(c.text).size()));
}

TEST_CASE("Odd formulas end in words", "[simulation]") {
  const std::string long_one(20'000, '1'), deep = std::string(3'000, '(') + "1" + std::string(3'000, ')');
  CHECK(!Formulas::compile({long_one}, {"a"}).ok());
  CHECK_NOTHROW(Formulas::compile({deep}, {"a"}));
  CHECK(!Formulas::compile({std::string("1\0+1", 4)}, {"a"}).ok());
  CHECK(!Formulas::compile({"\"text\""}, {"a"}).ok());
  CHECK(!Formulas::compile({"q1; q1"}, {"a"}).ok());
}

TEST_CASE("A comma for the decimals of a locale changes no formula", "[simulation]") {
  const std::string before = std::setlocale(LC_NUMERIC, nullptr);
  if (std::setlocale(LC_NUMERIC, "de_DE.UTF-8") == nullptr) SKIP("no German locale");
  const double value = valueOf("0.5*t", 3.0);
  std::setlocale(LC_NUMERIC, before.c_str());
  CHECK(value == 1.5);
}
