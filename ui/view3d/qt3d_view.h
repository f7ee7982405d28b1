// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/input_controller.h"
#include "ui/view3d/scene.h"
#include "ui/view3d/view3d.h"
#include "ui/view3d/view_state.h"
#include "ui/view3d/view_widget.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

class QImage;
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
  void setMeshes(const MeshSet& meshes) override;
  void setArrows(const std::vector<Arrow>& arrows) override;
  void setMarkedArrow(const std::optional<QuantityKey>& key) override;
  void setMotionRoom(const std::vector<std::vector<Pose>>& X_WL) override;
  void setArrowRoom(const std::vector<Eigen::Vector3d>& points_W) override;
  void setScaleBars(const std::vector<ScaleBar>& bars, const QString& note) override;
  void setShownTriad(const std::optional<Pose>& X_WF, const QString& name) override;
  void setLitLinks(const LitLinks& links) override;
  void setDecor(const QString& owner, const Decor& decor) override;
  void setSelectedLink(int link) override;
  void setGizmoMode(GizmoMode mode) override;
  void setGizmoAxes(GizmoAxes axes) override;
  void setMouseStyle(MouseStyle style) override { state_.mouse_style = style; }
  void setBuildHandles(const BuildHandles& handles) override;
  void setDisplayOptions(const DisplayOptions& options) override;
  void setTheme(ThemeChoice choice) override;

  SceneView camera() const override { return state_.camera.view(); }
  void setCamera(const SceneView& view) override;
  void frameAll() override;
  void frameSelection() override;

  void takePicture(const QSize& pixels, std::function<void(const QImage&)> taken) override;
  void dropPicture() override;

  QPointF project(const Eigen::Vector3d& point_W) const override { return state_.camera.project(point_W); }
  QPointF gizmoHandle(int handle) const override;
  std::optional<QPointF> jointKnob() const override;
  std::optional<QPointF> tipHandle() const override;
  std::vector<QRectF> arrowLabels() const override;
  QRectF labelAtEdge() const override { return pinnedPlace(LabelPin::Edge); }
  QRectF legendPlace() const override { return pinnedPlace(LabelPin::LowerRight); }
  QObject* inputTarget() override;
  int frameCount() const override { return frames_; }
  int turnCount() const override { return turns_; }

private:
  static constexpr int kFramesAChange = 2;  ///< the renderer draws a change one or two ticks after it was made
  QRectF pinnedPlace(LabelPin pin) const { return scene_ ? scene_->pinnedLabel(pin) : QRectF(); }
  void makeSolids();
  void makeWindow();
  void connectInput();
  void connectDrags();
  void markStale(Stale part);
  void refresh();
  void framePoints(const std::vector<Eigen::Vector3d>& points_W);
  void frameWholeRobot();
  void cameraChangedByHand();
  void makeRoomForArrows();
  void keepInView(const std::vector<Eigen::Vector3d>& points_W);
  void stopFraming();
  std::vector<Eigen::Vector3d> wholeRobot() const;
  void hover(const std::optional<QPointF>& pixel);
  std::optional<QuantityKey> arrowAt(const QPointF& pixel) const;
  void resized();
  void countFrame();
  void setGridNote();
  void gatherArrows();
  void drawPicture();
  void requestPicture();
  void endPicture(const QImage& image);
  void showWindowAgain();

  ViewState state_;
  std::vector<Arrow> step_arrows_;  ///< of the recursion: those of the decor come after them in the state
  InputController input_;
  QPointer<ViewWidget> widget_;
  QPointer<Qt3DExtras::Qt3DWindow> window_;
  std::unique_ptr<Scene> scene_;
  bool refresh_posted_ = false;
  /// The picture that is being taken.
  struct Picture {
    QSize pixels;
    std::function<void(const QImage&)> taken;
    bool is_drawn = false;      ///< the scene stands as it wants it
    bool is_requested = false;  ///< it comes with the next frame
  };
  std::optional<Picture> picture_;
  unsigned pictures_ = 0;  ///< taken or given up: a reply to one that was given up is no reply
  int samples_ = 0;        ///< a pixel, of the window
  Stale stale_ = Stale::Nothing;
  bool frames_whole_robot_ = true;          ///< nobody has moved the camera since: a new size frames it again
  bool drags_part_ = false;                 ///< the gizmo's drag is of the part that is built
  bool drag_acknowledged_ = false;          ///< a snapshot of the drag under way has come
  std::optional<QuantityKey> hovered_;      ///< the arrow under the mouse
  std::optional<QPointF> hover_pixel_;      ///< where that is; absent until it moves in a new step
  std::optional<SceneView> before_arrows_;  ///< the view that the camera returns to when the arrows go
  int frames_ = 0;
  int turns_ = 0;
  int frames_to_draw_ = 0;  ///< ticks of the renderer that will still draw a change
};

}  // namespace linkwright::ui
