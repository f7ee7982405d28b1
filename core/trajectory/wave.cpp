// SPDX-License-Identifier: MIT
#include "core/trajectory/wave.h"

#include "core/base/require.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright {

void sample(const Wave& wave, double duration, double t, JointState& out) {
  const Eigen::Index n = wave.centre.size();
  requireSize(wave.amplitude.size(), n, "the amplitude");
  requireSize(wave.frequency.size(), n, "the frequency");
  requireSize(wave.phase.size(), n, "the phase");
  const bool is_chirp = wave.end_frequency.size() > 0;
  if (is_chirp) requireSize(wave.end_frequency.size(), n, "the end frequency");
  constexpr double kTwoPi = 2.0 * std::numbers::pi;
  t = std::clamp(t, 0.0, duration);
  out.q.resize(n);
  out.qd.resize(n);
  out.qdd.resize(n);
  for (Eigen::Index i = 0; i < n; ++i) {
    // the angle and its first two derivatives
    const double growth = is_chirp ? (wave.end_frequency[i] - wave.frequency[i]) / duration : 0.0;
    const double theta = kTwoPi * t * (wave.frequency[i] + 0.5 * growth * t) + wave.phase[i];
    const double rate = kTwoPi * (wave.frequency[i] + growth * t);
    const double a = wave.amplitude[i], sine = std::sin(theta), cosine = std::cos(theta);
    out.q[i] = wave.centre[i] + a * sine;
    out.qd[i] = a * rate * cosine;
    out.qdd[i] = a * (kTwoPi * growth * cosine - rate * rate * sine);
  }
}

}  // namespace linkwright
