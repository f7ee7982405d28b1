// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson_reader.h"

#include "tests/core/lesson/small_lesson.h"
#include "tests/support/catch.h"

#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("A lesson is read with the lines of its steps", "[lesson]") {
  const Result<Lesson> read = readLesson(kSmallLesson, "lesson.json");
  INFO(wordsOf(read.diagnostics()));
  REQUIRE(read.ok());
  CHECK(read.diagnostics().empty());
  CHECK(read->id.text == "org.example.small");
  CHECK(read->languages.size() == 2);
  REQUIRE(read->steps.size() == 9);
  const LessonStep& torque = read->steps[1];
  CHECK(torque.kind == StepKind::Number);
  CHECK(torque.line == 10);
  CHECK(torque.set.walk->equation.text == "body.14");
  REQUIRE(torque.asks.size() == 1);
  CHECK(torque.asks[0].relative == 0.01);
  CHECK_FALSE(torque.asks[0].absolute);
  REQUIRE(torque.wrong.size() == 2);
  CHECK(torque.wrong[0].mistake.text == "gravity-left-out");
  CHECK(torque.wrong[1].line == 16);
  CHECK(torque.solution.answers[0].numbers == std::vector<double>{6.3718});
  CHECK(read->steps[2].solution.answers[0].numbers.size() == 3);
  CHECK(read->steps[4].solution.answers[0].chosen.size() == 2);
}

TEST_CASE("A lesson that is written is read as the same", "[lesson]") {
  for (const std::string& text :
       {kSmallLesson, readFile(sourcePath("assets/lessons/where_gravity_enters/lesson.json"))}) {
    const Result<Lesson> read = readLesson(text, "lesson.json");
    INFO(wordsOf(read.diagnostics()));
    REQUIRE(read.ok());
    const std::string written = writeLesson(*read);
    const Result<Lesson> again = readLesson(written, "written.json");
    INFO(written << wordsOf(again.diagnostics()));
    REQUIRE(again.ok());
    CHECK(writeLesson(*again) == written);
    CHECK(again->steps.size() == read->steps.size());
  }
}

TEST_CASE("A lesson that is not one says where and why", "[lesson]") {
  struct Case {
    std::string from, to, said;
  };
  const auto c = GENERATE(values<Case>({
      {"\"linkwright_lesson\": 1,", "\"linkwright_lesson\": 2,",
       "lesson.json:2: error: the version of the lesson is newer"},
      {"\"linkwright_lesson\": 1,", "", "is not a Linkwright lesson"},
      {"\"minutes\": 10", "\"minuts\": 10", "lesson.json:4: error: lesson: there is no key \"minuts\""},
      {"\"kind\": \"walk\"", "\"kind\": \"stroll\"", "\"kind\" must be one of these: free, read, choice, number"},
      {"\"id\": \"pick\"", "\"id\": \"walk\"", "two steps have the id 'walk'"},
      {"\"relative\": 0.01}", "\"relative\": 0.01, \"angle\": 1}", "only a direction has \"angle\""},
      {", \"relative\": 0.01}", "}", "lesson.json:14: error: question 'u1' needs \"absolute\" or \"relative\""},
      {"\"hints\": [\"h1\"]", "\"hints\": [\"h1\", \"h2\", \"h3\", \"h4\"]", "step 'torque' has more than three hints"},
      {"\"solution\": {\"answers\": {\"u1\": 6.3718}},", "", "step 'torque' has no \"solution\""},
      {"{\"u1\": 6.3718}", "{\"u2\": 6.3718}", "step 'torque' does not ask 'u2'"},
      {"{\"u1\": 6.3718}", "{\"u1\": [\"base-up\"]}", "the answer to 'u1' does not fit the question"},
      {"{\"c\": [\"base-up\", \"each-link\"]}", "{\"c\": [\"base-down\"]}", "question 'c' has no option 'base-down'"},
      {"\"let\": {\"m\": \"mass.link_2\"}", "\"let\": {\"2m\": \"mass.link_2\"}", "'2m' cannot be a name in a formula"},
      {"\"let\": {\"T2\": \"tau.joint_2\"},", "\"let\": {\"u1\": \"tau.joint_2\"},", "two values with the name 'u1'"},
      {"\"when\": \"c_both\", ", "", "give one of \"when\", a formula, \"mistake\""},
      {"\"done\": \"m > 1.5\",", "", "step 'heavier' needs \"done\""},
      {"\"solution\": {\"walk\"", "\"near\": [{\"when\": \"1\", \"say\": \"x\"}], \"solution\": {\"walk\"",
       "formulas see nothing of a walk; use \"at\""},
      {"\"file\": \"filled.csv\"", "\"file\": \"../filled.csv\"",
       "'../filled.csv' is not a file of the lesson's folder"},
      {"\"id\": \"play\"", "\"id\": \"to play\"", "'to play' cannot be an id"},
      {"\"kind\": \"free\",", "\"kind\": \"free\", \"done\": \"1\",", "nothing is asked in step 'play'"},
      {"\"solution\": {\"file\": \"filled.csv\"}", "\"solution\": {}", "the solution of step 'table' needs \"file\""},
  }));
  CAPTURE(c.from, c.to);
  const Result<Lesson> read = readLesson(with(kSmallLesson, c.from, c.to), "lesson.json");
  REQUIRE_FALSE(read.ok());
  CHECK_THAT(wordsOf(read.diagnostics()), ContainsSubstring(c.said));
}
