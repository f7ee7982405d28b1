// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a lesson's check, each on a copy that breaks it; and the lessons that the program brings.
#include "core/lesson/lesson_check.h"

#include "core/lesson/lesson_play.h"
#include "core/lesson/lesson_reader.h"
#include "core/lesson/lesson_search.h"
#include "core/lesson/teacher_page.h"
#include "tests/core/lesson/small_lesson.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kNoFindings;

std::string findingsOf(const LessonDesk& desk) {
  const Result<OpenLesson> lesson = desk.open();
  INFO(wordsOf(lesson.diagnostics()));
  REQUIRE(lesson.ok());
  return wordsOf(checkLesson(*lesson));
}

/// Whether "nan" stands there by itself: within a word it is a part of Spanish ones.
bool hasNotANumber(const std::string& text) {
  const auto is_letter = [&](std::size_t at) {
    return at < text.size() && (std::isalpha(static_cast<unsigned char>(text[at])) != 0 || (text[at] & 0x80) != 0);
  };
  for (std::size_t at = text.find("nan"); at != std::string::npos; at = text.find("nan", at + 1)) {
    if (!is_letter(at - 1) && !is_letter(at + 3)) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("A good lesson has no findings", "[lesson]") { CHECK(findingsOf(LessonDesk()) == kNoFindings); }

TEST_CASE("The check of a lesson finds what is wrong", "[lesson]") {
  struct Case {
    std::string from, to, said;
  };
  const auto c = GENERATE(values<Case>({
      {"\"done\": \"abs(T1) < 0.05 && abs(T2) > 0.5\"", "\"done\": \"T1 > 1\"",
       "step 'vanish' is solved before it begins"},
      {"{\"link\": \"link_1\", \"equation\": \"body.2\"}", "{\"link\": \"link_2\", \"equation\": \"body.14\"}",
       "step 'walk' is solved before it begins"},
      {"\"done\": \"m > 1.5\"", "\"done\": \"m > 0.5\"", "step 'heavier' is solved before it begins"},
      {"{\"u1\": 6.3718}", "{\"u1\": 6.9}",
       "lesson.json:18: error: the solution of step 'torque' answers 'u1' with 6.9"},
      {"{\"a1\": [0, 0, 2]}", "{\"a1\": [1, 0, 0]}", "the solution of step 'way' answers 'a1'"},
      {"\"joint_2\": -1.5707963267948966", "\"joint_2\": -1.0", "the solution of step 'vanish' does not solve it"},
      {"{\"c\": [\"base-up\", \"each-link\"]}", "{\"c\": [\"base-up\"]}",
       "the solution of step 'pick' does not solve it"},
      {"\"done\": \"T < 1.5 && most > 1\"", "\"done\": \"T < 0.5\"", "the solution of step 'faster' does not solve it"},
      {"\"when\": \"c_both\"", "\"when\": \"c_base_up\"", "this wrong answer holds for the solution of step 'pick'"},
      {"abs(T1) < 0.05 && abs(T2) <= 0.5", "abs(T1) < 0.05",
       "this near answer holds for the solution of step 'vanish'"},
      {"abs(u1 - 4.247855) < 0.05", "abs(u1 - 6.47) < 0.005", "holds within two tolerances of the right answer"},
      {"abs(u1 - 4.247855) < 0.05", "abs(u1) > 1 && abs(u1) < 1", "no input was found for which"},
      {"abs(T1) < 0.05 && abs(T2) <= 0.5", "T1 > 1000", "no input was found for which \"T1 > 1000\""},
      {"abs(u1 - 4.247855) < 0.05", "abs(u9 - 4.2) < 0.05", "character 5: 'u9' is unknown"},
      {"\"done\": \"m > 1.5\"", "\"done\": \"m = 2\"", "'=' is not allowed in a formula"},
      // a planar arm at rest has no gyroscopic term
      {"{\"mistake\": \"gravity-left-out\", \"say\": \"no-gravity\"}",
       "{\"mistake\": \"no-gyroscopic-term\", \"say\": \"no-gravity\"}",
       "mistake 'no-gyroscopic-term' cannot be told from the truth in step 'torque'"},
      // nor has its torque anything to do with an iteration; lumped, at rest, it is what it was
      {"{\"mistake\": \"gravity-left-out\", \"say\": \"no-gravity\"}",
       "{\"mistake\": \"no-limiter\", \"say\": \"no-gravity\"}",
       "lesson.json:15: error: mistake 'no-limiter' does not touch 'tau.joint_1', which step 'torque' asks for"},
      {"{\"mistake\": \"gravity-left-out\", \"say\": \"no-gravity\"}",
       "{\"mistake\": \"lumped-mass\", \"say\": \"no-gravity\"}",
       "lesson.json:15: error: mistake 'lumped-mass' cannot be told from the truth in step 'torque'"},
      {"\"wrong\": [{\"mistake\": \"gravity-left-out\", \"say\": \"no-gravity\"},",
       "\"wrong\": [{\"when\": \"abs(u1) < 1\", \"say\": \"no-gravity\"}, {\"mistake\": \"gravity-left-out\", \"say\": "
       "\"no-gravity\"},",
       "mistake 'gravity-left-out' is never said in step 'torque'"},
  }));
  CAPTURE(c.from, c.to);
  CHECK_THAT(findingsOf(LessonDesk(with(kSmallLesson, c.from, c.to))), ContainsSubstring(c.said));
}

TEST_CASE("An example of a wrong answer may be a file", "[lesson]") {
  const std::string other = with(kSmallLesson, "\"file\": \"little.json\"", "\"file\": \"heavier.json\"");
  CHECK_THAT(findingsOf(LessonDesk(other)), ContainsSubstring("no input was found for which \"m > 1.1 && m <= 1.5\""));
  const std::string none = with(kSmallLesson, "\"file\": \"little.json\"", "\"file\": \"less.json\"");
  CHECK_THAT(findingsOf(LessonDesk(none)), ContainsSubstring("the lesson's folder has no file 'less.json'"));
}

TEST_CASE("A tolerance beside a right answer of zero is none", "[lesson]") {
  std::string zero = with(kSmallLesson, "\"value\": \"tau.joint_1\"", "\"value\": \"qd.joint_1\"");
  zero = with(zero, "{\"u1\": 6.3718}", "{\"u1\": 0}");
  CHECK_THAT(findingsOf(LessonDesk(zero)), ContainsSubstring("the tolerance of 'u1' in step 'torque' is 0 because"));
}

TEST_CASE("What is asked for is the right value, whatever is planted", "[lesson]") {
  const std::string planted =
      with(kSmallLesson, "\"set\": {\"formulation\": \"body-frame\", \"hide\"",
           "\"set\": {\"formulation\": \"body-frame\", \"mistakes\": [\"gravity-twice\"], \"hide\"");
  CHECK(findingsOf(LessonDesk(planted)) == kNoFindings);
  // what is seen is the wrong one
  const std::string seen = with(planted, "{\"u1\": 6.3718}", "{\"u1\": \"6.3718 + T2\"}");
  const std::string moved = with(seen, "\"let\": {\"T2\": \"tau.joint_2\"}", "\"let\": {\"T2\": \"tau.joint_1\"}");
  CHECK_THAT(findingsOf(LessonDesk(moved)), ContainsSubstring("answers 'u1' with 19.11"));
}

TEST_CASE("What is asked for must be kept back", "[lesson]") {
  const std::string seen = with(kSmallLesson, "\"hide\": [\"tau.joint_1\"]", "\"hide\": [\"tau.joint_2\"]");
  CHECK_THAT(
      findingsOf(LessonDesk(seen)),
      ContainsSubstring("lesson.json:14: warning: step 'torque' asks for 'tau.joint_1' but does not keep it back"));
}

TEST_CASE("A table that is wrong or incomplete is no solution", "[lesson]") {
  const LessonDesk desk;
  desk.write("filled.csv", "link,quantity,v0\nlink_1,joint torque,6.5\n");
  CHECK_THAT(findingsOf(desk), ContainsSubstring("the solution of step 'table' does not solve it"));
  desk.write("filled.csv", "link,quantity,v0\nlink_1,joint torque,6.3718\nlink_2,joint torque,\n");
  CHECK_THAT(findingsOf(desk), ContainsSubstring("the solution of step 'table' does not solve it"));
  desk.remove("filled.csv");
  CHECK_THAT(findingsOf(desk), ContainsSubstring("filled.csv"));
}

TEST_CASE("A text of too many words is found in each language", "[lesson]") {
  std::string many = "Play";
  for (int i = 0; i < 60; ++i) many += " more";
  const std::string text = with(kSmallText, "## play\nPlay.", "## play\n" + many + ".");
  CHECK_THAT(findingsOf(LessonDesk(kSmallLesson, text, text)),
             ContainsSubstring("en.md:5: error: the text of step 'play' has 61 words") && ContainsSubstring("ja.md:5"));
}

TEST_CASE("A step's own text does not give the answer away", "[lesson]") {
  const auto findings = [](const std::string& text, const std::string& lesson = kSmallLesson) {
    return findingsOf(LessonDesk(lesson, text, text));
  };
  // the question itself
  const std::string asked = with(kSmallText, "joint 2 needs {{T2 | 3}} N m.", "joint 1 needs {{u1}} N m.");
  CHECK_THAT(findings(asked), ContainsSubstring("en.md:9: error: the text of step 'torque' gives the answer away with "
                                                "{{u1}}; move it") &&
                                  ContainsSubstring("ja.md:9"));
  // a name for the value that is asked for, which is also kept back
  const std::string named =
      with(kSmallLesson, "\"let\": {\"T2\": \"tau.joint_2\"}", "\"let\": {\"T2\": \"tau.joint_1\"}");
  CHECK_THAT(findings(kSmallText, named), ContainsSubstring("gives the answer away with {{T2}}"));
  // a name for what is kept back although nothing asks for it
  const std::string hidden =
      with(kSmallLesson, "\"hide\": [\"tau.joint_1\"]", "\"hide\": [\"tau.joint_1\", \"tau.joint_2\"]");
  CHECK_THAT(findings(kSmallText, hidden), ContainsSubstring("gives the answer away with {{T2}}"));
  // the same vector in other axes, or another component of it, is not what is kept back
  const auto rows = [&](const std::string& let) {
    const std::string row =
        with(kSmallLesson, "\"hide\": [\"tau.joint_1\"]",
             "\"hide\": [\"tau.joint_1\", \"trace.body.5.link_2\", \"trace_world.body.5.link_2.z\"]");
    return findings(kSmallText, with(row, "\"let\": {\"T2\": \"tau.joint_2\"}", "\"let\": {\"T2\": \"" + let + "\"}"));
  };
  CHECK(rows("trace_parent.body.5.link_2.x") == kNoFindings);
  CHECK(rows("trace_world.body.5.link_2.x") == kNoFindings);
  CHECK_THAT(rows("trace.body.5.link_2.x"), ContainsSubstring("gives the answer away"));
  CHECK_THAT(rows("trace_world.body.5.link_2.z"), ContainsSubstring("gives the answer away"));
  // hints, replies and explanations may have it
  for (const char* words : {"Look there.", "Without gravity.", "So it is."})
    CHECK(findings(with(kSmallText, words, std::string(words) + " {{u1 | 3}}")) == kNoFindings);
}

TEST_CASE("A walk may have places that are known to be wrong", "[lesson]") {
  const std::string solution = "\"solution\": {\"walk\": {\"link\": \"link_2\", \"equation\": \"body.14\"}}";
  const auto desk = [&](const std::string& entry, const std::string& then = "") {
    return LessonDesk(
        with(kSmallLesson, solution, "\"wrong\": [" + entry + "], " + solution + then),
        with(kSmallText, "Go to the torque of the second link.\n", "Go there.\n### other\nThat is another.\n"),
        with(kSmallText, "Go to the torque of the second link.\n", "Go there.\n### other\nThat is another.\n"));
  };
  const std::string other = R"({"at": {"link": "link_1", "equation": "body.14"}, "say": "other"})";
  const LessonDesk good = desk(other);
  CHECK(findingsOf(good) == kNoFindings);
  const Result<OpenLesson> lesson = good.open();
  REQUIRE(lesson.ok());
  const Result<PlayedAttempt> begin = startOf(*lesson, 5), solved = solutionOf(*lesson, 5);
  REQUIRE((begin.ok() && solved.ok()));
  Result<StepJudge> made = StepJudge::make(lesson->lesson.steps[5], begin->robot, "lesson.json");
  REQUIRE(made.ok());
  StepJudge judge = std::move(made).value();
  CHECK(judge.judge(begin->attempt).wrong == -1);
  CHECK(judge.judge(solved->attempt).right);
  LessonAttempt attempt = begin->attempt;
  // any term of the line
  attempt.walk = WalkPlace{{"link_1", 0}, {"body.14", 0}, 1};
  CHECK(judge.judge(attempt).wrong == 0);
  CHECK_FALSE(judge.judge(attempt).right);
  // and it is written as it was read
  CHECK_THAT(writeLesson(lesson->lesson),
             ContainsSubstring("{\"at\": {\"link\": \"link_1\", \"equation\": \"body.14\"}, \"say\": \"other\"}"));
  // the solution itself, what is there already, what is no place, what has no place
  CHECK_THAT(findingsOf(desk(with(other, "link_1", "link_2"))),
             ContainsSubstring("this place is the solution of step 'walk'; name another one"));
  CHECK_THAT(findingsOf(desk(other + ", " + other)),
             ContainsSubstring("the place link_1, body.14 is never said in step 'walk'"));
  const auto refusal = [](const LessonDesk& broken) { return wordsOf(broken.open().diagnostics()); };
  CHECK_THAT(refusal(desk(with(other, "body.14", "body.99"))), ContainsSubstring("there is no equation 'body.99'"));
  CHECK_THAT(refusal(desk(with(other, "link_1", "elbow"))), ContainsSubstring("names link 'elbow'"));
  CHECK_THAT(refusal(desk(R"({"when": "1", "say": "other"})")),
             ContainsSubstring("formulas see nothing of a walk; use \"at\" in step 'walk'"));
  CHECK_THAT(refusal(desk(with(other, "{\"at\"", "{\"when\": \"1\", \"at\""))),
             ContainsSubstring("give one of \"when\""));
  const std::string number = with(kSmallLesson, "{\"mistake\": \"gravity-left-out\", \"say\": \"no-gravity\"}",
                                  with(other, "\"other\"", "\"no-gravity\""));
  CHECK_THAT(refusal(LessonDesk(number)), ContainsSubstring("\"at\" needs a walk; use \"when\" in step 'torque'"));
}

TEST_CASE("A step hides whole rows and panels", "[lesson]") {
  const auto desk = [](const std::string& more, const std::string& set = "") {
    return LessonDesk(
        with(kSmallLesson, "\"hide\": [\"tau.joint_1\"]", set + "\"hide\": [\"tau.joint_1\", " + more + "]"));
  };
  // six numbers, nine numbers, three
  CHECK(findingsOf(desk("\"trace.spatial.6.link_1\", \"trace.body.1.link_1\", \"trace.body.5.link_1\", \"table\"")) ==
        kNoFindings);
  const auto refusal = [](const LessonDesk& broken) { return wordsOf(broken.open().diagnostics()); };
  CHECK_THAT(refusal(desk("\"trace.spatial.6.elbow\"")), ContainsSubstring("names link 'elbow'"));
  CHECK_THAT(refusal(desk("\"trace.spatial.6.link_1.7\"")), ContainsSubstring("this row has 6 numbers"));
  CHECK_THAT(refusal(desk("\"table\"", "\"panels\": [\"table\"], ")),
             ContainsSubstring("step 'torque' shows the panel 'table' and hides it"));
  const std::string walk =
      with(kSmallLesson, "\"set\": {\"walk\": {\"link\": \"link_1\", \"equation\": \"body.2\"}}",
           "\"set\": {\"walk\": {\"link\": \"link_1\", \"equation\": \"body.2\"}, \"hide\": [\"recursion\"]}");
  CHECK_THAT(refusal(LessonDesk(walk)), ContainsSubstring("step 'walk' is done in the panel 'recursion'"));
}

TEST_CASE("A question whose answer moves with the robot is warned of", "[lesson]") {
  const std::string loose = with(kSmallLesson, ", \"locked\": [\"state\"]", "");
  const std::string words = "the right answer of step 'torque' is another one once the student moves the robot";
  CHECK_THAT(findingsOf(LessonDesk(loose)), ContainsSubstring(words));
  const std::string lesson_wide = with(loose, "\"minutes\"", "\"locked\": [\"state\"], \"minutes\"");
  CHECK_THAT(findingsOf(LessonDesk(lesson_wide)), !ContainsSubstring(words));
  // a mass stays what it is
  const std::string mass = with(loose, "\"value\": \"tau.joint_1\"", "\"value\": \"mass.link_1\"");
  CHECK_THAT(findingsOf(LessonDesk(mass)), !ContainsSubstring(words));
}

TEST_CASE("Few questions and a start without play are warned of", "[lesson]") {
  const std::string few = R"({"linkwright_lesson": 1, "id": "a.b", "minutes": 20, "languages": ["en"],
    "scene": {"example": "planar_2r"}, "steps": [{"id": "play", "kind": "read"}]})";
  const std::string found = findingsOf(LessonDesk(few, "# A\nGoal.\n## play\nRead.\n"));
  CHECK_THAT(found, ContainsSubstring("warning: steps that ask for something: 0;"));
  CHECK_THAT(found, ContainsSubstring("warning: the lesson does not begin with a step of free play"));
}

