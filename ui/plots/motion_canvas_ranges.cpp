// SPDX-License-Identifier: GPL-3.0-or-later
// What part of the curves a plot of a motion shows.
#include "ui/plots/motion_canvas.h"
#include "ui/plots/plot_ranges.h"

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kMostRoom = 4.0;        // how much higher than the curves a view may be
constexpr double kQuietLine = 0.01;      // of the largest amplitude: what comes above the last of these is left out
constexpr double kLeastFrequency = 8.0;  // lines of a spectrum that are seen at least

/// Up to where a spectrum has lines worth seeing, Hz.
double lastLine(const PlotData& data) {
  double last = 0.0, least = 0.0;
  for (const MotionPlotCurve& curve : data.curves) {
    const Eigen::VectorXd &x = *curve.x, &y = *curve.y;
    const double loud = kQuietLine * y.maxCoeff();
    for (Eigen::Index k = y.size() - 1; k > 0; --k) {
      if (y[k] <= loud) continue;
      last = std::max(last, x[k]);
      break;
    }
    if (x.size() > 1) least = std::max(least, std::min(kLeastFrequency * x[1], x[x.size() - 1]));
  }
  return std::max(1.25 * last, least);
}

/// The least height of a view, SI: what is smaller is the round-off of a hand that is held.
double leastHeight(CurveQuantity quantity) {
  switch (quantity) {
    case CurveQuantity::HandPosition:
    case CurveQuantity::Gap: return 1e-3;
    case CurveQuantity::NormalForce:
    case CurveQuantity::Friction:
    case CurveQuantity::SlipMargin: return 1e-3;
    default: return 0.0;
  }
}

void putNearLimits(QCPRange& range, const MotionPlotCurve& curve, const QCPRange& values) {
  for (const std::optional<double>& limit : {curve.low, curve.high}) {
    if (!limit) continue;
    const double shown = *limit * curve.unit.scale;
    if (isNear(shown, values)) range.expand(shown);
  }
}

}  // namespace

QCPRange MotionCanvas::wholeTime() const { return {0.0, data_.duration > 0.0 ? data_.duration : 1.0}; }

std::array<std::optional<QCPRange>, 3> MotionCanvas::wantedRanges() const {
  std::array<std::optional<QCPRange>, 3> wanted;
  const auto expand = [&wanted](std::size_t axis, const QCPRange& range) {
    if (!std::isfinite(range.lower) || !std::isfinite(range.upper)) return;
    if (!wanted.at(axis)) wanted.at(axis) = range;
    wanted.at(axis)->expand(range);
  };
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    const MotionPlotCurve& curve = data_.curves[i];
    const Drawn& drawn = drawn_[i];
    if (!drawn.has_values) continue;
    QCPRange values = drawn.values;
    if ((curve.on_right ? data_.right->from_zero : data_.left.from_zero)) values.expand(0.0);
    if (const double least = leastHeight(curve.name.quantity) * curve.unit.scale; values.size() < least)
      values = QCPRange(values.center() - 0.5 * least, values.center() + 0.5 * least);
    putNearLimits(values, curve, QCPRange(values));
    expand(curve.on_right ? 1 : 0, values);
    if (drawn.path == nullptr) continue;
    bool has_any = false;
    QCPRange keys = drawn.path->data()->keyRange(has_any);
    if (data_.x.from_zero) keys.expand(0.0);
    if (has_any) expand(2, keys);
    if (!curve.envelope) continue;
    // all of what the motor gives: how far the motion is from it is the question
    const double effort = curve.envelope->effort * curve.unit.scale;
    const double velocity = curve.envelope->velocity * data_.x.unit.scale;
    expand(curve.on_right ? 1 : 0, QCPRange(-effort, effort));
    expand(2, QCPRange(-velocity, velocity));
  }
  for (std::optional<QCPRange>& range : wanted) {
    if (range) range = withMargin(*range);
  }
  return wanted;
}

