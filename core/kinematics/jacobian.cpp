// SPDX-License-Identifier: MIT
#include "core/kinematics/jacobian.h"

#include "core/base/require.h"

#include <Eigen/Geometry>

namespace linkwright {

void jacobian(const Model& model, const std::vector<Pose>& X_WB, int link,
              Eigen::Matrix<double, 6, Eigen::Dynamic>& J) {
  require(link >= 0 && link < model.linkCount(), "no such link");
  requireSize(static_cast<std::ptrdiff_t>(X_WB.size()), model.bodyCount(), "X_WB");
  J.setZero(6, model.dof());
  const ModelLink& entry = model.links()[static_cast<std::size_t>(link)];
  if (entry.body < 0) return;
  const Eigen::Vector3d p = X_WB[static_cast<std::size_t>(entry.body)] * entry.X_BL.p;
  // only the joints between the link and the base move it
  for (int b = entry.body; b >= 0; b = model.bodies()[static_cast<std::size_t>(b)].parent) {
    const Body& body = model.bodies()[static_cast<std::size_t>(b)];
    if (body.dof < 0) continue;
    const Pose& X = X_WB[static_cast<std::size_t>(b)];
    const Eigen::Vector3d z = X.R.col(2);
    if (body.prismatic) {
      J.col(body.dof).tail<3>() = z;
    } else {
      J.col(body.dof).head<3>() = z;
      J.col(body.dof).tail<3>() = z.cross(p - X.p);
    }
  }
}

Eigen::Matrix<double, 6, Eigen::Dynamic> jacobian(const Model& model, const Eigen::VectorXd& q, int link) {
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  Eigen::Matrix<double, 6, Eigen::Dynamic> J;
  jacobian(model, X_WB, link, J);
  return J;
}

}  // namespace linkwright
