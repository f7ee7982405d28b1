// SPDX-License-Identifier: MIT
#pragma once

// What it takes to accelerate the mass of one link: shared by the attribution and by the tree that unfolds it.

#include <Eigen/Core>
#include <Eigen/Geometry>

namespace linkwright {

/// a x (b x .) as a matrix.
inline Eigen::Matrix3d doubleCross(const Eigen::Vector3d& a, const Eigen::Vector3d& b) {
  return b * a.transpose() - a.dot(b) * Eigen::Matrix3d::Identity();
}

/// A force through the centre of mass, and a moment about it.
struct CentreWrench {
  Eigen::Vector3d F = Eigen::Vector3d::Zero(), N = Eigen::Vector3d::Zero();
};

/// Mass of one link in the world.
struct LinkMass {
  double mass = 0.0;
  Eigen::Vector3d c = Eigen::Vector3d::Zero();  ///< centre of mass
  Eigen::Matrix3d I = Eigen::Matrix3d::Zero();  ///< inertia about it

  /// sum of dm (x - c) x (accelerations of x), for a field with gradient A: of Sigma A^T with the second moments of
  /// mass Sigma = tr(I) / 2 - I, the part that is not symmetric
  Eigen::Vector3d moment(const Eigen::Matrix3d& A) const {
    const Eigen::Matrix3d B = (0.5 * I.trace() * Eigen::Matrix3d::Identity() - I) * A.transpose();
    return {B(1, 2) - B(2, 1), B(2, 0) - B(0, 2), B(0, 1) - B(1, 0)};
  }
  /// By the acceleration of the centre of mass and the angular one.
  CentreWrench wrench(const Eigen::Vector3d& alpha, const Eigen::Vector3d& a_c) const {
    return {mass * a_c, I * alpha};
  }
};

/// The joint between a body and its parent, at work in the world.
struct JointAxis {
  Eigen::Vector3d z, p;
  bool prismatic = false;

  /// How a point x that the joint carries moves, for each unit of the joint's rate.
  Eigen::Vector3d motionOf(const Eigen::Vector3d& x) const { return prismatic ? z : Eigen::Vector3d(z.cross(x - p)); }
  /// The joint's share of a wrench at c.
  double share(const CentreWrench& w, const Eigen::Vector3d& c) const {
    return prismatic ? z.dot(w.F) : z.dot(w.N + (c - p).cross(w.F));
  }
};

}  // namespace linkwright
