// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson in a zip archive is the lesson of its folder.
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/lesson_reader.h"
#include "core/lesson/teacher_page.h"
#include "tests/core/lesson/small_lesson.h"
#include "tests/support/catch.h"
#include "tests/support/zip.h"

#include <filesystem>
#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kExamples = sourcePath("assets/examples").string();

/// All that is said, with the place of the lesson as LESSON.
std::string saidOf(Diagnostics diagnostics, const std::string& place) {
  std::string words;
  for (Diagnostic& each : diagnostics) {
    if (each.file.starts_with(place)) each.file.replace(0, place.size(), "LESSON");
    words += toString(each) + "\n";
  }
  return words;
}

/// Everything that comes out of a lesson: its structure, words, findings, and what its solutions are judged to be.
std::string allOf(const std::string& place) {
  const Result<OpenLesson> lesson = openLesson({place, kExamples});
  if (!lesson) return saidOf(lesson.diagnostics(), place);
  std::string all = writeLesson(lesson->lesson) + lesson->hash + "\n" + saidOf(lesson.diagnostics(), place) +
                    saidOf(checkLesson(*lesson), place);
  for (std::size_t i = 0; i < lesson->lesson.steps.size(); ++i) {
    const LessonStep& step = lesson->lesson.steps[i];
    if (!isChecked(step.kind)) continue;
    const Result<PlayedAttempt> played = solutionOf(*lesson, i);
    if (!played) {
      all += saidOf(played.diagnostics(), place);
      continue;
    }
    StepJudge judge = std::move(Result<StepJudge>(StepJudge::make(step, played->robot, lesson->file))).value();
    LessonAttempt attempt = played->attempt;
    attempt.answers = judge.evaluated(attempt.answers, attempt);
    all += step.id.text + (judge.judge(attempt).right ? ": SOLVED\n" : ": UNSOLVED\n");
  }
  const Result<std::string> page = teacherPage(*lesson);
  return all + (page ? *page : saidOf(page.diagnostics(), place));
}

std::string problemOf(const TemporaryFolder& folder, const std::string& bytes) {
  const std::string file = folder.write("x.zip", bytes);
  const Result<OpenLesson> lesson = openLesson({file, kExamples});
  return lesson ? std::string() : wordsOf(lesson.diagnostics());
}

}  // namespace

TEST_CASE("A zipped lesson opens, checks and plays as its folder does", "[lesson]") {
  const TemporaryFolder folder;
  for (const char* name : {"where_gravity_enters", "contact_sticks_slips_jams"}) {
    CAPTURE(name);
    const std::string place = sourcePath(std::string("assets/lessons/") + name).string();
    REQUIRE(std::filesystem::exists(place));
    const std::string expected = allOf(place);
    CHECK_THAT(expected, ContainsSubstring(": SOLVED\n"));
    CHECK(expected.find("UNSOLVED") == std::string::npos);
    CHECK(allOf(folder.write("flat.zip", zipOfFolder(place))) == expected);
    CHECK(allOf(folder.write("top.zip", zipOfFolder(place, "a lesson/"))) == expected);
  }
}

TEST_CASE("A zipped lesson reads scenes, changes of scenes and tables from the archive", "[lesson]") {
  const LessonDesk desk;
  desk.write("heavier.json",
             R"({"linkwright_change_of": "little.json", "links": [{"name": "link_2", "inertial": {"mass": 3}}]})");
  const TemporaryFolder folder;
  const std::string expected = allOf(desk.path());
  CHECK_THAT(expected, ContainsSubstring("heavier: SOLVED\n") && ContainsSubstring("table: SOLVED\n"));
  CHECK(allOf(folder.write("small.zip", zipOfFolder(desk.path()))) == expected);
  // and it is found wrong in the same words
  desk.write("text/en.md", with(kSmallText, "{{T2 | 3}}", "{{T9 | 3}}"));
  desk.write("little.json", "{}");
  const std::string broken = allOf(desk.path());
  CHECK_THAT(broken, ContainsSubstring("LESSON/text/en.md:9: error: 'T9' is neither"));
  CHECK(allOf(folder.write("small.zip", zipOfFolder(desk.path()))) == broken);
}

TEST_CASE("An archive that holds no lesson says so", "[lesson]") {
  const TemporaryFolder folder;
  CHECK(problemOf(folder, zipOf({{"notes.txt", "x"}, {"a/b/lesson.json", "{}"}})) ==
        "x.zip:1: error: the archive has no lesson.json, at its top or in one folder there; add it\n");
  CHECK(problemOf(folder, zipOf({{"a/lesson.json", "{}"}, {"b/lesson.json", "{}"}})) ==
        "x.zip:1: error: the archive has several lessons; make one of each\n");
  CHECK(problemOf(folder, "PK") ==
        "x.zip:1: error: this is no zip archive, or a part of it is missing or damaged; make it again\n");
  CHECK(problemOf(folder, zipOf({{"lesson.json", kSmallLesson}, {"../en.md", "x"}})) ==
        "x.zip:1: error: '../en.md' leads out of the archive; give paths that begin in it and have no \"..\"\n");
  CHECK_THAT(problemOf(folder, zipOf({{"lesson.json", kSmallLesson}})),
             ContainsSubstring("lesson.json:5: error: the words are missing; add the file text/en.md"));
  const Result<OpenLesson> missing = openLesson({folder.file("none.zip"), kExamples});
  CHECK_THAT(wordsOf(missing.diagnostics()), ContainsSubstring("none.zip:1: error: cannot read the file"));
  // what a Mac adds beside the folder is no lesson
  CHECK(problemOf(folder, zipOf({{"s/lesson.json", kSmallLesson},
                                 {"s/text/en.md", kSmallText},
                                 {"s/text/ja.md", kSmallText},
                                 {"__MACOSX/s/._lesson.json", "x"}}))
            .empty());
  CHECK(lessonFolders(folder.file("x.zip")) == std::vector<std::string>{folder.file("x.zip")});
}
