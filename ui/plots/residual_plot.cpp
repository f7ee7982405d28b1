// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/residual_plot.h"

#include "ui/plots/axis_style.h"
#include "ui/plots/clipped_curves.h"
#include "ui/plots/curve_points.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kNothing = 1e-16;       // what is left of a run that has arrived to the last bit is drawn here
constexpr double kDeepest = 1e-12;       // of the largest: what is less is round-off and leaves through the foot
constexpr int kFewIterations = 60;       // dots are drawn while there is room between them
constexpr double kLongerThanRest = 2.0;  // so many times the longest run that rests is shown of those that do not

double drawn(double value) { return std::isfinite(value) ? std::max(finiteOrGap(value), kNothing) : std::nan(""); }

}  // namespace

ResidualPlot::ResidualPlot(QWidget* parent) : QCustomPlot(parent) {
  setObjectName(QStringLiteral("residualPlot"));
  setAccessibleName(tr("What is left after each iteration"));
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(160, 96);
  setPlottingHint(QCP::phCacheLabels, true);
  plotLayout()->clear();
  plotLayout()->setColumnSpacing(kSpace);
  for (int i = 0; i < kPanes; ++i) makePane(i);
  limit_ = makeLine(*this, *panes_[0].rect);
  setInteraction(QCP::iRangeZoom, true);
  layPanes();
  restyle();
}

void ResidualPlot::makePane(int index) {
  Pane& pane = panes_.at(static_cast<std::size_t>(index));
  const QString names[] = {tr("residual |e|"), tr("position (m)"), tr("orientation (rad)")};
  pane.rect = makeLogPane(*this, QMargins(kSpace / 2, kSpace, kSpace, kSpace / 2), names[index]);
  plotLayout()->addElement(0, index, pane.rect);
  pane.rect->setRangeZoom(Qt::Horizontal);
  pane.x = pane.rect->axis(QCPAxis::atBottom);
  pane.y = pane.rect->axis(QCPAxis::atLeft);
  pane.rect->setRangeZoomAxes(pane.x, nullptr);
  const QSharedPointer<QCPAxisTickerFixed> whole(new QCPAxisTickerFixed);
  whole->setTickStep(1.0);
  whole->setTickCount(4);
  whole->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
  pane.x->setTicker(whole);
  pane.x->setLabel(tr("iterations"));
  pane.cursor = makeLine(*this, *pane.rect);
  for (QCPItemPosition* point : {pane.cursor->point1, pane.cursor->point2}) {
    point->setTypeY(QCPItemPosition::ptAxisRectRatio);
    point->setAxisRect(pane.rect);
  }
  pane.here = addClippedGraph(pane.x, pane.y);
  pane.here->setLineStyle(QCPGraph::lsNone);
  connect(pane.x, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, &ResidualPlot::keepInRange);
}

void ResidualPlot::layPanes() {
  for (Pane& pane : panes_) {
    if (pane.rect->layout() != nullptr) plotLayout()->take(pane.rect);
  }
  plotLayout()->simplify();
  int column = 0;
  for (int i = 0; i < kPanes; ++i) {
    const Pane& pane = panes_.at(static_cast<std::size_t>(i));
    const bool is_shown = shown_ == Shown::All || static_cast<int>(shown_) == i;
    pane.rect->setVisible(is_shown);
    pane.cursor->setVisible(is_shown);
    pane.here->setVisible(is_shown);
    for (QCPGraph* graph : pane.graphs) graph->setVisible(is_shown);
    if (is_shown) plotLayout()->addElement(0, column++, pane.rect);
  }
  limit_->setVisible((shown_ == Shown::All || shown_ == Shown::Residual) && std::isfinite(step_limit_));
  replot(QCustomPlot::rpQueuedReplot);
}

void ResidualPlot::setShown(Shown shown) {
  if (shown == shown_) return;
  shown_ = shown;
  layPanes();
}

void ResidualPlot::setDark(bool dark) {
  dark_ = dark;
  restyle();
}

