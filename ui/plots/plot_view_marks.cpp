// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a plot beside its curves: marks, levels, bands, and words below the axis.
#include "ui/plots/axis_style.h"
#include "ui/plots/curve_points.h"
#include "ui/plots/plot_view.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

void PlotView::setMarks(std::vector<PlotMark> marks) {
  marks_ = std::move(marks);
  putItems();
}

void PlotView::setLevels(std::vector<PlotLevel> levels) {
  levels_ = std::move(levels);
  putItems();
}

void PlotView::setBands(std::vector<PlotBand> bands) {
  bands_ = std::move(bands);
  putItems();
}

/// Marks, levels and bands are few: they are made anew.
void PlotView::putItems() {
  for (QCPAbstractItem* item : std::as_const(items_)) removeItem(item);
  items_.clear();
  const auto pin = [](QCPItemPosition* position, double x, double y) {
    position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    position->setCoords(x, y);
  };
  const auto write = [&](const QString& words, Qt::Alignment at) {
    auto* text = new QCPItemText(this);
    text->setSelectable(false);
    text->setText(words);
    text->setPositionAlignment(at);
    text->setClipToAxisRect(true);
    text->setPadding(QMargins(3, 0, 3, 0));
    items_ << text;
    return text;
  };
  // away from the nearer side; placeWords() puts one below the other
  const auto name = [&](double x, const QString& words) {
    if (words.isEmpty()) return;
    const Qt::Alignment side = x > xAxis->range().center() ? Qt::AlignRight : Qt::AlignLeft;
    pin(write(words, Qt::AlignTop | side)->position, x, 0.01);
  };
  for (const PlotBand& band : bands_) {
    auto* area = new QCPItemRect(this);
    area->setSelectable(false);
    area->setClipToAxisRect(true);
    pin(area->topLeft, band.from, 0.0);
    pin(area->bottomRight, band.to, 1.0);
    items_ << area;
    if (!band.is_cut) {
      name(band.from, band.name);
      continue;
    }
    area->setLayer(QStringLiteral("grid"));
    if (band.name.isEmpty()) continue;
    // before it: behind it the curves go on, and end
    QCPItemText* text = write(band.name, Qt::AlignTop | Qt::AlignRight);
    pin(text->position, band.from, 0.0);
  }
  for (const PlotMark& mark : marks_) {
    QCPItemStraightLine* line = makeLine(*this, *axisRect());
    line->setPen(QPen(Qt::black, 1.0, Qt::DashLine));
    pin(line->point1, mark.x, 0.0);
    pin(line->point2, mark.x, 1.0);
    items_ << line;
    name(mark.x, mark.name);
  }
  for (const PlotLevel& level : levels_) {
    const Pane& pane = panes_.at(static_cast<std::size_t>(level.pane));
    QCPItemStraightLine* line = makeLine(*this, *pane.rect);
    line->setPen(QPen(Qt::black, 1.0, level.line));
    for (QCPItemPosition* point : {line->point1, line->point2}) {
      point->setTypeX(QCPItemPosition::ptAxisRectRatio);
      point->setAxisRect(pane.rect);
    }
    line->point1->setCoords(0.0, finiteOrGap(level.y));
    line->point2->setCoords(1.0, finiteOrGap(level.y));
    items_ << line;
    if (level.name.isEmpty()) continue;
    QCPItemText* text = write(level.name, Qt::AlignRight | Qt::AlignBottom);
    text->setClipAxisRect(pane.rect);
    text->position->setAxes(pane.x, pane.left);
    text->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    text->position->setAxisRect(pane.rect);
    text->position->setCoords(0.99, finiteOrGap(level.y));
  }
  fit();
  styleItems();
  redraw();
}