TEST_CASE("An answer is judged, and a wrong one is told what it looks like", "[lesson]") {
  const LessonDesk desk;
  const Result<OpenLesson> lesson = desk.open();
  REQUIRE(lesson.ok());
  const Result<PlayedAttempt> begin = startOf(*lesson, 1);
  REQUIRE(begin.ok());
  Result<StepJudge> made = StepJudge::make(lesson->lesson.steps[1], begin->robot, "lesson.json");
  REQUIRE(made.ok());
  StepJudge judge = std::move(made).value();
  const auto answer = [&](double number) {
    LessonAttempt attempt = begin->attempt;
    LessonAnswer one;
    one.ask = "u1";
    one.numbers = {number};
    attempt.answers = {one};
    return judge.judge(attempt);
  };
  CHECK_FALSE(judge.judge(begin->attempt).right);
  const StepVerdict right = answer(6.37);
  CHECK(right.right);
  CHECK(right.wrong == -1);
  CHECK(right.asks[0].truth == Approx(6.371782));
  CHECK(right.asks[0].tolerance == Approx(0.06371782));
  CHECK_FALSE(answer(6.5).right);
  CHECK(answer(6.5).wrong == -1);
  CHECK(answer(0.0).wrong == 0);
  CHECK(answer(4.25).wrong == 1);
}

