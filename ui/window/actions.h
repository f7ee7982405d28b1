// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QActionGroup;
class QMainWindow;

namespace linkwright::ui {

/// Every command of the window, with its words, shortcut and icon. What a command does is wired elsewhere.
struct WindowActions {
  QAction *open, *save, *save_as, *export_urdf, *report, *quit;
  QAction *undo, *redo, *cancel;
  QAction *drag_motion, *motion_ghosts, *motion_path;
  QAction *play, *loop, *time_back, *time_forward, *save_video, *add_waypoint, *slower, *faster, *usual_speed;
  QAction *range_start, *range_end, *range_none;
  QAction *step_back, *step_forward, *step_first, *step_turn, *step_last, *step_leave, *step_return, *step_play;
  QAction *by_link, *by_equation, *by_term;
  QAction *symbols_source, *symbols_craig, *symbols_featherstone, *symbols_lynch, *draw_sums, *predict;
  QAction *hand_out, *check_values;
  QAction *translate, *rotate, *turn_axis, *build_in_view;
  QAction *frame, *frame_all, *triads, *centres_of_mass, *joint_axes, *inertia_ellipsoid;
  QAction *reset_panels, *presentation, *full_screen;
  QAction *degrees, *radians;
  QAction *theme_system, *theme_light, *theme_dark, *theme_contrast;
  QAction *text_100, *text_125, *text_150, *text_200, *text_larger, *text_smaller;
  QAction *ready_pose, *store_pose;
  QAction *simulation_run, *simulation_step, *simulation_reset;
  QAction *build, *pose, *move, *explain, *simulate, *elastic;  ///< the workspaces
  QAction *shortcuts, *about;
  QAction *new_robot, *examples;
  QAction *settings, *recover, *meshes;
};

/// Makes them as children of the window, which then answers to their shortcuts wherever its focus is.
WindowActions makeWindowActions(QMainWindow& window);

}  // namespace linkwright::ui
