// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/spatial/rotation.h"
#include "ui/view3d/gizmo.h"

#include <Eigen/Geometry>

#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kGrazing = 0.02;   // sine of the flattest angle at which a plane is cut
constexpr double kPlaneSeen = 0.2;  // of a plane that is dragged in, instead of the screen's
constexpr double kEdgeOn = 0.25;    // a ring flatter than this is dragged along its tangent
constexpr double kMoveSnap = 0.01;  // m
constexpr double kTurnSnap = std::numbers::pi / 36.0;

Vector3d snapped(const Vector3d& v, double grid) {
  return {grid * std::round(v.x() / grid), grid * std::round(v.y() / grid), grid * std::round(v.z() / grid)};
}

}  // namespace

GizmoDrag::GizmoDrag(GizmoHandle handle, GizmoAxes axes, const Pose& X_WG, const OrbitCamera& camera,
                     const QPointF& pixel, double ring_px, const std::optional<Vector3d>& plane_W)
    : handle_(handle), X_WG_(X_WG), start_pixel_(pixel), last_(X_WG) {
  if (axes == GizmoAxes::Hand) R_WA_ = X_WG.R;
  const Vector3d sight = (X_WG.p - camera.eye()).normalized();
  const int index = axisOf(handle);
  if (turns()) {
    axis_ = index < 0 ? Vector3d(-camera.forward()) : Vector3d(R_WA_.col(index));
    normal_ = axis_;
    along_screen_ = index >= 0 && std::abs(axis_.dot(sight)) < kEdgeOn;
    if (along_screen_) {
      // the grabbed point is on the near side of the ring; a small turn moves it along the screen's tangent
      const double radius = ring_px * gizmoUnit(camera, X_WG.p);
      const Vector3d near_side = -(sight - axis_ * axis_.dot(sight)).normalized() * radius;
      const double small = 1e-3;
      tangent_per_rad_ =
          (camera.project(X_WG.p + rotationAbout(axis_, small) * near_side) - camera.project(X_WG.p + near_side)) /
          small;
    } else {
      angleAt(camera, pixel, last_angle_);
    }
    return;
  }
  if (handle == GizmoHandle::MoveScreen) {
    const bool keeps_plane = plane_W && std::abs(plane_W->dot(sight)) > kPlaneSeen;
    axis_ = normal_ = keeps_plane ? *plane_W : camera.forward();
  } else if (handle >= GizmoHandle::MoveYZ) {
    axis_ = normal_ = R_WA_.col(index);
  } else {
    // the plane through the arrow that faces the viewer most: its cut with the ray is well conditioned wherever the
    // arrow can be seen, and projects to the arrow's line
    axis_ = R_WA_.col(index);
    normal_ = (sight - axis_ * axis_.dot(sight)).normalized();
  }
  locate(camera, pixel, grabbed_);
}

bool GizmoDrag::locate(const OrbitCamera& camera, const QPointF& pixel, Vector3d& offset) const {
  const Ray ray = camera.rayThrough(pixel);
  const double slope = normal_.dot(ray.direction);
  if (std::abs(slope) < kGrazing) return false;
  const double t = normal_.dot(X_WG_.p - ray.origin) / slope;
  if (t < 0.0 || t > 100.0 * camera.view().distance) return false;
  offset = ray.at(t) - X_WG_.p;
  if (handle_ <= GizmoHandle::MoveZ) offset = axis_ * axis_.dot(offset);
  return true;
}

bool GizmoDrag::angleAt(const OrbitCamera& camera, const QPointF& pixel, double& angle) const {
  const Ray ray = camera.rayThrough(pixel);
  const double slope = normal_.dot(ray.direction);
  if (std::abs(slope) < kGrazing) return false;
  const Vector3d p = ray.at(normal_.dot(X_WG_.p - ray.origin) / slope) - X_WG_.p;
  const Eigen::Matrix3d R = rotationWithZ(axis_);
  angle = std::atan2(p.dot(R.col(1)), p.dot(R.col(0)));
  return true;
}

Pose GizmoDrag::update(const OrbitCamera& camera, const QPointF& pixel, bool snaps) {
  if (!turns()) {
    Vector3d offset;
    if (!locate(camera, pixel, offset)) return last_;
    Vector3d moved = offset - grabbed_;
    if (snaps) moved = R_WA_ * snapped(R_WA_.transpose() * moved, kMoveSnap);
    last_.p = X_WG_.p + moved;
    return last_;
  }
  if (along_screen_) {
    const double squared = QPointF::dotProduct(tangent_per_rad_, tangent_per_rad_);
    if (squared < 1e-12) return last_;
    turned_ = QPointF::dotProduct(pixel - start_pixel_, tangent_per_rad_) / squared;
  } else {
    double angle = 0.0;
    if (!angleAt(camera, pixel, angle)) return last_;
    // the shorter way since the last event, so that several turns add up
    turned_ += std::remainder(angle - last_angle_, 2.0 * std::numbers::pi);
    last_angle_ = angle;
  }
  last_turn_ = snaps ? kTurnSnap * std::round(turned_ / kTurnSnap) : turned_;
  last_.R = rotationAbout(axis_, last_turn_) * X_WG_.R;
  return last_;
}

}  // namespace linkwright::ui
