// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace linkwright::ui {

class Document;

inline constexpr double kSlowestSpeed = 0.1, kFastestSpeed = 10.0;

/// A part of the motion's time, s.
struct TimeRange {
  double from = 0.0, to = 0.0;
  bool operator==(const TimeRange&) const = default;
};

/// The time of the motion, and how it runs: how fast, over and over or once, and over which part of it. Nothing of it
/// is an edit. Lives in the document.
class Playback : public QObject {
  Q_OBJECT
public:
  explicit Playback(Document& document);

  void play();  ///< from the present time, from the start when at the end or outside of the range
  void pause();
  bool isPlaying() const { return tick_.isActive(); }
  void setLooping(bool looping);
  bool isLooping() const { return looping_; }
  void setSpeed(double factor);  ///< of the time of a clock: clamped into kSlowestSpeed .. kFastestSpeed
  double speed() const { return speed_; }
  /// What is played; none: the whole motion. One that is empty is none; what is beyond the motion does not count.
  void setRange(std::optional<TimeRange> range);
  const std::optional<TimeRange>& range() const { return range_; }
  /// The range within the motion of the moment.
  TimeRange played() const;
  void setTime(double seconds);    ///< puts the robot on the motion at that time; no effect without a motion
  void advanceTo(double seconds);  ///< the same as time goes on: in a gesture, which setTime ends

signals:
  void playingChanged(bool playing);
  void settingsChanged();  ///< speed, loop or range

private:
  void startClock();
  void advance();

  Document& document_;
  QTimer tick_;
  QElapsedTimer clock_;
  double origin_ = 0.0;  // the motion's time when clock_ was started, s
  double speed_ = 1.0;
  bool looping_ = false;
  std::optional<TimeRange> range_;
};

}  // namespace linkwright::ui
