// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/axis_style.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPalette>
#include <qcustomplot.h>

#include <algorithm>

namespace linkwright::ui {

void styleAxes(QCustomPlot& plot) {
  const QPalette colours = QGuiApplication::palette();
  const QColor text = colours.color(QPalette::Text), line = colours.color(QPalette::Mid);
  QColor faint = line;
  faint.setAlphaF(0.45F);
  plot.setBackground(colours.color(QPalette::Base));
  for (QCPAxis* axis : {plot.xAxis, plot.xAxis2, plot.yAxis, plot.yAxis2}) {
    axis->setBasePen(QPen(line));
    axis->setTickPen(QPen(line));
    axis->setSubTickPen(Qt::NoPen);
    axis->setTickLabelColor(text);
    axis->setLabelColor(text);
    axis->setTickLabelFont(plot.font());
    axis->setLabelFont(plot.font());
    axis->grid()->setPen(QPen(faint, 1, Qt::SolidLine));
  }
  fitAxes(plot);
}

void fitAxes(QCustomPlot& plot) {
  const QFontMetricsF metrics(plot.font());
  const double row = metrics.height(), column = metrics.horizontalAdvance(QStringLiteral("-000.0 s"));
  // below the plot stand the numbers of the time, beside it those of the torques
  const double high = plot.height() - 2.0 * row, wide = plot.width() - 2.0 * column;
  for (QCPAxis* axis : {plot.yAxis, plot.yAxis2}) {
    axis->ticker()->setTickCount(std::clamp(static_cast<int>(high / (1.5 * row)), 2, 5));
    QFont font = plot.font();
    const double advance = metrics.horizontalAdvance(axis->label());
    if (advance > high && high > 0.0) font.setPointSizeF(std::max(6.0, font.pointSizeF() * high / advance));
    if (font != axis->labelFont()) axis->setLabelFont(font);
  }
  plot.xAxis->ticker()->setTickCount(std::clamp(static_cast<int>(wide / (1.4 * column)), 2, 5));
}

}  // namespace linkwright::ui
