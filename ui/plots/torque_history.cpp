// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_history.h"

#include "ui/plots/curve_points.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr double kPause = 1.0;          // s: longer ones are cut
constexpr double kLeft = 0.4;           // s: what is left of one
constexpr double kPauseTextRoom = 3.0;  // s from one text of a pause to the next
constexpr double kQuietGap = 0.1;       // s: longer ones are drawn as a held value, not as a ramp

void appendTo(QCPGraphDataContainer& points, double now, double before, double value) {
  // nothing happened in between: the old value was held until just now
  if (!points.isEmpty() && now - before > kQuietGap) points.add({now - 1e-3, (points.constEnd() - 1)->value});
  points.add({now, finiteOrGap(value)});
  points.removeBefore(now - TorqueHistory::kSpan - 1.0);
}

}  // namespace

void TorqueHistory::reset(std::size_t joints) {
  *this = {};
  // each its own containers
  while (joints_.size() < joints) joints_.emplace_back();
}

bool TorqueHistory::append(double clock, const Eigen::VectorXd& tau, const Eigen::VectorXd& wrong) {
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  const double before = now_, gap = clock_ ? clock - *clock_ : 0.0;
  const bool was_paused = gap > kPause;
  clock_ = clock;
  now_ += was_paused ? kLeft : gap;
  if (was_paused) cutPause(gap);
  const auto old = std::erase_if(pauses_, [this](const PlotBand& pause) { return pause.to < now_ - kSpan; });
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const auto joint = static_cast<Eigen::Index>(i);
    appendTo(*joints_[i].torque, now_, before, tau[joint]);
    // a gap from where the mistake has been taken away
    const bool is_planted = wrong.size() > 0;
    if (is_planted || !joints_[i].wrong->isEmpty())
      appendTo(*joints_[i].wrong, now_, before, is_planted ? wrong[joint] : kNone);
  }
  return was_paused || old > 0;
}

void TorqueHistory::cutPause(double seconds) {
  const bool has_room = std::none_of(pauses_.begin(), pauses_.end(), [this](const PlotBand& other) {
    return !other.name.isEmpty() && now_ - other.to < kPauseTextRoom;
  });
  PlotBand band{now_ - kLeft, now_, {}, true};
  if (has_room)
    band.name = seconds < 60.0 ? tr("pause %1 s").arg(std::lround(seconds))
                               : tr("pause %1 min").arg(std::lround(seconds / 60.0));
  pauses_.push_back(band);
}

}  // namespace linkwright::ui
