// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_view.h"

#include "ui/plots/axis_style.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

PlotView::PlotView(QWidget* parent) : QCustomPlot(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setMinimumSize(160, 96);
  setPlottingHint(QCP::phCacheLabels, true);
  setAutoAddPlottableToLegend(false);
  // what moves with the cursor has a sheet of its own: the curves are not drawn again
  addLayer(QStringLiteral("cursor"), layer(QStringLiteral("main")), QCustomPlot::limAbove);
  layer(QStringLiteral("cursor"))->setMode(QCPLayer::lmBuffered);
  // the legend stands in rows above the curves, where it covers none
  axisRect()->insetLayout()->take(legend);
  legend->setVisible(false);
  legend->setFillOrder(QCPLayoutGrid::foColumnsFirst);
  legend->setIconSize(2 * kSpace + kSpace / 2, 2 * kSpace);
  legend->setMargins(QMargins(kSpace, kSpace / 4, kSpace, 0));
  legend->setRowSpacing(0);
  legend->setBrush(Qt::NoBrush);
  legend->setBorderPen(QPen(Qt::NoPen));
  makeLegendRow();
  plotLayout()->setRowSpacing(0);
  plotLayout()->setColumnSpacing(kSpace);
  panes_.push_back(makePane(axisRect()));
  second_ = makeLine(*this, *axisRect());
  for (QCPItemPosition* point : {second_->point1, second_->point2}) point->setTypeY(QCPItemPosition::ptAxisRectRatio);
  second_->setVisible(false);
  second_->setLayer(QStringLiteral("cursor"));
  box_ = new QCPItemRect(this);
  box_->setVisible(false);
  box_->setSelectable(false);
  box_->setLayer(QStringLiteral("cursor"));
  for (QCPItemPosition* corner : {box_->topLeft, box_->bottomRight}) corner->setType(QCPItemPosition::ptAbsolute);
  click_.setSingleShot(true);
  connect(&click_, &QTimer::timeout, this, [this] {
    if (is_pointed_) pointAt(clicked_at_, clicked_second_);
  });
  connect(this, &QCustomPlot::afterLayout, this, [this] {
    placeWords();
    fitTicks();
  });
  PlotView::restyle();
}

void PlotView::setLeastLeftMargin(int pixels) {
  axisRect()->setMinimumMargins(QMargins(std::max(pixels, kSpace), kSpace, kSpace, kSpace));
}

void PlotView::setStops(std::vector<double> stops, double first) {
  stops_ = std::move(stops);
  first_stop_ = first;
}

void PlotView::placeCursor(std::optional<double> x) {
  if (x && !std::isfinite(*x)) x.reset();
  if (x == cursor_at_) return;
  cursor_at_ = x;
  // of stops the one that is looked at is in sight
  const QCPRange range = panes_.front().x->range();
  if (x && !stops_.empty() && !range.contains(*x) && whole_x_.contains(*x)) {
    setXRange(range +
              (*x < range.lower ? *x - range.lower - 0.05 * range.size() : *x - range.upper + 0.05 * range.size()));
    keepInSight();
  }
  redrawCursors();
}

void PlotView::placeSecondCursor(std::optional<double> x) {
  if (x == second_at_) return;
  second_at_ = x;
  redrawCursors();
}

void PlotView::putLine(QCPItemStraightLine& line, std::optional<double> x) const {
  line.setVisible(x.has_value());
  if (!x) return;
  line.point1->setCoords(*x, 0.0);
  line.point2->setCoords(*x, 1.0);
}

void PlotView::putCursors() {
  for (Pane& pane : panes_) putLine(*pane.cursor, cursor_at_);
  putLine(*second_, second_at_);
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    if (drawn_[i].second == nullptr) continue;
    drawn_[i].second->data()->clear();
    if (!cursor_at_) continue;
    if (const std::optional<double> y = heightOf(curves_[i], *cursor_at_)) drawn_[i].second->addData(*cursor_at_, *y);
  }
}

void PlotView::redrawCursors() {
  putCursors();
  is_stale_ = is_stale_ || !isVisible();
  if (!is_stale_) layer(QStringLiteral("cursor"))->replot();
}

