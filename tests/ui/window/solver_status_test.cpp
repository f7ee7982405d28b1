// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/solver_status.h"

#include "tests/support/catch.h"

using namespace linkwright;
using namespace linkwright::ui;

TEST_CASE("The solver's status is told in its own word, with what is left only where it matters") {
  const double degree = 3.14159265358979323846 / 180.0;
  CHECK(solverSummary({IkStatus::Converged, 3, 3e-9, 2e-10}, AngleUnit::Degree) == "End effector: converged");
  CHECK(solverSummary({IkStatus::Converged, 3, 3e-9, 2e-10}, AngleUnit::Degree, "elbow") == "elbow: converged");
  CHECK(solverSummary({IkStatus::OutOfReach, 20, 0.0123, 2.1 * degree}, AngleUnit::Degree) ==
        QStringLiteral(u"End effector: out of reach, 12.3 mm and 2.1° from the target."));
  CHECK(solverSummary({IkStatus::OutOfReach, 20, 0.0123, 0.25}, AngleUnit::Radian) ==
        "End effector: out of reach, 12.3 mm and 0.250 rad from the target.");
  CHECK(solverSummary({IkStatus::AtLimit, 20, 1.5, 1e-9}, AngleUnit::Degree) ==
        "End effector: joint limit reached, 1.500 m from the target.");
  CHECK(solverSummary({IkStatus::TimeLimit, 20, 1e-6, 1e-9}, AngleUnit::Degree) == "End effector: time limit reached");
  CHECK(solverAdvice(IkStatus::Converged).isEmpty());
  for (const IkStatus status :
       {IkStatus::AtLimit, IkStatus::Stalled, IkStatus::Singular, IkStatus::OutOfReach, IkStatus::TimeLimit}) {
    CHECK_FALSE(solverAdvice(status).isEmpty());
    CHECK(solverSummary({status, 1, 0.1, 0.1}, AngleUnit::Degree).contains(statusWord(status)));
  }
}
