// SPDX-License-Identifier: MIT
#include "core/dynamics/forward_dynamics.h"

#include "core/base/require.h"
#include "core/dynamics/added_inertia.h"
#include "core/dynamics/dynamics_input_check.h"
#include "core/dynamics/joint_space_factor.h"
#include "core/dynamics/kernel_view.h"
#include "core/dynamics/kernels/dynamics_kernels.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/unit_vector_forward_dynamics.h"

#include <limits>
#include <utility>

namespace linkwright {

namespace {

void checkInput(const Model& model, const ForwardDynamicsInput& input) {
  requireSize(input.q.size(), model.dof(), "q");
  requireSize(input.qd.size(), model.dof(), "qd");
  requireSize(input.tau.size(), model.dof(), "tau");
  for (const Eigen::VectorXd* x : {&input.q, &input.qd, &input.tau}) {
    requireFinite(*x, "q, qd and tau must be finite numbers");
  }
  requireGravity(input.gravity);
}

MassMatrixSolution byCompositeBodies(const Model& model, const ForwardDynamicsInput& input) {
  const Eigen::VectorXd b = inverseDynamics(
      model, {input.q, input.qd, Eigen::VectorXd::Zero(model.dof()), input.gravity, input.external, input.terms});
  return solveMassMatrix(model, massMatrix(model, input.q, input.terms), input.tau - b, addedInertia(model, input.q));
}

}  // namespace

int forwardDynamics(const Model& model, const ForwardDynamicsInput& input, ForwardDynamicsWorkspace& workspace,
                    Eigen::VectorXd& qdd) {
  checkInput(model, input);
  qdd.setConstant(model.dof(), std::numeric_limits<double>::quiet_NaN());
  NewtonEulerInput<double> in = kernelView<double>(model, input.gravity, input.terms);
  in.q = input.q.data();
  in.qd = input.qd.data();
  if (!input.external.empty()) {
    externalOnBodies(model, input.q, input.external, workspace.X_WB, workspace.external);
    in.external = workspace.external.data();
  }
  if (model.dof() == 0) return -1;
  workspace.bodies.resize(static_cast<std::size_t>(in.count));
  const int massless = dynamicsKernels().aba(in, input.tau.data(), workspace.bodies.data(), qdd.data());
  return massless < 0 ? -1 : model.bodies()[static_cast<std::size_t>(massless)].dof;
}

Result<Eigen::VectorXd> forwardDynamics(const Model& model, const ForwardDynamicsInput& input,
                                        ForwardDynamicsMethod method) {
  checkInput(model, input);
  Eigen::VectorXd qdd;
  int massless = -1;
  switch (method) {
    case ForwardDynamicsMethod::Aba: {
      ForwardDynamicsWorkspace workspace;
      massless = forwardDynamics(model, input, workspace, qdd);
      break;
    }
    case ForwardDynamicsMethod::Crba: {
      MassMatrixSolution solution = byCompositeBodies(model, input);
      massless = solution.massless_joint;
      qdd = std::move(solution.x);
      break;
    }
    case ForwardDynamicsMethod::UnitVector: {
      UnitVectorForwardDynamics steps = unitVectorForwardDynamics(model, input);
      massless = steps.massless_joint;
      qdd = std::move(steps.qdd);
      break;
    }
  }
  if (massless >= 0) return Result<Eigen::VectorXd>::failure(masslessMessage(model, massless));
  return qdd;
}

Message masslessMessage(const Model& model, int joint) {
  require(joint >= 0 && joint < model.dof(), "no such joint");
  const ModelJoint& entry = model.joints()[static_cast<std::size_t>(joint)];
  const std::string& link = model.links()[static_cast<std::size_t>(model.linkOfBody(entry.body))].name;
  const Message text = entry.type == JointType::Prismatic
                           ? Message("Dynamics",
                                     "link '%1' has no mass, so the acceleration of joint '%2' is not determined; give "
                                     "the link a mass, include the inertia of a rotor, or make the joint fixed")
                           : Message("Dynamics",
                                     "link '%1' has no inertia about the axis of joint '%2', so the acceleration of "
                                     "the joint is not determined; give the link a mass and an inertia, include the "
                                     "inertia of a rotor, or make the joint fixed");
  return text.arg(link, entry.name);
}

Eigen::VectorXd addedInertia(const Model& model, const Eigen::VectorXd& q) {
  requireSize(q.size(), model.dof(), "q");
  Eigen::VectorXd size(model.dof());
  if (model.dof() == 0) return size;
  std::vector<AddedInertia<double>> composites(model.bodies().size());
  addedInertia(model.bodies().data(), model.bodyCount(), q.data(), composites.data(), size.data());
  return size;
}

std::vector<int> jointsBelow(const Model& model) {
  const std::vector<Body>& bodies = model.bodies();
  std::vector<int> below;
  below.reserve(model.joints().size());
  for (const ModelJoint& joint : model.joints()) {
    int b = bodies[static_cast<std::size_t>(joint.body)].parent;
    while (b >= 0 && bodies[static_cast<std::size_t>(b)].dof < 0) b = bodies[static_cast<std::size_t>(b)].parent;
    below.push_back(b < 0 ? -1 : bodies[static_cast<std::size_t>(b)].dof);
  }
  return below;
}

MassMatrixSolution solveMassMatrix(const Model& model, const Eigen::MatrixXd& M, const Eigen::VectorXd& y,
                                   const Eigen::VectorXd& size) {
  const int dof = model.dof();
  requireSize(size.size(), dof, "size");
  requireSize(M.rows(), dof, "M");
  requireSize(M.cols(), dof, "M");
  requireSize(y.size(), dof, "y");
  if (dof == 0) return {y, -1};
  const std::vector<int> below = jointsBelow(model);
  Eigen::MatrixXd factor = M;  // symmetric: row after row or column after column is the same
  const Eigen::VectorXd least = kLostInertia * size.cwiseMax(M.diagonal());
  const int massless = factorJointSpace(factor.data(), dof, below.data(), least.data());
  if (massless >= 0) return {{}, massless};
  MassMatrixSolution solution{y, -1};
  solveJointSpace(factor.data(), dof, below.data(), solution.x.data());
  return solution;
}

MassMatrixSolution solveMassMatrix(const Model& model, const Eigen::MatrixXd& M, const Eigen::VectorXd& y) {
  return solveMassMatrix(model, M, y, Eigen::VectorXd::Zero(model.dof()));
}

}  // namespace linkwright
