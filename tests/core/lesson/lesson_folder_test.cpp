// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps a lesson from being opened: each rule on a copy that breaks it.
#include "core/lesson/lesson_folder.h"

#include "core/lesson/lesson_names.h"
#include "core/lesson/lesson_play.h"
#include "tests/core/lesson/small_lesson.h"
#include "tests/support/catch.h"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("A lesson opens with its words, its robots and its starts", "[lesson]") {
  const LessonDesk desk;
  const Result<OpenLesson> lesson = desk.open();
  INFO(wordsOf(lesson.diagnostics()));
  REQUIRE(lesson.ok());
  CHECK(lesson->texts.size() == 2);
  REQUIRE(lesson->starts.size() == 9);
  CHECK(lesson->starts[0].instant.input.q[0] == Approx(0.5235987756));
  CHECK(lesson->starts[0].instant.input.gravity.z() == -9.81);
}

TEST_CASE("A translation says whether the first language has other words by now", "[lesson]") {
  const std::string stamp = "<!-- English: 701ff0b1. Read by nobody. -->";
  const LessonDesk desk(kSmallLesson, kSmallText, stamp + "\r\n" + kSmallText);
  const Result<OpenLesson> lesson = desk.open();
  INFO(wordsOf(lesson.diagnostics()));
  REQUIRE(lesson.ok());
  CHECK(lesson->texts[1].title == "A small lesson");
  CHECK(lesson->texts[1].goal.line == 2);
  CHECK_FALSE(lesson->texts[0].is_outdated);
  CHECK_FALSE(lesson->texts[1].is_outdated);
  CHECK(writeLessonText(lesson->texts[1]).starts_with(stamp + "\n# A small lesson\n"));
  desk.write("text/en.md", with(kSmallText, "Its goal.", "Its new goal."));
  CHECK(desk.open()->texts[1].is_outdated);
  CHECK_FALSE(desk.open()->texts[0].is_outdated);
}

TEST_CASE("A lesson with a name that is none does not open", "[lesson]") {
  struct Case {
    std::string from, to, said;
  };
  const auto c = GENERATE(values<Case>({
      {"\"example\": \"planar_2r\"", "\"example\": \"planar_9r\"",
       "lesson.json:6: error: there is no example 'planar_9r'"},
      {"\"example\": \"planar_2r\"", "\"file\": \"arm.json\"", "the lesson's folder has no file 'arm.json'"},
      {"\"example\": \"planar_2r\"", "\"file\": \"../arm.json\"", "is not the name of a robot"},
      {"\"pose\": \"worked_example\"", "\"pose\": \"asleep\"",
       "lesson.json:7: error: the scene has no saved pose 'asleep'"},
      {"\"workspace\": \"pose\"", "\"workspace\": \"rest\"", "'rest' is not known here; use one of these: build, pose"},
      {"[\"torques\"]", "[\"talks\"]", "'talks' is not known here"},
      {"\"camera\": \"front\"", "\"camera\": \"below\"", "'below' is not known here"},
      {"\"formulation\": \"body-frame\", \"hide\"", "\"formulation\": \"bodily\", \"hide\"",
       "'bodily' is not known here"},
      {"\"hide\": [\"tau.joint_1\"]", "\"hide\": [\"tau.elbow\"]", "'tau.elbow' names joint 'elbow'"},
      {"{\"link\": \"link_1\", \"equation\": \"body.14\"}", "{\"link\": \"link_1\", \"equation\": \"body.99\"}",
       "there is no equation 'body.99'"},
      {"{\"link\": \"link_1\", \"equation\": \"body.14\"}", "{\"link\": \"link_1\", \"equation\": \"world.4\"}",
       "is not one of the formulation body-frame"},
      {"{\"link\": \"link_1\", \"equation\": \"body.14\"}", "{\"link\": \"elbow\", \"equation\": \"body.14\"}",
       "names link 'elbow'"},
      {"\"let\": {\"T2\": \"tau.joint_2\"}", "\"let\": {\"T2\": \"tau_joint_2\"}", "there is no value 'tau_joint_2'"},
      {"\"value\": \"tau.joint_1\"", "\"value\": \"trace.body.5.link_1\"", "is a vector; name one of its components"},
      {"\"value\": \"trace_world.body.5.link_1\"", "\"value\": \"tau.joint_1\"", "a direction needs a vector"},
      {"\"mistake\": \"gravity-left-out\"", "\"mistake\": \"gravity-lost\"", "there is no mistake 'gravity-lost'"},
      {"\"mistake\": \"gravity-left-out\"", "\"mistake\": \"gravity-lost\"",
       "of inverse kinematics: no-frame-transform,"},
      {"\"plant\": \"gravity-twice\"", "\"plant\": \"no-limiter\"",
       "there is no mistake 'no-limiter' of the recursion, which a step can plant; use one of these: "
       "gravity-left-out,"},
      {"\"let\": {\"T2\": \"tau.joint_2\"}", "\"let\": {\"T2\": \"gauss_newton.iterations\"}",
       "'gauss_newton.iterations' needs a target in the scene"},
      {"\"let\": {\"T2\": \"tau.joint_2\"}", "\"let\": {\"T2\": \"inv.f_n.foot\"}",
       "'inv.f_n.foot' names contact 'foot', but the scene has no such contact"},
      {"\"let\": {\"T2\": \"tau.joint_2\"}", "\"let\": {\"T2\": \"inv.j_c.joint_1.foot\"}",
       "does not name a moving joint of the robot and a contact of the scene"},
      {"\"let\": {\"T2\": \"tau.joint_2\"}", "\"let\": {\"T2\": \"revision.length\"}",
       "there is no value 'revision.length'"},
      {"\"plant\": \"gravity-twice\"", "\"plant\": \"gravity-thrice\"", "there is no mistake 'gravity-thrice'"},
      {"\"joint_1\": 1.8925468811915387", "\"joint_7\": 1.8925468811915387", "the robot has no moving joint 'joint_7'"},
      {"\"joint_1\": 1.8925468811915387", "\"joint_1\": 4", "beyond its limits"},
      {"[\"en\", \"ja\"]", "[\"en\", \"ja\", \"de\"]",
       "lesson.json:5: error: the words are missing; add the file text/de.md"},
  }));
  CAPTURE(c.from, c.to);
  const LessonDesk desk(with(kSmallLesson, c.from, c.to));
  const Result<OpenLesson> lesson = desk.open();
  REQUIRE_FALSE(lesson.ok());
  CHECK_THAT(wordsOf(lesson.diagnostics()), ContainsSubstring(c.said));
}

