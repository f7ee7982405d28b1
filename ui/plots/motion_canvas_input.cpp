// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse and the keys do in a plot of a motion.
#include "ui/plots/axis_style.h"
#include "ui/plots/motion_canvas.h"
#include "ui/widgets/own_keys.h"

#include <QApplication>
#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kKeyStep = 0.02;   // s
constexpr double kKeyPart = 0.01;   // of the view: no step is larger, so that one can be put finely
constexpr double kZoomStep = 0.85;  // a notch of the wheel
constexpr double kPanPart = 0.2;    // of the view, a key

constexpr std::initializer_list<Qt::Key> kPlainKeys = {Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Home,    Qt::Key_Plus,
                                                       Qt::Key_Minus, Qt::Key_PageUp, Qt::Key_PageDown};

}  // namespace

MotionCanvas::Press MotionCanvas::pressFor(const QMouseEvent& event) const {
  if (event.button() != Qt::LeftButton) return Press::Pan;
  if ((event.modifiers() & Qt::ControlModifier) != 0) return Press::Box;
  return (event.modifiers() & Qt::ShiftModifier) != 0 ? Press::Second : Press::Cursor;
}

void MotionCanvas::mousePressEvent(QMouseEvent* event) {
  event->accept();
  if (press_ != Press::None) return;
  click_.stop();
  moved_ = false;
  pressed_at_ = event->pos();
  press_ = pressFor(*event);
  pressed_x_ = xAxis->range();
  pressed_values_ = {yAxis->range(), yAxis2->range()};
}

void MotionCanvas::mouseMoveEvent(QMouseEvent* event) {
  event->accept();
  if (press_ == Press::None || event->buttons() == Qt::NoButton) {
    press_ = Press::None;
    return;
  }
  if (!moved_ && (event->pos() - pressed_at_).manhattanLength() < QApplication::startDragDistance()) return;
  moved_ = true;
  switch (press_) {
    case Press::Pan:
      QWidget::setCursor(Qt::ClosedHandCursor);
      panTo(event->pos());
      break;
    case Press::Box:
      QWidget::setCursor(Qt::CrossCursor);
      showBox(event->pos());
      break;
    default: pointTo(event->pos(), press_ == Press::Second); break;
  }
}

void MotionCanvas::mouseReleaseEvent(QMouseEvent* event) {
  event->accept();
  const Press press = press_;
  if (event->buttons() == Qt::NoButton) press_ = Press::None;
  QWidget::unsetCursor();
  if (press == Press::Box) {
    box_->setVisible(false);
    layer("cursor")->replot();
    if (moved_) zoomToBox(QRect(pressed_at_, event->pos()));
    return;
  }
  if (press == Press::Pan && !moved_ && event->button() == Qt::RightButton) {
    emit menuWanted(event->globalPosition().toPoint());
    return;
  }
  const bool clicked =
      (press == Press::Cursor || press == Press::Second) && !moved_ && event->button() == Qt::LeftButton;
  if (!clicked || !axisRect()->rect().contains(event->pos())) return;
  clicked_at_ = event->pos();
  clicked_second_ = press == Press::Second;
  click_.start(QApplication::doubleClickInterval());
}

void MotionCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  event->accept();
  click_.stop();
  press_ = Press::None;
  if (event->button() != Qt::LeftButton) return;
  showAllValues();
  emit timeRangeWanted(std::nullopt);
}

void MotionCanvas::wheelEvent(QWheelEvent* event) {
  event->accept();
  const double factor = std::pow(kZoomStep, event->angleDelta().y() / 120.0);
  const QPointF at = event->position();
  const QRect area = axisRect()->rect();
  const bool beside = at.x() < area.left() || at.x() > area.right();
  const bool values = beside || (event->modifiers() & Qt::ControlModifier) != 0;
  if (!values) zoomX(factor, xAxis->pixelToCoord(at.x()));
  // a picture of one quantity over another is zoomed as a whole
  const bool is_path = data_.kind == PlotKind::Xy || data_.kind == PlotKind::TorqueSpeed;
  if (values || (is_path && at.y() <= area.bottom())) {
    zoomValues(factor, {yAxis->pixelToCoord(at.y()), yAxis2->pixelToCoord(at.y())});
  }
}

void MotionCanvas::panTo(const QPoint& point) {
  const QRect area = axisRect()->rect();
  const double across = static_cast<double>(pressed_at_.x() - point.x()) / std::max(area.width(), 1);
  const double up = static_cast<double>(point.y() - pressed_at_.y()) / std::max(area.height(), 1);
  values_zoomed_ = true;
  yAxis->setRange(pressed_values_[0] + up * pressed_values_[0].size());
  yAxis2->setRange(pressed_values_[1] + up * pressed_values_[1].size());
  wantX(pressed_x_ + across * pressed_x_.size());
  keepInSight();
}

void MotionCanvas::showBox(const QPoint& to) {
  box_->topLeft->setCoords(pressed_at_);
  box_->bottomRight->setCoords(to);
  box_->setVisible(true);
  layer("cursor")->replot();
}

