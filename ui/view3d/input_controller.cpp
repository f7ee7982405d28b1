// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/input_controller.h"

#include "ui/view3d/way_picking.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <numbers>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kClickReach = 4.0;   // px that a click may wander
constexpr double kGizmoReach = 1.25;  // of the outer ring: how far off the mouse is near the gizmo
constexpr double kNotch = 120.0;      // of a wheel, in Qt's eighths of a degree
constexpr double kPixelsANotch = 50.0;
constexpr double kKeySteps = 2.0;       // notches that a key is worth
constexpr int kMovingReachRings = 2;    // of points around the mouse at which a link on the move is looked for
constexpr int kMovingReachPoints = 8;   // of each ring
constexpr double kMovingReachPx = 7.0;  // between rings

}  // namespace

InputController::InputController(ViewState& state, QObject* parent) : QObject(parent), state_(state) {}

bool InputController::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove: return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease: return release(*static_cast<QMouseEvent*>(event));
    case QEvent::Wheel: return wheel(*static_cast<QWheelEvent*>(event));
    case QEvent::ShortcutOverride:
      // during a drag Esc is the drag's, not a shortcut's
      if (isDragging() && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
      }
      // and what deletes is no step back in the recursion
      if (deletes(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
      }
      return false;
    case QEvent::KeyPress: return key(*static_cast<QKeyEvent*>(event));
    case QEvent::Leave:
      emit hovered({});
      if (!isDragging()) {
        setNear(false);
        setHot(GizmoHandle::None);
        setJointHot(false);
        setTipHot(false);
      }
      return false;
    default: return QObject::eventFilter(watched, event);
  }
}

bool InputController::press(const QMouseEvent& event) {
  if (gesture_ != Gesture::None) return true;
  button_ = event.button();
  pressed_at_ = last_ = event.position();
  moved_ = false;
  const bool right_orbits = state_.mouse_style == MouseStyle::RightOrbits;
  if (button_ == Qt::RightButton && right_orbits) {
    gesture_ = Gesture::Orbit;
  } else if (button_ == Qt::MiddleButton || button_ == Qt::RightButton) {
    gesture_ = Gesture::Pan;
  } else if (button_ == Qt::LeftButton) {
    // with Ctrl held down a drag that begins on a link orbits as it does beside it
    const bool orbits = event.modifiers() & Qt::ControlModifier;
    if (takeHandle(last_)) {
      gesture_ = Gesture::Drag;
      setCursor(Qt::ClosedHandCursor);
    } else if (event.modifiers() & Qt::ShiftModifier) {
      gesture_ = Gesture::Pan;
    } else if (const std::optional<double> at = orbits ? std::nullopt : wayAt(state_, last_)) {
      gesture_ = Gesture::Way;
      way_at_ = *at;
    } else {
      const Gesture beside = right_orbits && !orbits ? Gesture::Click : Gesture::Orbit;
      setHeld(orbits ? std::nullopt : movableAt(last_));
      gesture_ = held_ ? Gesture::Link : beside;
    }
  }
  return true;
}

// the tip's handle stands beside the gizmo's, and the gizmo's come before the joint's
bool InputController::takeHandle(const QPointF& pixel) {
  const std::optional<TipHandle> tip = state_.tipHandle();
  if (tip && tip->isAt(state_.camera, pixel)) {
    tip_drag_.emplace(*tip, state_.camera, pixel);
    setTipHot(true);
    emit tipDragStarted();
    return true;
  }
  const std::optional<Pose> X_WG = state_.gizmoPose();
  const GizmoHandle handle =
      X_WG ? Gizmo(state_.gizmoMode(), state_.gizmo_axes, *X_WG, state_.camera).handleAt(pixel) : GizmoHandle::None;
  if (handle != GizmoHandle::None) {
    const bool is_hand = !state_.build.on && state_.snapshot;
    drag_.emplace(handle, state_.gizmo_axes, *X_WG, state_.camera, pixel, kGizmoRingPx,
                  is_hand ? state_.planeOfMotion(state_.snapshot->hand) : std::nullopt);
    setHot(handle);
    emit dragStarted();
    return true;
  }
  const std::optional<JointHandle> joint = state_.jointHandle();
  if (!joint || !joint->isAt(state_.camera, pixel)) return false;
  joint_drag_.emplace(*joint, state_.camera, pixel);
  setJointHot(true);
  emit jointDragStarted(joint->joint);
  return true;
}

