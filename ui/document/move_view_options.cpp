// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/move_view_options.h"

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

// of the largest magnitude: a curve that varies less is round-off about a constant
constexpr double kConstant = 1e-9;

}  // namespace

double PathScale::shareOf(double value) const {
  if (!std::isfinite(value)) return 0.5;
  const double largest = std::max(std::abs(lower), std::abs(upper));
  if (about_zero) return std::clamp(0.5 + (largest > 0.0 ? 0.5 * value / largest : 0.0), 0.0, 1.0);
  const double span = upper - lower;
  return span > kConstant * largest ? std::clamp((value - lower) / span, 0.0, 1.0) : 0.5;
}

void MoveViewOptions::setOn(bool on) { set(on_, on); }
void MoveViewOptions::setShowsGhosts(bool shown) { set(ghosts_, shown); }
void MoveViewOptions::setGhostCount(int count) { set(count_, std::clamp(count, kFewestGhosts, kMostGhosts)); }
void MoveViewOptions::setGhostsAtWaypoints(bool there) { set(at_waypoints_, there); }
void MoveViewOptions::setShowsPath(bool shown) { set(path_, shown); }
void MoveViewOptions::setCurve(const QString& name) { set(curve_, name); }

void MoveViewOptions::setScale(const std::optional<PathScale>& scale) {
  if (scale == scale_) return;
  scale_ = scale;
  emit scaleChanged();
}

}  // namespace linkwright::ui

#include "moc_move_view_options.cpp"
