// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/expression.h"

#include "core/base/require.h"
#include "tests/support/catch.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("An expression follows its variables", "[simulation][expression]") {
  double a = 1.0, b_2 = 2.0;
  const Expression sum("a + 2*b_2", {{"a", &a}, {"b_2", &b_2}});
  REQUIRE(sum.check("").message.empty());
  CHECK(sum.value() == 5.0);
  b_2 = 4.0;
  CHECK(sum.value() == 9.0);
  Expression moved(Expression("abs(a) < 0.5 && b_2 > 1", {{"a", &a}, {"b_2", &b_2}}));
  CHECK(moved.value() == 0.0);
  a = -0.25;
  CHECK(moved.value() == 1.0);
  a = std::nan("");
  CHECK(moved.value() == 0.0);
  CHECK(Expression(" ", {}).value() == 0.0);
}

TEST_CASE("An expression that cannot be used says why in its owner's words", "[simulation][expression]") {
  double a = 1.0;
  const Message unknown("Files", "no name '%1' here");
  const auto said = [&](const std::string& text) { return Expression(text, {{"a", &a}}).check(unknown); };
  CHECK(said("a + bc").message.text() == "no name 'bc' here");
  CHECK(said("a + bc").position == 4);
  CHECK_THAT(said("a = 2").message.text(), ContainsSubstring("'=' is not allowed"));
  CHECK_THAT(said("(a").message.text(), ContainsSubstring("a bracket is not closed"));
  CHECK_THAT(said("0,5").message.text(), ContainsSubstring("write 0.5, not 0,5"));
}

TEST_CASE("A variable needs a name of its own", "[simulation][expression]") {
  double a = 1.0;
  CHECK_THROWS_AS(Expression("1", {{"2a", &a}}), PreconditionError);
  CHECK_THROWS_AS(Expression("1", {{"a.b", &a}}), PreconditionError);
  CHECK_THROWS_AS(Expression("1", {{"a", &a}, {"a", &a}}), PreconditionError);
  CHECK_THROWS_AS(Expression("1", {{"a", nullptr}}), PreconditionError);
}
