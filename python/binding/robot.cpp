// SPDX-License-Identifier: MIT
#include "python/binding/robot.h"

#include "core/io/model_file.h"
#include "core/io/scene_file.h"

#include <pybind11/eigen.h>
#include <pybind11/stl.h>
#include <set>

namespace linkwright::python {
namespace {

Robot robotOf(Result<ModelFile> file) {
  ModelFile read = valueOf(std::move(file));
  return {std::move(read.scene), std::make_shared<const Model>(std::move(read.model))};
}

/// Names of joints or links, in their order.
template <class Item>
std::vector<std::string> namesOf(const std::vector<Item>& items) {
  std::vector<std::string> names;
  for (const Item& item : items) names.push_back(item.name);
  return names;
}

/// The link that the command line takes where none is named.
int defaultLink(const Model& model) { return model.hands().empty() ? model.deepestLink() : model.hands().front(); }

Eigen::VectorXd orElse(const Eigen::VectorXd& values, const Eigen::VectorXd& otherwise) {
  return values.size() == 0 ? otherwise : values;
}

}  // namespace

void say(const Diagnostics& diagnostics) {
  std::set<std::string> said;
  std::string errors;
  for (const Diagnostic& diagnostic : diagnostics) {
    const std::string line = toString(diagnostic);
    if (!said.insert(line).second) continue;
    if (diagnostic.severity == Severity::Error) errors += (errors.empty() ? "" : "\n") + line;
  }
  if (!errors.empty()) throw py::value_error(errors);
  // the level of whoever called the function of the package that called this
  for (const std::string& line : said) {
    if (PyErr_WarnEx(PyExc_UserWarning, line.c_str(), 2) != 0) throw py::error_already_set();
  }
}

void addRobot(py::module_& module) {
  py::class_<Robot, std::shared_ptr<Robot>>(module, "Robot", "A scene and the model compiled from it.")
      .def_property_readonly("name", [](const Robot& robot) { return robot.model->name(); })
      .def_property_readonly("joints", [](const Robot& robot) { return namesOf(robot.model->joints()); })
      .def_property_readonly("links", [](const Robot& robot) { return namesOf(robot.model->links()); })
      .def_property_readonly("lower", [](const Robot& robot) { return robot.model->lowerLimits(); })
      .def_property_readonly("upper", [](const Robot& robot) { return robot.model->upperLimits(); })
      .def_property_readonly("gravity", [](const Robot& robot) { return robot.scene.gravity; })
      .def_property_readonly("mass", [](const Robot& robot) { return robot.model->totalMass(); })
      .def_property_readonly("link", [](const Robot& robot) { return defaultLink(*robot.model); })
      .def_property_readonly("q", [](const Robot& robot) { return orElse(robot.scene.q, robot.model->readyPose()); })
      .def_property_readonly(
          "qd", [](const Robot& robot) { return orElse(robot.scene.qd, Eigen::VectorXd::Zero(robot.model->dof())); })
      .def(
          "find_link", [](const Robot& robot, const std::string& name) { return robot.model->findLink(name); },
          py::arg("name"))
      .def("scene_text", [](const Robot& robot) { return writeScene(robot.scene); });
  module.def(
      "load", [](const std::string& path) { return robotOf(readWithModel(path)); }, py::arg("path"));
  module.def(
      "loads", [](const std::string& text, const std::string& name) { return robotOf(readModelText(text, name)); },
      py::arg("text"), py::arg("name"));
}

}  // namespace linkwright::python
