// SPDX-License-Identifier: MIT
#include "core/trace/model_constants.h"

namespace linkwright {
namespace {

const Body& bodyAt(const Model& model, int body) { return model.bodies().at(static_cast<std::size_t>(body)); }

/// R_LB of the parent; the base's link frame is the world.
Eigen::Matrix3d parentLinkFromBody(const Model& model, int body) {
  const int parent = bodyAt(model, body).parent;
  return parent < 0 ? Eigen::Matrix3d(Eigen::Matrix3d::Identity()) : model.linkFromBody(parent);
}

}  // namespace

Eigen::Matrix3d rotationAtZero(const Model& model, int body) {
  const Mat3<double>& m = bodyAt(model, body).R_PJ;
  Eigen::Matrix3d R_PJ;
  R_PJ << m.xx, m.xy, m.xz, m.yx, m.yy, m.yz, m.zx, m.zy, m.zz;
  return parentLinkFromBody(model, body) * R_PJ * model.linkFromBody(body).transpose();
}

Eigen::Vector3d originAtZero(const Model& model, int body) {
  const Vec3<double>& p = bodyAt(model, body).p_PJ;
  return parentLinkFromBody(model, body) * Eigen::Vector3d(p.x, p.y, p.z);
}

Eigen::Vector3d axisInLink(const Model& model, int body) { return model.linkFromBody(body).col(2); }

Eigen::Vector3d centreInLink(const Model& model, int body) {
  const Vec3<double>& c = model.centres().at(static_cast<std::size_t>(body)).c;
  return model.linkFromBody(body) * Eigen::Vector3d(c.x, c.y, c.z);
}

Eigen::Matrix3d inertiaInLink(const Model& model, int body) {
  const Sym3<double>& m = model.centres().at(static_cast<std::size_t>(body)).I_Bcm;
  Eigen::Matrix3d I_Bcm;
  I_Bcm << m.xx, m.xy, m.xz, m.xy, m.yy, m.yz, m.xz, m.yz, m.zz;
  const Eigen::Matrix3d& R_LB = model.linkFromBody(body);
  return R_LB * I_Bcm * R_LB.transpose();
}

}  // namespace linkwright
