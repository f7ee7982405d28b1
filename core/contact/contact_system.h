// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact_status.h"

#include <Eigen/Core>

namespace linkwright {

inline constexpr double kIllConditioned = 1e6;
/// A singular value of A below this share of the largest is taken for zero.
inline constexpr double kLostForce = 1e-10;

struct ContactSystemSolution {
  Eigen::VectorXd f;  ///< the solution of least norm, also in the sense of least squares
  ContactStatus status = ContactStatus::Determined;
  double condition = 1.0;         ///< of the part of A that is not zero
  Eigen::MatrixXd indeterminate;  ///< [m x k], orthonormal: f plus any combination of these columns moves alike
};

/// Solves A f = y, [m x m]. `N` is A without friction (symmetric, C_q M^-1 C_q^T): where A is small beside it, or its
/// determinant has another sign, friction jams the contact. O(m^3); one unknown takes a division.
void solveContactSystem(const Eigen::MatrixXd& A, const Eigen::MatrixXd& N, const Eigen::VectorXd& y,
                        ContactSystemSolution& out);

/// The smallest factor s > 0 by which all friction coefficients are to be multiplied for A to become singular, A(s) = N
/// - s (N - A): the critical coefficient of a single contact is K s. Infinite where there is none. O(m^3).
double criticalFrictionFactor(const Eigen::MatrixXd& A, const Eigen::MatrixXd& N);

}  // namespace linkwright
