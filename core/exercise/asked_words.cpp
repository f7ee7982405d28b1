// SPDX-License-Identifier: MIT
// Units, tolerances and words of what is asked for.
#include "core/base/message.h"
#include "core/dynamics/mistakes.h"
#include "core/exercise/sheet_language.h"
#include "core/exercise/suggestions.h"
#include "core/lesson/value_name.h"
#include "core/trace/trace_rows.h"

#include <algorithm>
#include <cmath>

namespace linkwright {
namespace {

/// What is asked for, as rows of sheet_language.cpp say it, and the unit of the answer.
struct Asked {
  const char* pattern;             ///< with the term, where there is one, and then the names
  std::vector<std::string> names;  ///< of joints and links: the same in all languages
  std::string unit;
  std::string term = {};       ///< of the field
  const char* axes = nullptr;  ///< what becomes of the words: %1 in them, %2 `axes_of`
  std::string axes_of = {};

  std::string in(const std::string& language) const {
    std::vector<std::string> arguments = names;
    if (!term.empty()) arguments.emplace(arguments.begin(), saidIn(language, term));
    std::string words = filledIn(saidIn(language, pattern), arguments);
    return axes == nullptr ? words : filledIn(saidIn(language, axes), {words, axes_of});
  }
};
/// What has no words but its name.
Asked named(const std::string& name) { return {"%1.", {name}, {}}; }

bool slides(const Model& model, const std::string& joint) {
  const int found = model.findJoint(joint);
  return found >= 0 && model.joints()[static_cast<std::size_t>(found)].type == JointType::Prismatic;
}

/// "rad/s^2" as people read it.
std::string raised(std::string unit) {
  for (std::size_t at = unit.find('^'); at != std::string::npos; at = unit.find('^'))
    unit.replace(at, 2, unit[at + 1] == '2' ? "²" : "³");
  return unit == "1" ? "" : unit;
}

Asked ofCurve(const Model& model, const CurveName& name) {
  const bool is_force = slides(model, name.joint);
  const auto of_joint = [&](const char* pattern, Quantity quantity) {
    return Asked{pattern, {name.joint}, raised(unitOf(quantity, is_force))};
  };
  switch (name.quantity) {
    case CurveQuantity::Torque:
      return of_joint(is_force ? "The force of %1." : "The torque of %1.", Quantity::JointTorque);
    case CurveQuantity::TorquePart: {
      Asked part = of_joint("The part that %1 has in the torque of %2.", Quantity::JointTorque);
      part.term = nameOf(name.cause);
      return part;
    }
    case CurveQuantity::Position: return of_joint("The position of %1.", Quantity::JointPosition);
    case CurveQuantity::Velocity: return of_joint("The velocity of %1.", Quantity::JointVelocity);
    case CurveQuantity::Acceleration: return of_joint("The acceleration of %1.", Quantity::JointAcceleration);
    case CurveQuantity::Energy:
      return {name.energy == EnergyKind::Kinetic     ? "The kinetic energy of the robot."
              : name.energy == EnergyKind::Potential ? "The potential energy of the robot."
                                                     : "The total energy of the robot.",
              {},
              "J"};
    case CurveQuantity::HandPosition:
      return {"The %1 coordinate of the end effector.", {std::string(1, "xyz"[name.axis])}, "m"};
    case CurveQuantity::HandSpeed: return {"The speed of the end effector.", {}, "m/s"};
    case CurveQuantity::NormalForce: return {"The normal force at %1.", {name.contact}, "N"};
    case CurveQuantity::Friction: return {"The friction force at %1.", {name.contact}, "N"};
    default: return named(toString(name));
  }
}

Asked ofRow(const OpenExercise& open, const ValueName& name) {
  const Model& model = *open.robot.model;
  Recording recording;
  recordInverseDynamics(model, open.start.input, name.formulation, recording);
  for (const TraceRow& row : traceRows(model, recording)) {
    if (row.link != name.object || row.equation != idOf(name.formulation, name.equation) || !row.from.empty()) continue;
    const bool is_vector = row.values.size() > 1;
    Asked asked{is_vector ? "The direction of the %1 of %2" : "The %1 of %2", {row.link}, {}, row.term, "%1."};
    if (name.component == kLengthOfVector) {
      asked.pattern = "The magnitude of the %1 of %2";
    } else if (is_vector) {
      const bool is_world = name.axes == Axes::World || (name.axes == Axes::Link && row.frame == "world");
      asked.axes = is_world                    ? "%1, in the axes of the world."
                   : name.axes == Axes::Link   ? "%1, in the axes of %2."
                   : name.axes == Axes::Parent ? "%1, in the axes of its parent."
                                               : "%1, in the axes of the base.";
      asked.axes_of = row.frame;
      if (name.component >= 0) {
        const bool has_xyz = row.values.size() == 3;
        asked.pattern = has_xyz ? "The %3 component of the %1 of %2" : "Number %3 of the %1 of %2";
        asked.names.push_back(has_xyz ? std::string(1, "xyz"[name.component]) : std::to_string(name.component + 1));
      }
    }
    // six-vectors name the units of both halves
    std::string unit = row.unit;
    if (const std::size_t half = unit.find("; "); half != std::string::npos)
      unit = name.component < 3 ? unit.substr(0, half) : unit.substr(half + 2);
    asked.unit = raised(unit);
    return asked;
  }
  return named(name.object);
}

Asked askedOf(const OpenExercise& open, const std::string& value) {
  const Model& model = *open.robot.model;
  const std::optional<ValueName> name = parseValueName(value);
  if (!name) return named(value);
  switch (name->source) {
    case ValueSource::Curve: return ofCurve(model, name->curve);
    case ValueSource::Trace: return ofRow(open, *name);
    case ValueSource::MassMatrix: {
      const std::size_t dot = name->object.find('.');
      const std::string row = name->object.substr(0, dot);
      const std::string column = dot == std::string::npos ? row : name->object.substr(dot + 1);
      const int sliding = (slides(model, row) ? 1 : 0) + (slides(model, column) ? 1 : 0);
      return {row == column ? "The diagonal entry of the mass matrix for %1."
                            : "The entry of the mass matrix for %1 and %2.",
              {row, column},
              sliding == 0   ? "kg m²"
              : sliding == 1 ? "kg m"
                             : "kg"};
    }
    case ValueSource::ModelFigure:
      if (name->model == ModelFigure::LinkMass) return {"The mass of %1.", {name->object}, "kg"};
      if (name->model == ModelFigure::Mass) return {"The mass of the robot.", {}, "kg"};
      break;
    default: break;
  }
  return named(value);
}

/// Half a percent of what the answer is in this state, as 1, 2 or 5 times a power of ten.
double toleranceFor(double size) {
  constexpr double kUsual = 0.005;
  if (!std::isfinite(size) || std::abs(size) < 1e-6) return kUsual;
  const double share = 0.005 * std::abs(size), power = std::pow(10.0, std::floor(std::log10(share)));
  return (share >= 5.0 * power ? 5.0 : share >= 2.0 * power ? 2.0 : 1.0) * power;
}

}  // namespace

void askFor(Exercise& exercise, std::size_t index, const OpenExercise& open, const std::string& value) {
  ExerciseQuestion& question = exercise.questions.at(index);
  question.value = {value, 0};
  question.kind = QuestionKind::Number;
  if (!LessonValues::problem(open.robot, value).empty()) {
    for (ExerciseText& text : exercise.texts) setText(text.asks, question.id.text, named(value).in(text.language.text));
    return;
  }
  LessonValues values(open.robot, {value});
  if (values.sizeOf(0) == 3) question.kind = QuestionKind::Direction;
  std::vector<double> now;
  values.read(open.start, nullptr, now);
  double size = 0.0;
  for (const double each : now) size = std::max(size, std::abs(each));
  question.absolute = toleranceFor(size);
  question.relative = 0.01;
  const Asked asked = askedOf(open, value);
  question.unit = question.kind == QuestionKind::Direction ? std::string() : asked.unit;
  for (ExerciseText& text : exercise.texts) setText(text.asks, question.id.text, asked.in(text.language.text));
  if (isOfContacts(question)) question.tell_apart.clear();
}

}  // namespace linkwright
