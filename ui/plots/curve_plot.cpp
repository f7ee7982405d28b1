// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curve_plot.h"

#include "ui/plots/axis_style.h"
#include "ui/plots/clipped_curves.h"
#include "ui/plots/curve_points.h"
#include "ui/plots/plot_ranges.h"
#include "ui/plots/torque_tickers.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright::ui {

namespace {

void setScale(QCPAxis& axis, bool logarithmic) {
  if (logarithmic) return makeLogarithmic(axis);
  axis.setScaleType(QCPAxis::stLinear);
  axis.setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker));
  axis.setNumberFormat("gb");
  axis.setNumberPrecision(4);
}

QCPRange widened(const QCPRange& range, bool logarithmic) {
  if (!logarithmic) return withMargin(range);
  return range.lower > 0.0 && range.upper < 1e300 ? QCPRange(0.5 * range.lower, 2.0 * range.upper)
                                                  : QCPRange(1e-3, 1.0);
}

}  // namespace

CurvePlot::CurvePlot(QWidget* parent) : QCustomPlot(parent), cursor_(makeLine(*this, *axisRect())) {
  setFocusPolicy(Qt::NoFocus);
  setMinimumSize(160, 96);
  setPlottingHint(QCP::phCacheLabels, true);
  setInteractions(QCP::Interactions(QCP::iRangeDrag) | QCP::iRangeZoom);
  axisRect()->setupFullAxesBox(false);
  xAxis2->setTicks(false);
  yAxis2->setTicks(false);
  for (QCPAxis* axis : {xAxis, yAxis}) {
    setScale(*axis, false);
    axis->setLabelPadding(1);
    keepFinite(*axis);
  }
  cursor_->setVisible(false);
  // a layer of its own: where it moves, nothing else is drawn anew
  addLayer(QStringLiteral("cursor"));
  cursor_->setLayer(QStringLiteral("cursor"));
  layer(QStringLiteral("cursor"))->setMode(QCPLayer::lmBuffered);
  for (QCPItemPosition* point : {cursor_->point1, cursor_->point2}) point->setTypeY(QCPItemPosition::ptAxisRectRatio);
  legend->setVisible(true);
  axisRect()->setMinimumMargins(QMargins(kSpace, kSpace, kSpace, kSpace));
  axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
  connect(this, &QCustomPlot::afterLayout, this, &CurvePlot::fitWords);
  connect(this, &QCustomPlot::mouseWheel, this, [this] { is_own_range_ = true; });
  connect(this, &QCustomPlot::mouseMove, this, [this](const QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) is_own_range_ = true;
  });
  connect(this, &QCustomPlot::mouseDoubleClick, this, &CurvePlot::showAll);
  connect(this, &QCustomPlot::mousePress, this, [this](const QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && axisRect()->rect().contains(event->pos()))
      emit clickedAt(xAxis->pixelToCoord(event->pos().x()));
  });
  restyle();
}

void CurvePlot::setDark(bool dark) {
  dark_ = dark;
  restyle();
}

void CurvePlot::setAxes(const QString& x, const QString& y, bool x_logarithmic, bool y_logarithmic) {
  if (x != xAxis->label() || y != yAxis->label()) is_own_range_ = false;
  x_log_ = x_logarithmic;
  y_log_ = y_logarithmic;
  setScale(*xAxis, x_log_);
  setScale(*yAxis, y_log_);
  xAxis->setLabel(x);
  yAxis->setLabel(y);
  restyle();
}

void CurvePlot::setCurves(std::vector<PlotCurve> curves) {
  curves_ = std::move(curves);
  clearPlottables();
  QStringList spoken;
  for (const PlotCurve& curve : curves_) {
    QCPCurve* drawn = addClippedCurve(xAxis, yAxis);
    drawn->setName(curve.name);
    if (curve.name.isEmpty()) drawn->removeFromLegend();
    QVector<QCPCurveData> points;
    points.reserve(static_cast<qsizetype>(curve.x.size()));
    for (std::size_t k = 0; k < curve.x.size(); ++k) {
      const double x = finiteOrGap(curve.x[k]), y = finiteOrGap(curve.y[k]);
      const bool is_drawn = !std::isnan(x) && !std::isnan(y) && (!x_log_ || x > 0.0) && (!y_log_ || y > 0.0);
      const double nothing = std::numeric_limits<double>::quiet_NaN();
      points.append({static_cast<double>(k), is_drawn ? x : nothing, is_drawn ? y : nothing});
    }
    drawn->data()->set(points, true);
    if (!curve.name.isEmpty())
      spoken << (curve.tip.isEmpty() ? curve.name : curve.name + QStringLiteral(": ") + curve.tip);
  }
  setAccessibleDescription(spoken.join(QStringLiteral("; ")));
  if (!is_own_range_) fit();
  restyle();
}

