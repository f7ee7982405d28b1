// SPDX-License-Identifier: MIT
#include "core/kinematics/manipulability.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"

#include <cmath>
#include <limits>

namespace linkwright {

namespace {

constexpr double kRoundOff = 1e-12;  // of the largest singular value
constexpr double kInfinity = std::numeric_limits<double>::infinity();

Eigen::MatrixXd selected(const Eigen::Matrix<double, 6, Eigen::Dynamic>& J, JacobianRows rows, double length) {
  if (rows == JacobianRows::Angular) return J.topRows<3>();
  if (rows == JacobianRows::Linear) return J.bottomRows<3>();
  Eigen::MatrixXd scaled = J;
  scaled.bottomRows<3>() /= length;
  return scaled;
}

}  // namespace

Manipulability manipulability(const Eigen::Matrix<double, 6, Eigen::Dynamic>& J, JacobianRows rows,
                              double characteristic_length) {
  require(J.allFinite(), "the Jacobian must be finite");
  require(std::isfinite(characteristic_length) && characteristic_length > 0.0, "the length must be positive");
  const Eigen::MatrixXd A = selected(J, rows, characteristic_length);
  const Eigen::Index m = A.rows();
  Manipulability result;
  result.singular_values = Eigen::VectorXd::Zero(m);
  result.axes = Eigen::MatrixXd::Identity(m, m);
  if (A.cols() > 0) {
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(A, Eigen::ComputeFullU);
    const Eigen::VectorXd& sigma = svd.singularValues();  // min(m, n) of them
    for (Eigen::Index k = 0; k < sigma.size(); ++k) {
      if (sigma[k] > kRoundOff * sigma[0]) result.singular_values[k] = sigma[k];
    }
    result.axes = svd.matrixU();
  }

  result.force_radii.resize(m);
  result.measure = 1.0;
  result.reachable_measure = A.cols() > 0 ? 1.0 : 0.0;
  for (Eigen::Index k = 0; k < m; ++k) {
    const double radius = result.singular_values[k];
    result.force_radii[k] = radius > 0.0 ? 1.0 / radius : kInfinity;
    result.measure *= radius;
    if (k < A.cols()) result.reachable_measure *= radius;
    if (radius > 0.0) ++result.rank;
  }
  result.condition = result.isSingular() ? kInfinity : result.singular_values[0] / result.singular_values[m - 1];
  return result;
}

}  // namespace linkwright
