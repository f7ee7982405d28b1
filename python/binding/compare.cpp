// SPDX-License-Identifier: MIT
#include "core/comparison/torque_comparison.h"
#include "python/binding/states.h"

#include <optional>
#include <pybind11/eigen.h>
#include <pybind11/stl.h>

namespace linkwright::python {
namespace {

py::object jointName(const Model& model, int joint) {
  return joint < 0 ? py::object(py::none()) : py::str(model.joints()[static_cast<std::size_t>(joint)].name);
}
py::object linkName(const Model& model, int link) {
  return link < 0 ? py::object(py::none()) : py::str(model.links()[static_cast<std::size_t>(link)].name);
}

py::dict causeOf(const Model& model, const DifferenceExplanation& explanation, const PlacedCause& placed) {
  const std::optional<EquationId> equation = equationOf(placed);
  py::dict cause;
  cause["cause"] = nameOf(placed);
  cause["text"] = placedText(model, explanation, placed).text();
  cause["hint"] = hintOf(placed).text();
  cause["joint"] = jointName(model, placed.joint);
  cause["link"] = linkName(model, placed.link);
  cause["equation"] = equation ? py::object(py::str(idOf(Formulation::BodyFrame, *equation))) : py::none();
  cause["samples"] = placed.samples;
  return cause;
}

py::dict explanationOf(const Model& model, const DifferenceExplanation& explanation) {
  py::list causes;
  for (const PlacedCause& cause : explanation.causes) causes.append(causeOf(model, explanation, cause));
  py::dict all;
  all["causes"] = causes;
  all["confidence"] = explanation.confidence;
  all["order"] = explanation.order;
  all["factor"] = explanation.factor;
  all["rotor"] = explanation.rotor;
  all["viscous"] = explanation.viscous;
  all["coulomb"] = explanation.coulomb;
  all["remaining"] = explanation.remaining;
  return all;
}

py::dict dictOf(const Model& model, const TorqueComparison& comparison) {
  py::list explanations, shapes;
  for (const DifferenceExplanation& each : comparison.explanations) explanations.append(explanationOf(model, each));
  for (const ShapedResidual& each : comparison.shapes) {
    py::dict shape;
    shape["shape"] = nameOf(each.shape);
    shape["joint"] = jointName(model, each.joint);
    shape["link"] = linkName(model, each.link);
    shape["explained"] = each.explained;
    shapes.append(shape);
  }
  py::dict all;
  all["verdict"] = nameOf(comparison.verdict);
  all["rows"] = comparison.rows;
  all["rows_searched"] = comparison.rows_searched;
  all["size"] = comparison.size;
  all["difference"] = comparison.difference;
  all["largest"] = comparison.largest;
  all["worst_row"] = comparison.worst_row;
  all["worst_joint"] = jointName(model, comparison.worst_joint);
  all["noise"] = comparison.noise.size() == 0 ? py::object(py::none()) : py::cast(comparison.noise);
  all["explanations"] = explanations;
  all["scatters"] = comparison.scatters;
  all["shapes"] = shapes;
  all["text"] = comparisonText(model, comparison);
  return all;
}

py::dict compare(const Robot& robot, const States& states, const Rows& theirs, double tolerance,
                 std::optional<double> noise, bool is_motion) {
  const int dof = robot.model->dof();
  if (dof == 0 || dof > kMostComparedJoints)
    throw py::value_error("the robot has " + std::to_string(dof) + " moving joints; torques of 1 to " +
                          std::to_string(kMostComparedJoints) + " can be compared");
  TorqueRecord record;
  record.states.q = states.q();
  record.states.qd = states.qd();
  record.states.qdd = states.third();
  for (Index k = 0; states.hasWrenches() && k < states.count(); ++k)
    record.states.external.push_back(states.wrenches(k));
  record.states.gravity = states.gravity();
  record.states.terms = states.terms();
  record.theirs = mapOf(theirs);
  record.is_motion = is_motion;
  std::optional<TorqueComparison> comparison;
  {
    const py::gil_scoped_release others_may_run;
    comparison = compareTorques(robot.scene.mechanism, *robot.model, record, {tolerance, noise});
  }
  if (!comparison->difference.allFinite() || !comparison->size.allFinite())
    throw py::value_error("the torques of these states are not finite; their values are too large");
  return dictOf(*robot.model, *comparison);
}

}  // namespace

void addCompare(py::module_& module) {
  module.def("compare", &compare, py::arg("robot"), py::arg("states"), py::arg("theirs"), py::arg("tolerance"),
             py::arg("noise"), py::arg("is_motion"));
}

}  // namespace linkwright::python
