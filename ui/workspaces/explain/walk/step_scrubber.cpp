// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/step_scrubber.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kScrubberMargin = 8.0;
constexpr double kTrackTop = 9.0;
constexpr double kTrackHeight = 4.0;

}  // namespace

StepScrubber::StepScrubber(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setRange(0, 0);
  setPageStep(10);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepScrubber::setSteps(const std::vector<Step>& steps) {
  std::vector<int> starts;
  int turning_point = 0;
  for (std::size_t index = 0; index < steps.size(); ++index) {
    const bool turned = index > 0 && steps[index].pass != steps[index - 1].pass;
    if (turned) turning_point = static_cast<int>(index);
    if (index == 0 || turned || steps[index].body != steps[index - 1].body) starts.push_back(static_cast<int>(index));
  }
  const int last = std::max(0, static_cast<int>(steps.size()) - 1);
  if (starts == link_starts_ && maximum() == last) return;
  link_starts_ = std::move(starts);
  turning_point_ = turning_point;
  const QSignalBlocker quiet(this);
  setRange(0, last);
  update();
}

void StepScrubber::showStep(int step) {
  const QSignalBlocker quiet(this);
  active_ = step >= 0;
  setValue(std::max(0, step));
  update();
}

QSize StepScrubber::sizeHint() const {
  return {280, static_cast<int>(kTrackTop + kTrackHeight + 9) + fontMetrics().height()};
}

double StepScrubber::xOf(int step) const {
  return kScrubberMargin + (width() - 2.0 * kScrubberMargin) * step / std::max(1, maximum());
}

int StepScrubber::stepAt(double x) const {
  const double share = (x - kScrubberMargin) / std::max(1.0, width() - 2.0 * kScrubberMargin);
  return std::clamp(static_cast<int>(std::lround(share * maximum())), 0, maximum());
}

void StepScrubber::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor ink = palette().color(QPalette::WindowText);
  const QColor accent = palette().color(QPalette::Highlight);
  const auto faded = [](QColor colour, float alpha) {
    colour.setAlphaF(alpha);
    return colour;
  };

  // the two halves, parted where the recursion turns round
  const double turn = turning_point_ > 0 ? (xOf(turning_point_ - 1) + xOf(turning_point_)) / 2.0 : width() / 2.0;
  const QRectF outward(kScrubberMargin - 2, kTrackTop, turn - kScrubberMargin + 1, kTrackHeight);
  const QRectF inward(turn + 1, kTrackTop, width() - kScrubberMargin + 1 - turn, kTrackHeight);
  painter.setPen(Qt::NoPen);
  painter.setBrush(faded(ink, 0.20F));
  painter.drawRoundedRect(outward, 2, 2);
  painter.drawRoundedRect(inward, 2, 2);
  if (active_) {
    painter.setBrush(faded(accent, 0.75F));
    const double here = xOf(value());
    painter.drawRoundedRect(QRectF(outward.topLeft(), QPointF(std::min(here, outward.right()), outward.bottom())), 2,
                            2);
    if (here > inward.left()) painter.drawRoundedRect(QRectF(inward.topLeft(), QPointF(here, inward.bottom())), 2, 2);
  }

  // a tick for each step where there is room, a longer one where a link begins
  const double tick_top = kTrackTop + kTrackHeight + 2.0;
  if ((width() - 2.0 * kScrubberMargin) / std::max(1, maximum()) >= 3.0) {
    painter.setPen(QPen(faded(ink, 0.28F), 1.0));
    for (int step = 0; step <= maximum(); ++step) {
      const double x = std::floor(xOf(step)) + 0.5;
      painter.drawLine(QPointF(x, tick_top), QPointF(x, tick_top + 2.0));
    }
  }
  painter.setPen(QPen(faded(ink, 0.60F), 1.0));
  for (const int start : link_starts_) {
    const double x = std::floor(xOf(start)) + 0.5;
    painter.drawLine(QPointF(x, tick_top), QPointF(x, tick_top + 5.0));
  }

  QFont small = font();
  small.setPointSizeF(std::max(7.0, font().pointSizeF() * 0.85));
  painter.setFont(small);
  painter.setPen(faded(ink, 0.75F));
  const QRectF words(kScrubberMargin, tick_top + 5.0, width() - 2.0 * kScrubberMargin, height() - tick_top - 5.0);
  painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, tr("outward →"));
  painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, tr("← inward"));

  const QPointF centre(xOf(active_ ? value() : 0), kTrackTop + kTrackHeight / 2.0);
  if (hasFocus()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(accent, 0.30F));
    painter.drawEllipse(centre, 9.0, 9.0);
  }
  painter.setPen(QPen(active_ ? accent : faded(ink, 0.5F), 1.5));
  painter.setBrush(active_ ? accent : palette().color(QPalette::Window));
  painter.drawEllipse(centre, 5.5, 5.5);
}

void StepScrubber::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const int step = stepAt(event->position().x());
  // the first step is reached from "not stepping" too, where the slider's value does not change
  if (step == value()) emit valueChanged(step);
  setValue(step);
}

void StepScrubber::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() & Qt::LeftButton) setValue(stepAt(event->position().x()));
}

}  // namespace linkwright::ui

#include "moc_step_scrubber.cpp"
