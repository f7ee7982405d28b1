// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/spatial/pose.h"
#include "ui/document/interaction.h"

#include <Eigen/Core>

#include <optional>

namespace linkwright::ui {

/// The end of a link that can be pulled longer.
struct LinkEnd {
  Eigen::Vector3d p_W = Eigen::Vector3d::Zero();
  Eigen::Vector3d direction_W = Eigen::Vector3d::UnitX();  ///< unit length, away from the link
  double length = 0.0;                                     ///< m, of the link now
};

/// What can be taken hold of in a view that is for building.
struct BuildHandles {
  bool on = false;
  std::optional<LinkEnd> tip;
  std::optional<Pose> X_WG;               ///< where the gizmo stands, in the place of the hand's
  GizmoMode mode = GizmoMode::Translate;  ///< of it
  std::optional<Eigen::Vector3d> axis_W;  ///< the direction that its rings turn, unit length
  bool deletes = false;                   ///< the keys that delete have something to delete
};

}  // namespace linkwright::ui
