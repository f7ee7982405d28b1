// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/dynamics/mistake.h"
#include "core/mechanism/model.h"
#include "core/scene/scene.h"
#include "core/trace/trace_rows.h"

#include <memory>
#include <pybind11/pybind11.h>
#include <string>
#include <utility>
#include <vector>

namespace linkwright::python {

namespace py = pybind11;

/// A scene and the model compiled from it. Never changes: threads may read it at the same time.
struct Robot {
  SceneData scene;
  std::shared_ptr<const Model> model;
};

/// Raises a ValueError with all lines where there is an error, else a Python warning a line, each once.
void say(const Diagnostics& diagnostics);

template <class T>
T valueOf(Result<T> result) {
  say(result.diagnostics());
  return std::move(result).value();
}

/// By the names of the command line; a ValueError names those that there are.
Formulation formulationOf(const std::string& name);
/// A mistake that the formulation cannot make is refused with those that can.
MistakeSet mistakesOf(const std::vector<std::string>& names, Formulation formulation);

/// The keys of the trace as the command line has them.
py::dict rowOfTrace(const TraceRow& row);

// One file an area; each adds its functions and classes to the module.
void addRobot(py::module_& module);
void addStates(py::module_& module);
void addDynamics(py::module_& module);
void addKinematics(py::module_& module);
void addMotion(py::module_& module);
void addTrace(py::module_& module);
void addCheck(py::module_& module);
void addCompare(py::module_& module);
void addExercise(py::module_& module);

}  // namespace linkwright::python