TEST_CASE("A wrong answer or a solution may be about velocities alone", "[lesson]") {
  const std::string pose = R"("done": "abs(T1) < 0.05 && abs(T2) > 0.5",
     "near": [{"when": "abs(T1) < 0.05 && abs(T2) <= 0.5", "say": "both"}],
     "solution": {"q": {"joint_1": 1.8925468811915387, "joint_2": -1.5707963267948966}}})";
  const std::string rates = R"("done": "V > 0.9",
     "near": [{"when": "V < -0.9", "say": "both", "example": {"qd": {"joint_1": -1}}}],
     "solution": {"qd": {"joint_1": 1}}})";
  const std::string lesson = with(with(kSmallLesson, pose, rates), R"("let": {"T1": "tau.joint_1", "T2": "tau.joint_2"},
     "done": "V)",
                                  R"("let": {"V": "qd.joint_1"},
     "done": "V)");
  CHECK(findingsOf(LessonDesk(lesson)) == kNoFindings);
}

TEST_CASE("An unknown name in the formula of an example is said", "[lesson]") {
  const std::string lesson = with(kSmallLesson, R"("say": "handed-on"}])",
                                  R"("say": "handed-on", "example": {"answers": {"u1": "T3 + 1"}}}])");
  const Result<OpenLesson> opened = LessonDesk(lesson).open();
  REQUIRE(opened.ok());
  CHECK_THAT(wordsOf(checkLesson(*opened)), ContainsSubstring("'T3' is unknown"));
}

