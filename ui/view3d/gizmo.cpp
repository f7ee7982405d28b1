// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/gizmo.h"

#include "ui/view3d/pixel_distance.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kGizmoReachPx = 9.0;   // how near the mouse must be to a line
constexpr double kShortestArrow = 0.2;  // of its full length on the screen
constexpr double kFlattestSquare = 0.2;
constexpr int kRingSamples = 72;
constexpr double kHighEnough = 460.0;  // px of a view's shorter side from which on the gizmo has its full size
constexpr double kSmallest = 0.62;     // of it

GizmoHandle offset(GizmoHandle first, int index) { return static_cast<GizmoHandle>(static_cast<int>(first) + index); }

}  // namespace

double gizmoUnit(const OrbitCamera& camera, const Vector3d& point_W) {
  const double side = std::min(camera.viewport().width(), camera.viewport().height());
  return std::clamp(side / kHighEnough, kSmallest, 1.0) * camera.metresPerPixel(point_W);
}

int axisOf(GizmoHandle handle) {
  switch (handle) {
    case GizmoHandle::MoveX:
    case GizmoHandle::MoveYZ:
    case GizmoHandle::TurnX: return 0;
    case GizmoHandle::MoveY:
    case GizmoHandle::MoveZX:
    case GizmoHandle::TurnY: return 1;
    case GizmoHandle::MoveZ:
    case GizmoHandle::MoveXY:
    case GizmoHandle::TurnZ: return 2;
    case GizmoHandle::None:
    case GizmoHandle::MoveScreen:
    case GizmoHandle::TurnScreen: return -1;
  }
  return -1;
}

Gizmo::Gizmo(GizmoMode mode, GizmoAxes axes, const Pose& X_WG, const OrbitCamera& camera)
    : mode_(mode), axes_(axes), X_WG_(X_WG), camera_(camera), unit_(gizmoUnit(camera, X_WG.p)) {}

Vector3d Gizmo::axis(int index) const {
  return axes_ == GizmoAxes::World ? Vector3d(Vector3d::Unit(index)) : Vector3d(X_WG_.R.col(index));
}

bool Gizmo::isShown(GizmoHandle handle) const {
  const int index = axisOf(handle);
  const bool turns = handle >= GizmoHandle::TurnX;
  if (handle == GizmoHandle::None || turns != (mode_ == GizmoMode::Rotate)) return false;
  if (index < 0 || turns) return true;
  const double towards = std::abs(axis(index).dot((X_WG_.p - camera_.eye()).normalized()));
  const bool arrow = handle <= GizmoHandle::MoveZ;
  return arrow ? std::sqrt(std::max(0.0, 1.0 - towards * towards)) > kShortestArrow : towards > kFlattestSquare;
}

double Gizmo::distanceToArrow(int index, const QPointF& pixel) const {
  const Vector3d step = unit_ * axis(index);
  return distanceToSegment(pixel, camera_.project(X_WG_.p + kGizmoArrowStartPx * step),
                           camera_.project(X_WG_.p + kGizmoArrowPx * step));
}

bool Gizmo::isOnSquare(int index, const QPointF& pixel) const {
  // the mouse's ray cut with the square's plane, in the plane's own two axes
  const Ray ray = camera_.rayThrough(pixel);
  const Vector3d normal = axis(index);
  const double slope = normal.dot(ray.direction);
  if (std::abs(slope) < 1e-9) return false;
  const Vector3d p = ray.at(normal.dot(X_WG_.p - ray.origin) / slope) - X_WG_.p;
  const double u = p.dot(axis((index + 1) % 3)) / unit_;
  const double v = p.dot(axis((index + 2) % 3)) / unit_;
  const auto within = [](double x) { return x > kGizmoSquareNearPx - 2.0 && x < kGizmoSquareFarPx + 2.0; };
  return within(u) && within(v);
}