void CurvePlot::setMarks(std::vector<PlotMark> marks) {
  marks_ = std::move(marks);
  drawAnew();
}

void CurvePlot::setBands(std::vector<PlotBand> bands) {
  bands_ = std::move(bands);
  drawAnew();
}

/// Marks and bands are few: they are made anew.
void CurvePlot::drawAnew() {
  for (QCPAbstractItem* item : std::as_const(drawn_)) removeItem(item);
  drawn_.clear();
  const auto pin = [](QCPItemPosition* position, double x, double y) {
    position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    position->setCoords(x, y);
  };
  // away from the nearer side; fitWords() puts one below the other
  const auto write = [&](double x, const QString& words) {
    if (words.isEmpty()) return;
    auto* text = new QCPItemText(this);
    text->setText(words);
    text->setPositionAlignment(Qt::AlignTop | (x > xAxis->range().center() ? Qt::AlignRight : Qt::AlignLeft));
    text->setClipToAxisRect(true);
    text->setPadding(QMargins(3, 0, 3, 0));
    pin(text->position, x, 0.01);
    drawn_ << text;
  };
  for (const PlotBand& band : bands_) {
    auto* area = new QCPItemRect(this);
    area->setClipToAxisRect(true);
    pin(area->topLeft, band.from, 0.0);
    pin(area->bottomRight, band.to, 1.0);
    drawn_ << area;
    write(band.from, band.name);
  }
  for (const PlotMark& mark : marks_) {
    QCPItemStraightLine* line = makeLine(*this, *axisRect());
    pin(line->point1, mark.x, 0.0);
    pin(line->point2, mark.x, 1.0);
    drawn_ << line;
    write(mark.x, mark.name);
  }
  if (!is_own_range_) fit();
  restyle();
}

void CurvePlot::putLegendAbove() {
  if (has_legend_above_) return;
  has_legend_above_ = true;
  axisRect()->insetLayout()->take(legend);
  plotLayout()->insertRow(0);
  plotLayout()->addElement(0, 0, legend);
  plotLayout()->setRowStretchFactor(0, 1e-3);
  plotLayout()->setRowSpacing(0);
  legend->setFillOrder(QCPLayoutGrid::foColumnsFirst);
  legend->setIconSize(2 * kSpace + kSpace / 2, 2 * kSpace);
  legend->setMargins(QMargins(kSpace, kSpace / 4, kSpace, 0));
  restyle();
}

void CurvePlot::setLeastLeftMargin(int pixels) {
  axisRect()->setMinimumMargins(QMargins(std::max(pixels, kSpace), kSpace, kSpace, kSpace));
}

/// What depends on the size: it is asked for when all else has its place.
void CurvePlot::fitWords() {
  const QFontMetrics metrics(font());
  const double high = axisRect()->height();
  if (!(high > 0.0)) return;
  int row = 0;
  for (QCPAbstractItem* item : std::as_const(drawn_)) {
    auto* text = qobject_cast<QCPItemText*>(item);
    if (text == nullptr) continue;
    text->position->setCoords(text->position->coords().x(), (2.0 + (metrics.height() + 1) * row++) / high);
  }
  QFont name = font();
  const double wide = metrics.horizontalAdvance(yAxis->label());
  if (wide > high) name.setPointSizeF(std::max(6.0, name.pointSizeF() * high / wide));
  if (name != yAxis->labelFont()) yAxis->setLabelFont(name);
}

void CurvePlot::placeCursor(double x) {
  cursor_->setVisible(std::isfinite(x));
  if (std::isfinite(x)) {
    cursor_->point1->setCoords(x, 0.0);
    cursor_->point2->setCoords(x, 1.0);
  }
  if (isVisible()) cursor_->layer()->replot();
}

void CurvePlot::setWindow(double from, double to) {
  window_ = QCPRange(from, to);
  is_own_range_ = false;
  fit();
}

void CurvePlot::showAll() {
  is_own_range_ = false;
  fit();
  restyle();
}

