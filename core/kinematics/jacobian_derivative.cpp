// SPDX-License-Identifier: MIT
#include "core/kinematics/jacobian_derivative.h"

#include "core/base/require.h"

#include <Eigen/Geometry>

#include <algorithm>

namespace linkwright {

namespace {

using Eigen::Vector3d;

/// Motion of one body of the path while no joint accelerates: of its origin, world axes.
struct PathMotion {
  int body = -1;
  Vector3d omega = Vector3d::Zero(), v = Vector3d::Zero();
  Vector3d alpha = Vector3d::Zero(), a = Vector3d::Zero();
};

std::size_t at(int index) { return static_cast<std::size_t>(index); }

void checkArguments(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd, int link) {
  require(link >= 0 && link < model.linkCount(), "no such link");
  requireSize(static_cast<std::ptrdiff_t>(X_WB.size()), model.bodyCount(), "X_WB");
  requireSize(qd.size(), model.dof(), "qd");
  require(qd.allFinite(), "qd must be finite numbers");
}

// the bodies that carry the link, from the base on: only their joints move it
std::vector<PathMotion> pathMotions(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd,
                                    int link) {
  std::vector<PathMotion> path;
  for (int b = model.links()[at(link)].body; b >= 0; b = model.bodies()[at(b)].parent) path.emplace_back().body = b;
  std::reverse(path.begin(), path.end());

  PathMotion up;  // the world rests
  Vector3d p_up = Vector3d::Zero();
  for (PathMotion& me : path) {
    const Body& body = model.bodies()[at(me.body)];
    const Pose& X = X_WB[at(me.body)];
    const Vector3d r = X.p - p_up;
    // carried along by the parent
    me.omega = up.omega;
    me.alpha = up.alpha;
    me.v = up.v + up.omega.cross(r);
    me.a = up.a + up.alpha.cross(r) + up.omega.cross(up.omega.cross(r));
    if (body.dof >= 0) {
      const Vector3d z_rate = qd[body.dof] * X.R.col(2);
      if (body.prismatic) {
        // + z qd, and 2 omega x z qd
        me.v += z_rate;
        me.a += 2.0 * up.omega.cross(z_rate);
      } else {
        // + z qd, and omega_p x z qd
        me.omega += z_rate;
        me.alpha += up.omega.cross(z_rate);
      }
    }
    up = me;
    p_up = X.p;
  }
  return path;
}

}  // namespace

void jacobianDerivative(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd, int link,
                        Eigen::Matrix<double, 6, Eigen::Dynamic>& Jdot) {
  checkArguments(model, X_WB, qd, link);
  Jdot.setZero(6, model.dof());
  const std::vector<PathMotion> path = pathMotions(model, X_WB, qd, link);
  if (path.empty()) return;  // fixed to the world
  const PathMotion& last = path.back();
  const Vector3d p = linkPose(model, X_WB, link).p;
  const Vector3d v = last.v + last.omega.cross(p - X_WB[at(last.body)].p);
  for (const PathMotion& me : path) {
    const Body& body = model.bodies()[at(me.body)];
    if (body.dof < 0) continue;
    const Pose& X = X_WB[at(me.body)];
    // z turns with its link; the arm from p_i to p changes as its ends move
    const Vector3d z = X.R.col(2);
    const Vector3d z_dot = me.omega.cross(z);
    if (body.prismatic) {
      Jdot.col(body.dof).tail<3>() = z_dot;
    } else {
      Jdot.col(body.dof).head<3>() = z_dot;
      Jdot.col(body.dof).tail<3>() = z_dot.cross(p - X.p) + z.cross(v - me.v);
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
  Eigen::Matrix<double, 6, 1> A = Eigen::Matrix<double, 6, 1>::Zero();
  const std::vector<PathMotion> path = pathMotions(model, X_WB, qd, link);
  if (path.empty()) return A;  // fixed to the world
  const PathMotion& last = path.back();
  const Vector3d r = linkPose(model, X_WB, link).p - X_WB[at(last.body)].p;
  A << last.alpha, last.a + last.alpha.cross(r) + last.omega.cross(last.omega.cross(r));
  return A;
}

Eigen::Matrix<double, 6, 1> biasAcceleration(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                                             int link) {
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  return biasAcceleration(model, X_WB, qd, link);
}

}  // namespace linkwright
