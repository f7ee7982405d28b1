// SPDX-License-Identifier: MIT
#include "core/trajectory/quintic.h"

#include "core/base/require.h"
#include "core/trajectory/profile.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

JointState sample(const QuinticMotion& motion, double t) {
  require(motion.duration >= kShortestDuration && motion.duration <= kLongestDuration,
          "a motion's duration must be between 0.001 s and 1000000 s");
  requireSize(motion.end.size(), motion.start.size(), "the motion's end");
  const double T = motion.duration;
  const LawSample at = sampleLaw({TimingLaw::Quintic}, t / T);
  const Eigen::VectorXd way = motion.end - motion.start;
  // the last pose to the last bit, not start + (end - start)
  return {t < T ? Eigen::VectorXd(motion.start + at.s * way) : motion.end, at.ds / T * way, at.dds / (T * T) * way};
}

double shortestDuration(const Eigen::VectorXd& start, const Eigen::VectorXd& end,
                        const Eigen::VectorXd& velocity_limits, double minimum) {
  requireSize(end.size(), start.size(), "end");
  requireSize(velocity_limits.size(), start.size(), "velocity_limits");
  double duration = minimum;
  for (Eigen::Index i = 0; i < start.size(); ++i) {
    const double limit = velocity_limits[i];
    // the profile is fastest half way: 15/8 of the mean speed
    if (limit > 0.0 && std::isfinite(limit)) {
      duration = std::max(duration, 1.875 * std::abs(end[i] - start[i]) / limit);
    }
  }
  return std::min(duration, kLongestDuration);
}

}  // namespace linkwright
