// SPDX-License-Identifier: MIT
#include "core/dynamics/batch_dynamics.h"

#include "core/base/require.h"
#include "core/dynamics/kernels/dynamics_kernels.h"

namespace linkwright {

namespace {

void checkStates(const Eigen::MatrixXd& x, Eigen::Index states, int dof, const char* name) {
  requireSize(x.rows(), states, name);
  requireSize(x.cols(), dof, name);
  require(dynamicsKernels().all_finite(x.data(), x.size()), "q, qd and qdd must be finite numbers");
}

}  // namespace

void inverseDynamics(const Model& model, const BatchInput& input, BatchWorkspace& workspace, Eigen::MatrixXd& tau) {
  const Eigen::Index states = input.q.rows();
  checkStates(input.q, states, model.dof(), "q");
  checkStates(input.qd, states, model.dof(), "qd");
  checkStates(input.qdd, states, model.dof(), "qdd");
  require(input.gravity.allFinite(), "gravity must be finite");
  tau.resize(states, model.dof());
  if (tau.size() == 0) return;

  NewtonEulerInput<double> in;
  in.bodies = model.bodies().data();
  in.centres = model.centres().data();
  in.count = model.bodyCount();
  in.gravity = {input.gravity.x(), input.gravity.y(), input.gravity.z()};
  if (input.terms.joint_friction) in.terms.friction = model.jointFriction().data();
  if (input.terms.rotor) in.terms.reflected_inertia = model.reflectedInertia().data();
  StateColumns columns;
  columns.states = static_cast<int>(states);
  columns.q = input.q.data();
  columns.qd = input.qd.data();
  columns.qdd = input.qdd.data();
  columns.stride = states;
  const DynamicsKernels& kernels = dynamicsKernels();
  void* scratch = grown(workspace.scratch, kernels.rnea_batch_scratch(in.count, model.dof(), false));
  kernels.rnea_batch(in, model.dof(), columns, scratch, tau.data(), states);
}

}  // namespace linkwright
