// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace linkwright::ui {

/// What the 3D view draws besides the robot, as the menu View switches it.
struct DisplayOptions {
  bool triads = false;
  bool centres_of_mass = false;
  bool joint_axes = true;
  bool inertia_ellipsoid = false;  ///< of the selected link
  bool full_legend = false;        ///< the legend with all its lines, not one
};

}  // namespace linkwright::ui
