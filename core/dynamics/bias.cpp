// SPDX-License-Identifier: MIT
#include "core/dynamics/bias.h"

namespace linkwright {

Eigen::VectorXd biasTorques(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                            const Eigen::Vector3d& gravity, const TorqueTerms& terms) {
  return inverseDynamics(model, {q, qd, Eigen::VectorXd::Zero(model.dof()), gravity, {}, terms});
}

Eigen::VectorXd velocityTorques(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd) {
  return biasTorques(model, q, qd, Eigen::Vector3d::Zero());
}

Eigen::VectorXd gravityTorques(const Model& model, const Eigen::VectorXd& q, const Eigen::Vector3d& gravity) {
  return biasTorques(model, q, Eigen::VectorXd::Zero(model.dof()), gravity);
}

}  // namespace linkwright
