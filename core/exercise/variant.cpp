// SPDX-License-Identifier: MIT
#include "core/exercise/variant.h"

#include "core/base/number_text.h"
#include "core/dynamics/mistakes.h"
#include "core/exercise/variant_pose.h"
#include "core/exercise/varied_robot.h"
#include "core/io/shortest_number.h"
#include "core/kinematics/limit_distance.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/planted_numbers.h"
#include "core/mechanism/mimic.h"
#include "core/simulation/settings.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <utility>
#include <variant>

namespace linkwright {
namespace {

constexpr double kOnLimit = 1e-9;  // rad or m: a number of the grid may be a limit

VariantGiven given(const std::string& name, std::string text, const std::string& unit, bool is_drawn) {
  VariantGiven number{name, std::move(text), unit, 0.0, is_drawn};
  parseNumber(number.text, number.value);
  if (unit.starts_with("°")) number.value *= std::numbers::pi / 180.0;
  return number;
}

std::string jointUnit(JointType type, RangeUnit unit, std::size_t derivative) {
  static constexpr const char* kPer[] = {"", "/s", "/s²"};
  const char* base = unit == RangeUnit::Degrees ? "°" : type == JointType::Prismatic ? "m" : "rad";
  return std::string(base) + kPer[derivative];
}

/// What the simulation of the scene begins with; null where it cannot begin.
std::shared_ptr<MotionResults> firstInstant(const Variant& variant) {
  LessonRobot robot = variant.robot;
  auto scene = std::make_shared<SceneData>(*robot.scene);
  SimulationSettings& settings = scene->simulation.edit();
  settings.duration = settings.step;
  robot.scene = std::move(scene);
  const Result<SimulatedMotion> run = simulatedMotion(robot, variant.instant);
  return run ? run->motion : nullptr;
}

Message wordsOf(Rejection rejection) {
  switch (rejection) {
    case Rejection::BeyondLimits: return Message("Files", "a joint was beyond its limits");
    case Rejection::Singular: return Message("Files", "the pose was almost singular");
    case Rejection::NotFinite: return Message("Files", "a number was not finite");
    case Rejection::NearZero: return Message("Files", "an answer was nearer to zero than 20 absolute tolerances");
    case Rejection::LikeTruth: return Message("Files", "a mistake gave the right answer within 3 tolerances");
    case Rejection::LikeAnother: return Message("Files", "two mistakes gave answers within 3 tolerances of each other");
    case Rejection::Table: break;
  }
  return Message("Files", "a mistake could not be told from another one in the table");
}

/// What a student reads of a variant: what its code stands for.
std::string printed(const Variant& variant) {
  std::string text;
  for (const VariantGiven& given : variant.givens) text += given.name + " " + given.text + " " + given.unit + "\n";
  for (const TraceRow& row : variant.table) {
    text += row.symbol;
    for (const double value : row.values) appendShortest(text += ' ', value);
    text += "\n";
  }
  return text;
}

}  // namespace

VariantMaker::VariantMaker(const OpenExercise& open, std::string secret) : open_(open), secret_(std::move(secret)) {
  step_.kind = StepKind::Number;
  for (const ExerciseQuestion& question : open.exercise.questions) {
    asks_.push_back(step_.asks.size());
    if (isOfTable(question.kind)) continue;
    LessonAsk ask;
    ask.value = question.value;
    ask.absolute = question.absolute;
    ask.relative = question.relative;
    const bool is_vector = question.kind == QuestionKind::Direction;
    for (const char* component : {".x", ".y", ".z"}) {
      if (is_vector) ask.value.text = question.value.text + component;
      ask.id.text = "a" + std::to_string(step_.asks.size());
      step_.asks.push_back(ask);
      if (!is_vector) break;
    }
  }
}

Result<Variant> VariantMaker::make(const std::string& student) {
  const Draw draw(secret_, student);
  blamed_.clear();
  vanished_.clear();
  std::array<int, kRejections.size()> counts{};
  for (int number = 0; number < kMostDraws; ++number) {
    Variant variant;
    variant.student = student;
    variant.draws = number + 1;
    const std::optional<Rejection> rejection = attempt(draw, number, variant);
    if (!rejection) {
      variant.code = draw.code(printed(variant));
      return variant;
    }
    ++counts[static_cast<std::size_t>(*rejection)];
  }
  return Result<Variant>::failure({{Severity::Error, open_.file, 1, noVariant(student, counts)}});
}

Message VariantMaker::noVariant(const std::string& student, const std::array<int, kRejections.size()>& counts) const {
  const auto most = static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin());
  const Rejection rejection = kRejections[most];
  const auto blamed = std::max_element(blamed_.begin(), blamed_.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
  if ((rejection == Rejection::LikeTruth || rejection == Rejection::LikeAnother) && blamed != blamed_.end())
    return Message(
               "Files",
               "there is no variant for '%1' in %2 draws; in %3 of them %4, most often '%5' in question '%6'; widen "
               "the ranges, narrow the tolerance or take out a mistake")
        .arg(student, kMostDraws, counts[most], wordsOf(rejection), nameOf(blamed->first.second), blamed->first.first);
  const auto vanished = std::max_element(vanished_.begin(), vanished_.end(),
                                         [](const auto& a, const auto& b) { return a.second < b.second; });
  if (rejection == Rejection::NearZero && vanished != vanished_.end())
    return Message("Files",
                   "there is no variant for '%1' in %2 draws; in %3 of them %4, most often that of question '%5'; "
                   "widen the ranges, narrow the tolerance or ask for another value")
        .arg(student, kMostDraws, counts[most], wordsOf(rejection), vanished->first);
  return Message(
             "Files",
             "there is no variant for '%1' in %2 draws; in %3 of them %4; widen the ranges, narrow the tolerance or "
             "take out a mistake")
      .arg(student, kMostDraws, counts[most], wordsOf(rejection));
}

std::optional<Rejection> VariantMaker::attempt(const Draw& draw, int number, Variant& variant) {
  const std::string ending = "#" + std::to_string(number);
  drawRobot(draw, ending, variant);
  drawState(draw, ending, variant);
  const Model& model = *variant.robot.model;
  const DynamicsInput& input = variant.instant.input;
  for (const LimitDistance& distance : limitDistances(model, input.q)) {
    if (distance.nearest() < -kOnLimit) return Rejection::BeyondLimits;
  }
  if (isNearSingular(model, input.q, open_.full_rank)) return Rejection::Singular;
  if (const auto rejection = answer(variant)) return rejection;
  return open_.exercise.table ? plant(draw, ending, variant) : std::nullopt;
}

void VariantMaker::drawRobot(const Draw& draw, const std::string& ending, Variant& variant) {
  variant.robot = open_.robot;
  variant.instant = open_.start;
  if (open_.exercise.robot.empty()) return;
  auto scene = std::make_shared<SceneData>(*open_.robot.scene);
  for (const LinkRange& range : open_.exercise.robot) {
    const std::string name = std::string(wordOf(kLinkFigures, range.figure)) + "." + range.link.text;
    const std::uint64_t index = draw.below(countOf(range.grid), name + ending);
    const char* unit = range.figure == LinkFigure::Length ? "m" : "kg";
    variant.givens.push_back(given(name, textAt(range.grid, index), unit, true));
    setFigure(scene->mechanism, scene->mechanism.findLink(range.link.text), range.figure, variant.givens.back().value);
  }
  variant.robot.model = std::make_shared<const Model>(std::move(Model::compile(scene->mechanism)).value());
  variant.robot.scene = std::move(scene);
  judge_.reset();
}

void VariantMaker::drawState(const Draw& draw, const std::string& ending, Variant& variant) {
  DynamicsInput& input = variant.instant.input;
  const Exercise& exercise = open_.exercise;
  const struct {
    const char* name;
    const std::vector<JointRange>& ranges;
    Eigen::VectorXd& values;
  } kinds[] = {{"q.", exercise.q, input.q}, {"qd.", exercise.qd, input.qd}, {"qdd.", exercise.qdd, input.qdd}};
  for (std::size_t derivative = 0; derivative < 3; ++derivative) {
    const auto& kind = kinds[derivative];
    // with contacts, accelerations follow from the state
    if (derivative == 2 && kind.ranges.empty() && asksOfContacts(exercise)) continue;
    for (std::size_t j = 0; j < variant.robot.model->joints().size(); ++j) {
      const ModelJoint& joint = variant.robot.model->joints()[j];
      double& value = kind.values[static_cast<Eigen::Index>(j)];
      if (joint.leader >= 0) continue;
      const std::string name = kind.name + joint.name;
      const auto is_it = [&](const JointRange& range) { return range.joint.text == joint.name; };
      const auto range = std::find_if(kind.ranges.begin(), kind.ranges.end(), is_it);
      if (range != kind.ranges.end()) {
        const std::string text = textAt(range->grid, draw.below(countOf(range->grid), name + ending));
        variant.givens.push_back(given(name, text, jointUnit(joint.type, range->unit, derivative), true));
      } else {
        std::string text;
        appendShortest(text, value + 0.0);
        variant.givens.push_back(given(name, text, jointUnit(joint.type, RangeUnit::Si, derivative), false));
      }
      value = variant.givens.back().value;
    }
  }
  if (hasFollowers(*variant.robot.model)) followLeaders(*variant.robot.model, input.q, input.qd, input.qdd);
}

std::optional<Rejection> VariantMaker::answer(Variant& variant) {
  if (!judge_ && !step_.asks.empty()) judge_ = std::move(StepJudge::make(step_, variant.robot, open_.file)).value();
  variant.answers.resize(open_.exercise.questions.size());
  for (std::size_t i = 0; i < open_.exercise.questions.size(); ++i) {
    const QuestionKind kind = open_.exercise.questions[i].kind;
    std::optional<Rejection> rejection;
    if (kind == QuestionKind::Number) rejection = answerNumber(i, asks_[i], variant);
    if (kind == QuestionKind::Direction) rejection = answerDirection(i, asks_[i], variant);
    if (rejection == Rejection::NearZero) ++vanished_[open_.exercise.questions[i].id.text];
    if (rejection) return rejection;
  }
  return std::nullopt;
}

std::optional<Rejection> VariantMaker::answerNumber(std::size_t i, std::size_t ask, Variant& variant) {
  const ExerciseQuestion& question = open_.exercise.questions[i];
  VariantAnswer& answer = variant.answers[i];
  LessonAttempt attempt;
  attempt.instant = variant.instant;
  if (isOfContacts(question)) attempt.motion = firstInstant(variant);
  answer.truth = judge_->truthOf(ask, attempt);
  answer.tolerance = judge_->toleranceOf(ask, answer.truth);
  if (!std::isfinite(answer.truth)) return Rejection::NotFinite;
  if (!question.may_vanish && std::abs(answer.truth) < kTolerancesFromZero * *question.absolute)
    return Rejection::NearZero;
  const std::vector<Mistake> of_recursion = toldApart(open_.exercise, question);
  const std::vector<LessonMistake> mistakes(of_recursion.begin(), of_recursion.end());
  for (const PlantedNumber& planted : plantedNumbers(*judge_, ask, attempt, {mistakes, kTolerancesApart})) {
    const Mistake mistake = std::get<Mistake>(planted.mistake);
    if (!std::isfinite(planted.number)) return Rejection::NotFinite;
    if (!planted.canBeTold()) ++blamed_[{question.id.text, mistake}];
    if (!planted.is_off_truth) return Rejection::LikeTruth;
    if (!planted.is_off_others) return Rejection::LikeAnother;
    answer.wrong.push_back({mistake, planted.number, -1});
  }
  return std::nullopt;
}

std::optional<Rejection> VariantMaker::answerDirection(std::size_t i, std::size_t ask, Variant& variant) {
  const ExerciseQuestion& question = open_.exercise.questions[i];
  VariantAnswer& answer = variant.answers[i];
  LessonAttempt attempt;
  attempt.instant = variant.instant;
  const auto axisWith = [&](const MistakeSet& mistakes) {
    Eigen::Vector3d vector;
    for (std::size_t k = 0; k < 3; ++k)
      vector[static_cast<Eigen::Index>(k)] = judge_->truthOf(ask + k, attempt, mistakes);
    const double tolerance = std::max(*question.absolute, question.relative.value_or(0.0) * vector.norm());
    return vector.allFinite() ? halfAxis(vector, kTolerancesApart * tolerance) : -1;
  };
  answer.right = axisWith({});
  if (answer.right < 0) return Rejection::NearZero;
  for (const Mistake mistake : toldApart(open_.exercise, question)) {
    const int axis = axisWith({mistake});
    if (axis < 0 || axis == answer.right) {
      ++blamed_[{question.id.text, mistake}];
      return Rejection::LikeTruth;
    }
    answer.wrong.push_back({mistake, 0.0, axis});
  }
  return std::nullopt;
}

int halfAxis(const Eigen::Vector3d& vector, double apart) {
  Eigen::Index axis = 0;
  const double largest = vector.cwiseAbs().maxCoeff(&axis);
  for (Eigen::Index other = 0; other < 3; ++other) {
    if (other != axis && !(largest - std::abs(vector[other]) >= apart)) return -1;
  }
  return static_cast<int>(2 * axis) + (vector[axis] < 0.0 ? 1 : 0);
}

std::vector<TraceRow> shownRows(const Model& model, const Recording& recording, const ExerciseTable& table) {
  std::vector<TraceRow> rows;
  for (TraceRow& row : traceRows(model, recording)) {
    const auto is_it = [&](const LessonName& name) { return name.text == row.equation; };
    const bool is_shown = std::any_of(table.equations.begin(), table.equations.end(), is_it) &&
                          recording.entries[static_cast<std::size_t>(row.index)].other < 0;
    if (is_shown) rows.push_back(std::move(row));
  }
  return rows;
}

int firstDifference(const std::vector<TraceRow>& ours, const std::vector<TraceRow>& theirs, const ExerciseTable& table,
                    double& apart) {
  constexpr double kRoundOff = 1e-9;
  for (std::size_t i = 0; i < ours.size(); ++i) {
    double largest = 0.0, off = 0.0;
    for (std::size_t k = 0; k < ours[i].values.size(); ++k) {
      largest = std::max({largest, std::abs(ours[i].values[k]), std::abs(theirs[i].values[k])});
      off = std::max(off, std::abs(ours[i].values[k] - theirs[i].values[k]));
    }
    if (off <= kRoundOff * std::max(largest, 1.0)) continue;
    apart = off / std::max(table.absolute.value_or(0.0), table.relative.value_or(0.0) * largest);
    return static_cast<int>(i);
  }
  return -1;
}

std::vector<TraceRow> tableWith(const OpenExercise& open, const Variant& variant, const MistakeSet& mistakes) {
  const Model& model = *variant.robot.model;
  Recording recording;
  recordInverseDynamics(model, variant.instant.input, open.formulation, mistakes, recording);
  return shownRows(model, recording, *open.exercise.table);
}

std::optional<Rejection> VariantMaker::plant(const Draw& draw, const std::string& ending, Variant& variant) {
  const ExerciseTable& table = *open_.exercise.table;
  const std::vector<TraceRow> right = tableWith(open_, variant, {});
  const std::vector<Mistake> mistakes = mistakesOf(table.mistakes);
  std::vector<std::vector<TraceRow>> tables;
  std::vector<int> first_rows;
  for (const Mistake mistake : mistakes) {
    tables.push_back(tableWith(open_, variant, {mistake}));
    double apart = 0.0;
    first_rows.push_back(firstDifference(right, tables.back(), table, apart));
    if (first_rows.back() < 0 || !(apart >= kTolerancesApart)) return Rejection::Table;
    for (std::size_t other = 0; other + 1 < tables.size(); ++other) {
      // where one of them begins to differ the other does not, or differs otherwise
      if (firstDifference(tables[other], tables.back(), table, apart) < 0 || !(apart >= kTolerancesApart))
        return Rejection::Table;
    }
  }
  const auto chosen = static_cast<std::size_t>(draw.below(mistakes.size(), "planted" + ending));
  variant.planted = mistakes[chosen];
  variant.table = std::move(tables[chosen]);
  for (std::size_t i = 0; i < variant.answers.size(); ++i) {
    const QuestionKind kind = open_.exercise.questions[i].kind;
    if (kind == QuestionKind::FirstWrongRow) variant.answers[i].right = first_rows[chosen];
    if (kind == QuestionKind::WhichMistake) variant.answers[i].right = static_cast<int>(chosen);
  }
  return std::nullopt;
}

}  // namespace linkwright