TEST_CASE("A lesson whose words do not fit it does not open", "[lesson]") {
  struct Case {
    std::string from, to, said;
  };
  const auto c = GENERATE(values<Case>({
      {"## walk\nGo to the torque of the second link.\n", "", "the text of step 'walk' is missing"},
      {"### h1\nLook there.\n", "", "en.md:8: error: step 'torque' needs the text 'h1'"},
      {"### twice\n", "### thrice\n", "step 'pick' has no use for the text 'thrice'"},
      {"## play\nPlay.\n", "## play\nPlay.\n## sleep\nSleep.\n", "there is no step 'sleep'"},
      {"{{T2 | 3}}", "{{T9 | 3}}", "en.md:9: error: 'T9' is neither an equation nor a name"},
      {"{{body.14}}", "{{body.99}}", "'body.99' is neither an equation nor a name"},
  }));
  CAPTURE(c.from, c.to);
  const LessonDesk desk(kSmallLesson, with(kSmallText, c.from, c.to));
  const Result<OpenLesson> lesson = desk.open();
  REQUIRE_FALSE(lesson.ok());
  CHECK_THAT(wordsOf(lesson.diagnostics()), ContainsSubstring(c.said));
}

TEST_CASE("A step that asks for several things has a caption for each", "[lesson]") {
  const std::string lesson =
      with(with(kSmallLesson, R"("relative": 0.01}],)",
                R"("relative": 0.01}, {"id": "u2", "value": "tau.joint_2", "unit": "N m", "absolute": 0.01}],)"),
           R"({"u1": 6.3718})", R"({"u1": 6.3718, "u2": 0})");
  const Result<OpenLesson> without = LessonDesk(lesson).open();
  CHECK_FALSE(without.ok());
  CHECK_THAT(wordsOf(without.diagnostics()), ContainsSubstring("needs the text 'ask.u1'"));
  CHECK_THAT(wordsOf(without.diagnostics()), ContainsSubstring("needs the text 'ask.u2'"));
  const std::string text =
      with(kSmallText, "### no-gravity", "### ask.u1\nJoint 1\n### ask.u2\nJoint 2\n### no-gravity");
  CHECK(LessonDesk(lesson, text, text).open().ok());
}

