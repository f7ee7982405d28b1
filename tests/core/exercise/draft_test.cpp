// SPDX-License-Identifier: GPL-3.0-or-later
// An exercise while it is made: what it begins with, how it is saved, and what the trial of its mistakes tells.
#include "core/exercise/exercise_draft.h"
#include "core/exercise/exercise_export.h"
#include "core/exercise/exercise_reader.h"
#include "core/exercise/mistake_trial.h"
#include "core/exercise/submissions.h"
#include "core/exercise/suggestions.h"
#include "core/kinematics/limit_distance.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/value_names.h"
#include "tests/core/exercise/shipped.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <filesystem>
#include <numbers>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kExamples = test::sourcePath("assets/examples").string();

ExerciseDraft draftOf(const std::string& example, const LessonState& state = {}) {
  LessonScene scene;
  scene.example.text = example;
  if (example.starts_with("planar")) scene.gravity = Eigen::Vector3d(0.0, 0.0, -9.81);
  ExerciseDraft draft;
  draft.exercise.scene = scene;
  draft.exercise.state = state;
  const Result<OpenExercise> robot = openRobot(draft, kExamples);
  REQUIRE(robot.ok());
  return newExercise(robot->robot, scene, state, Formulation::BodyFrame, draft.files, true);
}

std::string words(const Diagnostics& diagnostics) {
  std::string text;
  for (const Diagnostic& each : diagnostics) text += toString(each) + "\n";
  return text;
}

MistakeTrial trialOf(const OpenExercise& open, Mistake mistake, int variants) {
  const Result<MistakeTrials> trials = tryMistakes(open, 0, variants);
  INFO(words(trials.diagnostics()));
  REQUIRE(trials.ok());
  CHECK(trials->variants == variants);
  for (const MistakeTrial& each : trials->mistakes) {
    CHECK(each.told + each.like_truth + each.like_another == variants);
    if (each.mistake == mistake) return each;
  }
  FAIL("the mistake was not tried");
  return {};
}

}  // namespace

TEST_CASE("A new exercise has variants, whatever the robot is") {
  for (const char* example : {"planar_2r", "planar_3r", "puma560", "ur5e", "panda", "scara", "gantry", "pendulum"}) {
    INFO(example);
    const ExerciseDraft draft = draftOf(example);
    const Result<OpenExercise> open = openDraft(draft, kExamples);
    INFO(words(open.diagnostics()));
    REQUIRE(open.ok());
    const auto variants = variantsFor(*open, "secret", {{"1", "", 0}, {"2", "", 0}});
    INFO(words(variants.diagnostics()));
    CHECK(variants.ok());
    for (const JointRange& range : open->exercise.q) {
      const double factor = range.unit == RangeUnit::Degrees ? std::numbers::pi / 180.0 : 1.0;
      const ModelJoint& joint =
          open->robot.model->joints()[static_cast<std::size_t>(open->robot.model->findJoint(range.joint.text))];
      CHECK(range.grid.low * factor >= joint.limits.lower - 1e-9);
      CHECK(range.grid.high * factor <= joint.limits.upper + 1e-9);
      CHECK(countOf(range.grid) >= 5);
      // what a person would write
      CHECK(textAt(range.grid, 0).size() <= 6);
    }
  }
}

TEST_CASE("Each value that is offered becomes a question with words, a unit and a tolerance that opens") {
  for (const char* example : {"planar_2r", "puma560"}) {
    LessonState state;
    ExerciseDraft draft = draftOf(example);
    const OpenExercise open = openRobot(draft, kExamples).value();
    for (const ValueSize size : {ValueSize::Number, ValueSize::Vector}) {
      for (const std::string& value : valueNames(open.robot, size)) {
        INFO(value);
        Exercise& exercise = draft.exercise;
        askFor(exercise, 0, open, value);
        CHECK((exercise.questions[0].kind == QuestionKind::Direction) == (size == ValueSize::Vector));
        CHECK(exercise.questions[0].absolute.value_or(0.0) > 0.0);
        CHECK_FALSE(exercise.texts[0].asks[0].text.empty());
        CHECK(exercise.texts[0].asks[0].text.back() == '.');
        const auto read = readExercise(writeExercise(exercise), "");
        INFO(words(read.diagnostics()));
        CHECK(read.ok());
      }
    }
    askFor(draft.exercise, 0, open, "trace.body.11.link_1.y");
    if (std::string(example) == "planar_2r") {
      CHECK(draft.text().asks[0].text == "The y component of the joint moment of link_1, in the axes of link_1.");
      CHECK(draft.exercise.questions[0].unit == "N m");
      askFor(draft.exercise, 0, open, "trace.body.4.link_2.z");
      CHECK(draft.exercise.questions[0].unit.find("²") != std::string::npos);
    }
  }
}

