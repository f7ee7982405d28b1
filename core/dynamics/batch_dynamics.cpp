// SPDX-License-Identifier: MIT
#include "core/dynamics/batch_dynamics.h"

#include "core/base/require.h"
#include "core/dynamics/dynamics_input_check.h"
#include "core/dynamics/kernel_view.h"
#include "core/dynamics/kernels/dynamics_kernels.h"

namespace linkwright {

namespace {

void checkStates(const Eigen::MatrixXd& x, Eigen::Index states, int dof, const char* name) {
  requireSize(x.rows(), states, name);
  requireSize(x.cols(), dof, name);
  require(dynamicsKernels().all_finite(x.data(), x.size()), "q, qd and qdd or tau must be finite numbers");
}

// the third is qdd or tau
StateColumns columnsOf(const Model& model, const Eigen::MatrixXd& q, const Eigen::MatrixXd& qd,
                       const Eigen::MatrixXd& third, const char* name) {
  const Eigen::Index states = q.rows();
  checkStates(q, states, model.dof(), "q");
  checkStates(qd, states, model.dof(), "qd");
  checkStates(third, states, model.dof(), name);
  StateColumns columns;
  columns.states = static_cast<int>(states);
  columns.q = q.data();
  columns.qd = qd.data();
  columns.qdd = third.data();
  columns.stride = states;
  return columns;
}

// the wrenches of every state, on bodies: one state at a time, for they turn with q
void setExternal(const Model& model, const Eigen::MatrixXd& q, const std::vector<std::vector<ExternalWrench>>& external,
                 BatchWorkspace& workspace, StateColumns& columns) {
  if (external.empty()) return;
  requireSize(static_cast<std::ptrdiff_t>(external.size()), columns.states, "external");
  workspace.external.resize(columns.states, 6 * model.bodyCount());
  for (Eigen::Index k = 0; k < columns.states; ++k) {
    workspace.q = q.row(k).transpose();
    externalOnBodies(model, workspace.q, external[static_cast<std::size_t>(k)], workspace.X_WB, workspace.on_bodies);
    workspace.external.row(k) =
        Eigen::Map<const Eigen::RowVectorXd>(workspace.on_bodies.data(), workspace.external.cols());
  }
  columns.external = workspace.external.data();
  columns.external_stride = columns.states;
}

}  // namespace

void inverseDynamics(const Model& model, const BatchInput& input, BatchWorkspace& workspace, Eigen::MatrixXd& tau) {
  StateColumns columns = columnsOf(model, input.q, input.qd, input.qdd, "qdd");
  setExternal(model, input.q, input.external, workspace, columns);
  requireGravity(input.gravity);
  const NewtonEulerInput<double> in = kernelView<double>(model, input.gravity, input.terms);
  tau.resize(columns.states, model.dof());
  if (tau.size() == 0) return;
  const DynamicsKernels& kernels = dynamicsKernels();
  void* scratch =
      grown(workspace.scratch, kernels.rnea_batch_scratch(in.count, model.dof(), columns.external != nullptr));
  kernels.rnea_batch(in, model.dof(), columns, scratch, tau.data(), columns.stride);
}

int forwardDynamics(const Model& model, const ForwardBatchInput& input, BatchWorkspace& workspace,
                    Eigen::MatrixXd& qdd) {
  StateColumns columns = columnsOf(model, input.q, input.qd, input.tau, "tau");
  setExternal(model, input.q, input.external, workspace, columns);
  requireGravity(input.gravity);
  const NewtonEulerInput<double> in = kernelView<double>(model, input.gravity, input.terms);
  qdd.resize(columns.states, model.dof());
  if (qdd.size() == 0) return -1;
  const DynamicsKernels& kernels = dynamicsKernels();
  void* scratch =
      grown(workspace.scratch, kernels.aba_batch_scratch(in.count, model.dof(), columns.external != nullptr));
  const int massless = kernels.aba_batch(in, model.dof(), columns, scratch, qdd.data(), columns.stride);
  return massless < 0 ? -1 : model.bodies()[static_cast<std::size_t>(massless)].dof;
}

}  // namespace linkwright
