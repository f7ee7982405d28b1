// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse and the keys do in a plot.
#include "ui/document/motion_time.h"
#include "ui/plots/plot_export.h"
#include "ui/plots/plot_ranges.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/own_keys.h"

#include <QApplication>
#include <QMenu>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kGrabPixels = 6;         // from the cursor: there the mouse shows that it can be dragged
constexpr double kKeyPart = 0.01;      // of the view: no step is larger, so that one can be put finely
constexpr double kZoomStep = 0.85;     // a notch of the wheel
constexpr double kPanPart = 0.2;       // of the view, a key
constexpr double kMostRoom = 4.0;      // how much higher than the curves a view may be
constexpr double kFewestCounts = 3.0;  // whole numbers in a view

bool isLog(const QCPAxis& axis) { return axis.scaleType() == QCPAxis::stLogarithmic; }

double middleOf(const QCPAxis& axis) {
  const QCPRange seen = axis.range();
  return isLog(axis) ? std::sqrt(seen.lower * seen.upper) : seen.center();
}

void hold(QCPAxis& axis, const QCPRange& whole, double room) {
  axis.setRange(heldWithin(axis.range(), whole, room, isLog(axis)));
}

}  // namespace

PlotView::Press PlotView::pressFor(const QMouseEvent& event) const {
  if (event.button() != Qt::LeftButton) return Press::Pan;
  if ((event.modifiers() & Qt::ControlModifier) != 0) return Press::Box;
  if ((event.modifiers() & Qt::ShiftModifier) != 0) return has_second_ ? Press::Second : Press::Pan;
  return is_pointed_ ? Press::Cursor : Press::Pan;
}

PlotView::Pane& PlotView::paneAt(const QPointF& point) {
  const auto at = std::find_if(panes_.begin(), panes_.end(),
                               [&](const Pane& pane) { return point.x() <= pane.rect->outerRect().right(); });
  return at == panes_.end() ? panes_.back() : *at;
}

void PlotView::mousePressEvent(QMouseEvent* event) {
  event->accept();
  if (press_ != Press::None) return;
  click_.stop();
  has_moved_ = false;
  pressed_at_ = event->pos();
  press_ = pressFor(*event);
  const Pane& pane = paneAt(event->pos());
  pressed_pane_ = static_cast<std::size_t>(&pane - panes_.data());
  pressed_x_ = pane.x->range();
  pressed_values_ = {pane.left->range(), pane.right->range()};
  if (press_ == Press::Cursor && !stops_.empty() && pane.rect->rect().contains(event->pos()))
    pointAt(event->pos(), false);
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
  event->accept();
  if (press_ == Press::None || event->buttons() == Qt::NoButton) {
    press_ = Press::None;
    return hover(event->pos());
  }
  if (!has_moved_ && (event->pos() - pressed_at_).manhattanLength() < QApplication::startDragDistance()) return;
  has_moved_ = true;
  switch (press_) {
    case Press::Pan:
      QWidget::setCursor(Qt::ClosedHandCursor);
      panTo(event->pos());
      break;
    case Press::Box:
      QWidget::setCursor(Qt::CrossCursor);
      showBox(event->pos());
      break;
    default:
      if (is_pointed_) pointAt(event->pos(), press_ == Press::Second);
      break;
  }
}

