// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exercise/variant.h"

#include "core/dynamics/mistakes.h"
#include "core/exercise/exercise_check.h"
#include "core/exercise/submissions.h"
#include "core/kinematics/limit_distance.h"
#include "tests/core/exercise/shipped.h"
#include "tests/support/catch.h"

#include <cmath>
#include <set>
#include <string>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr int kFew = 40, kMany = 1000;

/// What the recursion says of a torque or of a row, with a mistake or without, recorded anew.
std::optional<double> recorded(const Variant& variant, const std::string& value, const MistakeSet& mistakes) {
  const std::optional<ValueName> name = parseValueName(value);
  if (!name || name->axes != Axes::Link) return std::nullopt;
  const bool is_torque = name->source == ValueSource::Curve && name->curve.quantity == CurveQuantity::Torque;
  if (!is_torque && (name->source != ValueSource::Trace || name->component < 0)) return std::nullopt;
  const Model& model = *variant.robot.model;
  Formulation formulation = is_torque && mistakes.empty() ? Formulation::Spatial : variant.instant.formulation;
  formulation = formulationFor(mistakes, formulation).value();
  if (!is_torque && formulation != name->formulation) return std::nullopt;
  Recording recording;
  const Eigen::VectorXd tau =
      mistakes.empty() ? recordInverseDynamics(model, variant.instant.input, formulation, recording)
                       : recordInverseDynamics(model, variant.instant.input, formulation, mistakes, recording);
  if (is_torque) return tau[model.findJoint(name->curve.joint)];
  const int body = model.links()[static_cast<std::size_t>(model.findLink(name->object))].body;
  for (const Recorded& entry : recording.entries) {
    if (entry.body == body && entry.equation == name->equation && entry.other < 0) return entry.values[name->component];
  }
  return std::nullopt;
}

/// Draws variants of an exercise and holds each against the rules; how many wrong numbers were those of a recording.
int tryVariants(const std::string& file, int count) {
  INFO(file);
  const OpenExercise open = test::opened(file);
  VariantMaker maker(open, "a secret");
  std::set<std::string> drawn, codes;
  int compared = 0;
  for (int i = 0; i < count; ++i) {
    const Result<Variant> made = maker.make("student " + std::to_string(i));
    REQUIRE(made.ok());
    const Variant& variant = *made;
    drawn.insert(drawnText(variant));
    codes.insert(variant.code);
    for (const LimitDistance& each : limitDistances(*variant.robot.model, variant.instant.input.q))
      REQUIRE(each.nearest() > -1e-9);
    for (std::size_t k = 0; k < variant.answers.size(); ++k) {
      const ExerciseQuestion& question = open.exercise.questions[k];
      const VariantAnswer& answer = variant.answers[k];
      if (question.kind != QuestionKind::Number) continue;
      REQUIRE(answer.tolerance >= *question.absolute);
      if (!question.may_vanish) REQUIRE(std::abs(answer.truth) >= 20.0 * *question.absolute);
      const auto truth = recorded(variant, question.value.text, {});
      if (truth) REQUIRE(*truth == answer.truth);
      const std::vector<Mistake> wanted = toldApart(open.exercise, question);
      REQUIRE(answer.wrong.size() == wanted.size());
      for (std::size_t w = 0; w < wanted.size(); ++w) {
        REQUIRE(answer.wrong[w].mistake == wanted[w]);
        const auto wrong = recorded(variant, question.value.text, {wanted[w]});
        if (wrong) {
          REQUIRE(*wrong == answer.wrong[w].number);
          ++compared;
        }
        REQUIRE(std::abs(answer.wrong[w].number - answer.truth) >= 3.0 * answer.tolerance);
        for (std::size_t other = 0; other < w; ++other)
          REQUIRE(std::abs(answer.wrong[w].number - answer.wrong[other].number) >= 3.0 * answer.tolerance);
      }
    }
  }
  CHECK(drawn.size() == static_cast<std::size_t>(count));
  CHECK(codes.size() == static_cast<std::size_t>(count));
  return compared;
}

}  // namespace

TEST_CASE("A thousand variants of each of the program's exercises keep the rules, and answers are those of the trace",
          "[exercise]") {
  REQUIRE(test::shippedExercises().size() >= 12);
  int compared = 0;
  for (const std::string& file : test::shippedExercises()) compared += tryVariants(file, kMany);
  CHECK(compared > 10 * kMany);
}

