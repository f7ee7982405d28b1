// SPDX-License-Identifier: GPL-3.0-or-later
// The panes and curves of a plot, and what there is to see of them.
#include "ui/plots/axis_style.h"
#include "ui/plots/clipped_curves.h"
#include "ui/plots/curve_points.h"
#include "ui/plots/plot_ranges.h"
#include "ui/plots/plot_view.h"
#include "ui/plots/torque_tickers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
constexpr double kBarWidth = 0.62;   // of the lower axis
constexpr double kFarBeyond = 10.0;  // times what is seen: no bar is drawn higher

void setScale(QCPAxis& axis, bool logarithmic, const QString& unit) {
  if (logarithmic) return makeLogarithmic(axis);
  axis.setScaleType(QCPAxis::stLinear);
  axis.setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker(unit)));
  axis.setNumberFormat(QStringLiteral("gb"));
  axis.setNumberPrecision(4);
}

QCPRange widened(const QCPRange& range, bool logarithmic) {
  if (!logarithmic) return withMargin(range);
  return range.lower > 0.0 && range.upper < 1e300 ? QCPRange(0.5 * range.lower, 2.0 * range.upper)
                                                  : QCPRange(1e-3, 1.0);
}

QCPScatterStyle shapeOf(const PlotCurve& curve) {
  const QColor ground = QGuiApplication::palette().color(QPalette::Base);
  switch (curve.shape) {
    case PlotShape::Ring: return {QCPScatterStyle::ssCircle, ground, curve.colour, curve.size};
    case PlotShape::OpenRing: return {QCPScatterStyle::ssCircle, curve.colour, Qt::transparent, curve.size};
    default: return {QCPScatterStyle::ssDisc, curve.colour, curve.colour, curve.size};
  }
}

}  // namespace

PlotView::Pane PlotView::makePane(QCPAxisRect* rect) {
  Pane pane;
  pane.rect = rect;
  pane.x = rect->axis(QCPAxis::atBottom);
  pane.left = rect->axis(QCPAxis::atLeft);
  pane.right = rect->axis(QCPAxis::atRight);
  rect->setupFullAxesBox(false);
  rect->setMinimumMargins(QMargins(kSpace, kSpace, kSpace, kSpace));
  for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) rect->axis(side)->setTicks(false);
  for (QCPAxis* axis : {pane.x, pane.left, pane.right}) {
    setScale(*axis, false, {});
    axis->setLabelPadding(1);
    keepFinite(*axis);
  }
  pane.cursor = makeLine(*this, *rect);
  for (QCPItemPosition* point : {pane.cursor->point1, pane.cursor->point2}) {
    point->setTypeY(QCPItemPosition::ptAxisRectRatio);
    point->setAxisRect(rect);
  }
  pane.cursor->setVisible(false);
  pane.cursor->setLayer(QStringLiteral("cursor"));
  if (rect->layout() == nullptr) plotLayout()->addElement(1, static_cast<int>(panes_.size()), rect);
  connect(pane.left, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, &PlotView::standBars);
  return pane;
}

void PlotView::makeLegendRow() {
  plotLayout()->insertRow(0);
  plotLayout()->setRowStretchFactor(0, 1e-3);
}

void PlotView::resizePanes(std::size_t count) {
  if (count == panes_.size()) return;
  // what is drawn goes first: it hangs on their axes
  curves_.clear();
  drawn_.clear();
  clearPlottables();
  levels_.clear();
  putItems();
  while (panes_.size() > count) {
    removeItem(panes_.back().cursor);
    plotLayout()->remove(panes_.back().rect);
    panes_.pop_back();
  }
  plotLayout()->simplify();
  if (plotLayout()->rowCount() < 2) makeLegendRow();
  while (panes_.size() < count) panes_.push_back(makePane(new QCPAxisRect(this)));
}

void PlotView::setAxes(const QString& x, const QString& y, bool x_logarithmic, bool y_logarithmic) {
  PlotPane pane;
  pane.x = x;
  pane.y = y;
  pane.x_log = x_logarithmic;
  pane.y_log = y_logarithmic;
  setPanes({pane});
}