void PlotView::hover(const QPoint& point) {
  Pane& pane = paneAt(point);
  const bool is_within = is_pointed_ && pane.rect->rect().contains(point);
  if (is_within && is_read_by_hover_ && !stops_.empty()) return pointAt(point, false);
  const bool is_near = is_within && pane.cursor->visible() &&
                       std::abs(pane.x->coordToPixel(pane.cursor->point1->coords().x()) - point.x()) <= kGrabPixels;
  QWidget::setCursor(is_near ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void PlotView::mouseReleaseEvent(QMouseEvent* event) {
  event->accept();
  const Press press = press_;
  if (event->buttons() == Qt::NoButton) press_ = Press::None;
  hover(event->pos());
  if (press == Press::Box) {
    box_->setVisible(false);
    layer(QStringLiteral("cursor"))->replot();
    if (has_moved_) zoomToBox(QRect(pressed_at_, event->pos()));
    return;
  }
  if (press == Press::Pan && !has_moved_ && event->button() == Qt::RightButton)
    return showMenu(event->globalPosition().toPoint());
  // the second click of a double click has no press of ours
  const bool clicked =
      (press == Press::Cursor || press == Press::Second) && !has_moved_ && event->button() == Qt::LeftButton;
  if (!clicked || !stops_.empty() || !panes_.at(pressed_pane_).rect->rect().contains(event->pos())) return;
  clicked_at_ = event->pos();
  clicked_second_ = press == Press::Second;
  click_.start(QApplication::doubleClickInterval());
}

void PlotView::mouseDoubleClickEvent(QMouseEvent* event) {
  event->accept();
  click_.stop();
  press_ = Press::None;
  if (event->button() == Qt::LeftButton) showAll();
}

void PlotView::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  if (is_read_by_hover_) emit leftAlone();
}

void PlotView::wheelEvent(QWheelEvent* event) {
  event->accept();
  const double factor = std::pow(kZoomStep, event->angleDelta().y() / 120.0);
  const QPointF at = event->position();
  Pane& pane = paneAt(at);
  const QRect area = pane.rect->rect();
  const bool beside = at.x() < area.left() || at.x() > area.right();
  const bool values = beside || (event->modifiers() & Qt::ControlModifier) != 0;
  if (!values) zoomX(factor, pane.x->pixelToCoord(at.x()));
  // a picture of one quantity over another is zoomed as a whole
  if (values || (isPicture() && at.y() <= area.bottom()))
    zoomValues(factor, pane, pane.left->pixelToCoord(at.y()), pane.right->pixelToCoord(at.y()));
}

void PlotView::panTo(const QPoint& point) {
  Pane& pane = panes_.at(std::min(pressed_pane_, panes_.size() - 1));
  const QRect area = pane.rect->rect();
  const double across = static_cast<double>(pressed_at_.x() - point.x()) / std::max(area.width(), 1);
  const double up = static_cast<double>(point.y() - pressed_at_.y()) / std::max(area.height(), 1);
  is_own_view_ = true;
  pane.left->setRange(shiftedRange(pressed_values_[0], up, isLog(*pane.left)));
  pane.right->setRange(shiftedRange(pressed_values_[1], up, isLog(*pane.right)));
  wantX(shiftedRange(pressed_x_, across, isLog(*pane.x)));
  keepInSight();
}

void PlotView::showBox(const QPoint& to) {
  box_->topLeft->setCoords(pressed_at_);
  box_->bottomRight->setCoords(to);
  box_->setVisible(true);
  layer(QStringLiteral("cursor"))->replot();
}

void PlotView::zoomToBox(const QRect& box) {
  const Pane& pane = panes_.at(std::min(pressed_pane_, panes_.size() - 1));
  const QRect area = box.normalized().intersected(pane.rect->rect());
  if (area.width() < 4 || area.height() < 4) return;
  const auto range = [](const QCPAxis* axis, int a, int b) {
    QCPRange made(axis->pixelToCoord(a), axis->pixelToCoord(b));
    made.normalize();
    return made;
  };
  is_own_view_ = true;
  const QCPRange x = range(pane.x, area.left(), area.right());
  pane.left->setRange(range(pane.left, area.top(), area.bottom()));
  pane.right->setRange(range(pane.right, area.top(), area.bottom()));
  wantX(x);
  keepInSight();
}

void PlotView::zoomX(double factor, double about) {
  const QCPAxis& x = *panes_.front().x;
  wantX(scaledRange(x.range(), factor, about, isLog(x)));
  keepInSight();
}

void PlotView::zoomValues(double factor, Pane& pane, double at_left, double at_right) {
  is_own_view_ = true;
  pane.left->scaleRange(factor, at_left);
  pane.right->scaleRange(factor, at_right);
  keepInSight();
}

void PlotView::setXRange(const QCPRange& range) {
  for (const Pane& pane : panes_) pane.x->setRange(range);
}

void PlotView::wantX(const QCPRange& range) {
  is_own_view_ = true;
  setXRange(range);
}

// of the curves at least a part of the view is theirs
void PlotView::keepInSight() {
  for (const Pane& pane : panes_) {
    hold(*pane.left, pane.whole[0], kMostRoom);
    hold(*pane.right, pane.whole[1], kMostRoom);
    const QCPRange seen = pane.x->range();
    if (pane.look.x_counts && seen.size() < kFewestCounts)
      pane.x->setRange(seen.center() - 0.5 * kFewestCounts, seen.center() + 0.5 * kFewestCounts);
    hold(*pane.x, whole_x_, 1.0);
  }
  redraw();
}

void PlotView::showAll() {
  is_own_view_ = false;
  fit();
  emit allWanted();
  redraw();
}

std::size_t PlotView::nearestStop(const QCPAxis& x, double pixel) const {
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < stops_.size(); ++i) {
    const double before = x.coordToPixel(stops_[nearest]) - pixel, here = x.coordToPixel(stops_[i]) - pixel;
    if (std::abs(here) < std::abs(before)) nearest = i;
  }
  return nearest;
}