TEST_CASE("A step at a time of the motion begins there", "[lesson]") {
  const std::string lesson = with(kSmallLesson, R"({"id": "faster", "kind": "plan",)",
                                  R"({"id": "faster", "kind": "plan", "set": {"time": 1},)");
  const LessonDesk desk(lesson);
  const Result<OpenLesson> opened = desk.open();
  REQUIRE(opened.ok());
  const Result<PlayedAttempt> begin = startOf(*opened, 8);
  REQUIRE(begin.ok());
  // half way of a symmetric law, where it is fastest
  const LessonInstant& instant = begin->attempt.instant;
  const Result<std::shared_ptr<MotionResults>> motion = plannedMotion(begin->robot, instant);
  REQUIRE(motion.ok());
  const Eigen::VectorXd& q = *(*motion)->curve({CurveQuantity::Position, "joint_1"});
  CHECK(instant.input.q[0] == Approx(0.5 * (q[0] + q[q.size() - 1])));
  CHECK(instant.input.qd.norm() > 0.1);
}

TEST_CASE("A run that cannot begin is no solution, and has no values", "[lesson]") {
  // beyond the critical friction the contact is jammed in this state
  const std::string run = R"({"id": "faster", "kind": "run", "set": {"scene": {"file": "jam.json"}},
     "let": {"T": "duration", "W": "work"}, "done": "T > 1 || W > 0",
     "solution": {"file": "jam.json"}}
  ])";
  const std::size_t plan = kSmallLesson.find(R"({"id": "faster")");
  const LessonDesk desk(kSmallLesson.substr(0, plan) + run + "}");
  desk.write("jam.json", R"({"linkwright_change_of": "arm_on_the_ground_i",
    "state": {"qd": {"joint_1": 0.130769, "joint_2": -0.326923, "joint_3": 0.457692}},
    "contacts": [{"name": "hand", "friction": 1.3}], "simulation": {"contact": {"friction": "stick-slip"}}})");
  const Result<OpenLesson> lesson = desk.open();
  REQUIRE(lesson.ok());
  const Result<PlayedAttempt> begin = startOf(*lesson, 8);
  REQUIRE(begin.ok());
  CHECK(begin->attempt.motion == nullptr);
  CHECK_THAT(wordsOf(checkLesson(*lesson)), ContainsSubstring("the solution of step 'faster' does not solve it"));
}

