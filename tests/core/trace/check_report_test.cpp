// SPDX-License-Identifier: GPL-3.0-or-later
// What a check says of a table that is not filled in, and of one with two mistakes in it.
#include "core/dynamics/mistakes.h"
#include "core/io/student_table.h"
#include "core/trace/check.h"
#include "core/trace/trace_text.h"
#include "tests/support/catch.h"
#include "tests/support/golden_model.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Arm {
  Model model;
  DynamicsInput input;
  Recording ours;

  explicit Arm(std::uint64_t seed)
      : Arm([seed] {
          Random random(seed);
          Model made = compiled(randomMechanism(random, {.joints = 5, .prismatic = 0.0, .fixed = 0.0}));
          DynamicsInput at = randomInput(random, made);
          return std::pair(std::move(made), std::move(at));
        }()) {}
  explicit Arm(std::pair<Model, DynamicsInput> made) : model(std::move(made.first)), input(std::move(made.second)) {
    recordInverseDynamics(model, input, Formulation::BodyFrame, ours);
  }
  StudentTable table(const std::string& csv) const {
    const Result<StudentTable> read = readStudentTable(csv, "mine.csv");
    REQUIRE(read.ok());
    return *read;
  }
  StudentTable with(const MistakeSet& mistakes) const {
    Recording wrong;
    recordInverseDynamics(model, input, Formulation::BodyFrame, mistakes, wrong);
    return table(traceCsv(model, wrong));
  }
  CheckReport check(const StudentTable& mine) const { return checkTable(model, input, Formulation::BodyFrame, mine); }
};

}  // namespace

TEST_CASE("A template that nobody has filled in agrees with nothing: there was nothing to compare") {
  const Arm arm(3);
  const StudentTable bare = arm.table(traceTemplateCsv(arm.model, arm.ours));
  const CheckReport report = arm.check(bare);
  CHECK(report.given == 0);
  CHECK(report.agreeing == 3 * arm.model.dof());  // the state, which the template gives
  CHECK(report.allAgree());
  CHECK_THAT(checkText(arm.model, bare, report), ContainsSubstring("There is nothing to compare"));

  // one number of one's own is something
  StudentTable begun = bare;
  const auto last = static_cast<std::size_t>(arm.ours.entries.size()) - 1;
  begun.rows[last].values = {arm.ours.entries[last].values[0]};
  const CheckReport of_one = arm.check(begun);
  CHECK(of_one.given == 1);
  CHECK_THAT(checkText(arm.model, begun, of_one), !ContainsSubstring("There is nothing to compare"));
  // nor is a state that is wrong nothing
  StudentTable wrong_state = bare;
  wrong_state.rows.front().values.front() += 1.0;
  CHECK_THAT(checkText(arm.model, wrong_state, arm.check(wrong_state)),
             !ContainsSubstring("There is nothing to compare"));
}

TEST_CASE("Of two mistakes the one that comes first is named, with the rows that it does not explain") {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    CAPTURE(seed);
    const Arm arm(seed);
    // omega x I omega in the outward pass, a lever in the inward one
    const StudentTable mine = arm.with({Mistake::NoGyroscopicTerm, Mistake::NoCentreLever});
    const CheckReport report = arm.check(mine);
    REQUIRE(report.suspects.size() == 1);
    const Suspect& suspect = report.suspects.front();
    CHECK(suspect.mistake == Mistake::NoGyroscopicTerm);
    CHECK(suspect.explained + static_cast<int>(suspect.unexplained.size()) == report.differing);
    REQUIRE_FALSE(suspect.unexplained.empty());
    // the first of them is where the other one enters: n = N + c x F, which is not of the outward pass
    const CheckedRow& next = report.rows[static_cast<std::size_t>(suspect.unexplained.front())];
    CHECK(report.recording.entries[static_cast<std::size_t>(next.entry)].quantity == Quantity::JointMoment);
    CHECK(std::is_sorted(suspect.unexplained.begin(), suspect.unexplained.end()));  // this table is in our order
    const std::string text = checkText(arm.model, mine, report);
    CHECK_THAT(text, ContainsSubstring("One mistake alone does not explain the rest, " +
                                       std::to_string(suspect.unexplained.size())));
    const int line = mine.rows[static_cast<std::size_t>(suspect.unexplained.front())].line;
    CHECK_THAT(text, ContainsSubstring("then look at line " + std::to_string(line) + ": "));
    // one mistake leaves nothing
    const StudentTable single = arm.with({Mistake::NoGyroscopicTerm});
    const CheckReport alone = arm.check(single);
    REQUIRE_FALSE(alone.suspects.empty());
    CHECK(alone.suspects.front().unexplained.empty());
    CHECK_THAT(checkText(arm.model, single, alone), !ContainsSubstring("does not explain the rest"));
  }
}

TEST_CASE("A table of one's own is known by its first line") {
  CHECK(isStudentTableHeader("link,quantity,v0\n1,2,3\n"));
  CHECK(
      isStudentTableHeader("\xEF\xBB\xBF"
                           "V0, Symbol ,\"LINK\",v1\r\n"));
  CHECK(isStudentTableHeader("index,pass,link,quantity,symbol,equation,frame,unit,v0,v1"));
  CHECK_FALSE(isStudentTableHeader(""));
  CHECK_FALSE(isStudentTableHeader("time,q.a,q.b\nlink,quantity,v0\n"));
  CHECK_FALSE(isStudentTableHeader("link,v0\n"));
  CHECK_FALSE(isStudentTableHeader("{\"link\": 1}"));
  CHECK_FALSE(isStudentTableHeader(std::string("link,quantity,v0\0", 17)));
}