TEST_CASE("Words for the teacher are whole, in every language, and no step has their name", "[lesson]") {
  const std::string words = kSmallText + "\n## teacher\nLook out.\n### discuss-1\nWhy?\n";
  const std::string whole = words + "### discuss-2\nWhy not?\n";
  const auto said = [](const LessonDesk& desk) { return wordsOf(desk.open().diagnostics()); };
  CHECK_THAT(said(LessonDesk(kSmallLesson, words, whole)), ContainsSubstring("needs the text 'discuss-2'"));
  CHECK_THAT(said(LessonDesk(kSmallLesson, whole)), ContainsSubstring("the words for the teacher are missing"));
  CHECK(LessonDesk(kSmallLesson, whole, whole).open().ok());
  CHECK_THAT(said(LessonDesk(with(kSmallLesson, R"("id": "play")", R"("id": "teacher")"))),
             ContainsSubstring("kept for the teacher's words"));
}

TEST_CASE("A translation has the keys and the placeholders of the first language", "[lesson]") {
  const LessonDesk other(kSmallLesson, kSmallText, with(kSmallText, "; joint 2 needs {{T2 | 3}} N m", ""));
  const Result<OpenLesson> lesson = other.open();
  REQUIRE_FALSE(lesson.ok());
  CHECK_THAT(wordsOf(lesson.diagnostics()),
             ContainsSubstring("ja.md:8: error: the original has {{body.14}}, {{T2}} here; keep all of them"));
  const LessonDesk fewer(kSmallLesson, kSmallText, with(kSmallText, "### down\nDown.\n", ""));
  CHECK_THAT(wordsOf(fewer.open().diagnostics()),
             ContainsSubstring("ja.md:20: error: step 'way' needs the text 'down'"));
}

TEST_CASE("The panels that a lesson may name are those of the window", "[lesson]") {
  std::string sources;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(sourcePath("ui"))) {
    if (entry.path().extension() == ".cpp") sources += readFile(entry.path());
  }
  std::set<std::string> words, docks;
  for (const LessonPanel& panel : kLessonPanels) {
    CAPTURE(panel.word);
    CHECK(words.insert(panel.word).second);
    CHECK(docks.insert(panel.dock).second);
    CHECK_THAT(sources, ContainsSubstring("\"" + std::string(panel.dock) + "\""));
  }
}

TEST_CASE("A scene may be the change of another one", "[lesson]") {
  const LessonDesk desk;
  const auto massOf = [&](const std::string& change, std::string* problem = nullptr) {
    desk.write("heavier.json", change);
    const Result<OpenLesson> lesson = desk.open();
    REQUIRE(lesson.ok());
    const Result<PlayedAttempt> played = solutionOf(*lesson, 7);
    if (!played) {
      if (problem != nullptr) *problem = wordsOf(played.diagnostics());
      return 0.0;
    }
    const Model& model = *played->robot.model;
    return model.links()[static_cast<std::size_t>(model.findLink("link_2"))].inertial.mass;
  };
  CHECK(massOf(R"({"linkwright_change_of": "planar_2r", "links": [{"name": "link_2", "inertial": {"mass": 2.5}}]})") ==
        2.5);
  CHECK(massOf(R"({"linkwright_change_of": "little.json", "links": [{"name": "link_2", "inertial": {"mass": 3}}]})") ==
        3.0);
  CHECK(massOf(R"({"linkwright_change_of": "little.json", "trajectory": null})") == 1.2);
  std::string problem;
  massOf(R"({"linkwright_change_of": "nothing"})", &problem);
  CHECK_THAT(problem, ContainsSubstring("heavier.json:1") && ContainsSubstring("'nothing'"));
  massOf("{\n\"linkwright_change_of\": \"../up\"}", &problem);
  CHECK_THAT(problem, ContainsSubstring("heavier.json:2"));
  massOf(R"({"linkwright_change_of": "ur5e"})", &problem);
  CHECK_THAT(problem, ContainsSubstring("no scene file"));
  massOf(
      "{\"linkwright_change_of\": \"planar_2r\",\n\"links\": [{\"name\": \"link_2\",\n\"inertial\": {\"mass\": -1}}]}",
      &problem);
  CHECK_THAT(problem, ContainsSubstring("heavier.json:2"));
}
