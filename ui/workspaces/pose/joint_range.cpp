// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/joint_range.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr double kTurn = 2.0 * std::numbers::pi;
constexpr double kMostTicks = 1e6;  // it counts in int, and no mouse is finer

}  // namespace

JointRange::JointRange(const ModelJoint& joint)
    : lower_(joint.limits.lower),
      upper_(joint.limits.upper),
      endless_(joint.type != JointType::Prismatic && !std::isfinite(lower_) && !std::isfinite(upper_)) {
  const bool slides = joint.type == JointType::Prismatic;
  const double half_span = slides ? 1.0 : std::numbers::pi;
  if (!std::isfinite(lower_)) lower_ = std::isfinite(upper_) ? upper_ - 2.0 * half_span : -half_span;
  if (!std::isfinite(upper_)) upper_ = std::isfinite(joint.limits.lower) ? lower_ + 2.0 * half_span : half_span;
  // a thousandth of a radian or a tenth of a millimetre a tick; half of each limit, for those of 1e308
  const double resolution = slides ? 1e-4 : 1e-3;
  const double half = 0.5 * upper_ - 0.5 * lower_;
  ticks_ = static_cast<int>(std::lround(std::clamp(2.0 * (half / resolution), 1.0, kMostTicks)));
  step_ = std::max(slides ? 1e-3 : std::numbers::pi / 180.0, 2.0 * (half / kMostTicks));
}

double JointRange::turnsAt(double q) const {
  return endless_ && std::isfinite(q) ? kTurn * std::round(q / kTurn) : 0.0;
}

int JointRange::tickOf(double q, double turns) const {
  if (!std::isfinite(q)) return 0;
  const double half = 0.5 * upper_ - 0.5 * lower_;
  const double share = half > 0.0 ? (0.5 * (q - turns) - 0.5 * lower_) / half : 0.0;
  return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * ticks_));
}

double JointRange::valueAt(int tick, double turns) const {
  if (tick >= ticks_) return upper_ + turns;
  const double share = static_cast<double>(std::max(tick, 0)) / ticks_;
  return lower_ * (1.0 - share) + upper_ * share + turns;
}

}  // namespace linkwright::ui
