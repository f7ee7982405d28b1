// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/cost_plot.h"

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

CostPlot::CostPlot(QWidget* parent)
    : QCustomPlot(parent), own_line_(new QCPItemStraightLine(this)), reading_(new QCPItemStraightLine(this)) {
  setObjectName(QStringLiteral("costPlot"));
  setAccessibleName(tr("Cost over the number of joints"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setMinimumSize(160, 96);
  setPlottingHint(QCP::phCacheLabels, true);
  axisRect()->setupFullAxesBox(false);
  xAxis2->setTicks(false);
  yAxis2->setTicks(false);
  xAxis->setScaleType(QCPAxis::stLogarithmic);
  makeLogarithmic(*yAxis);
  for (QCPAxis* axis : {xAxis, yAxis}) keepFinite(*axis);
  xAxis->setLabel(tr("number of joints n"));
  own_line_->setSelectable(false);
  reading_->setSelectable(false);
  reading_->setVisible(false);
  // beside the plot: on it, it would hide the short chains
  legend->setVisible(true);
  axisRect()->insetLayout()->take(legend);
  plotLayout()->addElement(0, 1, legend);
  plotLayout()->setColumnStretchFactor(1, 1e-3);
  axisRect()->setMinimumMargins(QMargins(kSpace, kSpace, kSpace, kSpace));
  restyle();
}

// few numbers of joints: each stands under its tick, as far as there is room beside the one before
void CostPlot::fitJoints() {
  const QFontMetricsF metrics(font());
  const double decades = std::log10(std::max(2.0, xAxis->range().upper / std::max(0.5, xAxis->range().lower)));
  const double decade = std::max(1, axisRect()->width()) / decades;
  const QSharedPointer<QCPAxisTickerText> joints(new QCPAxisTickerText);
  double free_from = -1e9;
  for (const int n : {1, 2, 3, 4, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100, 200, 500, 1000, 2000}) {
    const QString number = QString::number(n);
    const double middle = decade * std::log10(n), half = metrics.horizontalAdvance(number) / 2.0;
    if (middle - half < free_from) continue;
    joints->addTick(n, number);
    free_from = middle + half + 6.0;
  }
  xAxis->setTicker(joints);
}

void CostPlot::resizeEvent(QResizeEvent* event) {
  fitAxes(*this);
  QCustomPlot::resizeEvent(event);
  fitJoints();
}

void CostPlot::setDark(bool dark) {
  dark_ = dark;
  restyle();
}

void CostPlot::setLines(const std::vector<CostLine>& lines, int own_joints, const QString& unit) {
  lines_ = lines;
  own_joints_ = own_joints;
  clearGraphs();
  double largest = 1.0, smallest = 1e300, most = 2.0;
  for (const CostLine& line : lines_) {
    QCPGraph* graph = addClippedGraph(xAxis, yAxis);
    graph->setName(line.name);
    QVector<QCPGraphData> points;
    for (std::size_t i = 0; i < line.joints.size(); ++i) {
      const double figure = finiteOrGap(line.figures[i]);
      if (!(figure > 0.0)) continue;
      points.append({line.joints[i], figure});
      largest = std::max(largest, figure);
      smallest = std::min(smallest, figure);
      most = std::max(most, line.joints[i]);
    }
    graph->data()->set(points, true);
    QCPGraph* own = addClippedGraph(xAxis, yAxis);
    own->setLineStyle(QCPGraph::lsNone);
    own->removeFromLegend();
    if (line.own > 0.0) own->addData(own_joints, finiteOrGap(line.own));
  }
  own_line_->point1->setCoords(std::max(own_joints, 1), 1.0);
  own_line_->point2->setCoords(std::max(own_joints, 1), 10.0);
  own_line_->setVisible(own_joints > 0);
  xAxis->setRange(0.93, most * 1.08);
  yAxis->setRange(std::min(smallest, largest) * 0.7, largest * 1.6);
  fitJoints();
  yAxis->setLabel(unit);
  read_at_ = -1;
  reading_->setVisible(false);
  restyle();
}

void CostPlot::restyle() {
  styleAxes(*this);
  const QPalette colours = QGuiApplication::palette();
  const QColor text = colours.color(QPalette::Text);
  own_line_->setPen(QPen(text, 1, Qt::DashLine));
  reading_->setPen(QPen(colours.color(QPalette::Highlight), 1));
  QColor ground = colours.color(QPalette::Base);
  ground.setAlphaF(0.85F);
  legend->setBrush(ground);
  legend->setBorderPen(xAxis->grid()->pen());
  legend->setTextColor(text);
  legend->setFont(font());
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const QPen pen(jointColour(lines_[i].colour, dark_), 2.0, lines_[i].dashed ? Qt::DashLine : Qt::SolidLine);
    graph(2 * static_cast<int>(i))->setPen(pen);
    graph(2 * static_cast<int>(i) + 1)
        ->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, colours.color(QPalette::Base), pen.color(), 9));
  }
  replot(QCustomPlot::rpQueuedReplot);
}

void CostPlot::readAt(int index) {
  if (lines_.empty() || lines_.front().joints.empty()) return;
  read_at_ = std::clamp(index, 0, static_cast<int>(lines_.front().joints.size()) - 1);
  const auto at = static_cast<std::size_t>(read_at_);
  const double joints = lines_.front().joints[at];
  QStringList figures;
  for (const CostLine& line : lines_) {
    if (at < line.figures.size() && line.figures[at] > 0.0) {
      figures.append(tr("%1 %2").arg(line.name, QLocale::c().toString(line.figures[at], 'f', 0)));
    }
  }
  reading_->point1->setCoords(joints, 1.0);
  reading_->point2->setCoords(joints, 10.0);
  reading_->setVisible(true);
  const QString words = tr("n = %1: %2").arg(joints, 0, 'f', 0).arg(figures.join(QStringLiteral(", ")));
  setAccessibleDescription(words);
  emit readOff(words);
  replot(QCustomPlot::rpQueuedReplot);
}

void CostPlot::mouseMoveEvent(QMouseEvent* event) {
  QCustomPlot::mouseMoveEvent(event);
  if (lines_.empty() || !axisRect()->rect().contains(event->pos())) return;
  const double joints = xAxis->pixelToCoord(event->pos().x());
  const std::vector<double>& all = lines_.front().joints;
  int nearest = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const double best = std::abs(std::log(all[static_cast<std::size_t>(nearest)] / joints));
    if (std::abs(std::log(all[i] / joints)) < best) nearest = static_cast<int>(i);
  }
  if (nearest != read_at_) readAt(nearest);
}

void CostPlot::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  reading_->setVisible(false);
  read_at_ = -1;
  emit readOff({});
  replot(QCustomPlot::rpQueuedReplot);
}

void CostPlot::keyPressEvent(QKeyEvent* event) {
  const int direction = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
  if (direction == 0 || lines_.empty()) return QCustomPlot::keyPressEvent(event);
  int from = read_at_;
  if (from < 0) {
    const std::vector<double>& all = lines_.front().joints;
    from = static_cast<int>(std::lower_bound(all.begin(), all.end(), own_joints_) - all.begin()) - direction;
  }
  readAt(from + direction);
}

bool CostPlot::event(QEvent* event) {
  keepSharp(*this, *event);
  if (changesLook(*event) && reading_ != nullptr) restyle();
  // Left and Right are ours here, not the window's shortcuts
  return claimKeys(*event, {Qt::Key_Left, Qt::Key_Right}) || QCustomPlot::event(event);
}

}  // namespace linkwright::ui

#include "moc_cost_plot.cpp"