std::optional<InputController::LinkPoint> InputController::movableAt(const QPointF& pixel) const {
  // what is built is not moved along the way
  if (!state_.snapshot || state_.build.on) return {};
  // a link on the move may be missed by so much
  const int rings = state_.snapshot->simulating ? kMovingReachRings : 0;
  for (int ring = 0; ring <= rings; ++ring) {
    for (int k = 0; k < (ring == 0 ? 1 : kMovingReachPoints); ++k) {
      const double angle = 2.0 * std::numbers::pi * k / kMovingReachPoints;
      const Ray ray =
          state_.camera.rayThrough(pixel + ring * kMovingReachPx * QPointF(std::cos(angle), std::sin(angle)));
      const std::optional<LinkHit> hit = hitLink(ray, state_.solids, state_.snapshot->X_WL);
      if (!hit || state_.snapshot->model->links()[static_cast<std::size_t>(hit->link)].body < 0) continue;
      const Pose& X_WL = state_.snapshot->X_WL[static_cast<std::size_t>(hit->link)];
      return LinkPoint{hit->link, X_WL.R.transpose() * (ray.at(hit->t) - X_WL.p)};
    }
  }
  return {};
}

void InputController::setHeld(const std::optional<LinkPoint>& held) {
  const bool before = std::exchange(held_, held).has_value();
  if (before != held_.has_value()) emit linkHeld(held_.has_value());
}

// the point of the link where the button went down, wherever that has gone since
void InputController::pullLink() {
  const LinkPoint point = *held_;
  setHeld({});
  if (static_cast<std::size_t>(point.link) >= state_.snapshot->X_WL.size()) return;  // of another robot
  const Eigen::Vector3d p_W = state_.snapshot->X_WL[static_cast<std::size_t>(point.link)] * point.p_LE;
  link_drag_.emplace(GizmoHandle::MoveScreen, GizmoAxes::World, Pose{Eigen::Matrix3d::Identity(), p_W}, state_.camera,
                     pressed_at_, kGizmoRingPx, state_.planeOfMotion(point.link));
  setCursor(Qt::ClosedHandCursor);
  emit linkDragStarted(point.link, point.p_LE);
}

void InputController::findHot(const QPointF& pixel) {
  const std::optional<TipHandle> tip = state_.tipHandle();
  setTipHot(tip && tip->isAt(state_.camera, pixel));
  const std::optional<Pose> X_WG = state_.gizmoPose();
  const double reach = kGizmoReach * kGizmoScreenRingPx;
  const QPointF away = X_WG ? pixel - state_.camera.project(X_WG->p) : QPointF();
  setNear(X_WG && std::hypot(away.x(), away.y()) < reach);
  setHot(X_WG && !state_.tip_hot ? Gizmo(state_.gizmoMode(), state_.gizmo_axes, *X_WG, state_.camera).handleAt(pixel)
                                 : GizmoHandle::None);
  const std::optional<JointHandle> joint = state_.jointHandle();
  setJointHot(state_.hot == GizmoHandle::None && joint && joint->isAt(state_.camera, pixel));
}

bool InputController::move(const QMouseEvent& event) {
  const QPointF pixel = event.position();
  const QPointF step = pixel - last_;
  last_ = pixel;
  if (gesture_ == Gesture::None) {
    findHot(pixel);
    const bool on_handle = state_.hot != GizmoHandle::None || state_.joint_handle_hot || state_.tip_hot;
    const bool grips = on_handle || wayAt(state_, pixel) || movableAt(pixel);
    setCursor(!on_handle && markAt(state_, pixel) >= 0 ? Qt::PointingHandCursor
              : grips                                  ? Qt::OpenHandCursor
                                                       : Qt::ArrowCursor);
    emit hovered(on_handle ? std::nullopt : std::optional<QPointF>(pixel));
    return true;
  }
  const QPointF way = pixel - pressed_at_;
  if (gesture_ == Gesture::Drag) {
    moved_ = moved_ || std::hypot(way.x(), way.y()) >= kClickReach;
    dragTo(pixel, event.modifiers());
    return true;
  }
  if (!moved_ && std::hypot(way.x(), way.y()) < kClickReach) return true;
  if (gesture_ == Gesture::Link) {
    gesture_ = Gesture::Drag;
    moved_ = true;
    pullLink();
    dragTo(pixel, event.modifiers());
    return true;
  }
  // the few pixels of doubt are made up for, so that the scene stays under the mouse
  const QPointF by = moved_ ? step : way;
  moved_ = true;
  if (gesture_ == Gesture::Way) {
    setCursor(Qt::ClosedHandCursor);
    if (const std::optional<double> at = alongWay(state_, pixel, way_at_)) emit wayDragged(way_at_ = *at);
    return true;
  }
  if (gesture_ == Gesture::Click) return true;
  if (gesture_ == Gesture::Orbit) {
    state_.camera.orbit(by);
  } else {
    state_.camera.pan(by);
  }
  emit cameraMoved();
  return true;
}