TEST_CASE("The lessons of the program are clean, and their solutions are right", "[lesson]") {
  for (const std::string& folder : lessonFolders(sourcePath("assets/lessons").string())) {
    CAPTURE(folder);
    const Result<OpenLesson> lesson = openLesson({folder, sourcePath("assets/examples").string()});
    INFO(wordsOf(lesson.diagnostics()));
    REQUIRE(lesson.ok());
    CHECK(wordsOf(checkLesson(*lesson)) == kNoFindings);
    for (const LessonText& text : lesson->texts) CHECK(text.find(kTeacher) != nullptr);
    for (std::size_t i = 0; i < lesson->texts.size(); ++i) {
      const Result<std::string> page = teacherPage(*lesson, i);
      REQUIRE(page.ok());
      CHECK_THAT(*page, !ContainsSubstring("{{"));
      CHECK_FALSE(hasNotANumber(*page));
    }
  }
}

TEST_CASE("How long the lessons of the program take to open, and their steps to judge", "[.measure]") {
  using Clock = std::chrono::steady_clock;
  const auto since = [](Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
  };
  for (const std::string& folder : lessonFolders(sourcePath("assets/lessons").string())) {
    const Clock::time_point start = Clock::now();
    const Result<OpenLesson> lesson = openLesson({folder, sourcePath("assets/examples").string()});
    const double opened = since(start);
    REQUIRE(lesson.ok());
    double most = 0.0;
    for (std::size_t i = 0; i < lesson->lesson.steps.size(); ++i) {
      if (!isChecked(lesson->lesson.steps[i].kind)) continue;
      const Result<PlayedAttempt> solved = solutionOf(*lesson, i);
      REQUIRE(solved.ok());
      Result<StepJudge> made = StepJudge::make(lesson->lesson.steps[i], solved->robot, lesson->file);
      REQUIRE(made.ok());
      StepJudge judge = std::move(made).value();
      LessonAttempt attempt = solved->attempt;
      attempt.answers = judge.evaluated(attempt.answers, attempt);
      constexpr int kTurns = 100;
      const Clock::time_point from = Clock::now();
      for (int k = 0; k < kTurns; ++k) judge.judge(attempt);
      most = std::max(most, since(from) / kTurns);
    }
    std::printf("%-28s opens in %6.1f ms, the slowest step is judged in %6.1f us\n", lesson->lesson.id.text.c_str(),
                1e3 * opened, 1e6 * most);
  }
}
