// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/axis_style.h"

#include "ui/plots/plot_ranges.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPalette>
#include <qcustomplot.h>

#include <algorithm>

namespace linkwright::ui {

void makeLogarithmic(QCPAxis& axis) {
  axis.setScaleType(QCPAxis::stLogarithmic);
  axis.setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog));
  axis.setNumberFormat(QStringLiteral("eb"));
  axis.setNumberPrecision(0);
}

void keepFinite(QCPAxis& axis) {
  QObject::connect(&axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), &axis, [&axis](const QCPRange& range) {
    const QCPRange finite = finiteRange(range, axis.scaleType() == QCPAxis::stLogarithmic);
    if (finite != range) axis.setRange(finite);
  });
}

QCPItemStraightLine* makeLine(QCustomPlot& plot, QCPAxisRect& pane) {
  auto* line = new QCPItemStraightLine(&plot);
  line->setSelectable(false);
  line->setClipAxisRect(&pane);
  line->setClipToAxisRect(true);
  for (QCPItemPosition* point : {line->point1, line->point2}) {
    point->setAxes(pane.axis(QCPAxis::atBottom), pane.axis(QCPAxis::atLeft));
  }
  return line;
}

void styleAxes(QCustomPlot& plot, const QList<QCPAxis*>& axes) {
  const QPalette colours = QGuiApplication::palette();
  const QColor text = colours.color(QPalette::Text), line = colours.color(QPalette::Mid);
  QColor faint = line;
  faint.setAlphaF(0.45F);
  plot.setBackground(colours.color(QPalette::Base));
  for (QCPAxis* axis : axes) {
    axis->setBasePen(QPen(line));
    axis->setTickPen(QPen(line));
    axis->setSubTickPen(Qt::NoPen);
    axis->setTickLabelColor(text);
    axis->setLabelColor(text);
    axis->setTickLabelFont(plot.font());
    axis->setLabelFont(plot.font());
    axis->grid()->setPen(QPen(faint, 1, Qt::SolidLine));
  }
}

void fitAxes(QCustomPlot& plot) {
  const QFontMetricsF metrics(plot.font());
  const double row = metrics.height(), column = metrics.horizontalAdvance(QStringLiteral("-000.0 s"));
  const QList<QCPAxisRect*> panes = plot.axisRects();
  // below a pane stand the numbers of the time, beside it those of the torques
  const double above = plot.legend->visible() ? plot.legend->minimumOuterSizeHint().height() : 0.0;
  const double high = plot.height() - above - 2.0 * row;
  const double wide = plot.width() / std::max<double>(1.0, static_cast<double>(panes.size())) - 2.0 * column;
  for (const QCPAxisRect* pane : panes) {
    for (QCPAxis* axis : {pane->axis(QCPAxis::atLeft), pane->axis(QCPAxis::atRight)}) {
      axis->ticker()->setTickCount(std::clamp(static_cast<int>(high / (1.5 * row)), 2, 5));
      fitLabel(*axis, high);
    }
    const int least = wide > 2.2 * column ? 3 : 2;
    pane->axis(QCPAxis::atBottom)
        ->ticker()
        ->setTickCount(std::clamp(static_cast<int>(wide / (1.4 * column)), least, 5));
  }
}

void fitLabel(QCPAxis& axis, double length) {
  QFont font = axis.parentPlot()->font();
  const double advance = QFontMetricsF(font).horizontalAdvance(axis.label());
  if (advance > length && length > 0.0) font.setPointSizeF(std::max(6.0, font.pointSizeF() * length / advance));
  if (font != axis.labelFont()) axis.setLabelFont(font);
}

void keepSharp(QCustomPlot& plot, const QEvent& event) {
  if (event.type() == QEvent::ScreenChangeInternal || event.type() == QEvent::Show) {
    plot.setBufferDevicePixelRatio(plot.devicePixelRatioF());
  }
}

bool changesLook(const QEvent& event) {
  return event.type() == QEvent::FontChange || event.type() == QEvent::PaletteChange;
}

}  // namespace linkwright::ui
