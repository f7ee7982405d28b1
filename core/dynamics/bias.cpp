// SPDX-License-Identifier: MIT
#include "core/dynamics/bias.h"

#include "core/base/require.h"
#include "core/dynamics/newton_euler_input.h"

namespace linkwright {

Eigen::VectorXd biasTorques(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                            const Eigen::Vector3d& gravity, const TorqueTerms& terms) {
  return inverseDynamics(model, {q, qd, Eigen::VectorXd::Zero(model.dof()), gravity, {}, terms});
}

Eigen::VectorXd velocityTorques(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd) {
  return biasTorques(model, q, qd, Eigen::Vector3d::Zero(), {.springs = false});
}

Eigen::VectorXd gravityTorques(const Model& model, const Eigen::VectorXd& q, const Eigen::Vector3d& gravity) {
  return biasTorques(model, q, Eigen::VectorXd::Zero(model.dof()), gravity, {.springs = false});
}

Eigen::VectorXd springTorques(const Model& model, const Eigen::VectorXd& q) {
  requireSize(q.size(), model.dof(), "q");
  require(q.allFinite(), "q must be finite numbers");
  Eigen::VectorXd torques = Eigen::VectorXd::Zero(model.dof());
  if (model.jointSprings().empty()) return torques;
  for (int i = 0; i < model.dof(); ++i)
    torques[i] = springTorque(model.jointSprings()[static_cast<std::size_t>(i)], q[i]);
  return torques;
}

}  // namespace linkwright
