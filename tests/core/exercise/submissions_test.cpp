// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exercise/submissions.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/exercise/exercise_files.h"
#include "tests/core/exercise/shipped.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <string>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("A key is right, and the table of each planted mistake names it", "[exercise]") {
  const OpenExercise open = test::shipped("find_the_mistake");
  VariantMaker maker(open, "secret");
  for (const std::string student : {"s1", "s2", "s3"}) {
    const Variant variant = std::move(maker.make(student)).value();
    const SubmissionVerdict right = judgeSubmission(maker, open, student, keyTable(open, variant), student + ".csv");
    CHECK(right.status == SubmissionStatus::Right);
    CHECK(right.right_rows == right.all_rows);
    CHECK(right.all_rows > 10);
    for (const Mistake mistake : mistakesOf(open.exercise.table->mistakes)) {
      const std::string table = keyTable(open, variant, {mistake});
      const SubmissionVerdict wrong = judgeSubmission(maker, open, student, table, student + ".csv");
      INFO(student << " " << nameOf(mistake) << ": " << wrong.suspects);
      CHECK(wrong.status == SubmissionStatus::Wrong);
      CHECK(wrong.right_rows < wrong.all_rows);
      CHECK_THAT(wrong.suspects, ContainsSubstring(nameOf(mistake)));
      CHECK(!wrong.first_difference.empty());
    }
  }
}

TEST_CASE("Of an exercise with a table, its rows count", "[exercise]") {
  const OpenExercise open = test::shipped("find_the_mistake");
  VariantMaker maker(open, "secret");
  const Variant variant = std::move(maker.make("s1")).value();
  Recording recording;
  recordInverseDynamics(*variant.robot.model, variant.instant.input, open.formulation, recording);
  const auto rows = shownRows(*variant.robot.model, recording, *open.exercise.table);
  const SubmissionVerdict whole = judgeSubmission(maker, open, "s1", keyTable(open, variant), "s1.csv");
  CHECK(whole.all_rows == std::ssize(rows));
  CHECK(whole.status == SubmissionStatus::Right);
}

TEST_CASE("Another student's key is wrong", "[exercise]") {
  const OpenExercise open = test::shipped("inward_pass");
  VariantMaker maker(open, "secret");
  const Variant ours = std::move(maker.make("s1")).value();
  CHECK(judgeSubmission(maker, open, "s2", keyTable(open, ours), "s2.csv").status == SubmissionStatus::Wrong);
  VariantMaker other(open, "another secret");
  CHECK(judgeSubmission(other, open, "s1", keyTable(open, ours), "s1.csv").status == SubmissionStatus::Wrong);
}

TEST_CASE("Whatever is handed in is one line", "[exercise]") {
  const OpenExercise open = test::shipped("inward_pass");
  VariantMaker maker(open, "secret");
  const std::string huge(kMostSubmissionBytes + 1, '1');
  const std::string binary("link,quantity,v0\n\0\x01\xff", 20);
  const struct {
    std::string bytes, said;
  } cases[] = {{"", "empty"},
               {binary, "binary"},
               {huge, "larger than 1 MB"},
               {"name,grade\nAnn,1\n", "link"},
               {"link,quantity,v0\nlink_1,joint torque,=1+1\n", "=1+1"},
               {"link,quantity,v0\nlink_1,joint torque,1,2,3\n", "cells"},
               {"link,quantity,v0\n\"link_1\n,joint torque,1", "quote"},
               {"PK\x03\x04", ""}};
  std::vector<SubmissionVerdict> verdicts;
  for (const auto& each : cases) {
    const SubmissionVerdict verdict = judgeSubmission(maker, open, "=cmd|'/c calc'!A0", each.bytes, "-x.csv");
    CHECK(verdict.status == SubmissionStatus::Refused);
    CHECK_THAT(verdict.problem, ContainsSubstring(each.said));
    CHECK(!verdict.problem.empty());
    CHECK(verdict.problem.find('\n') == std::string::npos);
    verdicts.push_back(verdict);
  }
  const std::string csv = submissionsCsv(verdicts);
  CHECK(std::count(csv.begin(), csv.end(), '\n') == std::ssize(verdicts) + 1);
  // nothing that a spreadsheet would run
  for (const char* formula : {"\n=", "\n\"=", ",=", ",-x"}) CHECK(csv.find(formula) == std::string::npos);
  CHECK_THAT(gradescopeJson(open.exercise, verdicts[0]), ContainsSubstring("\"max_score\":4"));
}
