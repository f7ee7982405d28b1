// SPDX-License-Identifier: MIT
#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/mistakes.h"
#include "core/dynamics/torque_parts.h"
#include "python/binding/states.h"

#include <pybind11/stl.h>

namespace linkwright::python {
namespace {

constexpr Index kBlock = 1024;  // states that stay in the processor's cache
constexpr Index kBlocks = 64;   // before Ctrl+C is looked for

/// Some of the states as the batch kernels take them; of BatchInput or ForwardBatchInput.
template <class Input>
void fill(const States& states, Index first, Index count, Input& input, Eigen::MatrixXd& third) {
  input.q = states.q().middleRows(first, count);
  input.qd = states.qd().middleRows(first, count);
  third = states.third().middleRows(first, count);
  input.gravity = states.gravity();
  input.terms = states.terms();
  input.external.clear();
  for (Index k = 0; states.hasWrenches() && k < count; ++k) input.external.push_back(states.wrenches(first + k));
}

py::array_t<double> inverse(const Robot& robot, const States& states, const std::string& formulation,
                            const std::vector<std::string>& mistakes) {
  const Formulation how = formulationOf(formulation);
  const MistakeSet planted = mistakesOf(mistakes, how);
  const Model& model = *robot.model;
  py::array_t<double> tau = newArray({states.count(), model.dof()});
  RowMap out = rowsOf(tau);
  if (how != Formulation::Spatial || !planted.empty()) {
    eachState(states.count(),
              [&](Index k) { out.row(k) = inverseDynamics(model, states.at(k), how, planted).transpose(); });
    return tau;
  }
  BatchInput input;
  BatchWorkspace workspace;
  Eigen::MatrixXd block;
  inBlocks(states.count(), kBlock, kBlocks, [&](Index first, Index count) {
    fill(states, first, count, input, input.qdd);
    inverseDynamics(model, input, workspace, block);
    out.middleRows(first, count) = block;
  });
  return tau;
}

ForwardDynamicsMethod methodOf(const std::string& name) {
  if (name == "aba") return ForwardDynamicsMethod::Aba;
  if (name == "crba") return ForwardDynamicsMethod::Crba;
  if (name == "unit-vector") return ForwardDynamicsMethod::UnitVector;
  throw py::value_error("there is no method '" + name + "'; there are 'aba', 'crba' and 'unit-vector'");
}

py::array_t<double> forward(const Robot& robot, const States& states, const std::string& method) {
  const ForwardDynamicsMethod how = methodOf(method);
  const Model& model = *robot.model;
  py::array_t<double> qdd = newArray({states.count(), model.dof()});
  RowMap out = rowsOf(qdd);
  Message massless;
  if (how == ForwardDynamicsMethod::Aba) {
    ForwardBatchInput input;
    BatchWorkspace workspace;
    Eigen::MatrixXd block;
    inBlocks(states.count(), kBlock, kBlocks, [&](Index first, Index count) {
      fill(states, first, count, input, input.tau);
      const int joint = forwardDynamics(model, input, workspace, block);
      if (joint >= 0) massless = masslessMessage(model, joint);
      out.middleRows(first, count) = block;
    });
  } else {
    eachState(states.count(), [&](Index k) {
      const DynamicsInput at = states.at(k);
      const auto solved = forwardDynamics(model, {at.q, at.qd, at.qdd, at.gravity, at.external, at.terms}, how);
      if (solved)
        out.row(k) = solved->transpose();
      else
        massless = solved.diagnostics().front().message;
    });
  }
  if (!massless.empty()) throw py::value_error(massless.text());
  return qdd;
}

py::array_t<double> massMatrices(const Robot& robot, const States& states) {
  const Model& model = *robot.model;
  py::array_t<double> all = newArray({states.count(), model.dof(), model.dof()});
  RowMap out = rowsOf(all);
  MassMatrixWorkspace workspace;
  Eigen::MatrixXd M;
  eachState(states.count(), [&](Index k) {
    massMatrix(model, states.q().row(k).transpose(), states.terms(), MassMatrixForm::Automatic, workspace, M);
    out.row(k) = M.reshaped().transpose();  // symmetric: column by column is row by row
  });
  return all;
}

/// By key: [states x dof], or [states x links x dof].
py::dict decompose(const Robot& robot, const States& states, bool is_fine, bool by_link) {
  const Model& model = *robot.model;
  const std::vector<int> links = by_link ? movingLinks(model) : std::vector<int>{0};
  const auto partsAt = [&](Index k) {
    const DynamicsInput input = states.at(k);
    return by_link ? torquePartsByLink(model, input, is_fine) : torqueParts(model, input, is_fine);
  };
  std::vector<py::array_t<double>> arrays;
  std::vector<RowMap> out;
  py::dict parts;
  DynamicsInput rest;
  rest.q = rest.qd = rest.qdd = Eigen::VectorXd::Zero(model.dof());
  for (const TorquePart& part : torqueParts(model, rest, is_fine)) {
    std::vector<Index> shape = {states.count(), model.dof()};
    if (by_link) shape.insert(shape.begin() + 1, std::ssize(links));
    arrays.push_back(newArray(shape));
    out.push_back(rowsOf(arrays.back()));
    parts[part.key] = arrays.back();
  }
  eachState(states.count(), [&](Index k) {
    const std::vector<TorquePart> found = partsAt(k);
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (Index l = 0; l < std::ssize(links); ++l)
        out[i].row(k).segment(l * model.dof(), model.dof()) =
            found[i].torque.col(links[static_cast<std::size_t>(l)]).transpose();
    }
  });
  return parts;
}

py::list mistakes() {
  py::list all;
  for (const Mistake mistake : kMistakes) {
    py::list formulations;
    for (const Formulation formulation : kFormulations) {
      if (canBeMade(mistake, formulation)) formulations.append(nameOf(formulation));
    }
    all.append(py::make_tuple(nameOf(mistake), titleOf(mistake), hintOf(mistake), py::tuple(formulations)));
  }
  return all;
}

}  // namespace

void addDynamics(py::module_& module) {
  module.def("inverse_dynamics", &inverse, py::arg("robot"), py::arg("states"), py::arg("formulation"),
             py::arg("mistakes"));
  module.def("forward_dynamics", &forward, py::arg("robot"), py::arg("states"), py::arg("method"));
  module.def("mass_matrix", &massMatrices, py::arg("robot"), py::arg("states"));
  module.def("decompose", &decompose, py::arg("robot"), py::arg("states"), py::arg("fine"), py::arg("by_link"));
  module.def(
      "moving_links", [](const Robot& robot) { return movingLinks(*robot.model); }, py::arg("robot"));
  module.def("mistakes", &mistakes);
  py::list formulations;
  for (const Formulation formulation : kFormulations) formulations.append(nameOf(formulation));
  module.attr("FORMULATIONS") = py::tuple(formulations);
}

}  // namespace linkwright::python
