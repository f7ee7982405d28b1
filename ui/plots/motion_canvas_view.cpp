// SPDX-License-Identifier: GPL-3.0-or-later
// What part of the curves a plot of a motion shows, and which instant is pointed at.
#include "ui/document/motion_time.h"
#include "ui/plots/motion_canvas.h"
#include "ui/plots/plot_ranges.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kKeyPart = 0.01;        // of the motion: no step is larger
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
    case CurveQuantity::Gap:
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

void MotionCanvas::fitCurves(bool is_live) {
  if (data_.isOverTime()) {
    whole_x_ = wholeTime();
    xAxis->setRange(time_range_ ? heldWithin(*time_range_, whole_x_, 1.0) : whole_x_);
  }
  const auto wanted = wantedRanges();
  const bool follows = (autoscale_ && !is_own_view_) || fresh_;
  const std::array<QCPAxis*, 3> axes{yAxis, yAxis2, xAxis};
  std::array<QCPRange, 3> ranges{panes_.front().whole[0], panes_.front().whole[1], whole_x_};
  for (std::size_t i = 0; i < 3; ++i) {
    if (i == 2 && data_.isOverTime()) continue;
    QCPRange want = wanted.at(i).value_or(QCPRange(-1.0, 1.0));
    if (i == 2 && data_.kind == PlotKind::Spectrum) want = QCPRange(0.0, std::max(lastLine(data_), 1e-6));
    if (i == 0 && data_.kind == PlotKind::Spectrum) want.lower = 0.0;
    ranges.at(i) = is_live && !fresh_ ? settledRange(axes.at(i)->range(), want) : want;
  }
  const bool both_zero = data_.right && data_.left.from_zero && data_.right->from_zero;
  if (both_zero && data_.isOverTime()) alignZeros(ranges[0], ranges[1]);
  panes_.front().whole = {ranges[0], ranges[1]};
  whole_x_ = ranges[2];
  fresh_ = false;
  if (!follows) return;
  is_own_view_ = false;
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
  is_own_view_ = false;
  fitCurves(false);
  redraw();
}

void MotionCanvas::settle() {
  fitCurves(false);
  redraw();
}

void MotionCanvas::showAllValues() {
  is_own_view_ = false;
  fresh_ = true;
  fitCurves(false);
  redraw();
}

/// What is seen of x from now on: of a time the panel says so to all plots.
void MotionCanvas::wantX(const QCPRange& range) {
  if (!data_.isOverTime()) {
    is_own_view_ = true;
    xAxis->setRange(range);
    return;
  }
  const QCPRange whole = wholeTime(), held = heldWithin(range, whole, 1.0);
  const bool is_whole = held.size() > (1.0 - 1e-9) * whole.size();
  emit timeRangeWanted(is_whole ? std::nullopt : std::optional(held));
}

void MotionCanvas::showAll() {
  showAllValues();
  emit timeRangeWanted(std::nullopt);
}

// of the curves at least a part of the view is theirs
void MotionCanvas::keepInSight() {
  yAxis->setRange(heldWithin(yAxis->range(), panes_.front().whole[0], kMostRoom));
  yAxis2->setRange(heldWithin(yAxis2->range(), panes_.front().whole[1], kMostRoom));
  if (data_.kind == PlotKind::Spectrum && !data_.curves.empty()) {
    const Eigen::VectorXd& x = *data_.curves.front().x;
    xAxis->setRange(heldWithin(xAxis->range(), {0.0, std::max(x[x.size() - 1], 1e-6)}, 1.0));
  } else if (!data_.isOverTime()) {
    xAxis->setRange(heldWithin(xAxis->range(), whole_x_, kMostRoom));
  }
  if (hasManyPoints() != many_) return restyle();
  redraw();
}

std::optional<CurvePoint> MotionCanvas::nearestPoint(const QPoint& point, CurveFilter counts) const {
  std::optional<CurvePoint> found;
  double nearest = 0.0;
  for (const MotionPlotCurve& curve : data_.curves) {
    if (curve.run >= 0 || !curve.t || !counts(curve)) continue;
    const QCPAxis* values = curve.on_right ? yAxis2 : yAxis;
    for (Eigen::Index k = 0; k < curve.t->size(); ++k) {
      const double dx = xAxis->coordToPixel((*curve.x)[k] * data_.x.unit.scale) - point.x();
      const double dy = values->coordToPixel((*curve.y)[k] * curve.unit.scale) - point.y();
      const double away = dx * dx + dy * dy;
      if (found && !(away < nearest)) continue;
      nearest = away;
      found = {curve.joint, (*curve.t)[k]};
    }
  }
  return found;
}

std::optional<CurvePoint> MotionCanvas::nearestTorque(const QPoint& point) const {
  return nearestPoint(point, [](const MotionPlotCurve& curve) {
    const CurveQuantity quantity = curve.name.quantity;
    return curve.joint >= 0 && (quantity == CurveQuantity::Torque || quantity == CurveQuantity::TorquePart);
  });
}

void MotionCanvas::pointAt(const QPoint& point, bool second) {
  if (data_.curves.empty()) return;
  std::optional<double> time;
  const double x = xAxis->pixelToCoord(point.x());
  if (data_.kind == PlotKind::Spectrum) {
    const Eigen::VectorXd& all = *data_.curves.front().x;
    frequency_ = std::clamp(x, 0.0, all[all.size() - 1]);
    redrawCursors();
    emit frequencyChanged();
    return;
  }
  if (data_.isOverTime()) {
    time = std::clamp(x, 0.0, wholeTime().upper);
  } else if (const auto nearest = nearestPoint(point, [](const MotionPlotCurve&) { return true; })) {
    time = nearest->time;
  }
  if (!time) return;
  if (second)
    emit secondWanted(time);
  else
    emit placeWanted(*time);
}

void MotionCanvas::stepCursor(int direction, bool second) {
  if (data_.kind == PlotKind::Spectrum) {
    if (data_.curves.empty() || data_.curves.front().x->size() < 2) return;
    const Eigen::VectorXd& all = *data_.curves.front().x;
    // from line to line
    frequency_ = std::clamp((std::round(frequency_ / all[1]) + direction) * all[1], 0.0, all[all.size() - 1]);
    redrawCursors();
    emit frequencyChanged();
    return;
  }
  if (data_.isOverTime()) return PlotView::stepCursor(direction, second);
  const double step = direction * std::min(kSmallTimeStep, kKeyPart * wholeTime().size());
  if (!second) {
    emit stepWanted(step);
    return;
  }
  emit secondWanted(std::clamp(second_at_.value_or(cursor_at_.value_or(0.0)) + step, 0.0, wholeTime().upper));
}

bool MotionCanvas::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return PlotView::event(event);
  auto* help = static_cast<QHelpEvent*>(event);
  const QString words = eventWords(help->pos());
  if (words.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(help->globalPos(), words, this);
  return true;
}

}  // namespace linkwright::ui
