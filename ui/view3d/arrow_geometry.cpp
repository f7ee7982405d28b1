// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/arrow_geometry.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kShaftReachPx = 7.0;  // of a shaft's middle: its half width and a few pixels for the finger
constexpr double kMarkReachPx = 9.0;   // of the middle of a dot or a ring
constexpr double kRadiusAside = 0.3;   // of an arc's radius, how much farther out the next one lies
constexpr double kArcStep = 0.12;      // rad

double distanceTo(const QLineF& line, const QPointF& p) {
  const QPointF along = line.p2() - line.p1(), to_p = p - line.p1();
  const double squared = QPointF::dotProduct(along, along);
  const double t = squared > 0.0 ? std::clamp(QPointF::dotProduct(to_p, along) / squared, 0.0, 1.0) : 0.0;
  const QPointF off = to_p - t * along;
  return std::hypot(off.x(), off.y());
}

// the direction in which the middle of an arc about `axis` lies: up, or ahead where the axis is upright
Vector3d middleOfArc(const Vector3d& axis) {
  const Vector3d reference = std::abs(axis.z()) < 0.9 ? Vector3d::UnitZ() : Vector3d::UnitX();
  return (reference - axis.dot(reference) * axis).normalized();
}

// the shaft where it belongs, cut at the near plane
std::vector<QLineF> shaftOnLine(const Arrow& arrow, const OrbitCamera& camera) {
  std::vector<QLineF> lines;
  const std::vector<Vector3d> shaft = shaftOf(arrow);
  const double nearest = camera.nearPlane();
  for (std::size_t i = 0; i < std::max<std::size_t>(shaft.size() - 1, 1); ++i) {
    Vector3d a = shaft[i], b = shaft[std::min(i + 1, shaft.size() - 1)];
    const double depth_a = camera.depthOf(a), depth_b = camera.depthOf(b);
    if (depth_a < nearest && depth_b < nearest) continue;
    const double cut = depth_a == depth_b ? 0.0 : (nearest - depth_a) / (depth_b - depth_a);
    if (depth_a < nearest) a += cut * (b - a);
    if (depth_b < nearest) b = a + cut * (b - a);
    lines.emplace_back(camera.project(a), camera.project(b));
  }
  return lines;
}

}  // namespace

std::vector<Vector3d> shaftOf(const Arrow& arrow) {
  if (arrow.shape == ArrowShape::Dot || arrow.shape == ArrowShape::Ring) return {arrow.tail};
  const Vector3d along = arrow.tip - arrow.tail;
  const double length = along.norm();
  if (arrow.shape != ArrowShape::Arc || length <= 0.0 || arrow.radius <= 0.0) return {arrow.tail, arrow.tip};
  const Vector3d axis = along / length, middle = middleOfArc(axis), side = axis.cross(middle);
  const double radius = arrow.radius * (1.0 + kRadiusAside * arrow.aside);
  const double span = length / radius;
  const int pieces = std::max(2, static_cast<int>(std::ceil(span / kArcStep)));
  std::vector<Vector3d> points;
  for (int i = 0; i <= pieces; ++i) {
    const double angle = span * (static_cast<double>(i) / pieces - 0.5);
    points.emplace_back(arrow.tail + radius * (std::cos(angle) * middle + std::sin(angle) * side));
  }
  return points;
}

LabelAnchor labelAnchorOf(const Arrow& arrow) {
  const std::vector<Vector3d> shaft = shaftOf(arrow);
  if (shaft.size() == 1) return {arrow.tail, Vector3d::Zero()};
  if (arrow.shape == ArrowShape::Arc) return {shaft.back(), shaft.back() - arrow.tail};
  if (arrow.shape == ArrowShape::Tie) return {0.5 * (arrow.tail + arrow.tip), Vector3d::Zero()};
  return {arrow.tip, arrow.tip - arrow.tail};
}

QPointF asideOf(const Arrow& arrow, const OrbitCamera& camera) {
  if (arrow.shape != ArrowShape::Straight || arrow.aside == 0) return {};
  const std::vector<QLineF> lines = shaftOnLine(arrow, camera);
  if (lines.empty()) return {};
  const double length = lines[0].length();
  // the shader takes a line of no length to run to the right
  const QPointF left = length > 1e-3 ? QPointF(lines[0].dy(), -lines[0].dx()) / length : QPointF(0.0, -1.0);
  return kAsidePx * arrow.aside * left;
}

Vector3d movedOnScreen(const OrbitCamera& camera, const Vector3d& point_W, const QPointF& pixels) {
  return point_W + camera.metresPerPixel(point_W) * (pixels.x() * camera.right() - pixels.y() * camera.up());
}

std::vector<QLineF> drawnShaft(const Arrow& arrow, const OrbitCamera& camera) {
  std::vector<QLineF> lines = shaftOnLine(arrow, camera);
  const QPointF aside = asideOf(arrow, camera);
  for (QLineF& line : lines) line.translate(aside);
  return lines;
}

std::optional<QuantityKey> pickArrow(const OrbitCamera& camera, const QPointF& pixel, const std::vector<Arrow>& arrows,
                                     const std::vector<PlacedLabel>& labels) {
  for (const PlacedLabel& label : labels) {
    if (label.key && label.rect.contains(pixel)) return label.key;
  }
  std::optional<QuantityKey> picked;
  double nearest = 1.0;  // in the reach of each
  for (const Arrow& arrow : arrows) {
    if (!arrow.key || arrow.emphasis == ArrowEmphasis::Hidden || arrow.shape == ArrowShape::Tie) continue;
    const bool is_mark = arrow.shape == ArrowShape::Dot || arrow.shape == ArrowShape::Ring;
    for (const QLineF& line : drawnShaft(arrow, camera)) {
      const double off = distanceTo(line, pixel) / (is_mark ? kMarkReachPx : kShaftReachPx);
      if (off >= nearest) continue;
      nearest = off;
      picked = arrow.key;
    }
  }
  return picked;
}

}  // namespace linkwright::ui
