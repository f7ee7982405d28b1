// SPDX-License-Identifier: MIT
#include "core/drawing/picture_projection.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright {
namespace {

constexpr double kRoundOff = 1e-12;
constexpr double kClearlyWider = 1.1;
constexpr double kSmallest = 1e-6;  // m, of what is drawn

/// An axis of the world seen along another one is a point, to the last bit.
double clean(double value) { return std::abs(value) < kRoundOff ? 0.0 : value; }

}  // namespace

PictureProjection::PictureProjection(const PictureDirection& direction, const std::vector<Eigen::Vector3d>& points_W,
                                     const PageBox& place) {
  const double ca = clean(std::cos(direction.azimuth)), sa = clean(std::sin(direction.azimuth));
  const double ce = clean(std::cos(direction.elevation)), se = clean(std::sin(direction.elevation));
  right_ = {-sa, ca, 0.0};
  up_ = {-se * ca, -se * sa, ce};
  towards_ = {ce * ca, ce * sa, se};
  Eigen::Vector2d low = Eigen::Vector2d::Zero(), high = low;
  for (std::size_t i = 0; i < points_W.size(); ++i) {
    const Eigen::Vector2d seen = along(points_W[i]);
    low = i == 0 ? seen : Eigen::Vector2d(low.cwiseMin(seen));
    high = i == 0 ? seen : Eigen::Vector2d(high.cwiseMax(seen));
  }
  const Eigen::Vector2d size = (high - low).cwiseMax(kSmallest);
  scale_ = std::min(place.size().x() / size.x(), place.size().y() / size.y());
  origin_ = (place.low + place.high) / 2.0 - scale_ * (low + high) / 2.0;
}

PictureDirection widestDirection(const std::vector<Eigen::Vector3d>& points_W) {
  if (points_W.empty()) return kFromFront;
  Eigen::Vector3d low = points_W.front(), high = low;
  for (const Eigen::Vector3d& point : points_W) {
    low = low.cwiseMin(point);
    high = high.cwiseMax(point);
  }
  const Eigen::Vector3d size = high - low;
  // the diagonals of the box, seen along y, x and z
  const double front = std::hypot(size.x(), size.z()), right = std::hypot(size.y(), size.z()),
               top = std::hypot(size.x(), size.y());
  if (std::max(right, top) < kClearlyWider * front) return kFromFront;
  return right >= top ? kFromRight : kFromTop;
}

std::vector<Eigen::Vector2d> convexOutline(std::vector<Eigen::Vector2d> points) {
  constexpr double kHundredths = 100.0;
  // whole numbers: their products are exact
  for (Eigen::Vector2d& point : points) point = (kHundredths * point).array().round();
  std::sort(points.begin(), points.end(), [](const Eigen::Vector2d& a, const Eigen::Vector2d& b) {
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
  });
  points.erase(std::unique(points.begin(), points.end()), points.end());
  const auto turns = [](const Eigen::Vector2d& a, const Eigen::Vector2d& b, const Eigen::Vector2d& c) {
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()) <= 0.0;
  };
  std::vector<Eigen::Vector2d> outline;
  for (int side = 0; side < 2 && points.size() > 1; ++side) {
    const std::size_t start = outline.size();
    for (const Eigen::Vector2d& point : points) {
      while (outline.size() >= start + 2 && turns(outline[outline.size() - 2], outline.back(), point))
        outline.pop_back();
      outline.push_back(point);
    }
    outline.pop_back();
    std::reverse(points.begin(), points.end());
  }
  if (outline.empty()) outline = std::move(points);
  for (Eigen::Vector2d& point : outline) point /= kHundredths;
  return outline;
}

}  // namespace linkwright
