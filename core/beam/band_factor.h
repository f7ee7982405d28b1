// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace linkwright {

/// A symmetric positive definite matrix whose entries lie within `width` places of the diagonal, factored once and
/// solved often: L D L^T without pivoting. Beams numbered node after node have a width of 11.
class BandFactor {
public:
  BandFactor() = default;
  /// The lower band is read. O(n width^2).
  BandFactor(const Eigen::MatrixXd& A, int width);

  int size() const { return static_cast<int>(L_.cols()); }
  /// x = A^-1 x, in place, without the heap. O(n width).
  void solve(Eigen::Ref<Eigen::VectorXd> x) const;
  /// The same for each column.
  Eigen::MatrixXd solved(Eigen::MatrixXd B) const;

private:
  Eigen::MatrixXd L_;  // [width + 1][n]: column j holds D_j, then L below it
  int width_ = 0;
};

}  // namespace linkwright
