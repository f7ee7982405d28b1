// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/spatial/pose.h"
#include "ui/document/interaction.h"
#include "ui/view3d/camera_orbit.h"

#include <Eigen/Core>
#include <QPointF>

#include <array>
#include <optional>

namespace linkwright::ui {

/// What of the gizmo the mouse is on. Arrows and squares move along its axes and rings turn about them: the world's or
/// the hand's own. The centre moves in the plane of the screen and the outer ring turns about the line of sight.
enum class GizmoHandle {
  None,
  MoveX,
  MoveY,
  MoveZ,
  MoveYZ,
  MoveZX,
  MoveXY,
  MoveScreen,
  TurnX,
  TurnY,
  TurnZ,
  TurnScreen
};

/// Sizes on the screen, device-independent pixels, in a view that is high enough.
inline constexpr double kGizmoArrowPx = 92.0;
inline constexpr double kGizmoArrowStartPx = 13.0;
inline constexpr double kGizmoSquareNearPx = 25.0;
inline constexpr double kGizmoSquareFarPx = 43.0;
inline constexpr double kGizmoCentrePx = 8.0;
inline constexpr double kGizmoRingPx = 78.0;
inline constexpr double kGizmoScreenRingPx = 94.0;

/// Metres that one of the pixels above spans at a world point. In a low view the gizmo is smaller, or it would hide
/// the robot and leave the picture.
double gizmoUnit(const OrbitCamera& camera, const Eigen::Vector3d& point_W);

/// 0, 1, 2 for the handles of the x, y, z axes and the squares that stand on them; -1 for the others.
int axisOf(GizmoHandle handle);

/// The gizmo as it stands on the screen: where its handles are and which of them a pixel is on. No drawing.
class Gizmo {
public:
  Gizmo(GizmoMode mode, GizmoAxes axes, const Pose& X_WG, const OrbitCamera& camera);

  double unit() const { return unit_; }  ///< gizmoUnit at its place
  /// The axis of a handle in world axes, unit length (of a square: its normal).
  Eigen::Vector3d axis(int index) const;
  /// False where an arrow points at the viewer or a square is seen from its edge: it is not drawn and not grabbed.
  bool isShown(GizmoHandle handle) const;
  GizmoHandle handleAt(const QPointF& pixel) const;
  /// The pixel at the middle of a handle, on the side of a ring that faces the viewer.
  QPointF middleOf(GizmoHandle handle) const;
  /// The point of a ring at `angle`, world frame.
  Eigen::Vector3d ringPoint(GizmoHandle ring, double angle) const;

private:
  double distanceToArrow(int index, const QPointF& pixel) const;
  double distanceToRing(GizmoHandle ring, const QPointF& pixel) const;
  bool isOnSquare(int index, const QPointF& pixel) const;

  GizmoMode mode_;
  GizmoAxes axes_;
  Pose X_WG_;
  const OrbitCamera& camera_;
  double unit_;
};

/// One drag of a handle: what the mouse does to the pose it began with. The grabbed point stays under the mouse.
class GizmoDrag {
public:
  /// `X_WG` is the hand's pose when `handle` is grabbed at `pixel`.
  /// `ring_px` is the radius of the ring that is turned, device-independent pixels. What follows the mouse in the plane
  /// of the screen stays in the plane with the normal `plane_W` instead, where that is seen well enough.
  GizmoDrag(GizmoHandle handle, GizmoAxes axes, const Pose& X_WG, const OrbitCamera& camera, const QPointF& pixel,
            double ring_px = kGizmoRingPx, const std::optional<Eigen::Vector3d>& plane_W = {});
  /// The hand's pose with the mouse at `pixel`. Where the mouse's ray gives no answer (it has left the plane's
  /// horizon) the last pose holds. `snaps` rounds to 10 mm along the handle's axes, or to 5 degrees.
  Pose update(const OrbitCamera& camera, const QPointF& pixel, bool snaps);
  GizmoHandle handle() const { return handle_; }
  /// How far the ring has been turned by the last update, rad; whole turns count.
  double turn() const { return last_turn_; }

private:
  bool turns() const { return handle_ >= GizmoHandle::TurnX; }
  // displacement of the grabbed point from the drag's origin, in the handle's line or plane; false: no answer
  bool locate(const OrbitCamera& camera, const QPointF& pixel, Eigen::Vector3d& offset) const;
  bool angleAt(const OrbitCamera& camera, const QPointF& pixel, double& angle) const;

  GizmoHandle handle_;
  Pose X_WG_;
  Eigen::Matrix3d R_WA_ = Eigen::Matrix3d::Identity();  // the gizmo's axes
  Eigen::Vector3d axis_ = Eigen::Vector3d::UnitZ();     // line's direction, plane's normal or ring's axis
  Eigen::Vector3d normal_ = Eigen::Vector3d::UnitZ();   // of the plane that the mouse's ray is cut with
  Eigen::Vector3d grabbed_ = Eigen::Vector3d::Zero();   // offset of the grabbed point
  bool along_screen_ = false;                           // a ring seen from its edge: drag along its tangent
  QPointF start_pixel_;
  QPointF tangent_per_rad_;  // pixels that the grabbed point moves a radian
  double last_angle_ = 0.0;  // of the mouse, to count whole turns
  double turned_ = 0.0;      // rad since the drag began
  double last_turn_ = 0.0;   // the same, snapped where it was asked for
  Pose last_;
};

}  // namespace linkwright::ui
