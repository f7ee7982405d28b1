// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace linkwright {

/// Whether two matrices have the same size and the same numbers. Eigen's own == wants equal sizes.
template <class A, class B>
bool hasSameNumbers(const Eigen::DenseBase<A>& a, const Eigen::DenseBase<B>& b) {
  return a.rows() == b.rows() && a.cols() == b.cols() && (a.derived() == b.derived());
}

}  // namespace linkwright