TEST_CASE("The program's exercises pass their check", "[exercise]") {
  for (const std::string& file : test::shippedExercises()) {
    INFO(file);
    const ExerciseTrial trial = tryExercise(test::opened(file), kFew);
    CHECK(trial.findings.empty());
    CHECK(trial.different == kFew);
  }
}

TEST_CASE("Givens are what a student reads, and nothing else", "[exercise]") {
  const OpenExercise open = test::shipped("holding_torques");
  const test::TestClass made(open, 5);
  for (const Variant& variant : made.variants) {
    for (const VariantGiven& given : variant.givens) {
      const double written = std::stod(given.text);
      const bool is_angle = given.unit.starts_with("°");
      CHECK(given.value == (is_angle ? written * (3.14159265358979323846 / 180.0) : written));
      if (given.name == "q.joint_1") CHECK(variant.instant.input.q[0] == given.value);
      if (given.name == "mass.link_1") CHECK(variant.robot.scene->mechanism.links[1].inertial->mass == given.value);
    }
  }
}

TEST_CASE("A table with a planted mistake is that of the mistake, and its first wrong row is the first one",
          "[exercise]") {
  const OpenExercise open = test::shipped("find_the_mistake");
  const test::TestClass made(open, 60);
  const std::vector<Mistake> mistakes = mistakesOf(open.exercise.table->mistakes);
  std::set<Mistake> planted;
  for (const Variant& variant : made.variants) {
    planted.insert(*variant.planted);
    Recording right, wrong;
    const Model& model = *variant.robot.model;
    recordInverseDynamics(model, variant.instant.input, open.formulation, right);
    recordInverseDynamics(model, variant.instant.input, open.formulation, {*variant.planted}, wrong);
    const auto ours = shownRows(model, right, *open.exercise.table);
    const auto theirs = shownRows(model, wrong, *open.exercise.table);
    REQUIRE(variant.table.size() == theirs.size());
    const auto first = static_cast<std::size_t>(variant.answers[0].right);
    for (std::size_t i = 0; i < first; ++i) {
      for (std::size_t k = 0; k < ours[i].values.size(); ++k)
        CHECK(std::abs(ours[i].values[k] - variant.table[i].values[k]) < 1e-9 * (1.0 + std::abs(ours[i].values[k])));
    }
    CHECK(variant.table[first].values == theirs[first].values);
    CHECK(variant.table[first].values != ours[first].values);
    CHECK(mistakes[static_cast<std::size_t>(variant.answers[1].right)] == *variant.planted);
  }
  CHECK(planted.size() == mistakes.size());
}

TEST_CASE("Where ranges leave no variant, what was in the way is said", "[exercise]") {
  std::string text = test::readFile(test::sourcePath("assets/exercises/holding_torques.json"));
  const std::size_t at = text.find("\"q\": [");
  const std::string before = text.substr(0, at), after = text.substr(text.find("\"robot\"", at));
  const auto withQ = [&](const std::string& q) {
    return openExercise(before + q + after, "spec.json", LessonFiles(), test::sourcePath("assets/examples").string());
  };
  const auto said = [&](const std::string& q) {
    const Result<OpenExercise> open = withQ(q);
    REQUIRE(open.ok());
    const Result<Variant> variant = VariantMaker(*open, "s").make("Ann");
    REQUIRE(!variant.ok());
    return variant.diagnostics().front().message.text();
  };
  const std::string upright = R"("q": [{"joint": "joint_1", "low": 90, "high": 90, "step": 1, "unit": "deg"},)"
                              R"( {"joint": "joint_2", "low": 90, "high": 90, "step": 1, "unit": "deg"}], )";
  const std::string stretched = R"("q": [{"joint": "joint_2", "low": 0, "high": 0, "step": 1}], )";
  const std::string beyond = R"("q": [{"joint": "joint_2", "low": 4, "high": 5, "step": 1}], )";
  CHECK_THAT(said(stretched), ContainsSubstring("'Ann' in 2000 draws; in 2000 of them the pose was almost singular"));
  CHECK_THAT(said(beyond), ContainsSubstring("a joint was beyond its limits"));
  // where the first rod stands upright, its weight has no lever, and without the second one's lever nothing turns
  CHECK_THAT(said(upright), ContainsSubstring("a mistake gave the right answer") || ContainsSubstring("two mistakes"));
  CHECK_THAT(said(upright), ContainsSubstring("most often 'no-") && ContainsSubstring("in question 'u"));
}