const std::vector<double>& ResidualPlot::valuesOf(const ResidualCurve& curve, int pane) const {
  return pane == 0 ? curve.residual : pane == 1 ? curve.position : curve.orientation;
}

void ResidualPlot::setCurves(std::vector<ResidualCurve> curves, int last, double step_limit) {
  curves_ = std::move(curves);
  last_ = last;
  step_limit_ = step_limit;
  place_ = std::clamp(place_, 0, last_);
  for (int i = 0; i < kPanes; ++i) fillPane(i);
  if (std::isfinite(step_limit_)) {
    limit_->point1->setCoords(0.0, step_limit_);
    limit_->point2->setCoords(1.0, step_limit_);
  }
  showAllIterations();
  layPanes();
  restyle();
  showPlace();
}

void ResidualPlot::fillPane(int index) {
  Pane& pane = panes_.at(static_cast<std::size_t>(index));
  for (QCPGraph* graph : pane.graphs) removeGraph(graph);
  pane.graphs.clear();
  double least = 1e300, most = 0.0;
  for (const ResidualCurve& curve : curves_) {
    QCPGraph* graph = addClippedGraph(pane.x, pane.y);
    graph->setName(curve.name);
    QVector<QCPGraphData> points;
    const std::vector<double>& values = valuesOf(curve, index);
    points.reserve(static_cast<qsizetype>(values.size()));
    for (std::size_t i = 0; i < values.size(); ++i) {
      const double value = drawn(values[i]);
      points.append({static_cast<double>(i), value});
      if (!std::isfinite(value)) continue;
      least = std::min(least, value);
      most = std::max(most, value);
    }
    graph->data()->set(points, true);
    pane.graphs.push_back(graph);
  }
  if (most <= 0.0) least = most = 1.0;
  // a decade at least, so that a curve that stays does not look like one that moves
  pane.y->setRange(std::clamp(least / 2.0, kDeepest * most, most / 8.0), most * 2.5);
  pane.here->setLayer(QStringLiteral("overlay"));
}

// what rests is seen whole, and of what does not rest so much that it is seen that it does not
void ResidualPlot::showAllIterations() {
  double longest = 1.0, longest_at_rest = 0.0;
  for (const ResidualCurve& curve : curves_)
    longest = std::max(longest, static_cast<double>(curve.residual.size()) - 1.0);
  for (const ResidualCurve& curve : curves_) {
    const double count = static_cast<double>(curve.residual.size()) - 1.0;
    if (count < longest) longest_at_rest = std::max(longest_at_rest, count);
  }
  double end = longest;
  if (longest_at_rest > 0.0) end = std::min(longest, std::max(kLongerThanRest * longest_at_rest, 40.0));
  if (curves_.size() > 1 && longest_at_rest == 0.0) end = longest;
  for (Pane& pane : panes_) pane.x->setRange(-0.02 * end, end * 1.02);
}

void ResidualPlot::keepInRange(const QCPRange& range) {
  double longest = 1.0;
  for (const ResidualCurve& curve : curves_)
    longest = std::max(longest, static_cast<double>(curve.residual.size()) - 1.0);
  const double most = 1.02 * longest, least = -0.02 * longest;
  const double size = std::clamp(range.size(), std::min(3.0, most - least), most - least);
  const double lower = std::clamp(range.lower, least, most - size);
  for (Pane& pane : panes_) {
    const QSignalBlocker quiet(pane.x);
    pane.x->setRange(lower, lower + size);
  }
}

void ResidualPlot::setPlace(int place) {
  place_ = std::clamp(place, 0, last_);
  // what is looked at is in sight
  const QCPRange range = panes_[0].x->range();
  if (!range.contains(place_)) {
    const double lower = place_ < range.lower ? place_ - 0.05 * range.size() : place_ - 0.95 * range.size();
    keepInRange({lower, lower + range.size()});
  }
  showPlace();
}

