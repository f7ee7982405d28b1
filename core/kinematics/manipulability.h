// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace linkwright {

/// Which rows of a Jacobian (angular first) are looked at.
enum class JacobianRows {
  All,      ///< both, made comparable by a length
  Angular,  ///< rad/s, N m
  Linear,   ///< m/s, N
};

/// How well a link can be moved and can push, in one pose: what the unit sphere of joint rates |qd| = 1 becomes in
/// the space of the link's velocity, and the unit sphere of joint torques in that of the wrench it exerts. Both
/// ellipsoids have the same axes and reciprocal radii. m = 6 or 3 rows. Joint rates are taken as they are, so that
/// radians and metres mix where revolute and prismatic joints do.
struct Manipulability {
  /// [m], descending: the velocity ellipsoid's radii. m of them whatever the joints are; a value below 1e-12 of the
  /// largest is round-off and stands as 0: the pose is singular in that direction.
  Eigen::VectorXd singular_values;
  /// [m x m], orthonormal: column k is the direction of radius k in the rows' space (angular first, world axes).
  Eigen::MatrixXd axes;
  /// [m], ascending: the force ellipsoid's radii, 1 / singular value; infinite where the pose is singular, for there
  /// the structure carries the load without any torque.
  Eigen::VectorXd force_radii;
  double measure = 0.0;  ///< Yoshikawa (1985): sqrt(det(J J^T)), the product of the singular values
  /// The product of the min(m, n) largest: the same with as many joints as rows, sqrt(det(J^T J)) with fewer, where
  /// `measure` is 0 in every pose (a planar arm): the volume within the directions that n joints can have.
  double reachable_measure = 0.0;
  double condition = 0.0;  ///< largest over smallest singular value, at least 1; infinite where singular
  int rank = 0;            ///< how many singular values are not 0

  bool isSingular() const { return rank < singular_values.size(); }
};

/// Of a Jacobian `J` [6 x n], rows angular first. With JacobianRows::All the linear rows are divided by
/// `characteristic_length` (m, > 0), so that velocities are in rad/s throughout and forces, times the length, in N m;
/// the default of 1 m leaves the figures as they are. The length is not used for three rows. O(n). Throws
/// PreconditionError on numbers that are not finite or a length that is not positive.
Manipulability manipulability(const Eigen::Matrix<double, 6, Eigen::Dynamic>& J, JacobianRows rows,
                              double characteristic_length = 1.0);

}  // namespace linkwright
