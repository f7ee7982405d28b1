// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/edit.h"
#include "core/mechanism/mechanism.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace linkwright {

// What a hand in a picture does to a mechanism: a link pulled longer at its tip, a joint put elsewhere, its axis
// turned. All are O(n).

/// The end of a link by which it is made longer or shorter, and what goes with it. In the link's frame; m.
struct LinkTip {
  Eigen::Vector3d p_L = Eigen::Vector3d::Zero();           ///< where the link ends (tipOf)
  Eigen::Vector3d direction_L = Eigen::Vector3d::UnitX();  ///< unit length: that of the solid that ends there
  double length = 0.0;        ///< from the link's origin to the tip, along the direction; above 0
  double shortest = 0.0;      ///< no shorter, or a solid would be none any more
  std::vector<int> grown;     ///< solids that get longer, of Link::shapes
  std::vector<int> carried;   ///< solids that stand at the tip and move with it
  std::vector<int> joints;    ///< joints there, of Mechanism::joints: all that hangs on them is carried
  std::vector<int> payloads;  ///< payloads there, of Link::payloads
};

/// The tip of a link; absent where nothing would grow or move: a leaf that is a frame, a ball or a mesh, or whose
/// solids are the view's own. Of several links on one, those that hang at its end are carried, the others stay.
std::optional<LinkTip> linkTip(const Mechanism& mechanism, int link);

/// The link with its tip at `length` (finite; held above tip.shortest): solids that end there are longer, what stands
/// or hangs there is carried, and its mass, centre and inertia follow as its MassSource says. `tip` is that of this
/// mechanism. With tip.length everything keeps its bits.
Edited extended(const Mechanism& mechanism, int link, const LinkTip& tip, double length);

/// The frame of a joint taken from one pose in the world to another, its parent standing at `X_WP`; what hangs on it is
/// carried. Moved alone it keeps its orientation, turned alone its place, to the last bit.
Edited jointMoved(const Mechanism& mechanism, int joint, const Pose& X_WP, const Pose& X_WJ_from, const Pose& X_WJ_to);

/// The axis of a joint turned by the rotation `R_W` of the world, its parent standing at `X_WP`. Of length 1. What
/// hangs on it stays where it is at q = 0.
Edited axisTurned(const Mechanism& mechanism, int joint, const Pose& X_WP, const Eigen::Matrix3d& R_W);

}  // namespace linkwright
