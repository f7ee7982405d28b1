// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

inline double apart(const QPointF& a, const QPointF& b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

inline double distanceToSegment(const QPointF& p, const QPointF& a, const QPointF& b) {
  const QPointF ab = b - a;
  const double squared = QPointF::dotProduct(ab, ab);
  const double t = squared > 1e-12 ? std::clamp(QPointF::dotProduct(p - a, ab) / squared, 0.0, 1.0) : 0.0;
  return apart(p, a + t * ab);
}

}  // namespace linkwright::ui