TEST_CASE("A shipped exercise that is saved elsewhere gives the same variants, and its robot goes along") {
  for (const std::string& file : test::shippedExercises()) {
    INFO(file);
    const test::TemporaryFolder folder;
    Result<ExerciseDraft> read = readExerciseDraft(file);
    REQUIRE(read.ok());
    ExerciseDraft draft = std::move(read).value();
    const std::string path = folder.file("week3.json");
    CHECK(saveExercise(draft, path).empty());
    const OpenExercise before = test::opened(file), after = test::opened(path);
    const test::TestClass one(before, 5), other(after, 5);
    CHECK(exerciseKeyCsv(one.all()) == exerciseKeyCsv(other.all()));
    CHECK(exerciseMoodle(one.all()) == exerciseMoodle(other.all()));
    if (!before.exercise.scene.file.text.empty()) CHECK(std::filesystem::exists(folder.file("pushed_arm.scene.json")));
  }
}

TEST_CASE("A robot that has no file yet is saved beside the exercise, and over nobody else's") {
  const test::TemporaryFolder folder;
  ExerciseDraft draft = draftOf("planar_2r");
  draft.files = std::make_shared<const ZipFiles>(
      ZipFiles{{kUnsavedRobot, test::readFile(test::sourcePath("assets/examples/planar_2r.json"))}});
  draft.exercise.scene = {};
  draft.exercise.scene.file.text = kUnsavedRobot;
  const std::string other = folder.write("levers.scene.json", "somebody else's");
  CHECK(saveExercise(draft, folder.file("levers.json")).empty());
  CHECK(draft.exercise.scene.file.text == "levers-2.scene.json");
  CHECK(test::readFile(other) == "somebody else's");
  CHECK(test::opened(folder.file("levers.json")).robot.model->dof() == 2);
  // the same again
  const std::string first = test::readFile(folder.file("levers.json"));
  CHECK(saveExercise(draft, folder.file("levers.json")).empty());
  CHECK(test::readFile(folder.file("levers.json")) == first);
}

TEST_CASE("A problem leads to the range or the question that it is about") {
  ExerciseDraft draft = draftOf("planar_2r");
  draft.exercise.q[1].grid = {10.0, -10.0, 5.0};
  const auto open = openDraft(draft, kExamples);
  REQUIRE_FALSE(open.ok());
  const ExercisePlace place = placeOf(writeExercise(draft.exercise), open.diagnostics().front().line);
  CHECK(place.list == "q");
  CHECK(place.item == 1);
  // what could not be opened again is not saved
  const test::TemporaryFolder folder;
  CHECK(hasErrors(saveExercise(draft, folder.file("levers.json"))));
  CHECK_FALSE(std::filesystem::exists(folder.file("levers.json")));
  draft.exercise.q[1].grid = {-10.0, 10.0, 5.0};
  const std::size_t added = addQuestion(draft.exercise);
  const auto unfinished = openDraft(draft, kExamples);
  REQUIRE_FALSE(unfinished.ok());
  const ExercisePlace question = placeOf(writeExercise(draft.exercise), unfinished.diagnostics().front().line);
  CHECK(question.list == "questions");
  CHECK(question.item == static_cast<int>(added));
  removeQuestion(draft.exercise, added);
  CHECK(openDraft(draft, kExamples).ok());
}

