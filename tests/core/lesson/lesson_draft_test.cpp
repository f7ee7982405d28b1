// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson while it is written: what is read is what is written, unfinished ones too; what the model says of it.
#include "core/lesson/lesson_draft.h"

#include "core/lesson/draft_edits.h"
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/lesson_reader.h"
#include "core/lesson/planted_numbers.h"
#include "core/lesson/value_names.h"
#include "tests/core/lesson/small_lesson.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <map>

using namespace linkwright;
using namespace linkwright::test;

namespace {

const std::string& examplesFolder() {
  static const std::string folder = sourcePath("assets/examples").string();
  return folder;
}

std::map<std::string, std::string> wordsIn(const LessonText& text) {
  std::map<std::string, std::string> words = {{"#", text.title}, {"", text.goal.markdown}};
  for (const LessonStepText& step : text.steps) {
    words[step.id] = step.text.markdown;
    for (const LessonTextPart& part : step.parts) words[step.id + "/" + part.key] = part.markdown;
  }
  return words;
}

LessonDraft smallDraft() {
  const LessonDesk desk;
  const Result<LessonFiles> files = LessonFiles::open(desk.path());
  REQUIRE(files.ok());
  Result<DraftReading> reading = readDraft(*files);
  REQUIRE(reading.ok());
  CHECK(reading->lost.empty());
  return std::move(reading).value().draft;
}

std::string wordsOf(const std::vector<DraftFinding>& findings) {
  std::string words;
  for (const DraftFinding& each : findings) words += std::to_string(each.step) + " " + toString(each.finding) + "\n";
  return words;
}

}  // namespace

TEST_CASE("Every shipped lesson is the same after it was read as a draft and written") {
  for (const std::string& folder : lessonFolders(sourcePath("assets/lessons").string())) {
    INFO(folder);
    const Result<LessonFiles> files = LessonFiles::open(folder);
    Result<DraftReading> reading = readDraft(*files);
    REQUIRE(reading.ok());
    CHECK(wordsOf(reading->lost).empty());
    const LessonDraft draft = std::move(reading).value().draft;
    const Result<OpenLesson> before = openLesson({folder, examplesFolder()});
    REQUIRE(before.ok());
    CHECK(writeLesson(draft.lesson) == writeLesson(before->lesson));
    const Result<OpenLesson> after = openDraft(draft, examplesFolder());
    INFO(wordsOf(after.diagnostics()));
    REQUIRE(after.ok());
    CHECK(wordsIn(after->texts.front()) == wordsIn(before->texts.front()));
    CHECK(wordsOf(checkLesson(*after)) == wordsOf(checkLesson(*before)));
  }
}

TEST_CASE("A saved draft is what was written, and other files of the folder stay") {
  const LessonDesk desk;
  desk.write("notes.txt", "mine");
  LessonDraft draft = smallDraft();
  draft.text().title = "Another title";
  CHECK(saveDraft(draft, desk.path()).empty());
  const Result<OpenLesson> opened = desk.open();
  INFO(wordsOf(opened.diagnostics()));
  REQUIRE(opened.ok());
  CHECK(opened->texts[0].title == "Another title");
  CHECK(opened->texts[1].title == "A small lesson");
  CHECK(readFile(desk.path() + "/notes.txt") == "mine");
  // to a folder that is not there yet
  CHECK(saveDraft(draft, desk.path() + "/new/copy").empty());
  CHECK(openLesson({desk.path() + "/new/copy", examplesFolder()}).ok());
}

TEST_CASE("A draft that cannot be saved says why") {
  const LessonDesk desk;
  const Diagnostics problems = saveDraft(smallDraft(), desk.path() + "/lesson.json/inside");
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].message.text().find("the folder cannot be made") != std::string::npos);
}

TEST_CASE("An unfinished lesson is kept whole") {
  LessonDraft draft = smallDraft();
  LessonStep bare;
  bare.id.text = "bare";
  bare.kind = StepKind::Number;
  bare.asks = {newAsk(bare)};
  addWrong(bare, {}, "wrong");
  bare.wrong.front().when.text = "0";
  draft.lesson.steps.push_back(bare);
  setLetLines(draft.lesson.steps.back(), "T1 = tau.joint_1\nhalf\n");
  draft.text().title.clear();
  const LessonFiles files = LessonFiles::held(std::make_shared<const ZipFiles>(filesOf(draft)));
  Result<DraftReading> reading = readDraft(files);
  REQUIRE(reading.ok());
  CHECK(wordsOf(reading->lost).empty());
  CHECK(writeLesson(reading->draft.lesson) == writeLesson(draft.lesson));
  CHECK(letLines(reading->draft.lesson.steps.back()) == "T1 = tau.joint_1\nhalf");
  CHECK(reading->draft.text().title.empty());
  CHECK_FALSE(openDraft(draft, examplesFolder()).ok());
}

