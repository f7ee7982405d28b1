// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/dh_form.h"
#include "ui/document/interaction.h"
#include "ui/document/snapshot.h"
#include "ui/view3d/decor.h"
#include "ui/workspaces/construct/dh_chain.h"

#include <optional>

namespace linkwright::ui {

/// A turn as it is seen: from a direction, about an axis.
struct DhArc {
  Eigen::Vector3d centre_W, axis_W, start_W;  ///< unit vectors, the start across the axis
  double angle = 0.0;                         ///< rad
};

/// One row of a DH table where the robot stands now: two frames, and the way from the one to the other. No drawing.
struct DhGeometry {
  Pose X_WF, X_WM, X_WT;                  ///< the frame before the row, the one between its two screws, the one after
  Eigen::Vector3d d_from_W, d_to_W;       ///< along the axis that theta turns about
  Eigen::Vector3d a_from_W, a_to_W;       ///< the common normal, from foot to foot
  DhArc theta, alpha;                     ///< with q where the joint turns
  Eigen::Vector3d z_before_W, z_after_W;  ///< directions of the two axes
  double d = 0.0, a = 0.0;                ///< m; with q where the joint slides
};

/// Of a row of the form of the snapshot's mechanism; absent where one of its links is not in the model.
std::optional<DhGeometry> dhGeometry(const Snapshot& snapshot, const DhForm& form, int row);

/// Points of an arc from its start to its end, at most four degrees apart.
std::vector<Eigen::Vector3d> arcPoints(const DhArc& arc, double radius);

/// The figure as the 3D view shows it, the chosen parameter stronger than the others. `size` is the robot's, m.
Decor dhDecor(const DhGeometry& figure, const DhForm& form, int row, std::optional<DhParameter> chosen, double size,
              AngleUnit unit, bool dark);

}  // namespace linkwright::ui
