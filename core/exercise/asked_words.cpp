// SPDX-License-Identifier: MIT
// Units, tolerances and words of what is asked for.
#include "core/dynamics/mistakes.h"
#include "core/exercise/suggestions.h"
#include "core/lesson/value_name.h"
#include "core/trace/trace_rows.h"

#include <algorithm>
#include <cmath>

namespace linkwright {
namespace {

struct Asked {
  std::string words, unit;
};

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

Asked ofJoint(const Model& model, const std::string& what, Quantity quantity, const std::string& joint) {
  return {what + " of " + joint + ".", raised(unitOf(quantity, slides(model, joint)))};
}

Asked ofCurve(const Model& model, const CurveName& name) {
  const bool is_force = slides(model, name.joint);
  switch (name.quantity) {
    case CurveQuantity::Torque:
      return ofJoint(model, is_force ? "The force" : "The torque", Quantity::JointTorque, name.joint);
    case CurveQuantity::TorquePart:
      return ofJoint(model, "The part that " + std::string(nameOf(name.cause)) + " has in the torque",
                     Quantity::JointTorque, name.joint);
    case CurveQuantity::Position: return ofJoint(model, "The position", Quantity::JointPosition, name.joint);
    case CurveQuantity::Velocity: return ofJoint(model, "The velocity", Quantity::JointVelocity, name.joint);
    case CurveQuantity::Acceleration:
      return ofJoint(model, "The acceleration", Quantity::JointAcceleration, name.joint);
    case CurveQuantity::Energy:
      return {name.energy == EnergyKind::Kinetic     ? "The kinetic energy of the robot."
              : name.energy == EnergyKind::Potential ? "The potential energy of the robot."
                                                     : "The total energy of the robot.",
              "J"};
    case CurveQuantity::HandPosition:
      return {std::string("The ") + "xyz"[name.axis] + " coordinate of the end effector.", "m"};
    case CurveQuantity::HandSpeed: return {"The speed of the end effector.", "m/s"};
    case CurveQuantity::NormalForce: return {"The normal force at " + name.contact + ".", "N"};
    case CurveQuantity::Friction: return {"The friction force at " + name.contact + ".", "N"};
    default: return {toString(name) + ".", {}};
  }
}

Asked ofRow(const OpenExercise& open, const ValueName& name) {
  const Model& model = *open.robot.model;
  Recording recording;
  recordInverseDynamics(model, open.start.input, name.formulation, recording);
  for (const TraceRow& row : traceRows(model, recording)) {
    if (row.link != name.object || row.equation != idOf(name.formulation, name.equation)) continue;
    if (recording.entries[static_cast<std::size_t>(row.index)].other >= 0) continue;
    std::string part;
    if (name.component == kLengthOfVector) part = "The magnitude of the ";
    if (name.component >= 0 && row.values.size() == 3)
      part = std::string("The ") + "xyz"[name.component] + " component of the ";
    else if (name.component >= 0 && row.values.size() > 1)
      part = "Number " + std::to_string(name.component + 1) + " of the ";
    if (part.empty()) part = row.values.size() == 1 ? "The " : "The direction of the ";
    const bool has_axes = name.component != kLengthOfVector && row.values.size() > 1;
    const std::string axes = name.axes == Axes::Link     ? row.frame == "world" ? "the world" : row.frame
                             : name.axes == Axes::Parent ? "its parent"
                             : name.axes == Axes::Base   ? "the base"
                                                         : "the world";
    // six-vectors name the units of both halves
    std::string unit = row.unit;
    if (const std::size_t half = unit.find("; "); half != std::string::npos)
      unit = name.component < 3 ? unit.substr(0, half) : unit.substr(half + 2);
    return {part + row.quantity + " of " + row.link + (has_axes ? ", in the axes of " + axes : "") + ".", raised(unit)};
  }
  return {name.object + ".", {}};
}

Asked askedOf(const OpenExercise& open, const std::string& value) {
  const Model& model = *open.robot.model;
  const std::optional<ValueName> name = parseValueName(value);
  if (!name) return {value + ".", {}};
  switch (name->source) {
    case ValueSource::Curve: return ofCurve(model, name->curve);
    case ValueSource::Trace: return ofRow(open, *name);
    case ValueSource::MassMatrix: {
      const std::size_t dot = name->object.find('.');
      const std::string row = name->object.substr(0, dot);
      const std::string column = dot == std::string::npos ? row : name->object.substr(dot + 1);
      const int sliding = (slides(model, row) ? 1 : 0) + (slides(model, column) ? 1 : 0);
      return {(row == column ? "The diagonal entry of the mass matrix for " + row + "."
                             : "The entry of the mass matrix for " + row + " and " + column + "."),
              sliding == 0   ? "kg m²"
              : sliding == 1 ? "kg m"
                             : "kg"};
    }
    case ValueSource::ModelFigure:
      if (name->model == ModelFigure::LinkMass) return {"The mass of " + name->object + ".", "kg"};
      if (name->model == ModelFigure::Mass) return {"The mass of the robot.", "kg"};
      break;
    default: break;
  }
  return {value + ".", {}};
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
    for (ExerciseText& text : exercise.texts) setText(text.asks, question.id.text, value + ".");
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
  for (ExerciseText& text : exercise.texts) setText(text.asks, question.id.text, asked.words);
  if (isOfContacts(question)) question.tell_apart.clear();
}

}  // namespace linkwright
