// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson_text.h"

#include "tests/core/lesson/small_lesson.h"
#include "tests/support/catch.h"

#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("The words of a lesson are read by step and key", "[lesson]") {
  const Result<LessonText> read = readLessonText(kSmallText, "en.md", "en");
  INFO(wordsOf(read.diagnostics()));
  REQUIRE(read.ok());
  CHECK(read->title == "A small lesson");
  CHECK(read->goal.markdown == "Its goal.");
  const LessonStepText* torque = read->find("torque");
  REQUIRE(torque != nullptr);
  CHECK(torque->text.line == 8);
  CHECK(torque->parts.size() == 4);
  REQUIRE(torque->text.placeholders.size() == 2);
  CHECK(torque->text.placeholders[0].name == "body.14");
  CHECK(torque->text.placeholders[0].digits == -1);
  CHECK(torque->text.placeholders[1].name == "T2");
  CHECK(torque->text.placeholders[1].digits == 3);
  CHECK(torque->text.placeholders[1].line == 9);
  const LessonPlaceholder& second = torque->text.placeholders[1];
  CHECK(torque->text.markdown.substr(second.first, second.last - second.first) == "{{T2 | 3}}");
  REQUIRE(torque->find("explain") != nullptr);
  CHECK(torque->find("explain")->markdown == "So it is.");
  CHECK(torque->find("h2") == nullptr);
}

TEST_CASE("Words are counted as a reader counts them", "[lesson]") {
  CHECK(wordCount("") == 0);
  CHECK(wordCount("One, two - three.") == 3);
  CHECK(wordCount("It needs {{T2 | 3}} N m.\n\n* one") == 6);
}

TEST_CASE("Words that cannot be read say where and why", "[lesson]") {
  struct Case {
    std::string from, to, said;
  };
  const auto c = GENERATE(values<Case>({
      {"# A small lesson\n", "", "words stand before the title"},
      {"Its goal.", "", "en.md:1: error: there are no words below this heading"},
      {"## pick\n", "## way\n", "step 'way' has a second text"},
      {"### h1\n", "### explain\n", "step 'torque' has a second text 'explain'"},
      {"### h1\n", "#### h1\n", "en.md:11: error: a heading of level 4 has no meaning here"},
      {"{{T2 | 3}}", "{{T2 | 3", "en.md:9: error: \"{{\" is not closed"},
      {"{{T2 | 3}}", "{{T2 | many}}", "'many' is not a number of digits"},
      {"{{T2 | 3}}", "{{}}", "names no value and no equation"},
  }));
  CAPTURE(c.from, c.to);
  const Result<LessonText> read = readLessonText(with(kSmallText, c.from, c.to), "en.md", "en");
  REQUIRE_FALSE(read.ok());
  CHECK_THAT(wordsOf(read.diagnostics()), ContainsSubstring(c.said));
}
