// SPDX-License-Identifier: MIT
#include "core/trajectory/instants.h"

#include "core/base/require.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace linkwright {
namespace {

constexpr double kBefore = 1e-9;    // of the duration
constexpr double kRoundOff = 1e-9;  // of a step: a length that is a whole number of steps takes no step more

Instants givenInstants(const Eigen::VectorXd& t, double duration, Eigen::Index most) {
  Instants instants{t, t.size() > most};
  if (instants.are_fewer) {
    instants.t.resize(most);
    for (Eigen::Index k = 0; k < most; ++k) instants.t[k] = t[k * (t.size() - 1) / (most - 1)];
  }
  instants.t[instants.t.size() - 1] = duration;
  return instants;
}

}  // namespace

Instants instantsOf(const Trajectory& trajectory, const InstantsWish& wish) {
  require(wish.step > 0.0 && wish.a_piece > 0 && wish.a_period > 0 && wish.most >= 2, "the wish is out of its range");
  if (const JointSamples* given = trajectory.given()) return givenInstants(given->t, trajectory.duration(), wish.most);
  const double before = kBefore * trajectory.duration();
  // a spline has waypoints within its piece; a wave has one, at its start
  std::vector<double> ends = trajectory.waypointTimes();
  ends.insert(ends.end(), trajectory.breaks().begin(), trajectory.breaks().end());
  std::sort(ends.begin(), ends.end());
  ends.erase(std::unique(ends.begin(), ends.end(), [&](double a, double b) { return b - a < before; }), ends.end());
  ends.back() = trajectory.duration();
  const double step = std::min(wish.step, trajectory.shortestPeriod() / wish.a_period);
  std::vector<double> steps;
  double sum = 0.0;
  for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
    steps.push_back(std::max<double>(wish.a_piece, std::ceil((ends[i + 1] - ends[i]) / step - kRoundOff)));
    sum += steps.back();
  }
  const double most = static_cast<double>(wish.most) - 1.0, factor = std::min(1.0, most / sum);
  const bool jumps = trajectory.continuity().inside < 2;
  std::vector<double> times = {0.0};
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const double length = ends[i + 1] - ends[i], count = std::max(1.0, std::floor(factor * steps[i] + kRoundOff));
    for (double k = 1.0; k < count; ++k) times.push_back(ends[i] + length * k / count);
    if (jumps && i + 1 < steps.size() && length > 2.0 * before) times.push_back(ends[i + 1] - before);
    times.push_back(ends[i + 1]);
  }
  return {Eigen::Map<const Eigen::VectorXd>(times.data(), std::ssize(times)), factor < 1.0};
}

}  // namespace linkwright
