// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <Eigen/Core>

namespace linkwright {

/// The linear-quadratic regulator of x' = A x + B u: u = -K x makes the integral of x^T Q x + u^T R u least.
struct Regulator {
  Eigen::MatrixXd K;  ///< [inputs][states], R^-1 B^T P
  Eigen::MatrixXd P;  ///< [states][states]: A^T P + P A - P B R^-1 B^T P + Q = 0
};

/// Solves the algebraic Riccati equation by the stable eigenvectors of its Hamiltonian matrix (Eigen's EigenSolver;
/// Anderson and Moore, Optimal Control, section 3.3). A [n][n], B [n][m], Q [n][n] positive semidefinite, R [m][m]
/// positive definite. Errors: what cannot be stabilised, R that is not positive definite. O(n^3). Throws
/// PreconditionError on wrong sizes or numbers that are not finite.
Result<Regulator> linearQuadraticRegulator(const Eigen::MatrixXd& A, const Eigen::MatrixXd& B, const Eigen::MatrixXd& Q,
                                           const Eigen::MatrixXd& R);

}  // namespace linkwright
