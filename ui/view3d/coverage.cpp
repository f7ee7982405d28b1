// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/coverage.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kCell = 4.0;  // px

double turn(const QPointF& a, const QPointF& b, const QPointF& c) {
  return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

}  // namespace

Coverage::Coverage(const QSizeF& picture, const std::vector<QPolygonF>& convex)
    : columns_(static_cast<int>(std::ceil(picture.width() / kCell))),
      rows_(static_cast<int>(std::ceil(picture.height() / kCell))) {
  if (columns_ <= 0 || rows_ <= 0) return;
  QImage cells(columns_, rows_, QImage::Format_Grayscale8);
  cells.fill(0);
  QPainter painter(&cells);
  painter.scale(1.0 / kCell, 1.0 / kCell);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Qt::white);
  for (const QPolygonF& polygon : convex) painter.drawConvexPolygon(polygon);
  painter.end();
  const auto width = static_cast<std::size_t>(columns_) + 1;
  sums_.assign(width * (static_cast<std::size_t>(rows_) + 1), 0);
  for (int row = 0; row < rows_; ++row) {
    const uchar* line = cells.constScanLine(row);
    const std::size_t above = static_cast<std::size_t>(row) * width;
    int sum = 0;
    for (int column = 0; column < columns_; ++column) {
      sum += line[column] > 0 ? 1 : 0;
      const auto at = static_cast<std::size_t>(column) + 1;
      sums_[above + width + at] = sums_[above + at] + sum;
    }
  }
}

double Coverage::shareOf(const QRectF& rect) const {
  if (sums_.empty()) return 0.0;
  const auto column = [&](double x) { return std::clamp(static_cast<int>(std::lround(x / kCell)), 0, columns_); };
  const auto row = [&](double y) { return std::clamp(static_cast<int>(std::lround(y / kCell)), 0, rows_); };
  const auto at = [&](int x, int y) {
    return sums_[static_cast<std::size_t>(y) * (static_cast<std::size_t>(columns_) + 1) + static_cast<std::size_t>(x)];
  };
  const int left = column(rect.left()), right = column(rect.right());
  const int top = row(rect.top()), bottom = row(rect.bottom());
  const int area = (right - left) * (bottom - top);
  if (area <= 0) return 0.0;
  return static_cast<double>(at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) / area;
}

// the lower and the upper chain, from left to right and back
QPolygonF convexHull(std::vector<QPointF> points) {
  std::sort(points.begin(), points.end(),
            [](const QPointF& a, const QPointF& b) { return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y()); });
  QPolygonF hull;
  for (int pass = 0; pass < 2; ++pass) {
    const qsizetype first = hull.size();
    for (const QPointF& point : points) {
      while (hull.size() >= first + 2 && turn(hull[hull.size() - 2], hull.last(), point) <= 0.0) hull.removeLast();
      hull << point;
    }
    if (!hull.isEmpty()) hull.removeLast();
    std::reverse(points.begin(), points.end());
  }
  return hull;
}

}  // namespace linkwright::ui
