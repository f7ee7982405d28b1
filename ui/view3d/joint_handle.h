// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/mechanism.h"
#include "core/spatial/pose.h"
#include "ui/view3d/gizmo.h"

#include <QPointF>

#include <vector>

namespace linkwright::ui {

/// Radius of the arc, device-independent pixels in a view that is high enough.
inline constexpr double kJointArcPx = 52.0;

/// One joint to be moved by itself: an arc about its axis from limit to limit, with a knob where it is; along the axis
/// of a prismatic one a bar. No drawing.
struct JointHandle {
  int joint = -1;  ///< index into Model::joints()
  bool slides = false;
  Pose X_WA;  ///< at the joint, z along its axis, x where q = 0 points
  double q = 0.0;
  double lower = 0.0, upper = 0.0;  ///< rad, m; infinite where there is no limit

  /// The line from limit to limit, world frame: of an endless joint the whole turn.
  std::vector<Eigen::Vector3d> range(const OrbitCamera& camera) const;
  /// Where q is on it.
  Eigen::Vector3d knob(const OrbitCamera& camera) const;
  /// Whether the pixel is on the knob or the line.
  bool isAt(const OrbitCamera& camera, const QPointF& pixel) const;
};

/// One drag of such a handle: the grabbed point stays under the mouse.
class JointDrag {
public:
  JointDrag(const JointHandle& handle, const OrbitCamera& camera, const QPointF& pixel);
  int joint() const { return handle_.joint; }
  /// The joint's position with the mouse at `pixel`, not held within the limits. `snaps` rounds the way to 5 degrees or
  /// 10 mm.
  double update(const OrbitCamera& camera, const QPointF& pixel, bool snaps);

private:
  JointHandle handle_;
  GizmoDrag drag_;
};

}  // namespace linkwright::ui
