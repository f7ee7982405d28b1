// SPDX-License-Identifier: MIT
#include "core/beam/band_factor.h"

#include "core/base/require.h"

#include <algorithm>
#include <utility>

namespace linkwright {

BandFactor::BandFactor(const Eigen::MatrixXd& A, int width)
    : L_(Eigen::MatrixXd::Zero(width + 1, A.cols())), width_(width) {
  requireSize(A.rows(), A.cols(), "A");
  const Eigen::Index n = A.cols();
  for (Eigen::Index j = 0; j < n; ++j) {
    const Eigen::Index last = std::min<Eigen::Index>(n - 1, j + width_);
    for (Eigen::Index i = j; i <= last; ++i) L_(i - j, j) = A(i, j);
  }
  for (Eigen::Index j = 0; j < n; ++j) {
    const double D = L_(0, j);
    const Eigen::Index below = std::min<Eigen::Index>(n - 1 - j, width_);
    // columns to the right lose what this one explains
    for (Eigen::Index a = 1; a <= below; ++a) {
      const double share = L_(a, j) / D;
      for (Eigen::Index b = a; b <= below; ++b) L_(b - a, j + a) -= share * L_(b, j);
    }
    for (Eigen::Index a = 1; a <= below; ++a) L_(a, j) /= D;
  }
}

void BandFactor::solve(Eigen::Ref<Eigen::VectorXd> x) const {
  requireSize(x.size(), L_.cols(), "x");
  const Eigen::Index n = L_.cols();
  for (Eigen::Index j = 0; j < n; ++j) {
    const Eigen::Index below = std::min<Eigen::Index>(n - 1 - j, width_);
    const double value = x[j];
    for (Eigen::Index a = 1; a <= below; ++a) x[j + a] -= L_(a, j) * value;
  }
  for (Eigen::Index j = n - 1; j >= 0; --j) {
    const Eigen::Index below = std::min<Eigen::Index>(n - 1 - j, width_);
    double value = x[j] / L_(0, j);
    for (Eigen::Index a = 1; a <= below; ++a) value -= L_(a, j) * x[j + a];
    x[j] = value;
  }
}

Eigen::MatrixXd BandFactor::solved(Eigen::MatrixXd B) const {
  for (Eigen::Index c = 0; c < B.cols(); ++c) solve(B.col(c));
  return B;
}

}  // namespace linkwright
