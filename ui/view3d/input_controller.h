// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/gizmo.h"
#include "ui/view3d/view_state.h"

#include <QObject>
#include <QPointF>

#include <optional>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace linkwright::ui {

/// Turns the mouse over the picture into gestures. It moves the camera of the state that it is given and marks the
/// gizmo's hot handle there; everything else it only reports. No Qt3D.
class InputController : public QObject {
  Q_OBJECT
public:
  explicit InputController(ViewState& state, QObject* parent = nullptr);
  bool eventFilter(QObject* watched, QEvent* event) override;

  bool isDragging() const { return drag_ || joint_drag_ || link_drag_ || tip_drag_; }
  /// The drag is over because its owner says so: nothing is reported.
  void forgetDrag();

signals:
  void cameraMoved();
  void clicked(const QPointF& pixel);
  /// Along the line of the decor that can be gripped (View3D::wayDragged).
  void wayDragged(double at);
  /// The mouse rests at this pixel, over no handle and with no button down; absent: it has left or does something.
  void hovered(const std::optional<QPointF>& pixel);
  void hotHandleChanged();
  /// What the mouse over the picture would do: the shape that its cursor should have.
  void cursorChanged(Qt::CursorShape shape);
  void dragStarted();
  void targetDragged(const linkwright::Pose& X_WT);
  /// The button went down on a link that can be pulled, and does not pull it yet; false: it pulls now, or was let go.
  void linkHeld(bool held);
  /// A link has been taken hold of at a point of its frame, and where that point is to go, world frame.
  void linkDragStarted(int link, const Eigen::Vector3d& p_LE);
  void linkDragged(const Eigen::Vector3d& p_WT);
  void jointDragStarted(int joint);
  void jointDragged(double q);
  void tipDragStarted();
  void tipDragged(double length);
  /// Of any of these drags.
  void dragFinished();
  void dragCancelled();
  void deleteAsked(bool branch);

private:
  enum class Gesture { None, Orbit, Pan, Drag, Link, Way, Click };
  static bool isClick(Gesture gesture);
  bool press(const QMouseEvent& event);
  bool move(const QMouseEvent& event);
  bool release(const QMouseEvent& event);
  bool wheel(const QWheelEvent& event);
  bool key(const QKeyEvent& event);
  bool deletes(const QKeyEvent& event) const;
  bool cancelDrag();
  void setHot(GizmoHandle handle);
  void setNear(bool is_near);
  void dragTo(const QPointF& pixel, Qt::KeyboardModifiers modifiers);
  bool takeHandle(const QPointF& pixel);
  void pullLink();
  /// A point of a link: in its frame, m.
  struct LinkPoint {
    int link = -1;
    Eigen::Vector3d p_LE = Eigen::Vector3d::Zero();
  };
  std::optional<LinkPoint> movableAt(const QPointF& pixel) const;
  void setHeld(const std::optional<LinkPoint>& held);
  bool clicksMark(const QPointF& pixel) const;
  void setJointHot(bool hot);
  void setTipHot(bool hot);
  void findHot(const QPointF& pixel);
  void setCursor(Qt::CursorShape shape);

  ViewState& state_;
  Gesture gesture_ = Gesture::None;
  Qt::MouseButton button_ = Qt::NoButton;
  QPointF pressed_at_, last_;
  bool moved_ = false;  ///< far enough to be no click
  std::optional<GizmoDrag> drag_;
  std::optional<JointDrag> joint_drag_;
  std::optional<TipDrag> tip_drag_;
  std::optional<LinkPoint> held_;       ///< where the button went down, until it is pulled
  std::optional<GizmoDrag> link_drag_;  ///< of the grabbed point in the plane of the screen
  double way_at_ = 0.0;                 ///< where on its line a drag along it is
  Qt::CursorShape cursor_ = Qt::ArrowCursor;
};

}  // namespace linkwright::ui
