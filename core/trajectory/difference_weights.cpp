// SPDX-License-Identifier: MIT
#include "core/trajectory/difference_weights.h"

#include "core/base/require.h"

#include <algorithm>

namespace linkwright {

Eigen::MatrixXd differenceWeights(const Eigen::VectorXd& x, double at, int highest) {
  const Eigen::Index n = x.size();
  require(n > 0 && highest >= 0, "a derivative needs a point");
  Eigen::MatrixXd w = Eigen::MatrixXd::Zero(n, highest + 1);
  w(0, 0) = 1.0;
  double c1 = 1.0, c4 = x[0] - at;
  for (Eigen::Index i = 1; i < n; ++i) {
    const Eigen::Index orders = std::min<Eigen::Index>(i, highest);
    double c2 = 1.0;
    const double c5 = c4;
    c4 = x[i] - at;
    for (Eigen::Index j = 0; j < i; ++j) {
      const double c3 = x[i] - x[j];
      require(c3 != 0.0, "two points of a derivative coincide");
      c2 *= c3;
      // the new point's weights, from those of the point before
      if (j == i - 1) {
        for (Eigen::Index k = orders; k >= 1; --k) {
          w(i, k) = c1 * (static_cast<double>(k) * w(i - 1, k - 1) - c5 * w(i - 1, k)) / c2;
        }
        w(i, 0) = -c1 * c5 * w(i - 1, 0) / c2;
      }
      // the earlier points' weights with one more point
      for (Eigen::Index k = orders; k >= 1; --k) w(j, k) = (c4 * w(j, k) - static_cast<double>(k) * w(j, k - 1)) / c3;
      w(j, 0) = c4 * w(j, 0) / c3;
    }
    c1 = c2;
  }
  return w;
}

Eigen::VectorXd derivativeAtFirst(const Eigen::VectorXd& t, const Eigen::MatrixXd& q, int order, int points) {
  const Eigen::Index n = std::min<Eigen::Index>(points, t.size());
  const Eigen::MatrixXd w = differenceWeights(t.head(n), t[0], order);
  return q.topRows(n).transpose() * w.col(order);
}

Eigen::VectorXd derivativeAtLast(const Eigen::VectorXd& t, const Eigen::MatrixXd& q, int order, int points) {
  const Eigen::Index n = std::min<Eigen::Index>(points, t.size());
  const Eigen::MatrixXd w = differenceWeights(t.tail(n), t[t.size() - 1], order);
  return q.bottomRows(n).transpose() * w.col(order);
}

}  // namespace linkwright
