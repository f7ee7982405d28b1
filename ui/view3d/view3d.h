// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/quantity_key.h"
#include "core/scene/view.h"
#include "core/spatial/pose.h"
#include "ui/document/interaction.h"
#include "ui/document/snapshot.h"
#include "ui/view3d/arrow.h"
#include "ui/view3d/build_handles.h"
#include "ui/view3d/decor.h"
#include "ui/work/triangle_mesh.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QImage;
class QWidget;

namespace linkwright::ui {

/// The central 3D view, in our own types: the toolkit that draws it stays inside ui/view3d and can be replaced.
/// It reads snapshots and reports gestures; it holds no state of the robot and calls no algorithm.
class View3D : public QObject {
  Q_OBJECT
public:
  using QObject::QObject;

  /// The widget to put at the window's centre. Where no OpenGL context can be made it shows why, in words.
  virtual QWidget* widget() = 0;
  virtual void setSnapshot(const SnapshotPtr& snapshot) = 0;
  /// The meshes that have been read; generated solids stand in for the others.
  virtual void setMeshes(const MeshSet& meshes) = 0;
  /// The arrows of the recursion's step, replaced as a whole.
  virtual void setArrows(const std::vector<Arrow>& arrows) = 0;
  /// The arrows that show this quantity are lit up, and all others faint; absent: all as they ask to be.
  virtual void setMarkedArrow(const std::optional<QuantityKey>& key) = 0;
  /// Points of the world that the arrows of the whole recursion reach; empty: there is no recursion. Framing the robot
  /// makes room for them. When they first come to a view that shows the whole robot, the camera frames it with them,
  /// and returns when they go; it stays where it is in a view of a part, which somebody has chosen.
  virtual void setArrowRoom(const std::vector<Eigen::Vector3d>& points_W) = 0;
  /// Where the links are on their way through the motion, at some of its instants, by Model::links(); empty: there is
  /// none. Framing the robot makes room for them. When others come that the view does not show, the camera frames the
  /// robot anew, unless somebody has moved it.
  virtual void setMotionRoom(const std::vector<std::vector<Pose>>& X_WL) = 0;
  /// The key of colours and scales of these arrows, at the lower right; a line below it, may be empty. What decor says
  /// of its own follows.
  virtual void setScaleBars(const std::vector<ScaleBar>& bars, const QString& note) = 0;
  /// The frame that numbers are shown in, drawn large with its name; absent: none.
  virtual void setShownTriad(const std::optional<Pose>& X_WF, const QString& name) = 0;
  virtual void setLitLinks(const LitLinks& links) = 0;
  /// What `owner` has drawn beside the robot, replaced as a whole.
  virtual void setDecor(const QString& owner, const Decor& decor) = 0;
  virtual void setSelectedLink(int link) = 0;
  virtual void setGizmoMode(GizmoMode mode) = 0;
  virtual void setGizmoAxes(GizmoAxes axes) = 0;
  virtual void setMouseStyle(MouseStyle style) = 0;
  virtual void setDisplayOptions(const DisplayOptions& options) = 0;
  virtual void setTheme(ThemeChoice choice) = 0;

  virtual SceneView camera() const = 0;
  virtual void setCamera(const SceneView& view) = 0;
  virtual void frameAll() = 0;
  virtual void frameSelection() = 0;  ///< all where nothing is selected

  /// Draws a picture of what is shown, without the handles, and hands it to `taken` some turns of the event loop later;
  /// a null one where nothing can be drawn. `pixels` are the device's. All that the window shows is in it, and more
  /// where its sides have another ratio; the window goes on as it is. One at a time: another one replaces it.
  virtual void takePicture(const QSize& pixels, std::function<void(const QImage&)> taken);
  /// Gives up the picture that has been asked for and not been taken yet: nobody is told of it any more.
  virtual void dropPicture() {}

  /// Where a world point is drawn, in widget coordinates (device-independent pixels). For tests and demonstrations.
  virtual QPointF project(const Eigen::Vector3d& point_W) const = 0;
  /// Widget coordinates of the middle of a gizmo handle: 0..2 are the x, y, z arrows or rings, 3 the centre.
  virtual QPointF gizmoHandle(int handle) const = 0;
  /// Widget coordinates of the knob of the selected link's joint; absent where it has none.
  virtual std::optional<QPointF> jointKnob() const = 0;
  /// Where the labels of the arrows stand, widget coordinates, as last drawn. For tests and demonstrations.
  virtual std::vector<QRectF> arrowLabels() const = 0;
  /// Where the label at the edge stands that brings an end effector outside the picture back, widget coordinates;
  /// empty: it is inside. For tests.
  virtual QRectF labelAtEdge() const = 0;
  /// Where the legend stands, widget coordinates; empty: there is none. For tests.
  virtual QRectF legendPlace() const = 0;
  /// The object that receives the mouse: tests send their events there.
  virtual QObject* inputTarget() = 0;
  /// Frames drawn so far.
  virtual int frameCount() const = 0;
  /// Turns of the frame loop so far: its frames, those that found nothing to draw among them.
  virtual int turnCount() const { return frameCount(); }

  /// While the view is for building its handles change the mechanism, and neither the hand nor a link is dragged.
  virtual void setBuildHandles(const BuildHandles& handles) = 0;
  /// Widget coordinates of the handle at the tip of a link; absent where there is none.
  virtual std::optional<QPointF> tipHandle() const = 0;

signals:
  void linkClicked(int link);  ///< -1: the background
  void legendClicked();
  /// The mouse has come to an arrow or its label, or has left it.
  void arrowHovered(const std::optional<linkwright::QuantityKey>& key);
  void arrowClicked(const linkwright::QuantityKey& key);
  /// A mark of somebody's decor, by its id.
  void markClicked(int id);
  /// The line of somebody's decor that can be gripped has been clicked, or is dragged along: at which of its points,
  /// with the share of the way to the next behind the point.
  void wayClicked(double at);
  void wayDragged(double at);
  void dragStarted();
  /// Where the gizmo has been dragged to: the new pose of the hand's frame.
  void targetDragged(const linkwright::Pose& X_WT);
  /// The button is down on a link that can be pulled, and does not pull it yet.
  void linkHeld(bool held);
  /// A link has been taken hold of at a point of its frame; then where that point is to go, world frame.
  void linkDragStarted(int link, const Eigen::Vector3d& p_LE);
  void linkDragged(const Eigen::Vector3d& p_WT);
  /// The handle of a joint has been taken hold of; then the position it asks for, rad or m, perhaps beyond a limit.
  void jointDragStarted(int joint);
  void jointDragged(double q);
  /// The handle at the tip of a link has been taken hold of; then the length it asks for, m.
  void tipDragStarted();
  void tipDragged(double length);
  /// The gizmo of the part that is built has been taken hold of; then where it has been dragged to.
  void partDragStarted();
  void partDragged(const linkwright::Pose& X_WG);
  /// Of any of these drags.
  void dragFinished();
  void dragCancelled();
  /// The key for it, while building; `branch`: with all that hangs on it.
  void deleteAsked(bool branch);
  /// By the person, or by a call of setCamera or a frame function; a new robot or size that is framed by itself says
  /// nothing.
  void cameraChanged();
  void firstFrameDrawn();
};

/// Makes the view that this platform can show.
std::unique_ptr<View3D> makeView3D();
/// Loads what it needs on another thread meanwhile: to be called once there is an application.
void prepareView3D();

}  // namespace linkwright::ui
