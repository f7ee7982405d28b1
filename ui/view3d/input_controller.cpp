// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/input_controller.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kClickReach = 4.0;   // px that a click may wander
constexpr double kGizmoReach = 1.25;  // of the outer ring: how far off the mouse is near the gizmo
constexpr double kNotch = 120.0;      // of a wheel, in Qt's eighths of a degree
constexpr double kPixelsANotch = 50.0;
constexpr double kKeySteps = 2.0;  // notches that a key is worth

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
      return false;
    case QEvent::KeyPress: return key(*static_cast<QKeyEvent*>(event));
    case QEvent::Leave:
      emit hovered({});
      if (!isDragging()) {
        setNear(false);
        setHot(GizmoHandle::None);
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
  if (button_ == Qt::MiddleButton || button_ == Qt::RightButton) {
    gesture_ = Gesture::Pan;
  } else if (button_ == Qt::LeftButton) {
    const std::optional<Pose> X_WG = state_.gizmoPose();
    const GizmoHandle handle =
        X_WG ? Gizmo(state_.gizmo_mode, *X_WG, state_.camera).handleAt(last_) : GizmoHandle::None;
    if (handle != GizmoHandle::None) {
      gesture_ = Gesture::Drag;
      drag_.emplace(handle, *X_WG, state_.camera, last_);
      setHot(handle);
      emit dragStarted();
    } else {
      gesture_ = event.modifiers() & Qt::ShiftModifier ? Gesture::Pan : Gesture::Orbit;
    }
  }
  return true;
}

bool InputController::move(const QMouseEvent& event) {
  const QPointF pixel = event.position();
  const QPointF step = pixel - last_;
  last_ = pixel;
  if (gesture_ == Gesture::None) {
    const std::optional<Pose> X_WG = state_.gizmoPose();
    const double reach = kGizmoReach * kGizmoScreenRingPx;
    const QPointF away = X_WG ? pixel - state_.camera.project(X_WG->p) : QPointF();
    setNear(X_WG && std::hypot(away.x(), away.y()) < reach);
    setHot(X_WG ? Gizmo(state_.gizmo_mode, *X_WG, state_.camera).handleAt(pixel) : GizmoHandle::None);
    emit hovered(state_.hot == GizmoHandle::None ? std::optional<QPointF>(pixel) : std::nullopt);
    return true;
  }
  if (gesture_ == Gesture::Drag) {
    dragTo(pixel, event.modifiers());
    return true;
  }
  const QPointF way = pixel - pressed_at_;
  if (!moved_ && std::hypot(way.x(), way.y()) < kClickReach) return true;
  // the few pixels of doubt are made up for, so that the scene stays under the mouse
  const QPointF by = moved_ ? step : way;
  moved_ = true;
  if (gesture_ == Gesture::Orbit) {
    state_.camera.orbit(by);
  } else {
    state_.camera.pan(by);
  }
  emit cameraMoved();
  return true;
}

bool InputController::release(const QMouseEvent& event) {
  if (event.button() != button_) return true;
  const Gesture gesture = gesture_;
  gesture_ = Gesture::None;
  button_ = Qt::NoButton;
  if (gesture == Gesture::Drag && drag_) {
    // where the mouse was let go counts, even if no move event said so
    if (event.position() != last_) dragTo(event.position(), event.modifiers());
    drag_.reset();
    emit dragFinished();
  } else if (gesture == Gesture::Orbit && !moved_) {
    emit clicked(event.position());
  }
  return true;
}

void InputController::dragTo(const QPointF& pixel, Qt::KeyboardModifiers modifiers) {
  last_ = pixel;
  if (!drag_) return;
  emit targetDragged(drag_->update(state_.camera, pixel, modifiers & Qt::ControlModifier));
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

bool InputController::key(const QKeyEvent& event) {
  if (event.key() == Qt::Key_Escape) return cancelDrag();
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
  // the button may still be down: its moves mean nothing any more until it is let go
  setHot(GizmoHandle::None);
}

void InputController::setNear(bool is_near) {
  if (state_.mouse_near_gizmo == is_near) return;
  state_.mouse_near_gizmo = is_near;
  emit hotHandleChanged();
}

void InputController::setHot(GizmoHandle handle) {
  if (state_.hot == handle) return;
  state_.hot = handle;
  emit hotHandleChanged();
}

}  // namespace linkwright::ui