std::optional<double> MotionCanvas::nearestTime(const QPoint& point) const {
  std::optional<double> time;
  double nearest = 0.0;
  for (const MotionPlotCurve& curve : data_.curves) {
    if (curve.run >= 0 || !curve.t) continue;
    const QCPAxis* values = curve.on_right ? yAxis2 : yAxis;
    for (Eigen::Index k = 0; k < curve.t->size(); ++k) {
      const double dx = xAxis->coordToPixel((*curve.x)[k] * data_.x.unit.scale) - point.x();
      const double dy = values->coordToPixel((*curve.y)[k] * curve.unit.scale) - point.y();
      const double away = dx * dx + dy * dy;
      if (time && !(away < nearest)) continue;
      nearest = away;
      time = (*curve.t)[k];
    }
  }
  return time;
}

void MotionCanvas::pointTo(const QPoint& point, bool second) {
  if (data_.curves.empty()) return;
  std::optional<double> time;
  const double x = xAxis->pixelToCoord(point.x());
  if (data_.kind == PlotKind::Spectrum) {
    const Eigen::VectorXd& all = *data_.curves.front().x;
    frequency_ = std::clamp(x, 0.0, all[all.size() - 1]);
    redrawCursors();
    emit frequencyChanged();
    return;
  }
  time = data_.isOverTime() ? std::clamp(x, 0.0, wholeTime().upper) : nearestTime(point);
  if (!time) return;
  if (second)
    emit secondTimeWanted(time);
  else
    emit timeWanted(*time);
}

void MotionCanvas::stepCursor(int direction, bool second) {
  if (data_.kind == PlotKind::Spectrum) {
    if (data_.curves.empty() || data_.curves.front().x->size() < 2) return;
    const Eigen::VectorXd& all = *data_.curves.front().x;
    // from line to line
    frequency_ = std::clamp((std::round(frequency_ / all[1]) + direction) * all[1], 0.0, all[all.size() - 1]);
    redrawCursors();
    emit frequencyChanged();
    return;
  }
  const double span = data_.isOverTime() ? xAxis->range().size() : wholeTime().size();
  const double step = direction * std::min(kKeyStep, kKeyPart * span);
  if (!second) {
    emit timeStepWanted(step);
    return;
  }
  const double from = second_time_.value_or(cursor_time_.value_or(0.0));
  emit secondTimeWanted(std::clamp(from + step, 0.0, wholeTime().upper));
}

void MotionCanvas::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool shift = (event->modifiers() & Qt::ShiftModifier) != 0;
  const bool control = (event->modifiers() & Qt::ControlModifier) != 0;
  const double middle = data_.isOverTime() && cursor_time_ ? *cursor_time_ : xAxis->range().center();
  const double about = xAxis->range().contains(middle) ? middle : xAxis->range().center();
  if (key == Qt::Key_Left || key == Qt::Key_Right) {
    stepCursor(key == Qt::Key_Right ? 1 : -1, shift);
  } else if (key == Qt::Key_Plus || key == Qt::Key_Minus) {
    const double factor = key == Qt::Key_Plus ? kZoomStep : 1.0 / kZoomStep;
    if (control)
      zoomValues(factor, {yAxis->range().center(), yAxis2->range().center()});
    else
      zoomX(factor, about);
  } else if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
    const QCPRange range = xAxis->range();
    wantX(range + (key == Qt::Key_PageDown ? kPanPart : -kPanPart) * range.size());
    keepInSight();
  } else if (key == Qt::Key_Home) {
    showAllValues();
    emit timeRangeWanted(std::nullopt);
  } else if (key == Qt::Key_Escape && second_time_) {
    emit secondTimeWanted(std::nullopt);
  } else {
    QCustomPlot::keyPressEvent(event);
  }
}

void MotionCanvas::contextMenuEvent(QContextMenuEvent* event) {
  // that of the mouse comes when a button is let go that has not panned
  if (event->reason() != QContextMenuEvent::Mouse) emit menuWanted(mapToGlobal(rect().center()));
  event->accept();
}

bool MotionCanvas::event(QEvent* event) {
  keepSharp(*this, *event);
  if (claimKeys(*event, kPlainKeys, Qt::ShiftModifier)) return true;
  if (second_time_ && claimKeys(*event, {Qt::Key_Escape})) return true;
  if (event->type() == QEvent::Show && stale_) {
    QMetaObject::invokeMethod(
        this, [this] { redraw(); }, Qt::QueuedConnection);
  }
  if (changesLook(*event) && cursor_ != nullptr) restyle();
  if (event->type() == QEvent::ToolTip) {
    auto* help = static_cast<QHelpEvent*>(event);
    const QString words = eventWords(help->pos());
    if (words.isEmpty())
      QToolTip::hideText();
    else
      QToolTip::showText(help->globalPos(), words, this);
    return true;
  }
  return QCustomPlot::event(event);
}

}  // namespace linkwright::ui
