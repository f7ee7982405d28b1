// SPDX-License-Identifier: MIT
#include "core/dynamics/mistakes.h"
#include "core/trace/hand_out.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"
#include "python/binding/states.h"

#include <algorithm>
#include <cmath>
#include <pybind11/eigen.h>
#include <pybind11/stl.h>

namespace linkwright::python {
namespace {

/// A recursion of one state, recorded.
class Trace {
public:
  Trace(const Robot& robot, const States& states, const std::string& formulation,
        const std::vector<std::string>& mistakes)
      : model_(robot.model), gravity_(states.gravity()) {
    const Formulation how = formulationOf(formulation);
    const DynamicsInput input = states.at(0);
    tau_ = recordInverseDynamics(*model_, input, how, mistakesOf(mistakes, how), recording_);
    const auto is_finite = [](const Recorded& entry) {
      return std::all_of(entry.values, entry.values + entry.size, [](double value) { return std::isfinite(value); });
    };
    if (!std::all_of(recording_.entries.begin(), recording_.entries.end(), is_finite))
      throw py::value_error("the result of this state is not finite; its values are too large");
  }

  const Eigen::VectorXd& tau() const { return tau_; }
  const char* formulation() const { return nameOf(recording_.formulation); }
  py::list rows() const {
    py::list rows;
    for (const TraceRow& row : traceRows(*model_, recording_)) rows.append(rowOfTrace(row));
    return rows;
  }
  /// By link: the link before it, its joint, and its figures under the symbols of a worked example.
  py::dict given() const {
    py::dict all;
    for (int body = 0; body < model_->bodyCount(); ++body) {
      const Body& at = model_->bodies()[static_cast<std::size_t>(body)];
      py::dict figures;
      figures["parent"] = bodyName(*model_, at.parent);
      figures["joint"] =
          at.dof < 0 ? py::object(py::none()) : py::str(model_->joints()[static_cast<std::size_t>(at.dof)].name);
      for (const GivenNumber& number : givenOfBody(*model_, recording_, body))
        figures[number.plain.c_str()] =
            py::array_t<double>(static_cast<py::ssize_t>(number.values.size()), number.values.data());
      all[bodyName(*model_, body).c_str()] = figures;
    }
    return all;
  }
  std::string csv() const { return traceCsv(*model_, recording_); }
  std::string blank() const { return traceTemplateCsv(*model_, recording_); }
  std::string markdown(bool full_digits) const {
    return traceMarkdown(*model_, recording_, gravity_, with(full_digits));
  }
  std::string latex(bool full_digits) const { return traceLatex(*model_, recording_, gravity_, with(full_digits)); }

private:
  static HandOutOptions with(bool full_digits) {
    HandOutOptions options;
    options.full_digits = full_digits;
    return options;
  }

  std::shared_ptr<const Model> model_;
  Eigen::Vector3d gravity_;
  Eigen::VectorXd tau_;
  Recording recording_;
};

}  // namespace

void addTrace(py::module_& module) {
  py::class_<Trace>(module, "Trace", "A recursion of one state, recorded.")
      .def(py::init<const Robot&, const States&, const std::string&, const std::vector<std::string>&>(),
           py::arg("robot"), py::arg("states"), py::arg("formulation"), py::arg("mistakes"))
      .def_property_readonly("tau", [](const Trace& trace) { return Eigen::VectorXd(trace.tau()); })
      .def_property_readonly("formulation", &Trace::formulation)
      .def("rows", &Trace::rows)
      .def("given", &Trace::given)
      .def("csv", &Trace::csv)
      .def("blank", &Trace::blank)
      .def("markdown", &Trace::markdown, py::arg("full_digits"))
      .def("latex", &Trace::latex, py::arg("full_digits"));
  module.def(
      "number_text", [](double value) { return handOutNumber(value, false); }, py::arg("value"));
}

}  // namespace linkwright::python
