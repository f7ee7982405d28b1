// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/tip_handle.h"

#include "core/spatial/rotation.h"
#include "ui/view3d/pixel_distance.h"

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kTipReachPx = 9.0;  // how near the mouse must be
constexpr double kStartPx = 9.0;     // from the end of the link to the arrow
constexpr double kArrowPx = 38.0;    // the arrow's length
constexpr double kBesidePx = 106.0;  // from a gizmo's centre: just beyond its outer ring
constexpr double kFarthestPx = 260.0;
constexpr double kStepPx = 4.0;
constexpr double kMostForeshortened = 0.2;  // of an arrow's full length on the screen
constexpr double kSnap = 0.01;              // m

}  // namespace

std::optional<TipHandle> tipHandleAt(const LinkEnd& end, const std::optional<Vector3d>& gizmo_W,
                                     const OrbitCamera& camera) {
  const double towards = end.direction_W.dot((end.p_W - camera.eye()).normalized());
  if (!(std::sqrt(std::max(0.0, 1.0 - towards * towards)) > kMostForeshortened)) return std::nullopt;
  const double unit = gizmoUnit(camera, end.p_W);
  const auto at = [&](double pixels) { return Vector3d(end.p_W + pixels * unit * end.direction_W); };
  double start = kStartPx;
  if (gizmo_W) {
    const double reach = kBesidePx * gizmoUnit(camera, *gizmo_W) / camera.metresPerPixel(*gizmo_W);
    const QPointF centre = camera.project(*gizmo_W);
    while (start < kFarthestPx && apart(camera.project(at(start)), centre) < reach) start += kStepPx;
  }
  return TipHandle{end, at(start), at(start + kArrowPx)};
}

bool TipHandle::isAt(const OrbitCamera& camera, const QPointF& pixel) const {
  return distanceToSegment(pixel, camera.project(from_W), camera.project(to_W)) < kTipReachPx;
}

QPointF TipHandle::middle(const OrbitCamera& camera) const {
  return 0.5 * (camera.project(from_W) + camera.project(to_W));
}

TipDrag::TipDrag(const TipHandle& handle, const OrbitCamera& camera, const QPointF& pixel)
    : end_(handle.end),
      drag_(GizmoHandle::MoveZ, GizmoAxes::Hand, {rotationWithZ(handle.end.direction_W), handle.end.p_W}, camera,
            pixel) {}

double TipDrag::update(const OrbitCamera& camera, const QPointF& pixel, bool snaps) {
  const Vector3d moved = drag_.update(camera, pixel, false).p - end_.p_W;
  const double length = end_.length + end_.direction_W.dot(moved);
  // no finer than the mouse: what is drawn by hand has few digits
  const double span = camera.metresPerPixel(end_.p_W);
  const double grid = snaps ? kSnap : std::pow(10.0, std::floor(std::log10(std::max(span, 1e-6))));
  return std::round(length / grid) * grid;
}

}  // namespace linkwright::ui
