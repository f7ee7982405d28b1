// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/camera_orbit.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kSteepest = 1.553;    // rad, 89 degrees: z stays up
constexpr double kClosest = 5e-3;      // m
constexpr double kFarthest = 2e3;      // m
constexpr double kOrbitRate = 0.0075;  // rad a pixel
constexpr double kZoomRate = 0.065;    // of the distance, a notch of the wheel
constexpr double kBehind = 1e7;        // where points behind the eye are said to be

// where along `side` the eye must stand, at depth `eye_depth`, for the outermost points to be equally far from the
// picture's middle on both sides: the sum of both slopes falls as the eye moves that way
double middleSeen(const std::vector<Vector3d>& points_W, const Vector3d& side, const Vector3d& forward,
                  double eye_depth) {
  double low = std::numeric_limits<double>::infinity(), high = -low;
  for (const Vector3d& p : points_W) {
    low = std::min(low, side.dot(p));
    high = std::max(high, side.dot(p));
  }
  for (int i = 0; i < 50; ++i) {
    const double middle = 0.5 * (low + high);
    double least = std::numeric_limits<double>::infinity(), most = -least;
    for (const Vector3d& p : points_W) {
      const double slope = (side.dot(p) - middle) / (forward.dot(p) - eye_depth);
      least = std::min(least, slope);
      most = std::max(most, slope);
    }
    (least + most > 0.0 ? low : high) = middle;
  }
  return 0.5 * (low + high);
}

}  // namespace

void OrbitCamera::setView(const SceneView& view) {
  view_ = view;
  view_.elevation = std::clamp(view.elevation, -kSteepest, kSteepest);
  view_.distance = std::clamp(view.distance, kClosest, kFarthest);
}

void OrbitCamera::setViewport(const QSizeF& size) {
  viewport_ = {std::max(size.width(), 1.0), std::max(size.height(), 1.0)};
}

double OrbitCamera::tanHalfFov() const { return std::tan(0.5 * fieldOfViewDeg() * std::numbers::pi / 180.0); }

Vector3d OrbitCamera::forward() const {
  const double ce = std::cos(view_.elevation);
  return -Vector3d(ce * std::cos(view_.azimuth), ce * std::sin(view_.azimuth), std::sin(view_.elevation));
}

Vector3d OrbitCamera::right() const { return {-std::sin(view_.azimuth), std::cos(view_.azimuth), 0.0}; }

Vector3d OrbitCamera::up() const { return right().cross(forward()); }

Vector3d OrbitCamera::eye() const { return view_.centre - view_.distance * forward(); }

double OrbitCamera::nearPlane() const { return std::max(1e-4, 0.02 * view_.distance); }

double OrbitCamera::farPlane() const { return std::min(9e4, 60.0 * view_.distance + 20.0); }

QPointF OrbitCamera::project(const Vector3d& point_W) const {
  const Vector3d from_eye = point_W - eye();
  const double depth = forward().dot(from_eye);
  if (depth < 1e-9) return {kBehind, kBehind};
  const double scale = 0.5 * viewport_.height() / (tanHalfFov() * depth);
  return {0.5 * viewport_.width() + scale * right().dot(from_eye),
          0.5 * viewport_.height() - scale * up().dot(from_eye)};
}

Ray OrbitCamera::rayThrough(const QPointF& pixel) const {
  const double scale = 2.0 * tanHalfFov() / viewport_.height();
  const double x = scale * (pixel.x() - 0.5 * viewport_.width());
  const double y = scale * (0.5 * viewport_.height() - pixel.y());
  return {eye(), (forward() + x * right() + y * up()).normalized()};
}

double OrbitCamera::metresPerPixel(const Vector3d& point_W) const {
  return 2.0 * tanHalfFov() * std::max(depthOf(point_W), nearPlane()) / viewport_.height();
}

void OrbitCamera::orbit(const QPointF& pixels) {
  view_.azimuth = std::remainder(view_.azimuth - kOrbitRate * pixels.x(), 2.0 * std::numbers::pi);
  view_.elevation = std::clamp(view_.elevation + kOrbitRate * pixels.y(), -kSteepest, kSteepest);
}

void OrbitCamera::pan(const QPointF& pixels) {
  const double scale = metresPerPixel(view_.centre);
  view_.centre += scale * (pixels.y() * up() - pixels.x() * right());
}

void OrbitCamera::zoom(double steps, const QPointF& cursor) {
  const double before = metresPerPixel(view_.centre);
  // a view that is nearer already, of a small part that was framed, does not jump back
  const double nearest = std::min(std::max(nearest_, kClosest), view_.distance);
  view_.distance = std::clamp(view_.distance * std::exp(-kZoomRate * steps), nearest, kFarthest);
  const double shift = before - metresPerPixel(view_.centre);
  view_.centre +=
      shift * ((cursor.x() - 0.5 * viewport_.width()) * right() + (0.5 * viewport_.height() - cursor.y()) * up());
}

void OrbitCamera::frame(const Vector3d& centre, double radius) {
  const double aspect = std::min(1.0, viewport_.width() / viewport_.height());
  const double half = std::atan(tanHalfFov() * aspect);
  view_.centre = centre;
  view_.distance = std::clamp(1.15 * radius / std::sin(half), kClosest, kFarthest);
}

void OrbitCamera::framePoints(const std::vector<Vector3d>& points_W, double margin) {
  if (points_W.empty()) return;
  // the slopes of the four sides of the frustum that the points may fill
  const double ty = tanHalfFov() * std::max(0.3, 1.0 - 2.0 * margin / viewport_.height());
  const double tx =
      tanHalfFov() * viewport_.width() / viewport_.height() * std::max(0.3, 1.0 - 2.0 * margin / viewport_.width());
  const Vector3d r = right(), u = up(), f = forward();
  // each side touches its outermost point: |x - cx| <= tx (z - cz) for all, the eye being (cx, cy, cz)
  double x_hi = -std::numeric_limits<double>::infinity(), x_lo = -x_hi, y_hi = x_hi, y_lo = -x_hi, z_sum = 0.0;
  for (const Vector3d& p : points_W) {
    const double x = r.dot(p), y = u.dot(p), z = f.dot(p);
    x_hi = std::max(x_hi, x - tx * z);
    x_lo = std::min(x_lo, x + tx * z);
    y_hi = std::max(y_hi, y - ty * z);
    y_lo = std::min(y_lo, y + ty * z);
    z_sum += z;
  }
  const double cz = std::min(0.5 * (x_lo - x_hi) / tx, 0.5 * (y_lo - y_hi) / ty);
  const double cx = middleSeen(points_W, r, f, cz), cy = middleSeen(points_W, u, f, cz);
  const double distance = std::clamp(z_sum / static_cast<double>(points_W.size()) - cz, kClosest, kFarthest);
  view_.centre = cx * r + cy * u + (cz + distance) * f;
  view_.distance = distance;
}

}  // namespace linkwright::ui
