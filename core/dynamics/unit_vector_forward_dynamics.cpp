// SPDX-License-Identifier: MIT
#include "core/dynamics/unit_vector_forward_dynamics.h"

#include "core/base/require.h"

#include <utility>

namespace linkwright {

namespace {

// feeds INV and keeps what went in and what came out
const Eigen::VectorXd& ask(const Model& model, std::string name, DynamicsInput input,
                           std::vector<InverseDynamicsCall>& calls) {
  Eigen::VectorXd tau = inverseDynamics(model, input);
  calls.push_back({std::move(name), std::move(input), std::move(tau)});
  return calls.back().tau;
}

}  // namespace

UnitVectorForwardDynamics unitVectorForwardDynamics(const Model& model, const ForwardDynamicsInput& input) {
  const int dof = model.dof();
  requireSize(input.tau.size(), dof, "tau");
  require(input.tau.allFinite(), "tau must be finite numbers");
  const Eigen::VectorXd none = Eigen::VectorXd::Zero(dof);
  UnitVectorForwardDynamics steps;

  // b = INV(q, qd, 0, g): what the state needs without accelerating
  steps.b = ask(model, "b", {input.q, input.qd, none, input.gravity, input.external, input.terms}, steps.calls);

  // M e_i = INV(q, 0, e_i, 0): at rest, without gravity and springs, one joint accelerates by one
  TorqueTerms terms = input.terms;
  terms.springs = false;
  steps.M.resize(dof, dof);
  for (int i = 0; i < dof; ++i) {
    steps.M.col(i) =
        ask(model, "M e_" + std::to_string(i + 1),
            {input.q, none, Eigen::VectorXd::Unit(dof, i), Eigen::Vector3d::Zero(), {}, terms}, steps.calls);
  }

  // M qdd = tau - b
  MassMatrixSolution solution = solveMassMatrix(model, steps.M, input.tau - steps.b, addedInertia(model, input.q));
  steps.qdd = std::move(solution.x);
  steps.massless_joint = solution.massless_joint;
  return steps;
}

}  // namespace linkwright