TEST_CASE("What cannot be read of a lesson is told") {
  const LessonDesk desk(with(kSmallLesson, "\"minutes\": 10", "\"minutes\": 10, \"colour\": \"red\""));
  Result<DraftReading> reading = readDraft(*LessonFiles::open(desk.path()));
  REQUIRE(reading.ok());
  CHECK(wordsOf(reading->lost).find("colour") != std::string::npos);
  CHECK(reading->draft.lesson.steps.size() == 9);
  desk.write("lesson.json", "{");
  CHECK_FALSE(readDraft(*LessonFiles::open(desk.path())).ok());
}

TEST_CASE("No words of a text are lost, whatever they are") {
  const std::string odd =
      "before\n# Title\nGoal\n### early\n#### deep\n# Second\n## a\nText\n```\n## in code\n### k\nPart\n";
  const LessonText read = readUnfinishedText(odd, "en.md", "en");
  const std::string written = writeLessonText(read);
  for (const char* words : {"before", "Title", "Goal", "early", "deep", "Second", "Text", "## in code", "Part"})
    CHECK(written.find(words) != std::string::npos);
  // and from then on it is the same
  CHECK(writeLessonText(readUnfinishedText(written, "en.md", "en")) == written);
  const Result<LessonText> strict = readLessonText(written, "en.md", "en");
  INFO(wordsOf(strict.diagnostics()));
  CHECK(strict.ok());
  // headings that somebody types stay words
  LessonText typed = read;
  typed.steps[0].text = textPart({}, "One\n## two\n```\ncode");
  const Result<LessonText> back = readLessonText(writeLessonText(typed), "en.md", "en");
  REQUIRE(back.ok());
  REQUIRE(back->steps.size() == 1);
  CHECK(back->steps[0].text.markdown == "One\n\\## two\n```\ncode\n```");
}

TEST_CASE("Findings of a draft say which step they are about") {
  LessonDraft draft = smallDraft();
  CHECK(wordsOf(checkDraft(draft, examplesFolder())).find("error") == std::string::npos);
  setPartText(draft, 3, {}, "{{T1 | 99}}");
  draft.lesson.steps[1].asks[0].value.text = "tau.nothing";
  std::vector<int> steps;
  for (const DraftFinding& each : checkDraft(draft, examplesFolder())) {
    if (each.finding.severity == Severity::Error) steps.push_back(each.step);
  }
  CHECK(std::find(steps.begin(), steps.end(), 1) != steps.end());
  CHECK(std::find(steps.begin(), steps.end(), 3) != steps.end());
}

TEST_CASE("Answers come from the model, and right ones stay as they are") {
  LessonDraft draft = smallDraft();
  for (std::size_t i = 0; i < draft.lesson.steps.size(); ++i) answerFromModel(draft, i, examplesFolder());
  CHECK(writeLesson(draft.lesson) == writeLesson(smallDraft().lesson));
  draft.lesson.steps[1].solution = {};
  draft.lesson.steps[2].solution = {};
  draft.lesson.steps[4].solution = {};
  for (const std::size_t i : {1U, 2U, 4U}) answerFromModel(draft, i, examplesFolder());
  // m g (l/2 cos 30 + l cos 30 + l/2 cos 90), as the example is worked
  CHECK(draft.lesson.steps[1].solution.answers.at(0).numbers.at(0) == Approx(6.3718).epsilon(0.001));
  const std::vector<double>& up = draft.lesson.steps[2].solution.answers.at(0).numbers;
  CHECK(up.at(2) == Approx(9.81));
  CHECK(std::abs(up.at(0)) < 1e-3);
  CHECK(draft.lesson.steps[4].solution.answers.at(0).chosen.size() == 2);
  CHECK(wordsOf(checkDraft(draft, examplesFolder())).find("error") == std::string::npos);
}

TEST_CASE("Planted numbers say which mistakes an answer tells") {
  const LessonDesk desk;
  const Result<OpenLesson> lesson = desk.open();
  const Result<PlayedAttempt> begin = startOf(*lesson, 1);
  StepJudge judge = StepJudge::make(lesson->lesson.steps[1], begin->robot, {}).value();
  const double truth = judge.truthOf(0, begin->attempt);
  std::map<LessonMistake, PlantedNumber> planted;
  for (const PlantedNumber& each : plantedNumbers(judge, 0, begin->attempt)) planted[each.mistake] = each;
  CHECK(planted.at(Mistake::GravityLeftOut).number == Approx(0.0).margin(1e-12));
  CHECK(planted.at(Mistake::GravityLeftOut).canBeTold());
  CHECK(planted.at(Mistake::GravityTwice).number == Approx(2.0 * truth));
  CHECK(planted.at(Mistake::GravityWrongSign).number == Approx(-truth));
  // at rest nothing turns
  CHECK_FALSE(planted.at(Mistake::NoCentripetalTerm).is_off_truth);
  CHECK_FALSE(planted.at(Mistake::RotorLeftOut).is_off_truth);
}

