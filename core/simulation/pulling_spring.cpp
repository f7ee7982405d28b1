// SPDX-License-Identifier: MIT
#include "core/simulation/pulling_spring.h"

#include "core/base/decompositions.h"
#include "core/contact/contact_geometry.h"
#include "core/dynamics/mass_matrix.h"
#include "core/kinematics/forward_kinematics.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

PullingSpring criticalSpring(const Model& model, const Eigen::VectorXd& q, const std::vector<Pose>& X_WB, int link,
                             const Eigen::Vector3d& point, double stiffness, double step) {
  PullingSpring spring;
  spring.link = link;
  spring.point = point;
  spring.target = linkPose(model, X_WB, link) * point;
  spring.stiffness = stiffness;
  spring.damping = 0.0;
  // the mobility of the point
  Eigen::Matrix3Xd J;
  pointJacobian(model, X_WB, link, point, J);
  TorqueTerms terms;
  terms.rotor = true;
  const Eigen::MatrixXd M = massMatrix(model, q, terms);
  const Eigen::Matrix3d mobility = J * M.ldlt().solve(Eigen::MatrixXd(J.transpose()));
  // its lightest direction, and what that asks for
  const Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> directions(mobility);
  const double lightest = directions.eigenvalues().maxCoeff();
  if (!(lightest > 0.0) || !std::isfinite(lightest)) return spring;
  const double mass = 1.0 / lightest;
  if (step > 0.0) spring.stiffness = std::min(stiffness, 0.25 * mass / (step * step));
  spring.damping = 2.0 * std::sqrt(spring.stiffness * mass);
  return spring;
}

}  // namespace linkwright