void PlotView::setPanes(const std::vector<PlotPane>& panes) {
  resizePanes(panes.size());
  for (std::size_t i = 0; i < panes_.size(); ++i) {
    Pane& pane = panes_[i];
    if (panes[i].x != pane.look.x || panes[i].y != pane.look.y) is_own_view_ = false;
    pane.look = panes[i];
    setScale(*pane.x, pane.look.x_log, pane.look.x_unit);
    setScale(*pane.left, pane.look.y_log, {});
    if (pane.look.x_counts) pane.x->setTicker(QSharedPointer<QCPAxisTicker>(new CountTicker));
    pane.x->setLabel(pane.look.x);
    pane.left->setLabel(pane.look.y);
  }
  ticks_.clear();
  ticks_shown_.clear();
  restyle();
}

bool PlotView::isDrawn(const PlotCurve& curve, std::size_t point) const {
  const PlotPane& look = panes_[static_cast<std::size_t>(curve.pane)].look;
  const double x = finiteOrGap(curve.x[point]), y = finiteOrGap(curve.y[point]);
  return !std::isnan(x) && !std::isnan(y) && (!look.x_log || x > 0.0) && (!look.y_log || y > 0.0);
}

void PlotView::setCurves(std::vector<PlotCurve> curves) {
  curves_ = std::move(curves);
  clearPlottables();
  drawn_.clear();
  QStringList spoken;
  for (const PlotCurve& curve : curves_) {
    fillCurve(curve);
    if (!curve.name.isEmpty())
      spoken << (curve.tip.isEmpty() ? curve.name : curve.name + QStringLiteral(": ") + curve.tip);
  }
  setAccessibleDescription(joinedClauses(spoken));
  fit();
  putCursors();
  restyle();
}

void PlotView::fillCurve(const PlotCurve& curve) {
  const Pane& pane = panes_.at(static_cast<std::size_t>(curve.pane));
  QCPAbstractPlottable* made = nullptr;
  if (curve.shape == PlotShape::Bar) {
    auto* bars = new QCPBars(pane.x, pane.left);
    bars->setWidth(kBarWidth);
    pane.x->grid()->setVisible(false);
    made = bars;
  } else {
    QCPCurve* drawn = addClippedCurve(pane.x, pane.left);
    QVector<QCPCurveData> points;
    points.reserve(static_cast<qsizetype>(curve.x.size()));
    for (std::size_t k = 0; k < curve.x.size(); ++k) {
      const bool is_drawn = isDrawn(curve, k);
      points.append({static_cast<double>(k), is_drawn ? finiteOrGap(curve.x[k]) : kNothing,
                     is_drawn ? finiteOrGap(curve.y[k]) : kNothing});
    }
    drawn->data()->set(points, true);
    made = drawn;
  }
  made->setName(curve.name.isEmpty() ? curve.tip : curve.name);
  if (!curve.name.isEmpty()) made->addToLegend();
  QCPGraph* dot = nullptr;
  if (curve.has_dot) {
    dot = addClippedGraph(pane.x, pane.left);
    dot->setLineStyle(QCPGraph::lsNone);
    dot->setLayer(QStringLiteral("cursor"));
  }
  drawn_.emplace_back(made, dot);
}

/// A bar is as long as its number beyond the foot of the axes, wherever that is.
void PlotView::standBars() {
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    auto* bars = qobject_cast<QCPBars*>(drawn_[i].first);
    if (bars == nullptr) continue;
    const QCPRange seen = bars->valueAxis()->range();
    bars->setBaseValue(seen.lower);
    QVector<QCPBarsData> all;
    for (std::size_t k = 0; k < curves_[i].x.size(); ++k) {
      if (!isDrawn(curves_[i], k)) continue;
      const double end = std::min(finiteOrGap(curves_[i].y[k]), kFarBeyond * seen.upper);
      if (end > seen.lower) all.append({curves_[i].x[k], end - seen.lower});
    }
    bars->data()->set(all, true);
  }
}

