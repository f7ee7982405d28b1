// SPDX-License-Identifier: MIT
#include "core/dynamics/body_motion.h"

#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"

#include <Eigen/Geometry>

namespace linkwright {

std::vector<BodyMotion> bodyMotions(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd) {
  requireSize(qd.size(), model.dof(), "qd");
  require(qd.allFinite(), "qd must be finite numbers");
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  const std::size_t count = X_WB.size();
  std::vector<BodyMotion> motions(count);
  std::vector<Eigen::Vector3d> v(count);  // of the origins
  for (std::size_t i = 0; i < count; ++i) {
    const Body& body = model.bodies()[i];
    const BodyCentre& centre = model.centres()[i];
    const Pose& X = X_WB[i];
    BodyMotion& me = motions[i];
    me.omega.setZero();
    v[i].setZero();
    // omega_i = omega_p + z qd, v_i = v_p + omega_p x (p_i - p_p); a slide moves its origin along z
    if (body.parent >= 0) {
      const auto up = static_cast<std::size_t>(body.parent);
      me.omega = motions[up].omega;
      v[i] = v[up] + me.omega.cross(X.p - X_WB[up].p);
    }
    if (body.dof >= 0) (body.prismatic ? v[i] : me.omega) += qd[body.dof] * X.R.col(2);
    const Eigen::Vector3d p_BoBcm_W = X.R * Eigen::Vector3d(centre.c.x, centre.c.y, centre.c.z);
    me.R_WB = X.R;
    me.c = X.p + p_BoBcm_W;
    me.v_c = v[i] + me.omega.cross(p_BoBcm_W);
  }
  return motions;
}

Eigen::Matrix3d centralInertia(const Model& model, int body) {
  const Sym3<double>& I = model.centres().at(static_cast<std::size_t>(body)).I_Bcm;
  Eigen::Matrix3d m;
  m << I.xx, I.xy, I.xz, I.xy, I.yy, I.yz, I.xz, I.yz, I.zz;
  return m;
}

}  // namespace linkwright
