// SPDX-License-Identifier: GPL-3.0-or-later
// The instants at which contacts change, as thin lines in a plot over time.
#include "ui/plots/axis_style.h"
#include "ui/plots/motion_canvas.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr std::size_t kMostLines = 120;  // a hand that chatters has hundreds
constexpr std::size_t kMostWords = 6;
constexpr double kNear = 4.0;  // pixels

}  // namespace

void MotionCanvas::putEvents() {
  std::vector<double> times;
  for (const PlotEvent& event : data_.events) {
    // several contacts at one instant have one line
    if (times.size() < kMostLines && (times.empty() || event.t > times.back())) times.push_back(event.t);
  }
  while (event_lines_.size() > times.size()) {
    removeItem(event_lines_.back());
    event_lines_.pop_back();
  }
  while (event_lines_.size() < times.size()) {
    QCPItemStraightLine* line = makeLine(*this, *axisRect());
    for (QCPItemPosition* point : {line->point1, line->point2}) {
      point->setAxes(xAxis, yAxis);
      point->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    line->setLayer("limits");
    event_lines_.push_back(line);
  }
  for (std::size_t i = 0; i < times.size(); ++i) {
    event_lines_[i]->point1->setCoords(times[i], 0.0);
    event_lines_[i]->point2->setCoords(times[i], 1.0);
  }
}

void MotionCanvas::styleEvents() {
  QColor ink = QGuiApplication::palette().color(QPalette::Text);
  ink.setAlphaF(0.45F);
  for (QCPItemStraightLine* line : event_lines_) line->setPen(QPen(ink, 1, Qt::DotLine));
}

QString MotionCanvas::eventWords(const QPoint& at) const {
  QStringList words;
  if (!axisRect()->rect().contains(at)) return {};
  for (const PlotEvent& event : data_.events) {
    if (std::abs(xAxis->coordToPixel(event.t) - at.x()) > kNear) continue;
    if (static_cast<std::size_t>(words.size()) == kMostWords) {
      words << tr("and more");
      break;
    }
    //: %1: time in seconds, %2: event of a contact ("heel lifts off")
    words << tr("%1 s: %2").arg(event.t, 0, 'f', 3).arg(event.words);
  }
  return words.join(QLatin1Char('\n'));
}

}  // namespace linkwright::ui
