// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace linkwright {

/// Weights w [points x (highest + 1)] with which values at `x` [points] give a derivative at `at`: column k that of
/// order k, exact for polynomials of degree below the number of points. B. Fornberg, Generation of finite difference
/// formulas on arbitrarily spaced grids, Math. Comp. 51 (1988). O(points^2 highest). Throws PreconditionError without
/// points or where two of them coincide.
Eigen::MatrixXd differenceWeights(const Eigen::VectorXd& x, double at, int highest);

/// The derivative of order `order` at the first or the last of many samples q [samples x dof] at the times t, from the
/// `points` nearest ones (fewer where there are fewer). [dof]
Eigen::VectorXd derivativeAtFirst(const Eigen::VectorXd& t, const Eigen::MatrixXd& q, int order, int points);
Eigen::VectorXd derivativeAtLast(const Eigen::VectorXd& t, const Eigen::MatrixXd& q, int order, int points);

}  // namespace linkwright