Vector3d Gizmo::ringPoint(GizmoHandle ring, double angle) const {
  const int index = axisOf(ring);
  if (index < 0) {
    return X_WG_.p + kGizmoScreenRingPx * unit_ * (std::cos(angle) * camera_.right() + std::sin(angle) * camera_.up());
  }
  return X_WG_.p +
         kGizmoRingPx * unit_ * (std::cos(angle) * axis((index + 1) % 3) + std::sin(angle) * axis((index + 2) % 3));
}

double Gizmo::distanceToRing(GizmoHandle ring, const QPointF& pixel) const {
  const Vector3d sight = (X_WG_.p - camera_.eye()).normalized();
  const double margin = 0.12 * kGizmoRingPx * unit_;
  double nearest = std::numeric_limits<double>::infinity();
  Vector3d last = ringPoint(ring, 0.0);
  for (int i = 1; i <= kRingSamples; ++i) {
    const Vector3d next = ringPoint(ring, 2.0 * std::numbers::pi * i / kRingSamples);
    // the far half is faint and cannot be grabbed
    if (sight.dot(0.5 * (last + next) - X_WG_.p) < margin) {
      nearest = std::min(nearest, distanceToSegment(pixel, camera_.project(last), camera_.project(next)));
    }
    last = next;
  }
  return nearest;
}

GizmoHandle Gizmo::handleAt(const QPointF& pixel) const {
  GizmoHandle nearest = GizmoHandle::None;
  double nearest_distance = kGizmoReachPx;
  const auto offer = [&](GizmoHandle handle, double distance) {
    if (isShown(handle) && distance < nearest_distance) {
      nearest = handle;
      nearest_distance = distance;
    }
  };
  if (mode_ == GizmoMode::Rotate) {
    for (int i = 0; i < 3; ++i)
      offer(offset(GizmoHandle::TurnX, i), distanceToRing(offset(GizmoHandle::TurnX, i), pixel));
    offer(GizmoHandle::TurnScreen, distanceToRing(GizmoHandle::TurnScreen, pixel) + 1.0);
    return nearest;
  }
  if (apart(pixel, camera_.project(X_WG_.p)) < kGizmoCentrePx + 3.0) return GizmoHandle::MoveScreen;
  for (int i = 0; i < 3; ++i) offer(offset(GizmoHandle::MoveX, i), distanceToArrow(i, pixel));
  if (nearest != GizmoHandle::None) return nearest;
  for (int i = 0; i < 3; ++i) {
    const GizmoHandle square = offset(GizmoHandle::MoveYZ, i);
    if (isShown(square) && isOnSquare(i, pixel)) return square;
  }
  return nearest;
}

QPointF Gizmo::middleOf(GizmoHandle handle) const {
  const int index = axisOf(handle);
  if (handle >= GizmoHandle::TurnX) {
    if (index < 0) return camera_.project(ringPoint(handle, 0.25 * std::numbers::pi));
    // of the points that face the viewer, the one that is farthest from the other rings
    QPointF best = camera_.project(X_WG_.p);
    double clearest = -1.0;
    for (int i = 0; i < kRingSamples; ++i) {
      const QPointF pixel = camera_.project(ringPoint(handle, 2.0 * std::numbers::pi * i / kRingSamples));
      if (distanceToRing(handle, pixel) > 1.0) continue;
      double clear = distanceToRing(GizmoHandle::TurnScreen, pixel);
      for (int other = 0; other < 3; ++other) {
        if (other != index) clear = std::min(clear, distanceToRing(offset(GizmoHandle::TurnX, other), pixel));
      }
      if (clear > clearest) {
        clearest = clear;
        best = pixel;
      }
    }
    return best;
  }
  if (index < 0) return camera_.project(X_WG_.p);
  if (handle <= GizmoHandle::MoveZ) {
    return camera_.project(X_WG_.p + 0.72 * kGizmoArrowPx * unit_ * axis(index));
  }
  const double middle = 0.5 * (kGizmoSquareNearPx + kGizmoSquareFarPx) * unit_;
  return camera_.project(X_WG_.p + middle * (axis((index + 1) % 3) + axis((index + 2) % 3)));
}

}  // namespace linkwright::ui
