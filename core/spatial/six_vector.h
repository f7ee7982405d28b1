// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace linkwright {

/// Six-vectors are [angular; linear] with us and [linear; angular] in some sources. This changes the halves' places,
/// of a vector or of the rows of a Jacobian, either way.
template <int kColumns>
Eigen::Matrix<double, 6, kColumns> swappedHalves(const Eigen::Matrix<double, 6, kColumns>& A) {
  Eigen::Matrix<double, 6, kColumns> B(6, A.cols());
  B.template topRows<3>() = A.template bottomRows<3>();
  B.template bottomRows<3>() = A.template topRows<3>();
  return B;
}

}  // namespace linkwright