/// Linear between the points; none outside.
std::optional<double> PlotView::heightOf(const PlotCurve& curve, double x) const {
  const auto after = std::lower_bound(curve.x.begin(), curve.x.end(), x);
  if (after == curve.x.end()) return std::nullopt;
  const auto k = static_cast<std::size_t>(after - curve.x.begin());
  if (*after == x) return isDrawn(curve, k) ? std::optional(finiteOrGap(curve.y[k])) : std::nullopt;
  if (k == 0 || !isDrawn(curve, k) || !isDrawn(curve, k - 1)) return std::nullopt;
  const double part = (x - curve.x[k - 1]) / (curve.x[k] - curve.x[k - 1]);
  return finiteOrGap(curve.y[k - 1] + part * (curve.y[k] - curve.y[k - 1]));
}

void PlotView::styleCurves() {
  const QPalette colours = QGuiApplication::palette();
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    const PlotCurve& curve = curves_[i];
    const auto [plottable, dot] = drawn_[i];
    plottable->setPen(curve.line == Qt::NoPen ? QPen(curve.colour, 1.0)
                                              : QPen(curve.colour, curve.width * lineScale(), curve.line));
    if (auto* drawn = qobject_cast<QCPCurve*>(plottable)) {
      drawn->setLineStyle(curve.line == Qt::NoPen ? QCPCurve::lsNone : QCPCurve::lsLine);
      drawn->setScatterStyle(curve.points ? shapeOf(curve) : QCPScatterStyle(QCPScatterStyle::ssNone));
    } else {
      QColor ground = curve.colour;
      ground.setAlphaF(0.55F);
      plottable->setBrush(ground);
    }
    if (dot == nullptr) continue;
    dot->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCircle, colours.color(QPalette::Text), colours.color(QPalette::Base), 7));
  }
}

void PlotView::setWindow(double from, double to) {
  window_ = QCPRange(from, to);
  is_own_view_ = false;
  fit();
}

void PlotView::fit() {
  bool any_x = false;
  QCPRange x;
  std::vector<std::optional<QCPRange>> y(panes_.size());
  for (const PlotCurve& curve : curves_) {
    for (std::size_t k = 0; k < curve.x.size(); ++k) {
      if (!isDrawn(curve, k)) continue;
      const double a = finiteOrGap(curve.x[k]), b = finiteOrGap(curve.y[k]);
      x = any_x ? QCPRange(std::min(x.lower, a), std::max(x.upper, a)) : QCPRange(a, a);
      any_x = true;
      if (!curve.fits || (window_.size() > 0.0 && !window_.contains(a))) continue;
      std::optional<QCPRange>& in = y.at(static_cast<std::size_t>(curve.pane));
      in = in ? QCPRange(std::min(in->lower, b), std::max(in->upper, b)) : QCPRange(b, b);
    }
  }
  const bool x_log = panes_.front().look.x_log;
  QCPRange seen = window_;
  if (any_x) whole_x_ = x_log ? widened(x, true) : x.size() > 0.0 ? x : withMargin(x);
  if (window_.size() > 0.0)
    whole_x_ =
        any_x ? QCPRange(std::min(window_.lower, whole_x_.lower), std::max(window_.upper, whole_x_.upper)) : window_;
  else
    seen = whole_x_;
  if (!is_own_view_ && (any_x || window_.size() > 0.0)) setXRange(seen);
  // the names of marks and bands stand over the curves
  const double row = QFontMetrics(font()).height() + 1.0, high = height() - 4.0 * row;
  for (std::size_t i = 0; i < panes_.size(); ++i) {
    Pane& pane = panes_[i];
    const bool is_given = pane.look.y_to > pane.look.y_from;
    if (!is_given && !y[i]) continue;
    QCPRange range = is_given ? QCPRange(pane.look.y_from, pane.look.y_to) : widened(*y[i], pane.look.y_log);
    if (!is_given && !pane.look.y_log && nameRows() > 0 && high > 0.0) {
      const double share = std::min(0.5, (nameRows() * row + 2.0) / high);
      range.upper += range.size() * share / (1.0 - share);
    }
    pane.whole[0] = range;
    if (!is_own_view_) pane.left->setRange(range);
  }
  standBars();
}

void PlotView::setWhole(const QCPRange& x, const QCPRange& left, const QCPRange& right) {
  Pane& pane = panes_.front();
  whole_x_ = x;
  pane.whole = {left, right};
  if (is_own_view_) return;
  pane.x->setRange(x);
  pane.left->setRange(left);
  pane.right->setRange(right);
}

}  // namespace linkwright::ui
