// SPDX-License-Identifier: MIT
// The compiled half of the package: arrays in, arrays out. What a person calls is in python/linkwright.
#include "core/base/require.h"
#include "python/binding/robot.h"

#include <exception>
#include <string>

PYBIND11_MODULE(_core, module) {
  namespace py = pybind11;
  module.doc() = "The compiled half of linkwright: core's functions on rows of numbers.";
  module.attr("__version__") = LINKWRIGHT_VERSION;
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const linkwright::PreconditionError& error) {
      // without the name of the function in front
      const std::string what = error.what();
      const std::size_t at = what.find("): ");
      PyErr_SetString(PyExc_ValueError, what.substr(at == std::string::npos ? 0 : at + 3).c_str());
    }
  });
  linkwright::python::addRobot(module);
  linkwright::python::addStates(module);
  linkwright::python::addDynamics(module);
  linkwright::python::addKinematics(module);
  linkwright::python::addMotion(module);
  linkwright::python::addTrace(module);
  linkwright::python::addCheck(module);
  linkwright::python::addCompare(module);
  linkwright::python::addExercise(module);
}
