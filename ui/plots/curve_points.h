// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

/// Nothing is drawn farther out: an axis ends at 1e250, and a curve beyond it would leave the view where it was.
inline constexpr double kFarthestDrawn = 1e200;

/// A gap where there is no number: an infinite one would break the axes.
inline double finiteOrGap(double value) {
  return std::isfinite(value) ? std::clamp(value, -kFarthestDrawn, kFarthestDrawn)
                              : std::numeric_limits<double>::quiet_NaN();
}

/// Whether a joint is at rest at sample k and moves at the one before or after: dry friction makes its torque jump.
inline bool isEndOfRest(const Eigen::Ref<const Eigen::VectorXd>& qd, Eigen::Index k) {
  if (qd[k] != 0.0) return false;
  return (k > 0 && qd[k - 1] != 0.0) || (k + 1 < qd.size() && qd[k + 1] != 0.0);
}

/// A curve over time, its values times `scale`; with the joint's velocities it is broken at the ends of its rests.
inline QVector<QCPGraphData> pointsOf(const Eigen::VectorXd& t, const Eigen::Ref<const Eigen::VectorXd>& values,
                                      double scale, const Eigen::VectorXd& qd = {}) {
  QVector<QCPGraphData> points;
  points.reserve(values.size());
  for (Eigen::Index k = 0; k < values.size(); ++k) {
    const bool is_gap = qd.size() > 0 && isEndOfRest(qd, k);
    points.append({t[k], is_gap ? std::numeric_limits<double>::quiet_NaN() : finiteOrGap(values[k] * scale)});
  }
  return points;
}

}  // namespace linkwright::ui
