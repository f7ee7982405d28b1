// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/input_controller.h"
#include "ui/view3d/scene.h"
#include "ui/view3d/view3d.h"
#include "ui/view3d/view_state.h"
#include "ui/view3d/view_widget.h"

#include <QPointer>
#include <QTimer>

#include <memory>

namespace Qt3DExtras {
class Qt3DWindow;
}

namespace linkwright::ui {

/// The 3D view on Qt3D. It keeps the state to show, makes the window when its widget has come to the screen, and
/// brings the scene up to date once an event-loop turn, however many changes there were.
class Qt3DView : public View3D {
  Q_OBJECT
public:
  Qt3DView();
  ~Qt3DView() override;

  QWidget* widget() override { return widget_; }
  void setSnapshot(const SnapshotPtr& snapshot) override;
  void setArrows(const std::vector<Arrow>& arrows) override;
  void setLitLink(int link, const std::vector<int>& visited) override;
  void setSelectedLink(int link) override;
  void setGizmoMode(GizmoMode mode) override;
  void setDisplayOptions(bool triads, bool centres_of_mass, bool joint_axes) override;
  void setDark(bool dark) override;

  SceneView camera() const override { return state_.camera.view(); }
  void setCamera(const SceneView& view) override;
  void frameAll() override;
  void frameSelection() override;

  QPointF project(const Eigen::Vector3d& point_W) const override { return state_.camera.project(point_W); }
  QPointF gizmoHandle(int handle) const override;
  QObject* inputTarget() override;
  int frameCount() const override { return frames_; }

private:
  void makeWindow();
  void connectInput();
  void markStale(Stale part);
  void refresh();
  void framePoints(const std::vector<Eigen::Vector3d>& points_W);
  void frameWholeRobot();
  void cameraChangedByHand();
  void resized();
  void countFrame();
  void setGridNote();

  ViewState state_;
  InputController input_;
  QPointer<ViewWidget> widget_;
  QPointer<Qt3DExtras::Qt3DWindow> window_;
  std::unique_ptr<Scene> scene_;
  QTimer refresh_timer_;
  Stale stale_ = Stale::Nothing;
  bool frames_whole_robot_ = true;  ///< nobody has moved the camera since: a new size frames it again
  bool drag_acknowledged_ = false;  ///< a snapshot of the drag under way has come
  int frames_ = 0;
  int frames_to_draw_ = 0;  ///< ticks of the renderer that will still draw a change
};

}  // namespace linkwright::ui
