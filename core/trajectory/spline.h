// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/trajectory/joint_state.h"

#include <Eigen/Core>

namespace linkwright {

/// A curve of polynomials, one between each two knots: q(x) = sum_k c_k (x - x_i)^k. The parameter x is a time or
/// anything else that grows.
class PiecewisePolynomial {
public:
  PiecewisePolynomial() = default;
  /// `knots` [n + 1], growing; `coefficients` [dof x n (degree + 1)]: those of the first piece, then of the second, ...
  PiecewisePolynomial(Eigen::VectorXd knots, Eigen::MatrixXd coefficients, int degree);

  const Eigen::VectorXd& knots() const { return knots_; }
  int dof() const { return static_cast<int>(coefficients_.rows()); }
  int degree() const { return degree_; }
  double first() const { return knots_[0]; }
  double last() const { return knots_[knots_.size() - 1]; }

  /// Value and derivatives by x, clamped into [first(), last()]; at a knot those of the piece after it. `out` is
  /// resized. O(log n + dof).
  void sample(double x, JointState& out) const;
  JointState sample(double x) const;
  /// The third derivative, as above.
  Eigen::VectorXd jerk(double x) const;

private:
  Eigen::Index pieceAt(double x) const;
  Eigen::VectorXd knots_;
  Eigen::MatrixXd coefficients_;
  int degree_ = 0;
};

/// What holds at the two ends of a spline beside the position.
struct SplineEnds {
  /// Clamped: velocity (and for the quintic spline acceleration) as given below. Natural: the highest two conditions
  /// that bend nothing: q'' = 0 at both ends (quintic: q''' = q'''' = 0).
  enum class Kind { Clamped, Natural };
  Kind kind = Kind::Clamped;
  /// [dof], or empty for zero: at rest.
  Eigen::VectorXd first_velocity, last_velocity, first_acceleration, last_acceleration;
};

/// The most points that a spline goes through.
inline constexpr Eigen::Index kMaxSplinePoints = 1'000'000;

/// The cubic spline through the points q [points x dof] at the times t [points]: velocity and acceleration are
/// continuous. The velocities at the knots solve a tridiagonal system (Thomas). O(points dof). Biagiotti and
/// Melchiorri, section 4.4. Errors: fewer than two points (natural: three), times that do not grow, a number that is
/// not finite. Throws PreconditionError where sizes do not fit.
Result<PiecewisePolynomial> cubicSpline(const Eigen::VectorXd& t, const Eigen::MatrixXd& q,
                                        const SplineEnds& ends = {});

/// The quintic spline: continuous up to the fourth derivative (C4). Velocities and accelerations at the knots solve a
/// block tridiagonal system of 2 x 2 blocks. O(points dof). Errors as above.
Result<PiecewisePolynomial> quinticSpline(const Eigen::VectorXd& t, const Eigen::MatrixXd& q,
                                          const SplineEnds& ends = {});

}  // namespace linkwright
