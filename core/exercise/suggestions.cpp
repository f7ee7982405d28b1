// SPDX-License-Identifier: MIT
#include "core/exercise/suggestions.h"

#include "core/base/message.h"
#include "core/base/number_text.h"
#include "core/dynamics/mistakes.h"
#include "core/exercise/draw.h"
#include "core/exercise/sheet_language.h"
#include "core/exercise/varied_robot.h"
#include "core/lesson/lesson_draft.h"
#include "core/trace/trace_rows.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace linkwright {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

/// The nearest of 1, 2 and 5 times a power of ten that is not more.
double roundNumber(double size) {
  const double power = std::pow(10.0, std::floor(std::log10(size) + 1e-9));
  const double lead = size / power;
  return (lead >= 5.0 - 1e-9 ? 5.0 : lead >= 2.0 - 1e-9 ? 2.0 : 1.0) * power;
}

/// Of decimals as a person writes them: all three are whole numbers of steps.
NumberGrid gridOf(double low, double high, double step) {
  const int digits = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
  const auto decimal = [&](double steps) {
    double value = 0.0;
    parseNumber(fixedText(steps * step, digits), value);
    return value;
  };
  NumberGrid grid{decimal(std::ceil(low / step - 1e-9)), decimal(std::floor(high / step + 1e-9)), decimal(1.0)};
  grid.high = std::max(grid.low, grid.high);
  return grid;
}

NumberGrid positions(const ModelJoint& joint, bool degrees) {
  const bool slides = joint.type == JointType::Prismatic;
  const double factor = degrees && !slides ? kDegree : 1.0;
  const double far = slides ? 1.0 : degrees ? 150.0 : 2.5;
  const double low = std::max(joint.limits.lower / factor, -far), high = std::min(joint.limits.upper / factor, far);
  const double usual = slides ? 0.05 : degrees ? 5.0 : 0.1;
  const double room = high - low;
  return gridOf(low, high, room > 8.0 * usual ? usual : roundNumber(std::max(room, 1e-3) / 8.0));
}

NumberGrid rates(const ModelJoint& joint, std::size_t derivative) {
  const bool slides = joint.type == JointType::Prismatic;
  double most = (slides ? 0.5 : 2.0) * (derivative == 2 ? 2.0 : 1.0);
  if (derivative == 1) most = std::min(most, joint.limits.velocity);
  return gridOf(-most, most, roundNumber(std::max(most, 1e-3) / 4.0));
}

LessonNames namesOf(std::initializer_list<Mistake> mistakes) {
  LessonNames names;
  for (const Mistake mistake : mistakes) names.push_back({nameOf(mistake), 0});
  return names;
}

bool moves(const std::vector<NamedNumber>& rates) {
  return std::any_of(rates.begin(), rates.end(), [](const NamedNumber& each) { return each.value != 0.0; });
}

}  // namespace

JointRange suggestedRange(const ModelJoint& joint, std::size_t derivative, bool degrees) {
  JointRange range;
  range.joint.text = joint.name;
  range.grid = derivative == 0 ? positions(joint, degrees) : rates(joint, derivative);
  if (derivative == 0 && degrees && joint.type != JointType::Prismatic) range.unit = RangeUnit::Degrees;
  return range;
}

std::optional<LinkRange> suggestedRange(const LessonRobot& robot, int link, LinkFigure figure) {
  const Mechanism& mechanism = robot.scene->mechanism;
  const Link& of = mechanism.links[static_cast<std::size_t>(link)];
  double mass = 0.0;
  for (const Link& each : mechanism.links) mass += each.inertial ? each.inertial->mass : 0.0;
  LinkRange range;
  range.link.text = of.name;
  range.figure = figure;
  if (figure == LinkFigure::Payload) {
    if (mass <= 0.0) return std::nullopt;
    const double step = roundNumber(mass / 20.0);
    range.grid = gridOf(step, 5.0 * step, step);
    return range;
  }
  const double now =
      figure == LinkFigure::Mass ? (of.inertial ? of.inertial->mass : 0.0) : lengthOf(mechanism, link).value_or(0.0);
  if (now <= 0.0) return std::nullopt;
  range.grid = gridOf(0.5 * now, 1.5 * now, roundNumber(now / 10.0));
  return range;
}

