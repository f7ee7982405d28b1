// SPDX-License-Identifier: MIT
#include "core/kinematics/forward_kinematics.h"

#include "core/base/require.h"

#include <cmath>

namespace linkwright {

namespace {

Eigen::Matrix3d toMatrix(const Mat3<double>& m) {
  Eigen::Matrix3d R;
  R << m.xx, m.xy, m.xz, m.yx, m.yy, m.yz, m.zx, m.zy, m.zz;
  return R;
}

// pose of a body in its parent at joint position q: turned about, or slid along, its own z axis
Pose poseInParent(const Body& body, double q) {
  Pose X_PB{toMatrix(body.R_PJ), {body.p_PJ.x, body.p_PJ.y, body.p_PJ.z}};
  if (body.fixed) return X_PB;
  if (body.prismatic) {
    X_PB.p += q * X_PB.R.col(2);
    return X_PB;
  }
  const double s = std::sin(q), c = std::cos(q);
  const Eigen::Vector3d x = X_PB.R.col(0);
  const Eigen::Vector3d y = X_PB.R.col(1);
  X_PB.R.col(0) = c * x + s * y;
  X_PB.R.col(1) = c * y - s * x;
  return X_PB;
}

}  // namespace

void bodyPoses(const Model& model, const Eigen::VectorXd& q, std::vector<Pose>& X_WB) {
  requireSize(q.size(), model.dof(), "q");
  require(q.allFinite(), "q must be finite numbers");
  X_WB.resize(static_cast<std::size_t>(model.bodyCount()));
  for (std::size_t i = 0; i < X_WB.size(); ++i) {
    const Body& body = model.bodies()[i];
    const Pose X_PB = poseInParent(body, body.dof >= 0 ? q[body.dof] : 0.0);
    X_WB[i] = body.parent < 0 ? X_PB : X_WB[static_cast<std::size_t>(body.parent)] * X_PB;
  }
}

Pose linkPose(const Model& model, const std::vector<Pose>& X_WB, int link) {
  require(link >= 0 && link < model.linkCount(), "no such link");
  const ModelLink& entry = model.links()[static_cast<std::size_t>(link)];
  return entry.body < 0 ? entry.X_BL : X_WB.at(static_cast<std::size_t>(entry.body)) * entry.X_BL;
}

std::vector<Pose> forwardKinematics(const Model& model, const Eigen::VectorXd& q) {
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  std::vector<Pose> X_WL;
  X_WL.reserve(static_cast<std::size_t>(model.linkCount()));
  for (int i = 0; i < model.linkCount(); ++i) X_WL.push_back(linkPose(model, X_WB, i));
  return X_WL;
}

Eigen::Vector3d jointAxis(const Model& model, const std::vector<Pose>& X_WB, int joint) {
  require(joint >= 0 && joint < model.dof(), "no such joint");
  const int body = model.joints()[static_cast<std::size_t>(joint)].body;
  return X_WB.at(static_cast<std::size_t>(body)).R.col(2);
}

}  // namespace linkwright
