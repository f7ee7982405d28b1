// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// The place and motion of a point of a link: world axes.
struct PointMotion {
  Eigen::Vector3d r = Eigen::Vector3d::Zero();     ///< position, m
  Eigen::Vector3d v = Eigen::Vector3d::Zero();     ///< velocity, m/s
  Eigen::Vector3d bias = Eigen::Vector3d::Zero();  ///< J' qd: its acceleration while no joint accelerates, m/s^2
};

/// Of `point` (m, link frame) of link `link`, given the bodies' poses. O(depth), allocates nothing.
PointMotion pointMotion(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd, int link,
                        const Eigen::Vector3d& point);

/// J [3 x dof] with v = J qd, of a point of a link: world axes. `J` is resized. O(depth).
void pointJacobian(const Model& model, const std::vector<Pose>& X_WB, int link, const Eigen::Vector3d& point,
                   Eigen::Matrix3Xd& J);

/// A contact as it is at an instant. Everything in world axes.
struct ContactGeometry {
  PointMotion point;
  Eigen::Vector3d n = Eigen::Vector3d::UnitZ();  ///< unit normal, towards the free side: (dC/dr) / ||dC/dr||
  /// Unit tangents, right-handed with n (t1 x t2 = n): t1 lies in the plane of n and the world's x, or y where n is
  /// along x.
  Eigen::Vector3d t1 = Eigen::Vector3d::UnitX(), t2 = Eigen::Vector3d::UnitY();
  double C = 0.0;       ///< the constraint
  double C_rate = 0.0;  ///< its rate, C_q qd
  double length = 1.0;  ///< ||dC/dr||
  double gap = 0.0;     ///< m
  /// gamma = qd^T (dC_q/dq) qd = [d/dt(dC/dr)^T J + (dC/dr)^T J'] qd, so that C'' = C_q qdd + gamma (eq. 13, 23).
  double gamma = 0.0;

  /// Velocity along the surface, m/s.
  Eigen::Vector3d slipVelocity() const { return point.v - n.dot(point.v) * n; }
};

}  // namespace linkwright