ExerciseDraft newExercise(const LessonRobot& robot, const LessonScene& scene, const LessonState& state,
                          Formulation formulation, std::shared_ptr<const ZipFiles> files, bool degrees,
                          const std::string& language) {
  ExerciseDraft draft;
  draft.files = std::move(files);
  Exercise& exercise = draft.exercise;
  exercise.scene = scene;
  exercise.state = state;
  exercise.formulation.text = nameOf(formulation);
  for (const ModelJoint& joint : robot.model->joints()) {
    if (joint.leader >= 0) continue;
    exercise.q.push_back(suggestedRange(joint, 0, degrees));
    if (moves(state.qd)) exercise.qd.push_back(suggestedRange(joint, 1, degrees));
    if (moves(state.qdd)) exercise.qdd.push_back(suggestedRange(joint, 2, degrees));
  }
  ExerciseText text;
  text.language.text = language;
  const std::string& name = robot.model->name();
  const auto titled = [&](std::string_view in) {
    return filledIn(saidIn(in, "Torques of %1"), {name.empty() ? std::string(saidIn(in, "a robot")) : name});
  };
  text.title = titled(language);
  text.goal = saidIn(language, "The robot is in the state given below. Find the quantities asked for.");
  // ids have Latin letters alone
  exercise.id.text = draftId(titled("en"));
  exercise.texts.push_back(std::move(text));
  if (robot.model->joints().empty()) return draft;
  OpenExercise open;
  open.robot = robot;
  open.start = instantOf(robot, state);
  open.formulation = formulation;
  const std::string value = suggestedValue(exercise, open);
  askFor(exercise, addQuestion(exercise), open, value);
  return draft;
}

std::string suggestedValue(const Exercise& exercise, const OpenExercise& open) {
  constexpr double kNothing = 1e-6;  // N m or N
  const Model& model = *open.robot.model;
  Recording recording;
  const Eigen::VectorXd tau = recordInverseDynamics(model, open.start.input, open.formulation, recording);
  std::string value = "energy.total";
  double largest = kNothing;
  for (Eigen::Index j = 0; j < tau.size(); ++j) {
    const std::string name = "tau." + model.joints()[static_cast<std::size_t>(j)].name;
    const auto is_it = [&](const ExerciseQuestion& each) { return each.value.text == name; };
    if (std::abs(tau[j]) <= largest || std::any_of(exercise.questions.begin(), exercise.questions.end(), is_it))
      continue;
    largest = std::abs(tau[j]);
    value = name;
  }
  return value;
}

std::size_t addQuestion(Exercise& exercise) {
  ExerciseQuestion question;
  std::size_t number = exercise.questions.size() + 1;
  const auto is_taken = [&](const ExerciseQuestion& each) { return each.id.text == "a" + std::to_string(number); };
  while (std::any_of(exercise.questions.begin(), exercise.questions.end(), is_taken)) ++number;
  question.id.text = "a" + std::to_string(number);
  exercise.questions.push_back(question);
  return exercise.questions.size() - 1;
}

void addTable(Exercise& exercise, const OpenExercise& open) {
  ExerciseTable table;
  table.mistakes = namesOf({Mistake::NoChildLever, Mistake::ChildForceSign});
  table.absolute = 0.005;
  table.relative = 0.01;
  Recording recording;
  recordInverseDynamics(*open.robot.model, open.start.input, open.formulation, recording);
  for (const TraceRow& row : traceRows(*open.robot.model, recording)) {
    const auto is_it = [&](const LessonName& name) { return name.text == row.equation; };
    const bool is_given = recording.entries[static_cast<std::size_t>(row.index)].equation == EquationId::Input;
    if (!is_given && !row.equation.empty() && std::none_of(table.equations.begin(), table.equations.end(), is_it))
      table.equations.push_back({row.equation, 0});
  }
  exercise.table = std::move(table);
  for (const auto& [kind, words] :
       {std::pair{QuestionKind::FirstWrongRow, "Which row of the table is the first wrong one?"},
        std::pair{QuestionKind::WhichMistake, "Which mistake has been made?"}}) {
    ExerciseQuestion& question = exercise.questions[addQuestion(exercise)];
    question.kind = kind;
    for (ExerciseText& text : exercise.texts)
      setText(text.asks, question.id.text, std::string(saidIn(text.language.text, words)));
  }
}

}  // namespace linkwright