TEST_CASE("The trial tells in how many variants a mistake can be told, and from what it cannot") {
  // at rest nothing turns: what depends on velocities is the right answer
  ExerciseDraft draft = draftOf("planar_2r");
  OpenExercise open = openDraft(draft, kExamples).value();
  CHECK(trialOf(open, Mistake::NoCentripetalTerm, 50).like_truth == 50);
  CHECK(trialOf(open, Mistake::GravityWrongSign, 50).told == 50);
  // gravity left out gives zero; with it ticked, the wrong sign is still another number
  draft.exercise.questions[0].tell_apart = {{"gravity-left-out", 0}};
  open = openDraft(draft, kExamples).value();
  CHECK(trialOf(open, Mistake::GravityWrongSign, 50).told == 50);
  // nothing moves: a moment about the centre and one without its lever differ from the truth, so the trial is what
  // the variants are made by
  draft.exercise.questions[0].tell_apart.clear();
  open = openDraft(draft, kExamples).value();
  const Result<MistakeTrials> trials = tryMistakes(open, 0, 40);
  REQUIRE(trials.ok());
  for (const MistakeTrial& each : trials->mistakes) {
    INFO(nameOf(each.mistake));
    ExerciseDraft with = draft;
    with.exercise.questions[0].tell_apart = {{nameOf(each.mistake), 0}};
    const OpenExercise wanted = openDraft(with, kExamples).value();
    VariantMaker maker(wanted, wanted.exercise.id.text);
    CHECK(maker.make("student 1").ok() == (each.told > 0));
  }
}

TEST_CASE("An answer that is always zero is named, and no new question asks for one") {
  // the first axis of the PUMA stands upright: at rest it bears nothing
  ExerciseDraft draft = draftOf("puma560");
  CHECK(draft.exercise.questions[0].value.text == "tau.joint_2");
  const OpenExercise robot = openRobot(draft, kExamples).value();
  CHECK(suggestedValue(draft.exercise, robot) == "tau.joint_3");
  askFor(draft.exercise, addQuestion(draft.exercise), robot, "tau.joint_1");
  const OpenExercise open = openDraft(draft, kExamples).value();
  const auto none = variantsFor(open, "secret", {{"1", "", 0}});
  CHECK_THAT(words(none.diagnostics()), ContainsSubstring("most often that of question 'a2'"));
}

TEST_CASE("The trial of a table holds mistakes against those that may be in it") {
  const OpenExercise open = test::shipped("find_the_mistake");
  const MistakeTrial trial = trialOf(open, Mistake::NoChildLever, 30);
  CHECK(trial.told > 0);
  // it is not made with these equations in this formulation
  const Result<MistakeTrials> all = tryMistakes(open, 1, 5);
  REQUIRE(all.ok());
  for (const MistakeTrial& each : all->mistakes) CHECK(canBeMade(each.mistake, open.formulation));
}

TEST_CASE("What is written for a class is what each format writes, and a student without a variant is named") {
  const OpenExercise open = test::shipped("holding_torques");
  const test::TestClass one(open, 3, "our own");
  CHECK(secretIn("our own\r\n") == "our own");
  const auto variants = variantsFor(open, "our own", one.students);
  REQUIRE(variants.ok());
  const ExerciseClass all{open, open.exercise.texts.front(), one.students, *variants};
  CHECK(exportExercise(all, ExerciseFormat::Key, "a.csv")->front().bytes == exerciseKeyCsv(one.all()));
  const auto sheets = exportExercise(all, ExerciseFormat::Sheet, "/tmp/week3.html");
  REQUIRE(sheets->size() == 3);
  CHECK((*sheets)[1].path == "/tmp/week3_key.html");
  CHECK((*sheets)[1].bytes == exerciseSheets(one.all()).key);
  CHECK((*sheets)[2].path == "/tmp/week3_table.csv");
  CHECK((*sheets)[2].bytes == blankTable(open));
  CHECK(exportExercise(all, ExerciseFormat::Key, "")->size() == 1);
  std::stop_source stop;
  stop.request_stop();
  CHECK_FALSE(variantsFor(open, "our own", one.students, stop.get_token()).ok());
  CHECK_FALSE(tryMistakes(open, 0, 5, stop.get_token()).ok());
}
