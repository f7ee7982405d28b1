// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QMainWindow;

namespace linkwright::ui {

/// The commands of the window that belong to no workspace, with words, shortcut and icon. What a command does is wired
/// elsewhere.
struct WindowActions {
  QAction *open, *save, *save_as, *export_urdf, *report, *quit;
  QAction *undo, *redo, *cancel;
  QAction *translate, *rotate, *turn_axis, *build_in_view;
  QAction *frame, *frame_all, *triads, *centres_of_mass, *joint_axes, *inertia_ellipsoid, *full_legend;
  QAction *lower_panels, *reset_panels, *presentation, *full_screen;
  QAction *degrees, *radians;
  QAction *theme_system, *theme_light, *theme_dark, *theme_contrast;
  QAction *text_100, *text_125, *text_150, *text_200, *text_larger, *text_smaller;
  QAction *ready_pose, *store_pose;
  QAction *shortcuts, *about;
  QAction *new_robot, *examples;
  QAction *settings, *recover, *meshes;
};

/// Makes them as children of the window, which then answers to their shortcuts wherever its focus is.
WindowActions makeWindowActions(QMainWindow& window);

}  // namespace linkwright::ui
