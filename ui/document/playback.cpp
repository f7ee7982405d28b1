// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/playback.h"

#include "ui/document/document.h"
#include "ui/document/scene_state.h"

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kPlaybackTickMs = 16;

}  // namespace

Playback::Playback(Document& document) : document_(document) {
  tick_.setInterval(kPlaybackTickMs);
  tick_.setTimerType(Qt::PreciseTimer);
  connect(&tick_, &QTimer::timeout, this, &Playback::advance);
}

TimeRange Playback::played() const {
  const auto& curves = document_.snapshot()->motion.curves;
  const double duration = curves ? curves->duration() : 0.0;
  if (!range_) return {0.0, duration};
  const TimeRange within{std::clamp(range_->from, 0.0, duration), std::clamp(range_->to, 0.0, duration)};
  return within.from < within.to ? within : TimeRange{0.0, duration};
}

void Playback::play() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot->motion.curves || isPlaying()) return;
  const TimeRange range = played();
  const bool starts =
      snapshot->source != StateSource::Motion || snapshot->time >= range.to || snapshot->time < range.from;
  setTime(starts ? range.from : snapshot->time);
  tick_.start();
  emit playingChanged(true);
}

void Playback::pause() {
  if (!isPlaying()) return;
  tick_.stop();
  emit playingChanged(false);
}

void Playback::setLooping(bool looping) {
  if (looping == looping_) return;
  looping_ = looping;
  emit settingsChanged();
}

void Playback::setSpeed(double factor) {
  if (!std::isfinite(factor)) return;
  const double speed = std::clamp(factor, kSlowestSpeed, kFastestSpeed);
  if (speed == speed_) return;
  speed_ = speed;
  startClock();
  emit settingsChanged();
}

void Playback::setRange(std::optional<TimeRange> range) {
  if (range && !(range->from < range->to)) range.reset();
  if (range == range_) return;
  range_ = range;
  emit settingsChanged();
}

void Playback::advanceTo(double seconds) {
  if (!document_.snapshot()->motion.curves) return;
  document_.change([&](DocumentState& next) {
    if (timeOfWaypoint(next.motion, next.waypoint) != seconds) next.waypoint.reset();
    next.source = StateSource::Motion;
    next.time = seconds;
    static_cast<RobotState&>(next) = stateOn(next.motion, next, std::nullopt);
    next.ik.reset();
  });
}

void Playback::setTime(double seconds) {
  if (document_.isSimulating() || document_.snapshot()->motion.curves) document_.commitGesture();
  if (!document_.snapshot()->motion.curves) return;
  advanceTo(seconds);
  startClock();
}

/// One that plays goes on from where the robot is.
void Playback::startClock() {
  origin_ = document_.snapshot()->time;
  clock_.restart();
}

void Playback::advance() {
  if (!document_.snapshot()->motion.curves) return pause();
  const TimeRange range = played();
  const double now = origin_ + speed_ * static_cast<double>(clock_.nsecsElapsed()) * 1e-9;
  if (now < range.to) {
    advanceTo(now);
  } else if (looping_) {
    setTime(range.from);
  } else {
    setTime(range.to);
    pause();
  }
}

}  // namespace linkwright::ui

#include "moc_playback.cpp"