// what a press may have been that did not become a drag
bool InputController::isClick(Gesture gesture) {
  return gesture == Gesture::Orbit || gesture == Gesture::Link || gesture == Gesture::Way || gesture == Gesture::Click;
}

// the middle of the gizmo lies over the mark of the place where the hand is: pressed and let go there, the mark is
// meant
bool InputController::clicksMark(const QPointF& pixel) const {
  const QPointF way = pixel - pressed_at_;
  return !moved_ && std::hypot(way.x(), way.y()) < kClickReach && drag_ && markAt(state_, pressed_at_) >= 0;
}

bool InputController::release(const QMouseEvent& event) {
  if (event.button() != button_) return true;
  const Gesture gesture = gesture_;
  gesture_ = Gesture::None;
  button_ = Qt::NoButton;
  setHeld({});
  setCursor(Qt::ArrowCursor);
  if (gesture == Gesture::Drag && isDragging() && clicksMark(event.position())) {
    forgetDrag();
    emit dragCancelled();
    emit clicked(pressed_at_);
  } else if (gesture == Gesture::Drag && isDragging()) {
    // where the mouse was let go counts, even if no move event said so
    if (event.position() != last_) dragTo(event.position(), event.modifiers());
    forgetDrag();
    emit dragFinished();
  } else if (event.button() == Qt::LeftButton && isClick(gesture) && !moved_) {
    emit clicked(event.position());
  }
  return true;
}

void InputController::dragTo(const QPointF& pixel, Qt::KeyboardModifiers modifiers) {
  last_ = pixel;
  const bool snaps = modifiers & Qt::ControlModifier;
  if (drag_) emit targetDragged(drag_->update(state_.camera, pixel, snaps));
  if (link_drag_) emit linkDragged(link_drag_->update(state_.camera, pixel, snaps).p);
  if (joint_drag_) emit jointDragged(joint_drag_->update(state_.camera, pixel, snaps));
  if (tip_drag_) emit tipDragged(tip_drag_->update(state_.camera, pixel, snaps));
}

bool InputController::wheel(const QWheelEvent& event) {
  if (gesture_ == Gesture::Drag) return true;
  // pixels differ from one driver to the next, also for wheels with notches; angles do not
  const double steps =
      event.angleDelta().isNull() ? event.pixelDelta().y() / kPixelsANotch : event.angleDelta().y() / kNotch;
  state_.camera.zoom(steps, event.position());
  emit cameraMoved();
  return true;
}

// alone or with Shift, and not in the middle of a drag
bool InputController::deletes(const QKeyEvent& event) const {
  const bool is_key = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
  const bool is_plain = (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
  return is_key && is_plain && state_.build.on && state_.build.deletes && !isDragging();
}

bool InputController::key(const QKeyEvent& event) {
  if (event.key() == Qt::Key_Escape) return cancelDrag();
  if (deletes(event)) {
    emit deleteAsked(event.modifiers() & Qt::ShiftModifier);
    return true;
  }
  const bool nearer = event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal;
  if ((nearer || event.key() == Qt::Key_Minus) && !(event.modifiers() & Qt::ControlModifier)) {
    const QSizeF size = state_.camera.viewport();
    state_.camera.zoom(nearer ? kKeySteps : -kKeySteps, {0.5 * size.width(), 0.5 * size.height()});
    emit cameraMoved();
    return true;
  }
  return false;
}

bool InputController::cancelDrag() {
  if (!isDragging()) return false;
  forgetDrag();
  emit dragCancelled();
  return true;
}

void InputController::forgetDrag() {
  drag_.reset();
  link_drag_.reset();
  joint_drag_.reset();
  tip_drag_.reset();
  // the button may still be down: its moves mean nothing any more until it is let go
  setHot(GizmoHandle::None);
  setJointHot(false);
  setTipHot(false);
  setCursor(Qt::ArrowCursor);
}

void InputController::setNear(bool is_near) {
  if (state_.mouse_near_gizmo == is_near) return;
  state_.mouse_near_gizmo = is_near;
  emit hotHandleChanged();
}

void InputController::setJointHot(bool hot) {
  if (state_.joint_handle_hot == hot) return;
  state_.joint_handle_hot = hot;
  emit hotHandleChanged();
}

void InputController::setTipHot(bool hot) {
  if (state_.tip_hot == hot) return;
  state_.tip_hot = hot;
  emit hotHandleChanged();
}

void InputController::setCursor(Qt::CursorShape shape) {
  if (cursor_ == shape) return;
  cursor_ = shape;
  emit cursorChanged(shape);
}

void InputController::setHot(GizmoHandle handle) {
  if (state_.hot == handle) return;
  state_.hot = handle;
  emit hotHandleChanged();
}

}  // namespace linkwright::ui

#include "moc_input_controller.cpp"