void CurvePlot::fit() {
  bool any_x = false, any_y = false;
  QCPRange x, y;
  for (const PlotCurve& curve : curves_) {
    for (std::size_t k = 0; k < curve.x.size(); ++k) {
      const double a = finiteOrGap(curve.x[k]), b = finiteOrGap(curve.y[k]);
      if (std::isnan(a) || std::isnan(b) || (x_log_ && !(a > 0.0)) || (y_log_ && !(b > 0.0))) continue;
      if (window_.size() > 0.0 && !window_.contains(a)) continue;
      x = any_x ? QCPRange(std::min(x.lower, a), std::max(x.upper, a)) : QCPRange(a, a);
      y = any_y ? QCPRange(std::min(y.lower, b), std::max(y.upper, b)) : QCPRange(b, b);
      any_x = any_y = true;
    }
  }
  if (window_.size() > 0.0)
    xAxis->setRange(window_);
  else if (any_x)
    xAxis->setRange(x_log_ ? widened(x, true) : x.size() > 0.0 ? x : withMargin(x));
  if (!any_y) return;
  QCPRange range = widened(y, y_log_);
  // the names of marks and bands stand over the curves
  const double row = QFontMetrics(font()).height() + 1.0, high = height() - 4.0 * row;
  if (!y_log_ && nameRows() > 0 && high > 0.0) {
    const double share = std::min(0.5, (nameRows() * row + 2.0) / high);
    range.upper += range.size() * share / (1.0 - share);
  }
  yAxis->setRange(range);
}

void CurvePlot::restyle() {
  styleAxes(*this);
  const QPalette colours = QGuiApplication::palette();
  const QColor ink = colours.color(QPalette::Text);
  for (int i = 0; i < plottableCount(); ++i) {
    const PlotCurve& curve = curves_[static_cast<std::size_t>(i)];
    auto* drawn = static_cast<QCPCurve*>(plottable(i));
    drawn->setPen(curve.line == Qt::NoPen ? QPen(curve.colour, 1.0) : QPen(curve.colour, curve.width, curve.line));
    drawn->setLineStyle(curve.line == Qt::NoPen ? QCPCurve::lsNone : QCPCurve::lsLine);
    drawn->setScatterStyle(curve.points ? QCPScatterStyle(QCPScatterStyle::ssDisc, 6.0)
                                        : QCPScatterStyle(QCPScatterStyle::ssNone));
  }
  QColor ground = colours.color(QPalette::Base);
  ground.setAlphaF(0.8F);
  for (QCPAbstractItem* item : std::as_const(drawn_)) {
    if (auto* text = qobject_cast<QCPItemText*>(item)) {
      text->setColor(ink);
      text->setBrush(ground);
      text->setFont(font());
    } else if (auto* area = qobject_cast<QCPItemRect*>(item)) {
      QColor shade = colours.color(QPalette::Highlight);
      shade.setAlphaF(0.18F);
      area->setPen(Qt::NoPen);
      area->setBrush(shade);
    } else if (auto* line = qobject_cast<QCPItemStraightLine*>(item)) {
      line->setPen(QPen(ink, 1.0, Qt::DashLine));
    }
  }
  legend->setBrush(has_legend_above_ ? QBrush(Qt::NoBrush) : QBrush(ground));
  legend->setBorderPen(has_legend_above_ ? QPen(Qt::NoPen) : QPen(colours.color(QPalette::Mid)));
  legend->setTextColor(ink);
  legend->setFont(font());
  legend->setVisible(legend->itemCount() > 0);
  wrapLegend();
  cursor_->setPen(QPen(ink, 1));
  if (isVisible()) replot(QCustomPlot::rpQueuedReplot);
}

/// As many names beside each other as there is room for.
void CurvePlot::wrapLegend() {
  if (!has_legend_above_) return;
  const QFontMetrics metrics(font());
  int widest = 1, all = 0;
  for (const PlotCurve& curve : curves_) {
    if (curve.name.isEmpty()) continue;
    const int wide = metrics.horizontalAdvance(curve.name) + legend->iconSize().width() + 2 * kSpace;
    widest = std::max(widest, wide);
    all += wide;
  }
  const int room = width() - 2 * kSpace;
  const int columns = all <= room ? std::max(1, legend->itemCount()) : std::max(1, room / widest);
  if (columns == legend->wrap()) return;
  legend->setWrap(columns);
  legend->setFillOrder(legend->fillOrder());
}

/// How many names stand on the plot.
int CurvePlot::nameRows() const {
  const auto named = [](const auto& each) { return !each.name.isEmpty(); };
  return static_cast<int>(std::count_if(marks_.begin(), marks_.end(), named) +
                          std::count_if(bands_.begin(), bands_.end(), named));
}

void CurvePlot::resizeEvent(QResizeEvent* event) {
  fitAxes(*this);
  wrapLegend();
  if (nameRows() > 0 && !is_own_range_) fit();
  QCustomPlot::resizeEvent(event);
}

bool CurvePlot::event(QEvent* event) {
  keepSharp(*this, *event);
  if (changesLook(*event) && cursor_ != nullptr) restyle();
  if (event->type() == QEvent::Show)
    QMetaObject::invokeMethod(
        this, [this] { replot(QCustomPlot::rpQueuedReplot); }, Qt::QueuedConnection);
  return QCustomPlot::event(event);
}

}  // namespace linkwright::ui

#include "moc_curve_plot.cpp"
