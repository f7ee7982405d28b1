// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/display_options.h"
#include "ui/document/snapshot.h"
#include "ui/view3d/decor.h"
#include "ui/view3d/gizmo.h"
#include "ui/view3d/joint_handle.h"
#include "ui/view3d/picking.h"
#include "ui/view3d/tip_handle.h"
#include "ui/view3d/view3d.h"

#include <QPolygonF>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// All that the picture shows, remembered whether or not there is a scene yet to show it. No Qt3D.
struct ViewState {
  SnapshotPtr snapshot;
  std::vector<LinkSolids> solids;  ///< of snapshot->model
  MeshSet meshes;
  double size = 1.0;                         ///< m, of the robot: what axes and triads are sized by
  std::vector<Arrow> arrows;                 ///< of the recursion's step, then those of the decor
  std::optional<QuantityKey> marked;         ///< the arrows that are lit up
  std::vector<Eigen::Vector3d> arrow_room;   ///< what the arrows of the whole recursion reach
  std::vector<Eigen::Vector3d> motion_room;  ///< corners of all solids on their way through the motion
  std::vector<ScaleBar> scale_bars;
  QString scale_note;
  std::optional<Pose> shown_triad;
  QString triad_name;
  LitLinks lit;
  Decors decor;
  int selected = -1;
  GizmoMode hand_gizmo_mode = GizmoMode::Translate;
  BuildHandles build;
  GizmoAxes gizmo_axes = GizmoAxes::World;
  MouseStyle mouse_style = MouseStyle::LeftOrbits;
  GizmoHandle hot = GizmoHandle::None;  ///< under the mouse or dragged
  bool mouse_near_gizmo = false;
  bool tip_hot = false;           ///< the mouse is on the handle at the tip of a link, or drags it
  bool joint_handle_hot = false;  ///< the mouse is on the arc or arrow of the selected link's joint, or drags it
  DisplayOptions display;
  bool dark = false, high_contrast = false;
  bool for_picture = false;  ///< nothing to take hold of is drawn
  OrbitCamera camera;
  QString grid_note;          ///< what a small square of the grid is
  double grid_spacing = 0.1;  ///< m

  /// Where the gizmo stands: on the part that is built, or on the target of a drag, else on the hand; absent where
  /// there is nothing to drag.
  std::optional<Pose> gizmoPose() const;
  GizmoMode gizmoMode() const { return build.on ? build.mode : hand_gizmo_mode; }
  /// The handle at the tip of the link that is built.
  std::optional<TipHandle> tipHandle() const;
  /// The handle of the joint above the selected link; absent where there is none that moves, a row of the DH table is
  /// drawn, or the view is for building.
  std::optional<JointHandle> jointHandle() const;
  /// Normal of the only plane in which points of this link can move, world frame; absent where they move in space, or
  /// not at all.
  std::optional<Eigen::Vector3d> planeOfMotion(int link) const;
  /// How opaque the gizmo is: it is not there while arrows are looked at and the mouse is elsewhere.
  double gizmoOpacity() const;
  /// What an arrow's emphasis is while another is marked.
  ArrowEmphasis emphasisOf(const Arrow& arrow) const;
  /// Corners of all solids as they stand, for the camera and the shadow.
  std::vector<Eigen::Vector3d> corners() const;
  /// The same where the links are at X_WL.
  std::vector<Eigen::Vector3d> cornersAt(const std::vector<Pose>& X_WL) const;
  /// Whether all of these are in the picture.
  bool shows(const std::vector<Eigen::Vector3d>& points_W) const;
  /// About where each solid is in the picture, pixels.
  std::vector<QPolygonF> outlines() const;
};

/// The spacing of the grid's finer lines at this distance, m: 0.001, 0.01, 0.1, 1 or 10.
double gridSpacing(double distance);

}  // namespace linkwright::ui
