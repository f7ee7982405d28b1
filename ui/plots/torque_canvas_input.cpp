// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse and the keys do in the plot.
#include "ui/plots/torque_canvas.h"

#include <QApplication>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kGrabPixels = 6;
constexpr double kCursorStep = 0.02;  // s

}  // namespace

void TorqueCanvas::panTo(const QPoint& point) {
  follows_ = false;
  const QRect area = axisRect()->rect();
  const double across = static_cast<double>(pressed_at_.x() - point.x()) / std::max(area.width(), 1);
  const double up = static_cast<double>(point.y() - pressed_at_.y()) / std::max(area.height(), 1);
  xAxis->setRange(pressed_time_ + across * pressed_time_.size());
  yAxis->setRange(pressed_values_[0] + up * pressed_values_[0].size());
  yAxis2->setRange(pressed_values_[1] + up * pressed_values_[1].size());
  keepInSight();
}

bool TorqueCanvas::isNearCursor(const QPoint& point) const {
  return cursorMovable() && cursor_time_ && axisRect()->rect().contains(point) &&
         std::abs(xAxis->coordToPixel(*cursor_time_) - point.x()) <= kGrabPixels;
}

QPoint TorqueCanvas::cursorHandle() const {
  const QRect area = axisRect()->rect();
  return {static_cast<int>(std::lround(xAxis->coordToPixel(cursorTime()))), area.center().y()};
}

void TorqueCanvas::dragCursorTo(const QPoint& point) {
  const double time = std::clamp(xAxis->pixelToCoord(point.x()), 0.0, curves_->duration());
  emit timeDragged(time);
}

void TorqueCanvas::mousePressEvent(QMouseEvent* event) {
  event->accept();
  if (press_ != Press::None) return;
  click_.stop();
  moved_ = false;
  pressed_at_ = event->pos();
  const bool plain = event->button() == Qt::LeftButton && (event->modifiers() & Qt::ShiftModifier) == 0;
  press_ = plain && cursorMovable() ? Press::Cursor : Press::Pan;
  pressed_time_ = xAxis->range();
  pressed_values_ = {yAxis->range(), yAxis2->range()};
}

void TorqueCanvas::mouseMoveEvent(QMouseEvent* event) {
  event->accept();
  if (press_ == Press::None || event->buttons() == Qt::NoButton) {
    press_ = Press::None;
    QWidget::setCursor(isNearCursor(event->pos()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
    return;
  }
  if (!moved_ && (event->pos() - pressed_at_).manhattanLength() < QApplication::startDragDistance()) return;
  moved_ = true;
  if (press_ == Press::Pan) {
    QWidget::setCursor(Qt::ClosedHandCursor);
    panTo(event->pos());
  } else if (cursorMovable()) {
    QWidget::setCursor(Qt::SizeHorCursor);
    dragCursorTo(event->pos());
  }
}

void TorqueCanvas::mouseReleaseEvent(QMouseEvent* event) {
  event->accept();
  // the second click of a double click has no press of ours
  const bool clicked = press_ == Press::Cursor && !moved_ && event->button() == Qt::LeftButton;
  if (event->buttons() == Qt::NoButton) press_ = Press::None;
  QWidget::setCursor(isNearCursor(event->pos()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
  if (!clicked || !axisRect()->rect().contains(event->pos())) return;
  clicked_at_ = event->pos();
  click_.start(QApplication::doubleClickInterval());
}

void TorqueCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  event->accept();
  click_.stop();
  press_ = Press::None;
  if (event->button() == Qt::LeftButton) showAll();
}

void TorqueCanvas::wheelEvent(QWheelEvent* event) {
  follows_ = false;
  QCustomPlot::wheelEvent(event);
  keepInSight();
}

void TorqueCanvas::keyPressEvent(QKeyEvent* event) {
  const int direction = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
  if (direction != 0 && cursorMovable()) {
    emit timeDragged(std::clamp(cursorTime() + direction * kCursorStep, 0.0, curves_->duration()));
  } else if (event->key() == Qt::Key_Home) {
    showAll();
  } else {
    QCustomPlot::keyPressEvent(event);
  }
}

}  // namespace linkwright::ui
