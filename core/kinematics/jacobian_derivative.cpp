// SPDX-License-Identifier: MIT
#include "core/kinematics/jacobian_derivative.h"

#include "core/base/index.h"
#include "core/base/require.h"

#include <Eigen/Geometry>

namespace linkwright {

namespace {

using Eigen::Vector3d;

void checkArguments(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd, int link) {
  require(link >= 0 && link < model.linkCount(), "no such link");
  requireSize(static_cast<std::ptrdiff_t>(X_WB.size()), model.bodyCount(), "X_WB");
  requireSize(qd.size(), model.dof(), "qd");
  require(qd.allFinite(), "qd must be finite numbers");
}

}  // namespace

void jacobianDerivative(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd, int link,
                        Eigen::Matrix<double, 6, Eigen::Dynamic>& Jdot) {
  checkArguments(model, X_WB, qd, link);
  Jdot.setZero(6, model.dof());
  const Vector3d p = linkPose(model, X_WB, link).p;
  // From the link to the base: the velocity of p, and the way back. Until its turn comes, a column keeps the body of
  // the next joint outward, so that the walk needs no list of its own.
  Vector3d v = Vector3d::Zero();
  int first = -1;
  for (int b = model.links()[at(link)].body; b >= 0; b = model.bodies()[at(b)].parent) {
    const Body& body = model.bodies()[at(b)];
    if (body.dof < 0) continue;
    const Vector3d z_rate = qd[body.dof] * X_WB[at(b)].R.col(2);
    v += body.prismatic ? z_rate : z_rate.cross(p - X_WB[at(b)].p);
    Jdot(0, body.dof) = first;
    first = b;
  }
  // outward: angular velocity of each moving body and velocity of its origin; the world rests
  Vector3d omega = Vector3d::Zero(), v_i = Vector3d::Zero(), p_i = Vector3d::Zero();
  for (int b = first; b >= 0;) {
    const Body& body = model.bodies()[at(b)];
    const Pose& X = X_WB[at(b)];
    b = static_cast<int>(Jdot(0, body.dof));
    const Vector3d z = X.R.col(2);
    v_i += omega.cross(X.p - p_i);
    p_i = X.p;
    // z turns with its link; the arm from p_i to p changes as its ends move
    if (body.prismatic) {
      v_i += qd[body.dof] * z;
      Jdot.col(body.dof) << Vector3d::Zero(), omega.cross(z);
    } else {
      omega += qd[body.dof] * z;
      const Vector3d z_dot = omega.cross(z);
      Jdot.col(body.dof) << z_dot, z_dot.cross(p - p_i) + z.cross(v - v_i);
    }
  }
}

Eigen::Matrix<double, 6, Eigen::Dynamic> jacobianDerivative(const Model& model, const Eigen::VectorXd& q,
                                                            const Eigen::VectorXd& qd, int link) {
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  Eigen::Matrix<double, 6, Eigen::Dynamic> Jdot;
  jacobianDerivative(model, X_WB, qd, link, Jdot);
  return Jdot;
}

Eigen::Matrix<double, 6, 1> biasAcceleration(const Model& model, const std::vector<Pose>& X_WB,
                                             const Eigen::VectorXd& qd, int link) {
  checkArguments(model, X_WB, qd, link);
  const Vector3d p = linkPose(model, X_WB, link).p;
  // From the link to the base: its motion as seen from the parent of the joint that is reached. A joint's axis rests
  // in the parent, so it adds what a frame does that turns or slides at a steady rate.
  Vector3d omega = Vector3d::Zero(), v = Vector3d::Zero(), alpha = Vector3d::Zero(), a = Vector3d::Zero();
  for (int b = model.links()[at(link)].body; b >= 0; b = model.bodies()[at(b)].parent) {
    const Body& body = model.bodies()[at(b)];
    if (body.dof < 0) continue;
    const Pose& X = X_WB[at(b)];
    const Vector3d z_rate = qd[body.dof] * X.R.col(2);
    if (body.prismatic) {
      v += z_rate;
      continue;
    }
    const Vector3d swept = z_rate.cross(p - X.p);
    alpha += z_rate.cross(omega);
    a += z_rate.cross(2.0 * v + swept);
    omega += z_rate;
    v += swept;
  }
  Eigen::Matrix<double, 6, 1> A;
  A << alpha, a;
  return A;
}

Eigen::Matrix<double, 6, 1> biasAcceleration(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                                             int link) {
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  return biasAcceleration(model, X_WB, qd, link);
}

}  // namespace linkwright
