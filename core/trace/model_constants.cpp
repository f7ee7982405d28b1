// SPDX-License-Identifier: MIT
#include "core/trace/model_constants.h"

#include "core/spatial/to_eigen.h"

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
  return parentLinkFromBody(model, body) * toEigen(bodyAt(model, body).R_PJ) * model.linkFromBody(body).transpose();
}

Eigen::Vector3d originAtZero(const Model& model, int body) {
  return parentLinkFromBody(model, body) * toEigen(bodyAt(model, body).p_PJ);
}

Eigen::Vector3d axisInLink(const Model& model, int body) { return model.linkFromBody(body).col(2); }

Eigen::Vector3d centreInLink(const Model& model, int body) {
  return model.linkFromBody(body) * toEigen(model.centres().at(static_cast<std::size_t>(body)).c);
}

Eigen::Matrix3d inertiaInLink(const Model& model, int body) {
  const Eigen::Matrix3d& R_LB = model.linkFromBody(body);
  return R_LB * toEigen(model.centres().at(static_cast<std::size_t>(body)).I_Bcm) * R_LB.transpose();
}

}  // namespace linkwright