void PlotView::styleItems() {
  const QPalette colours = QGuiApplication::palette();
  const QColor ink = colours.color(QPalette::Text);
  QColor ground = colours.color(QPalette::Base), shade = colours.color(QPalette::Highlight);
  ground.setAlphaF(0.8F);
  shade.setAlphaF(0.18F);
  if (spot_ != nullptr) spot_->setPen(QPen(ink, 1.5));
  for (QCPAbstractItem* item : std::as_const(items_)) {
    if (auto* text = qobject_cast<QCPItemText*>(item)) {
      text->setColor(ink);
      text->setBrush(ground);
      text->setFont(font());
    } else if (auto* area = qobject_cast<QCPItemRect*>(item)) {
      area->setPen(Qt::NoPen);
      const bool is_cut = area->layer() == layer(QStringLiteral("grid"));
      area->setBrush(is_cut ? QBrush(colours.color(QPalette::Mid), Qt::BDiagPattern) : QBrush(shade));
    } else if (auto* line = qobject_cast<QCPItemStraightLine*>(item)) {
      line->setPen(QPen(ink, 1.0, line->pen().style()));
    }
  }
}

void PlotView::placeSpot(const std::optional<QPointF>& at) {
  if (at == spot_at_) return;
  spot_at_ = at;
  if (spot_ == nullptr) {
    spot_ = new QCPItemTracer(this);
    spot_->setSelectable(false);
    spot_->setStyle(QCPItemTracer::tsCircle);
    spot_->setSize(9.0);
    spot_->setLayer(QStringLiteral("cursor"));
    styleItems();
  }
  spot_->setVisible(at.has_value());
  if (at) spot_->position->setCoords(*at);
  redrawCursors();
}

/// How many names of marks and bands stand on the plot.
int PlotView::nameRows() const {
  const auto is_named = [](const PlotMark& mark) { return !mark.name.isEmpty(); };
  const auto has_row = [](const PlotBand& band) { return !band.name.isEmpty() && !band.is_cut; };
  return static_cast<int>(std::count_if(marks_.begin(), marks_.end(), is_named) +
                          std::count_if(bands_.begin(), bands_.end(), has_row));
}

/// What depends on the size: it is asked for when all else has its place.
void PlotView::placeWords() {
  const QFontMetrics metrics(font());
  const double high = axisRect()->height();
  if (!(high > 0.0)) return;
  int row = 0;
  for (QCPAbstractItem* item : std::as_const(items_)) {
    auto* text = qobject_cast<QCPItemText*>(item);
    if (text == nullptr || text->layer() == layer(QStringLiteral("grid")) ||
        text->position->typeY() != QCPItemPosition::ptAxisRectRatio)
      continue;
    text->position->setCoords(text->position->coords().x(), (2.0 + (metrics.height() + 1) * row++) / high);
  }
  for (const Pane& pane : panes_) fitLabel(*pane.left, high);
}

void PlotView::setTicks(std::vector<PlotTick> ticks) {
  ticks_ = std::move(ticks);
  std::stable_sort(ticks_.begin(), ticks_.end(), [](const PlotTick& a, const PlotTick& b) { return a.x < b.x; });
  // before it is drawn for the first time there is no telling what fits
  ticks_shown_.clear();
  const QSharedPointer<QCPAxisTickerText> all(new QCPAxisTickerText);
  for (const PlotTick& tick : ticks_) all->addTick(tick.x, tick.word);
  for (const Pane& pane : panes_) pane.x->setTicker(all);
  redraw();
}

void PlotView::fitTicks() {
  if (ticks_.empty() || axisRect()->width() < 1) return;
  const QFontMetricsF metrics(font());
  const QSharedPointer<QCPAxisTickerText> shown(new QCPAxisTickerText);
  std::vector<double> places;
  double free_from = -1e9;
  for (const PlotTick& tick : ticks_) {
    const double middle = xAxis->coordToPixel(tick.x), half = metrics.horizontalAdvance(tick.word) / 2.0;
    if (middle - half < free_from || !xAxis->range().contains(tick.x)) continue;
    shown->addTick(tick.x, tick.word);
    places.push_back(tick.x);
    free_from = middle + half + 6.0;
  }
  if (places == ticks_shown_) return;
  ticks_shown_ = std::move(places);
  for (const Pane& pane : panes_) pane.x->setTicker(shown);
  redraw();
}

}  // namespace linkwright::ui
