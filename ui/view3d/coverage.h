// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QSize>

#include <vector>

namespace linkwright::ui {

/// Which part of the picture is taken by something, on a raster of a few pixels: how much of a rectangle, at once.
class Coverage {
public:
  Coverage() = default;
  Coverage(const QSizeF& picture, const std::vector<QPolygonF>& convex);
  /// Share of the rectangle that is covered, 0 to 1; what is outside of the picture is not.
  double shareOf(const QRectF& rect) const;

private:
  int columns_ = 0, rows_ = 0;
  std::vector<int> sums_;  ///< of the covered cells above and to the left, a row and a column more than cells
};

/// The smallest convex polygon around the points.
QPolygonF convexHull(std::vector<QPointF> points);

}  // namespace linkwright::ui