void MotionCanvas::fit(bool is_live) {
  if (data_.isOverTime()) {
    whole_[2] = wholeTime();
    xAxis->setRange(time_range_ ? heldWithin(*time_range_, whole_[2], 1.0) : whole_[2]);
  }
  const auto wanted = wantedRanges();
  const bool follows = (autoscale_ && !values_zoomed_) || fresh_;
  const std::array<QCPAxis*, 3> axes{yAxis, yAxis2, xAxis};
  std::array<QCPRange, 3> ranges = whole_;
  for (std::size_t i = 0; i < 3; ++i) {
    if (i == 2 && data_.isOverTime()) continue;
    QCPRange want = wanted.at(i).value_or(QCPRange(-1.0, 1.0));
    if (i == 2 && data_.kind == PlotKind::Spectrum) want = QCPRange(0.0, std::max(lastLine(data_), 1e-6));
    if (i == 0 && data_.kind == PlotKind::Spectrum) want.lower = 0.0;
    ranges.at(i) = is_live && !fresh_ ? settledRange(axes.at(i)->range(), want) : want;
  }
  const bool both_zero = data_.right && data_.left.from_zero && data_.right->from_zero;
  if (both_zero && data_.isOverTime()) alignZeros(ranges[0], ranges[1]);
  whole_ = ranges;
  fresh_ = false;
  if (!follows) return;
  values_zoomed_ = false;
  yAxis->setRange(ranges[0]);
  yAxis2->setRange(ranges[1]);
  if (!data_.isOverTime()) xAxis->setRange(ranges[2]);
}

void MotionCanvas::setTimeRange(const std::optional<QCPRange>& range) {
  time_range_ = range;
  if (!data_.isOverTime()) return;
  xAxis->setRange(range ? heldWithin(*range, wholeTime(), 1.0) : wholeTime());
  if (hasManyPoints() != many_) return restyle();
  redraw();
}

void MotionCanvas::setAutoscale(bool on) {
  autoscale_ = on;
  if (!on) return;
  values_zoomed_ = false;
  fit(false);
  redraw();
}

void MotionCanvas::settle() {
  fit(false);
  redraw();
}

void MotionCanvas::showAllValues() {
  values_zoomed_ = false;
  fresh_ = true;
  fit(false);
  redraw();
}

/// What is seen of x from now on: of a time the panel says so to all plots.
void MotionCanvas::wantX(const QCPRange& range) {
  if (!data_.isOverTime()) {
    values_zoomed_ = true;
    xAxis->setRange(range);
    return;
  }
  const QCPRange whole = wholeTime(), held = heldWithin(range, whole, 1.0);
  const bool is_whole = held.size() > (1.0 - 1e-9) * whole.size();
  emit timeRangeWanted(is_whole ? std::nullopt : std::optional(held));
}

void MotionCanvas::zoomX(double factor, double about) {
  const QCPRange range = xAxis->range();
  wantX({about + (range.lower - about) * factor, about + (range.upper - about) * factor});
  keepInSight();
}

void MotionCanvas::zoomValues(double factor, const std::array<double, 2>& about) {
  values_zoomed_ = true;
  const std::array<QCPAxis*, 2> axes{yAxis, yAxis2};
  for (std::size_t i = 0; i < 2; ++i) axes.at(i)->scaleRange(factor, about.at(i));
  keepInSight();
}

void MotionCanvas::zoomToBox(const QRect& box) {
  const QRect area = box.normalized().intersected(axisRect()->rect());
  if (area.width() < 4 || area.height() < 4) return;
  const auto range = [](const QCPAxis* axis, int a, int b) {
    QCPRange made(axis->pixelToCoord(a), axis->pixelToCoord(b));
    made.normalize();
    return made;
  };
  values_zoomed_ = true;
  const QCPRange x = range(xAxis, area.left(), area.right());
  yAxis->setRange(range(yAxis, area.top(), area.bottom()));
  yAxis2->setRange(range(yAxis2, area.top(), area.bottom()));
  wantX(x);
  keepInSight();
}

// of the curves at least a part of the view is theirs
void MotionCanvas::keepInSight() {
  yAxis->setRange(heldWithin(yAxis->range(), whole_[0], kMostRoom));
  yAxis2->setRange(heldWithin(yAxis2->range(), whole_[1], kMostRoom));
  if (data_.kind == PlotKind::Spectrum && !data_.curves.empty()) {
    const Eigen::VectorXd& x = *data_.curves.front().x;
    xAxis->setRange(heldWithin(xAxis->range(), {0.0, std::max(x[x.size() - 1], 1e-6)}, 1.0));
  } else if (!data_.isOverTime()) {
    xAxis->setRange(heldWithin(xAxis->range(), whole_[2], kMostRoom));
  }
  if (hasManyPoints() != many_) return restyle();
  redraw();
}

}  // namespace linkwright::ui
