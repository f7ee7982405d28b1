// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/arm_projection.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

QPointF onPaper(const Eigen::Vector2d& at) { return {at.x(), at.y()}; }
Eigen::Vector2d of(const QPointF& at) { return {at.x(), at.y()}; }

}  // namespace

ArmProjection::ArmProjection(const SceneView& view, const std::vector<Eigen::Vector3d>& points_W, const QRectF& place)
    : projection_({view.azimuth, view.elevation}, points_W, {of(place.topLeft()), of(place.bottomRight())}) {}

QPointF ArmProjection::at(const Eigen::Vector3d& point_W) const { return onPaper(projection_.at(point_W)); }

QPointF ArmProjection::along(const Eigen::Vector3d& direction_W) const {
  return onPaper(projection_.along(direction_W));
}

QPolygonF outlineRound(std::vector<QPointF> points) {
  std::sort(points.begin(), points.end(),
            [](const QPointF& a, const QPointF& b) { return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y()); });
  const auto turns = [](const QPointF& a, const QPointF& b, const QPointF& c) {
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()) <= 0.0;
  };
  QPolygonF hull;
  for (int side = 0; side < 2; ++side) {
    const qsizetype start = hull.size();
    for (const QPointF& point : points) {
      while (hull.size() >= start + 2 && turns(hull[hull.size() - 2], hull.back(), point)) hull.pop_back();
      hull.push_back(point);
    }
    hull.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return hull;
}

void LabelPlaces::avoid(const QPointF& from, const QPointF& to, double width) {
  // a chain of squares along the line
  const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
  const int pieces = std::max(1, static_cast<int>(std::ceil(length / std::max(width, 1.0))));
  for (int i = 0; i <= pieces; ++i) {
    const QPointF middle = from + (to - from) * (static_cast<double>(i) / pieces);
    lines_.emplace_back(middle.x() - width / 2, middle.y() - width / 2, width, width);
  }
}

double LabelPlaces::costOf(const QRectF& rect) const {
  const auto shared = [&rect](const QRectF& other) {
    const QRectF both = rect.intersected(other);
    return both.isEmpty() ? 0.0 : both.width() * both.height();
  };
  const double area = rect.width() * rect.height();
  double cost = 20.0 * (area - shared(place_)) / area;
  for (const QRectF& other : taken_) cost += 6.0 * (shared(other) > 0.0 ? 0.3 + shared(other) / area : 0.0);
  for (const QRectF& other : lines_) cost += 1.5 * shared(other) / area;
  return cost;
}

QRectF LabelPlaces::put(const QPointF& anchor, const QSizeF& size, double gap) {
  constexpr int kDirections = 16;
  constexpr int kRings = 6;
  QRectF best;
  double best_cost = std::numeric_limits<double>::max();
  for (int ring = 0; ring < kRings; ++ring) {
    for (int i = 0; i < kDirections; ++i) {
      const double angle = 2.0 * M_PI * (i + 1) / kDirections;
      const QPointF out(std::cos(angle), -std::sin(angle));
      // the nearest point of the box stays `gap` away, whatever the direction
      const double reach = gap + ring * size.height();
      const QPointF middle =
          anchor + QPointF(out.x() * (reach + size.width() / 2), out.y() * (reach + size.height() / 2));
      const QRectF rect(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height());
      const double cost = costOf(rect) + 0.12 * ring;
      if (cost < best_cost - 1e-9) {
        best_cost = cost;
        best = rect;
      }
    }
  }
  taken_.push_back(best);
  return best;
}

}  // namespace linkwright::ui