void ResidualPlot::showPlace() {
  for (int i = 0; i < kPanes; ++i) {
    Pane& pane = panes_.at(static_cast<std::size_t>(i));
    pane.cursor->point1->setCoords(place_, 0.0);
    pane.cursor->point2->setCoords(place_, 1.0);
    QVector<QCPGraphData> dots;
    for (const ResidualCurve& curve : curves_) {
      const std::vector<double>& values = valuesOf(curve, i);
      if (static_cast<std::size_t>(place_) < values.size()) {
        dots.append({static_cast<double>(place_), drawn(values[static_cast<std::size_t>(place_)])});
      }
    }
    pane.here->data()->set(dots, true);
  }
  replot(QCustomPlot::rpQueuedReplot);
}

void ResidualPlot::restyle() {
  const QPalette colours = QGuiApplication::palette();
  const QColor text = colours.color(QPalette::Text);
  QList<QCPAxis*> axes;
  for (const Pane& pane : panes_) axes += pane.rect->axes();
  styleAxes(*this, axes);
  for (Pane& pane : panes_) {
    pane.cursor->setPen(QPen(colours.color(QPalette::Highlight), 1));
    pane.here->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, text, colours.color(QPalette::Base), 7));
    for (std::size_t i = 0; i < pane.graphs.size(); ++i) {
      const ResidualCurve& curve = curves_[i];
      const QColor colour = methodColour(curve.method, dark_);
      pane.graphs[i]->setPen(QPen(colour, curve.dashed ? 1.5 : 2.0, curve.dashed ? Qt::DashLine : Qt::SolidLine));
      const bool dotted = !curve.dashed && curve.residual.size() <= kFewIterations;
      pane.graphs[i]->setScatterStyle(dotted ? QCPScatterStyle(QCPScatterStyle::ssDisc, colour, colour, 4)
                                             : QCPScatterStyle());
    }
  }
  limit_->setPen(QPen(text, 1, Qt::DotLine));
  replot(QCustomPlot::rpQueuedReplot);
}

const ResidualPlot::Pane* ResidualPlot::paneAt(const QPoint& point) const {
  for (const Pane& pane : panes_) {
    if (pane.rect->visible() && pane.rect->rect().contains(point)) return &pane;
  }
  return nullptr;
}

void ResidualPlot::chooseAt(const QPoint& point) {
  const Pane* pane = paneAt(point);
  if (pane == nullptr) return;
  const int place = std::clamp(static_cast<int>(std::lround(pane->x->pixelToCoord(point.x()))), 0, last_);
  if (place != place_) emit placeChosen(place);
}

QPoint ResidualPlot::pointOf(int place) const {
  for (const Pane& pane : panes_) {
    if (!pane.rect->visible()) continue;
    return {static_cast<int>(std::lround(pane.x->coordToPixel(place))), pane.rect->rect().center().y()};
  }
  return {};
}

void ResidualPlot::mousePressEvent(QMouseEvent* event) {
  event->accept();
  if (event->button() == Qt::LeftButton) chooseAt(event->pos());
}

void ResidualPlot::mouseMoveEvent(QMouseEvent* event) {
  event->accept();
  if (event->buttons() & Qt::LeftButton) chooseAt(event->pos());
}

void ResidualPlot::mouseDoubleClickEvent(QMouseEvent* event) {
  event->accept();
  showAllIterations();
  replot(QCustomPlot::rpQueuedReplot);
}

void ResidualPlot::keyPressEvent(QKeyEvent* event) {
  int place = place_;
  switch (event->key()) {
    case Qt::Key_Left: --place; break;
    case Qt::Key_Right: ++place; break;
    case Qt::Key_Home: place = 0; break;
    case Qt::Key_End: place = last_; break;
    default: return QCustomPlot::keyPressEvent(event);
  }
  place = std::clamp(place, 0, last_);
  if (place != place_) emit placeChosen(place);
}

bool ResidualPlot::event(QEvent* event) {
  keepSharp(*this, *event);
  if (changesLook(*event) && limit_ != nullptr) restyle();
  // Left, Right, Home and End are ours here, not the window's shortcuts
  return claimKeys(*event, kWalkKeys) || QCustomPlot::event(event);
}

}  // namespace linkwright::ui

#include "moc_residual_plot.cpp"
