// SPDX-License-Identifier: MIT
#include "core/drawing/label_places.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace linkwright {
namespace {

constexpr int kDirections = 16;
constexpr int kRings = 5;
// what it costs to leave the page, to cover a label, a line, and to be one ring further off
constexpr double kOffPage = 20.0, kOnLabel = 6.0, kOnLine = 1.5, kRing = 0.12;

double sharedArea(const PageBox& a, const PageBox& b) {
  const Eigen::Vector2d size = a.high.cwiseMin(b.high) - a.low.cwiseMax(b.low);
  return size.x() > 0.0 && size.y() > 0.0 ? size.prod() : 0.0;
}

}  // namespace

void PictureLabels::avoid(const Eigen::Vector2d& from, const Eigen::Vector2d& to, double width) {
  // a chain of squares along the line
  const int pieces = std::max(1, static_cast<int>(std::ceil((to - from).norm() / std::max(width, 1.0))));
  const Eigen::Vector2d half = Eigen::Vector2d::Constant(0.5 * width);
  for (int i = 0; i <= pieces; ++i) {
    const Eigen::Vector2d middle = from + (to - from) * (static_cast<double>(i) / pieces);
    lines_.push_back({middle - half, middle + half});
  }
}

double PictureLabels::costOf(const PageBox& box) const {
  const double area = box.size().prod();
  double cost = kOffPage * (area - sharedArea(box, page_)) / area;
  for (const PageBox& other : taken_) {
    const double shared = sharedArea(box, other);
    if (shared > 0.0) cost += kOnLabel * (0.3 + shared / area);
  }
  for (const PageBox& line : lines_) cost += kOnLine * sharedArea(box, line) / area;
  return cost;
}

PageBox PictureLabels::put(const Eigen::Vector2d& anchor, const Eigen::Vector2d& size, double gap) {
  PageBox best;
  double best_cost = std::numeric_limits<double>::max();
  for (int ring = 0; ring < kRings; ++ring) {
    const Eigen::Vector2d reach = Eigen::Vector2d::Constant(gap + 0.6 * ring * size.y()) + size / 2.0;
    for (int i = 0; i < kDirections; ++i) {
      const double angle = 2.0 * std::numbers::pi * i / kDirections;
      const Eigen::Vector2d middle = anchor + reach.cwiseProduct(Eigen::Vector2d(std::cos(angle), -std::sin(angle)));
      const PageBox box{middle - size / 2.0, middle + size / 2.0};
      const double cost = costOf(box) + kRing * ring;
      if (cost >= best_cost - 1e-9) continue;
      best_cost = cost;
      best = box;
    }
  }
  taken_.push_back(best);
  return best;
}

}  // namespace linkwright
