// SPDX-License-Identifier: MIT
#include "core/dynamics/forward_dynamics.h"

#include "core/base/require.h"
#include "core/dynamics/dynamics_input_check.h"
#include "core/dynamics/joint_space_factor.h"
#include "core/dynamics/kernel_view.h"
#include "core/dynamics/kernels/dynamics_kernels.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/unit_vector_forward_dynamics.h"
#include "core/kinematics/place_body.h"

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

std::string masslessMessage(const Model& model, int joint) {
  require(joint >= 0 && joint < model.dof(), "no such joint");
  const ModelJoint& entry = model.joints()[static_cast<std::size_t>(joint)];
  const std::string& link = model.links()[static_cast<std::size_t>(model.linkOfBody(entry.body))].name;
  const bool slides = entry.type == JointType::Prismatic;
  return "link '" + link + "' has no " + (slides ? "mass along" : "inertia about") + " the axis of joint '" +
         entry.name + "', so no acceleration follows from a " + (slides ? "force" : "torque") +
         ": give the link a mass" + (slides ? "" : " and an inertia") +
         ", give the joint a rotor and count it, or make "
         "the joint fixed";
}

Eigen::VectorXd addedInertia(const Model& model, const Eigen::VectorXd& q) {
  requireSize(q.size(), model.dof(), "q");
  // of a body and all beyond it: mass, first moment, trace of the inertia, and what was added to give the trace
  struct Composite {
    double mass;
    Vec3<double> mc;
    double trace, added;
  };
  std::vector<Composite> composites;
  composites.reserve(model.bodies().size());
  for (const Body& body : model.bodies()) {
    const double trace = body.I_Bo.xx + body.I_Bo.yy + body.I_Bo.zz;
    composites.push_back({body.mass, body.mc, trace, trace});
  }
  Eigen::VectorXd size(model.dof());
  for (std::size_t i = composites.size(); i-- > 0;) {
    const Body& body = model.bodies()[i];
    const Composite& me = composites[i];
    if (body.dof >= 0) size[body.dof] = body.prismatic ? me.mass : me.added;
    if (body.parent < 0) continue;
    Mat3<double> R;
    Vec3<double> r;
    placeBody(body, body.dof >= 0 ? q[body.dof] : 0.0, R, r);
    const Vec3<double> mc = R * me.mc;
    const double arm = me.mass * dot(r, r);
    Composite& up = composites[static_cast<std::size_t>(body.parent)];
    up.mass += me.mass;
    up.mc = up.mc + mc + scaled(me.mass, r);
    up.trace += me.trace + 4.0 * dot(r, mc) + 2.0 * arm;
    up.added += me.trace + 2.0 * arm;  // the term between them is no larger than both
  }
  return size;
}

MassMatrixSolution solveMassMatrix(const Model& model, const Eigen::MatrixXd& M, const Eigen::VectorXd& y,
                                   const Eigen::VectorXd& size) {
  const int dof = model.dof();
  requireSize(size.size(), dof, "size");
  requireSize(M.rows(), dof, "M");
  requireSize(M.cols(), dof, "M");
  requireSize(y.size(), dof, "y");
  if (dof == 0) return {y, -1};
  // the next moving joint towards the base
  std::vector<int> below(static_cast<std::size_t>(dof), -1);
  for (int j = 0; j < dof; ++j) {
    int b = model.bodies()[static_cast<std::size_t>(model.joints()[static_cast<std::size_t>(j)].body)].parent;
    while (b >= 0 && model.bodies()[static_cast<std::size_t>(b)].dof < 0) {
      b = model.bodies()[static_cast<std::size_t>(b)].parent;
    }
    if (b >= 0) below[static_cast<std::size_t>(j)] = model.bodies()[static_cast<std::size_t>(b)].dof;
  }
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
