// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/drag_recorder.h"
#include "ui/document/move_view_options.h"
#include "ui/view3d/view3d.h"
#include "ui/workspaces/workspace_module.h"

#include <QPointer>

class QShortcut;

namespace linkwright::ui {

class MotionEditor;
class MotionFiles;
class QuickMotionPanel;
class TorquePanel;
class WaypointsPanel;

/// Move: waypoints and joints, the plots of the motion, the timeline. What plays a motion is here for all workspaces.
class MoveWorkspace : public WorkspaceModule {
  Q_OBJECT
public:
  explicit MoveWorkspace(const WorkspaceContext& context);

  void makePanels(DockMaker& docks) override;
  void makeCommands(const WorkspaceMenus& menus) override;
  void connectPanels() override;
  QList<Shown> shown() const override;
  void arrange() override;
  void makeOverlay(View3D& view) override;
  void currentChanged(const WorkspaceModule& current) override;
  bool takeFile(const QString& path) override;
  void demonstrate(Demonstration& show) override;

private:
  struct Commands {
    QAction *play, *loop, *time_back, *time_forward, *add_waypoint, *drag_motion, *slower, *faster, *usual_speed;
    QAction *range_start, *range_end, *range_none, *save_video, *ghosts, *path;
  };
  void makeTorques(DockMaker& docks);
  void fillMenu(const WorkspaceMenus& menus);
  void connectPlayback();
  void connectLook();
  void makeVideo();
  void showPossible();
  void sayNoMotion();
  void addWaypoint();
  void standOnMotion();

  MoveViewOptions* look_;
  DragRecorder* recorder_;
  MotionEditor* editor_;
  Commands commands_{};
  TorquePanel* torques_ = nullptr;
  QuickMotionPanel* quick_ = nullptr;
  WaypointsPanel* waypoints_ = nullptr;
  MotionFiles* motions_ = nullptr;
  QShortcut* no_motion_ = nullptr;  ///< Space while there is nothing to play
  bool space_plays_ = true;
  QPointer<View3D> view_;
};

}  // namespace linkwright::ui
