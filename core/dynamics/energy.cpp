// SPDX-License-Identifier: MIT
#include "core/dynamics/energy.h"

#include "core/base/require.h"
#include "core/dynamics/body_motion.h"
#include "core/kinematics/forward_kinematics.h"

namespace linkwright {

double kineticEnergy(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                     const TorqueTerms& terms) {
  const std::vector<BodyMotion> motions = bodyMotions(model, q, qd);
  double twice = 0.0;
  for (int i = 0; i < model.bodyCount(); ++i) {
    const BodyMotion& motion = motions[static_cast<std::size_t>(i)];
    const Eigen::Vector3d omega_B = motion.R_WB.transpose() * motion.omega;
    twice += model.bodies()[static_cast<std::size_t>(i)].mass * motion.v_c.squaredNorm() +
             omega_B.dot(centralInertia(model, i) * omega_B);
  }
  if (terms.rotor) {
    for (int i = 0; i < model.dof(); ++i) {
      twice += model.reflectedInertia()[static_cast<std::size_t>(i)] * qd[i] * qd[i];
    }
  }
  return 0.5 * twice;
}

double potentialEnergy(const Model& model, const Eigen::VectorXd& q, const Eigen::Vector3d& gravity) {
  require(gravity.allFinite(), "gravity must be finite");
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  Eigen::Vector3d moment = model.worldMassMoment();
  for (std::size_t i = 0; i < X_WB.size(); ++i) {
    const Body& body = model.bodies()[i];
    moment += body.mass * X_WB[i].p + X_WB[i].R * Eigen::Vector3d(body.mc.x, body.mc.y, body.mc.z);
  }
  double of_springs = 0.0;
  for (std::size_t i = 0; i < model.jointSprings().size(); ++i) {
    const JointSpring& spring = model.jointSprings()[i];
    const double stretch = q[static_cast<Eigen::Index>(i)] - spring.rest;
    of_springs += 0.5 * spring.stiffness * stretch * stretch;
  }
  return of_springs - gravity.dot(moment);
}

}  // namespace linkwright