TEST_CASE("Names of values are those of the robot, each of its size") {
  const LessonDesk desk;
  const LessonRobot robot = desk.open()->starts[0].robot;
  const std::vector<std::string> numbers = valueNames(robot, ValueSize::Number);
  const std::vector<std::string> vectors = valueNames(robot, ValueSize::Vector);
  const auto has = [](const std::vector<std::string>& names, const char* name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  CHECK(has(numbers, "tau.joint_1"));
  CHECK(has(numbers, "M.joint_1.joint_2"));
  CHECK(has(numbers, "trace.body.5.link_1.z"));
  CHECK(has(numbers, "trace_world.body.5.link_1.z"));
  CHECK(has(vectors, "trace_world.body.5.link_1"));
  CHECK_FALSE(has(vectors, "tau.joint_1"));
  for (const std::string& name : numbers) {
    INFO(name);
    CHECK(LessonValues(robot, {name}).sizeOf(0) == 1);
  }
  for (const std::string& name : vectors) CHECK(LessonValues(robot, {name}).sizeOf(0) == 3);
}

TEST_CASE("Options are lines of words that keep their names") {
  LessonDraft draft = smallDraft();
  CHECK(optionLines(draft, 4, 0) == "* At the base.\n* At each link.\nBoth.");
  setOptionLines(draft, 4, 0, "Nowhere\n* At the base.\n* At each link.\nBoth.\n\n*");
  const LessonAsk& ask = draft.lesson.steps[4].asks[0];
  REQUIRE(ask.options.size() == 4);
  CHECK(ask.options[0].text == "nowhere");
  CHECK(ask.options[1].text == "base-up");
  CHECK(ask.right.size() == 2);
  CHECK(partText(draft, 4, "option.nowhere") == "Nowhere");
  // words that are changed in their place
  setOptionLines(draft, 4, 0, "Nowhere\n* At the very base.\n* At each link.\nBoth.");
  CHECK(draft.lesson.steps[4].asks[0].options[1].text == "base-up");
  CHECK(partText(draft, 4, "option.base-up") == "At the very base.");
  setOptionLines(draft, 4, 0, "* At each link.\nBoth.");
  CHECK(draft.lesson.steps[4].asks[0].options.size() == 2);
  CHECK(partText(draft, 4, "option.base-up").empty());
}

TEST_CASE("Names that are changed are changed everywhere") {
  LessonDraft draft = smallDraft();
  renameAsk(draft, 1, 0, "first");
  CHECK(draft.lesson.steps[1].wrong[1].when.text == "abs(first - 4.247855) < 0.05");
  CHECK(draft.lesson.steps[1].solution.answers[0].ask == "first");
  renameAsk(draft, 4, 0, "where");
  CHECK(draft.lesson.steps[4].wrong[0].when.text == "where_both");
  renameStep(draft, 1, "moment");
  CHECK(draft.texts[1].find("moment") != nullptr);
  CHECK(wordsOf(checkDraft(draft, examplesFolder())).find("error") == std::string::npos);
  removeStep(draft, 1);
  CHECK(draft.texts[0].find("moment") == nullptr);
  CHECK(wordsOf(checkDraft(draft, examplesFolder())).find("error") == std::string::npos);
}

TEST_CASE("What is asked for is kept back, and no longer when it is not asked for") {
  LessonDraft draft = smallDraft();
  LessonStep& step = draft.lesson.steps[1];
  askFor(step, 0, "tau.joint_2");
  REQUIRE(step.set.hide.size() == 1);
  CHECK(step.set.hide[0].text == "tau.joint_2");
  setKind(step, StepKind::Pose);
  CHECK(step.asks.empty());
  setKind(step, StepKind::Direction);
  REQUIRE(step.asks.size() == 1);
  CHECK(step.asks[0].angle.has_value());
  CHECK(addMistake(step, 0, Mistake::GravityTwice) == "gravity-twice");
  CHECK(idFrom("Which torque? (joint 2)") == "which-torque-joint-2");
  CHECK(idFrom("9 – ü") == "step");
}