void PlotView::pointAt(const QPoint& point, bool second) {
  const QCPAxis& x = *paneAt(point).x;
  if (!stops_.empty()) {
    const double stop = stops_[nearestStop(x, point.x())];
    if (stop != cursor_at_) emit placeWanted(stop);
    return;
  }
  const double at = std::clamp(x.pixelToCoord(point.x()), whole_x_.lower, whole_x_.upper);
  if (second)
    emit secondWanted(at);
  else
    emit placeWanted(at);
}

void PlotView::stepCursor(int direction, bool second) {
  if (!stops_.empty()) {
    const double from = cursor_at_.value_or(first_stop_);
    const auto at = std::lower_bound(stops_.begin(), stops_.end(), from) - stops_.begin();
    const auto next = std::clamp<std::ptrdiff_t>(at + (cursor_at_ ? direction : 0), 0, std::ssize(stops_) - 1);
    const double stop = stops_[static_cast<std::size_t>(next)];
    if (stop != cursor_at_) emit placeWanted(stop);
    return;
  }
  const double step = direction * std::min(kSmallTimeStep, kKeyPart * panes_.front().x->range().size());
  if (!second) {
    emit stepWanted(step);
    return;
  }
  const double from = second_at_.value_or(cursor_at_.value_or(0.0));
  emit secondWanted(std::clamp(from + step, whole_x_.lower, whole_x_.upper));
}

void PlotView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool shift = (event->modifiers() & Qt::ShiftModifier) != 0;
  const bool control = (event->modifiers() & Qt::ControlModifier) != 0;
  Pane& first = panes_.front();
  const QCPRange seen = first.x->range();
  if ((key == Qt::Key_Left || key == Qt::Key_Right) && is_pointed_) {
    stepCursor(key == Qt::Key_Right ? 1 : -1, shift && has_second_);
  } else if ((key == Qt::Key_Home || key == Qt::Key_End) && is_pointed_ && !stops_.empty()) {
    emit placeWanted(key == Qt::Key_Home ? stops_.front() : stops_.back());
  } else if (key == Qt::Key_Plus || key == Qt::Key_Minus) {
    const double factor = key == Qt::Key_Plus ? kZoomStep : 1.0 / kZoomStep;
    const double cursor = first.cursor->visible() ? first.cursor->point1->coords().x() : seen.lower - 1.0;
    if (control)
      zoomValues(factor, first, middleOf(*first.left), middleOf(*first.right));
    else
      zoomX(factor, seen.contains(cursor) ? cursor : middleOf(*first.x));
  } else if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
    wantX(shiftedRange(seen, key == Qt::Key_PageDown ? kPanPart : -kPanPart, isLog(*first.x)));
    keepInSight();
  } else if (key == Qt::Key_Home) {
    showAll();
  } else if (key == Qt::Key_Escape && second_at_) {
    emit secondWanted(std::nullopt);
  } else if (event->matches(QKeySequence::Copy)) {
    copyPicture(*this);
  } else {
    QCustomPlot::keyPressEvent(event);
  }
}

/// What is ours here, not the window's shortcut.
bool PlotView::claimsKey(QEvent& event) const {
  if (event.type() != QEvent::ShortcutOverride) return false;
  if (is_pointed_ && claimKeys(event, {Qt::Key_Left, Qt::Key_Right}, Qt::ShiftModifier)) return true;
  if (is_pointed_ && !stops_.empty() && claimKeys(event, {Qt::Key_End})) return true;
  if (second_at_ && claimKeys(event, {Qt::Key_Escape})) return true;
  if (static_cast<QKeyEvent&>(event).matches(QKeySequence::Copy)) {
    event.accept();
    return true;
  }
  return claimKeys(event, {Qt::Key_Home, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_PageUp, Qt::Key_PageDown},
                   Qt::ShiftModifier);
}

void PlotView::contextMenuEvent(QContextMenuEvent* event) {
  // that of the mouse comes when a button is let go that has not panned
  if (event->reason() != QContextMenuEvent::Mouse) showMenu(mapToGlobal(rect().center()));
  event->accept();
}

void PlotView::showMenu(const QPoint& on_screen) {
  QMenu menu(this);
  menu.addAction(tr("Show All"), this, [this] { showAll(); });
  menu.addAction(tr("Copy Picture"), this, [this] { copyPicture(*this); });
  menu.addAction(tr("Copy Numbers"), this, [this] { copyNumbers(*this); });
  menu.addAction(tr("Save Plot…"), this, [this] { savePlotsByDialog({this}, *window()); });
  emit menuOpened(menu, mapFromGlobal(on_screen));
  menu.exec(on_screen);
}

}  // namespace linkwright::ui