void PlotView::redraw() {
  // behind another sheet nothing is drawn; it is when it comes to the front
  is_stale_ = !isVisible();
  if (is_stale_) return;
  emit redrawing();
  if (is_redraw_posted_) return;
  is_redraw_posted_ = true;
  // an event: the library's own queue is a timer of no time, which waits until nothing else is due, and while something
  // is dragged there always is
  QMetaObject::invokeMethod(
      this,
      [this] {
        is_redraw_posted_ = false;
        replot(QCustomPlot::rpQueuedRefresh);
      },
      Qt::QueuedConnection);
}

void PlotView::restyle() {
  QList<QCPAxis*> axes;
  for (const Pane& pane : panes_) axes += pane.rect->axes();
  styleAxes(*this, axes);
  const QPalette colours = QGuiApplication::palette();
  const QColor ink = colours.color(QPalette::Text);
  const QPen zero(colours.color(QPalette::Mid), 1);
  for (QCPAxis* axis : std::as_const(axes)) {
    axis->grid()->setZeroLinePen(axis->axisType() == QCPAxis::atLeft ? zero : axis->grid()->pen());
  }
  for (const Pane& pane : panes_) pane.cursor->setPen(QPen(ink, 1));
  second_->setPen(QPen(ink, 1, Qt::DashLine));
  QColor ground = colours.color(QPalette::Highlight);
  box_->setPen(QPen(ground, 1));
  ground.setAlphaF(0.15F);
  box_->setBrush(ground);
  styleCurves();
  styleItems();
  styleLegend();
  fitAxes(*this);
  emit restyled();
  redraw();
}

void PlotView::styleLegend() {
  legend->setTextColor(QGuiApplication::palette().color(QPalette::Text));
  legend->setFont(font());
  placeLegend();
}

/// As many names beside each other as there is room for; without names it has no room.
void PlotView::placeLegend() {
  const bool is_seen = legend->itemCount() > 0;
  legend->setVisible(is_seen);
  if (is_seen && legend->layout() == nullptr) plotLayout()->addElement(0, 0, legend);
  if (!is_seen && legend->layout() != nullptr) plotLayout()->take(legend);
  if (!is_seen) return;
  const QFontMetrics metrics(font());
  int widest = 1, all = 0;
  for (int i = 0; i < legend->itemCount(); ++i) {
    auto* item = qobject_cast<QCPPlottableLegendItem*>(legend->item(i));
    if (item == nullptr) continue;
    const int wide = metrics.horizontalAdvance(item->plottable()->name()) + legend->iconSize().width() + 2 * kSpace;
    widest = std::max(widest, wide);
    all += wide;
  }
  const int room = width() - 2 * kSpace;
  const int columns = all <= room ? std::max(1, legend->itemCount()) : std::max(1, room / widest);
  if (columns == legend->wrap()) return;
  legend->setWrap(columns);
  legend->setFillOrder(legend->fillOrder());
}

void PlotView::setNamesDrawn(bool drawn) {
  if (!curves_.empty()) return;
  if (!drawn) legend->clearItems();
  for (int i = 0; drawn && i < plottableCount(); ++i) {
    if (plottable(i)->visible() && !plottable(i)->name().isEmpty()) plottable(i)->addToLegend();
  }
  styleLegend();
}

void PlotView::resizeEvent(QResizeEvent* event) {
  placeLegend();
  fitAxes(*this);
  if (nameRows() > 0 && !is_own_view_) fit();
  QCustomPlot::resizeEvent(event);
}

bool PlotView::event(QEvent* event) {
  keepSharp(*this, *event);
  if (claimsKey(*event)) return true;
  if (event->type() == QEvent::Show && is_stale_) {
    QMetaObject::invokeMethod(
        this, [this] { redraw(); }, Qt::QueuedConnection);
  }
  if (changesLook(*event) && box_ != nullptr) restyle();
  return QCustomPlot::event(event);
}

}  // namespace linkwright::ui

#include "moc_plot_view.cpp"
