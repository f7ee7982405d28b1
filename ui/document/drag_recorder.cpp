// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/drag_recorder.h"

#include "ui/document/edits.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kSilence = 0.06;  // s: three ticks without a word, and the joints have stood still
constexpr double kTick = 0.016;    // s
constexpr double kMoved = 1e-6;    // rad or m
constexpr int kWindow = 25;        // samples of a fit: a quarter of a second takes the mouse's pixels away
constexpr double kNoTime = 1e-6;   // s: two words at one instant are one

}  // namespace

void RecordedDrag::add(double time, const Eigen::VectorXd& positions) {
  if (!t.empty() && time - t.back() > kSilence) {
    t.push_back(time - kTick);
    q.push_back(Eigen::VectorXd(q.back()));
  }
  if (!t.empty() && time - t.back() < kNoTime) {
    q.back() = positions;
    return;
  }
  t.push_back(time);
  q.push_back(positions);
}

std::optional<SampledCourse> courseOf(const RecordedDrag& drag) {
  if (drag.t.size() < 2) return std::nullopt;
  const double duration = std::min(drag.t.back(), kLongestDrag);
  const bool moved = std::any_of(drag.q.begin(), drag.q.end(), [&](const Eigen::VectorXd& q) {
    return q.size() > 0 && (q - drag.q.front()).lpNorm<Eigen::Infinity>() > kMoved;
  });
  if (duration < kShortestDrag || !moved) return std::nullopt;
  const auto count = static_cast<Eigen::Index>(std::lround(duration / kDragStep)) + 1;
  SampledCourse course;
  course.t.resize(count);
  course.q.resize(count, drag.q.front().size());
  std::size_t after = 1;
  for (Eigen::Index k = 0; k < count; ++k) {
    const double t = kDragStep * static_cast<double>(k);
    while (after + 1 < drag.t.size() && drag.t[after] < t) ++after;
    const double share = std::clamp((t - drag.t[after - 1]) / (drag.t[after] - drag.t[after - 1]), 0.0, 1.0);
    course.t[k] = t;
    course.q.row(k) = (drag.q[after - 1] + share * (drag.q[after] - drag.q[after - 1])).transpose();
  }
  const auto longest = static_cast<int>(count % 2 == 1 ? count : count - 1);
  course.how = {DerivativeMethod::SavitzkyGolay, std::min(kWindow, longest), 4};
  return course;
}

DragRecorder::DragRecorder(Document& document, QObject* parent, std::function<double()> clock)
    : QObject(parent), document_(document), clock_(std::move(clock)) {
  if (!clock_) {
    timer_.start();
    clock_ = [this] { return 1e-9 * static_cast<double>(timer_.nsecsElapsed()); };
  }
  connect(&document_, &Document::snapshotChanged, this, &DragRecorder::follow);
  follow();
}

void DragRecorder::follow() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->model) return;
  if (snapshot->model != model_) {
    // another robot, or the same with something changed: its joints mean something else
    model_ = snapshot->model;
    drag_.reset();
    q_before_ = snapshot->q;
    keep(std::nullopt);
    return;
  }
  const bool drags = snapshot->dragging && !snapshot->waypoint && snapshot->source == StateSource::Pose;
  if (drags && !drag_) begin();
  if (drags) drag_->add(clock_() - began_, snapshot->q);
  if (!drags && drag_) end(*snapshot);
  if (!snapshot->dragging) q_before_ = snapshot->q;
}

void DragRecorder::begin() {
  // where it stood a tick ago: the first word of a drag may be of a robot that has moved already
  began_ = clock_() - kTick;
  drag_.emplace();
  drag_->add(0.0, q_before_);
}

void DragRecorder::end(const Snapshot& snapshot) {
  RecordedDrag drag = *std::exchange(drag_, std::nullopt);
  // one that was cancelled ends where it began
  const bool went_back = (snapshot.q - drag.q.front()).lpNorm<Eigen::Infinity>() <= kMoved;
  const bool was_there = (drag.q.back() - drag.q.front()).lpNorm<Eigen::Infinity>() <= kMoved;
  if (went_back && !was_there) return;
  drag.add(std::max(clock_() - began_, drag.t.back() + kTick), snapshot.q);
  // a click that moved nothing leaves the drag before it
  if (std::optional<SampledCourse> course = courseOf(drag)) keep(std::move(course));
}

void DragRecorder::keep(std::optional<SampledCourse> drag) {
  const bool had = last_.has_value();
  last_ = std::move(drag);
  if (had || last_) emit changed();
}

void DragRecorder::makeMotion() {
  if (!last_) return;
  TrajectoryPlan plan;
  plan.course = *last_;
  setTrajectory(document_, plan, tr("Motion from drag"));
  document_.playback().setTime(0.0);
}

}  // namespace linkwright::ui

#include "moc_drag_recorder.cpp"
