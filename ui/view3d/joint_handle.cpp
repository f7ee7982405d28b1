// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/joint_handle.h"

#include "ui/view3d/pixel_distance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kRingReachPx = 8.0;
constexpr double kKnobReachPx = 11.0;
constexpr int kSegmentsATurn = 72;
constexpr double kEndlessBar = 1.0;  // m of an endless prismatic joint's way that is drawn, each way

Vector3d pointAt(const JointHandle& handle, double q, const OrbitCamera& camera) {
  // a prismatic joint's frame moves with it
  if (handle.slides) return handle.X_WA.p + (q - handle.q) * handle.X_WA.R.col(2);
  const double radius = kJointArcPx * gizmoUnit(camera, handle.X_WA.p);
  return handle.X_WA.p + radius * (std::cos(q) * handle.X_WA.R.col(0) + std::sin(q) * handle.X_WA.R.col(1));
}

}  // namespace

std::vector<Vector3d> JointHandle::range(const OrbitCamera& camera) const {
  if (slides) {
    const double from = std::isfinite(lower) ? lower : q - kEndlessBar;
    const double to = std::isfinite(upper) ? upper : q + kEndlessBar;
    return {pointAt(*this, from, camera), pointAt(*this, to, camera)};
  }
  const double turn = 2.0 * std::numbers::pi;
  const bool endless = !(upper - lower < turn);
  const double from = endless ? 0.0 : lower, to = endless ? turn : upper;
  const int segments = std::max(1, static_cast<int>(std::ceil(kSegmentsATurn * (to - from) / turn)));
  std::vector<Vector3d> points;
  for (int i = 0; i <= segments; ++i) points.push_back(pointAt(*this, from + (to - from) * i / segments, camera));
  return points;
}

Vector3d JointHandle::knob(const OrbitCamera& camera) const { return pointAt(*this, q, camera); }

bool JointHandle::isAt(const OrbitCamera& camera, const QPointF& pixel) const {
  if (apart(pixel, camera.project(knob(camera))) < kKnobReachPx) return true;
  // the bar of a prismatic joint runs through the links: only its knob is taken hold of
  if (slides) return false;
  const std::vector<Vector3d> points = range(camera);
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (distanceToSegment(pixel, camera.project(points[i - 1]), camera.project(points[i])) < kRingReachPx) return true;
  }
  return false;
}

JointDrag::JointDrag(const JointHandle& handle, const OrbitCamera& camera, const QPointF& pixel)
    : handle_(handle),
      drag_(handle.slides ? GizmoHandle::MoveZ : GizmoHandle::TurnZ, GizmoAxes::Hand, handle.X_WA, camera, pixel,
            kJointArcPx) {}

double JointDrag::update(const OrbitCamera& camera, const QPointF& pixel, bool snaps) {
  const Pose X_WA = drag_.update(camera, pixel, snaps);
  const double way = handle_.slides ? handle_.X_WA.R.col(2).dot(X_WA.p - handle_.X_WA.p) : drag_.turn();
  return handle_.q + way;
}

}  // namespace linkwright::ui
