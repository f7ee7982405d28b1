// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/result.h"

#include "core/base/diagnostic.h"
#include "core/base/require.h"
#include "tests/support/catch.h"

#include <string>

using linkwright::Diagnostic;
using linkwright::Diagnostics;
using linkwright::PreconditionError;
using linkwright::Result;
using linkwright::Severity;

TEST_CASE("A result holds a value or at least one error, never both", "[base]") {
  const Result<int> good(7, {Diagnostic{Severity::Warning, "a.urdf", 3, "the mass is zero"}});
  REQUIRE(good.ok());
  CHECK(good.value() == 7);
  CHECK(good.diagnostics().size() == 1);

  const Result<int> bad = Result<int>::failure("no such joint");
  REQUIRE_FALSE(bad.ok());
  CHECK_THROWS_AS(bad.value(), PreconditionError);
  CHECK(linkwright::hasErrors(bad.diagnostics()));

  const Diagnostics error{Diagnostic{Severity::Error, "a.urdf", 3, "broken"}};
  CHECK_THROWS_AS(Result<int>(7, error), PreconditionError);
  CHECK_THROWS_AS(Result<int>::failure(Diagnostics{}), PreconditionError);
}

TEST_CASE("A diagnostic reads as compilers write theirs", "[base]") {
  CHECK(toString(Diagnostic{Severity::Error, "arm.urdf", 12, "the link 'a' has two parents"}) ==
        "arm.urdf:12: error: the link 'a' has two parents");
  CHECK(toString(Diagnostic{Severity::Warning, "", 0, "no gravity given"}) == "input:1: warning: no gravity given");
}

TEST_CASE("A size that does not fit is refused with both sizes", "[base]") {
  CHECK_NOTHROW(linkwright::requireSize(3, 3, "q"));
  CHECK_THROWS_WITH(linkwright::requireSize(2, 3, "q"),
                    Catch::Matchers::ContainsSubstring("q has 2 entries where 3 are needed"));
}
