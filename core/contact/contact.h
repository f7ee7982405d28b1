// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact_mode.h"
#include "core/contact/surface.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace linkwright {

/// A point of a link that meets a surface, as a person edits it.
struct Contact {
  std::string name;
  std::string link;                                 ///< name of the link
  Eigen::Vector3d point = Eigen::Vector3d::Zero();  ///< in the link's frame, m
  Surface surface;
  double friction = 0.0;         ///< kinetic coefficient, K of f_t = K f_n; not less than 0
  double static_friction = 0.0;  ///< of the stick-slip law; not less than the kinetic one
};

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

/// `link`: index of the contact's link in Model::links(). A surface whose gradient vanishes at the point (the axis of a
/// cylinder) has a `length` of 0 and the normal z. O(depth), allocates nothing.
ContactGeometry contactGeometry(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd, int link,
                                const Contact& contact);

/// What is wrong with the contacts themselves (a link that is not there, one that is fixed to the world, figures out of
/// their ranges, names that stand twice); none: fine.
Diagnostics contactProblems(const Model& model, const std::vector<Contact>& contacts);

}  // namespace linkwright
