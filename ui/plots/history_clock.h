// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace linkwright::ui {

/// Time along the history of posing: it passes while something happens, and a pause is cut down to a short piece.
class HistoryClock {
public:
  static constexpr double kPause = 1.0;  ///< s: longer ones are cut
  static constexpr double kLeft = 0.4;   ///< s: what is left of one

  /// Where an instant stands, s; `now` of any clock that only grows.
  double placeOf(double now) {
    paused_.reset();
    const double gap = last_ ? now - *last_ : 0.0;
    if (gap > kPause) paused_ = gap;
    place_ += paused_ ? kLeft : gap;
    last_ = now;
    return place_;
  }
  /// The pause that ended at the last instant asked for, s.
  std::optional<double> paused() const { return paused_; }

private:
  std::optional<double> last_, paused_;
  double place_ = 0.0;
};

}  // namespace linkwright::ui
