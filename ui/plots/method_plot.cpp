// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/method_plot.h"

#include "ui/plots/axis_style.h"
#include "ui/plots/clipped_curves.h"
#include "ui/plots/curve_points.h"
#include "ui/plots/plot_ranges.h"
#include "ui/plots/torque_tickers.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace linkwright::ui {

MethodPlot::MethodPlot(QWidget* parent)
    : QCustomPlot(parent), cursor_(makeLine(*this, *axisRect())), plain_(new PlainTicker) {
  setObjectName("methodPlot");
  setFocusPolicy(Qt::NoFocus);
  setMinimumSize(160, 96);
  setPlottingHint(QCP::phCacheLabels, true);
  axisRect()->setupFullAxesBox(false);
  xAxis2->setTicks(false);
  yAxis2->setTicks(false);
  xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker(QStringLiteral(" s"))));
  for (QCPAxis* axis : {xAxis, yAxis}) {
    axis->setNumberFormat("gb");
    axis->setNumberPrecision(4);
    axis->setLabelPadding(1);
    keepFinite(*axis);
  }
  for (QCPItemPosition* point : {cursor_->point1, cursor_->point2}) point->setTypeY(QCPItemPosition::ptAxisRectRatio);
  legend->setVisible(true);
  axisRect()->setMinimumMargins(QMargins(kSpace, kSpace, kSpace, kSpace));
  axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignBottom | Qt::AlignRight);
  restyle();
}

void MethodPlot::setDark(bool dark) {
  dark_ = dark;
  restyle();
}

void MethodPlot::setCurves(const std::vector<MethodCurve>& curves, const QString& label, bool logarithmic) {
  curves_ = curves;
  clearGraphs();
  if (logarithmic) {
    makeLogarithmic(*yAxis);
  } else {
    yAxis->setScaleType(QCPAxis::stLinear);
    yAxis->setTicker(plain_);
    yAxis->setNumberFormat("gb");
    yAxis->setNumberPrecision(4);
  }
  yAxis->setLabel(label);
  double end = 0.0;
  for (const MethodCurve& curve : curves_) {
    QCPGraph* graph = addClippedGraph(xAxis, yAxis);
    graph->setName(curve.name);
    QVector<QCPGraphData> points;
    for (std::size_t k = 0; k < curve.t.size(); ++k) {
      const bool is_drawn = !logarithmic || curve.y[k] > 0.0;
      points.append({curve.t[k], is_drawn ? finiteOrGap(curve.y[k]) : std::numeric_limits<double>::quiet_NaN()});
    }
    graph->data()->set(points, true);
    if (!curve.t.empty()) end = std::max(end, curve.t.back());
  }
  const bool all_failed = std::all_of(curves_.begin(), curves_.end(), [](const auto& c) { return c.has_failed; });
  for (int i = 0; i < graphCount(); ++i)
    graph(i)->setVisible(all_failed || !curves_[static_cast<std::size_t>(i)].has_failed);
  yAxis->rescale(true);
  for (int i = 0; i < graphCount(); ++i) graph(i)->setVisible(true);
  const QCPRange range = yAxis->range();
  if (logarithmic)
    yAxis->setRange(range.lower > 0.0 && range.upper < 1e300 ? QCPRange(0.5 * range.lower, 2.0 * range.upper)
                                                             : QCPRange(1e-18, 1.0));
  else
    yAxis->setRange(withMargin(range));
  xAxis->setRange(0.0, end > 0.0 ? end : 1.0);
  restyle();
}

void MethodPlot::placeCursor(double time) {
  cursor_->setVisible(time >= 0.0);
  cursor_->point1->setCoords(time, 0.0);
  cursor_->point2->setCoords(time, 1.0);
  if (isVisible()) replot(QCustomPlot::rpQueuedReplot);
}

void MethodPlot::restyle() {
  styleAxes(*this);
  constexpr std::array<Qt::PenStyle, 3> kLines = {Qt::SolidLine, Qt::DashLine, Qt::DotLine};
  for (int i = 0; i < graphCount(); ++i) {
    const int index = curves_[static_cast<std::size_t>(i)].index;
    QColor colour = jointColour(index, dark_);
    if (index == 0) colour.setAlphaF(0.55F);
    const Qt::PenStyle line = kLines.at(static_cast<std::size_t>(index) % kLines.size());
    graph(i)->setPen(QPen(colour, index == 0 ? 4.0 : 1.5, line));
  }
  const QPalette colours = QGuiApplication::palette();
  QColor ground = colours.color(QPalette::Base);
  ground.setAlphaF(0.8F);
  legend->setBrush(ground);
  legend->setBorderPen(QPen(colours.color(QPalette::Mid)));
  legend->setTextColor(colours.color(QPalette::Text));
  legend->setFont(font());
  cursor_->setPen(QPen(colours.color(QPalette::Text), 1));
  if (isVisible()) replot(QCustomPlot::rpQueuedReplot);
}

void MethodPlot::resizeEvent(QResizeEvent* event) {
  fitAxes(*this);
  QCustomPlot::resizeEvent(event);
}

bool MethodPlot::event(QEvent* event) {
  keepSharp(*this, *event);
  if (changesLook(*event) && cursor_ != nullptr) restyle();
  if (event->type() == QEvent::Show)
    QMetaObject::invokeMethod(
        this, [this] { replot(QCustomPlot::rpQueuedReplot); }, Qt::QueuedConnection);
  return QCustomPlot::event(event);
}

}  // namespace linkwright::ui

#include "moc_method_plot.cpp"
