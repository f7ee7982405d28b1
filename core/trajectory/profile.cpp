// SPDX-License-Identifier: MIT
#include "core/trajectory/profile.h"

#include "core/base/require.h"
#include "core/trajectory/joint_state.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace linkwright {
namespace {

constexpr double kUnbounded = std::numeric_limits<double>::infinity();
constexpr double kTwoPi = 2.0 * std::numbers::pi;

/// A ramp of length `r` with the jerk phases of length `j` at its ends, at `u` in [0, r], then constant velocity.
/// V: final velocity, A: highest acceleration.
LawSample ramp(double u, double r, double j, double V, double A) {
  // constant velocity
  if (u >= r) return {V * (0.5 * r + (u - r)), V, 0.0};
  // constant jerk, A / j
  if (u < j) {
    const double J = A / j;
    return {J * u * u * u / 6.0, 0.5 * J * u * u, J * u};
  }
  // constant acceleration
  if (u < r - j) {
    const double w = u - j;
    return {A * (j * j / 6.0 + 0.5 * j * w + 0.5 * w * w), A * (0.5 * j + w), A};
  }
  // constant negative jerk: seen from the end of the ramp
  const double w = r - u, J = j > 0.0 ? A / j : 0.0;
  return {V * (0.5 * r - w) + J * w * w * w / 6.0, V - 0.5 * J * w * w, J * w};
}

/// Trapezoid (no jerk phases) and S-curve: the second half mirrors the first.
LawSample rampLaw(const MotionLaw& law, double u) {
  const double r = law.ramp, j = law.law == TimingLaw::SCurve ? law.round * r : 0.0;
  const double V = 1.0 / (1.0 - r), A = V / (r - j);
  if (u < 0.5) return ramp(u, r, j, V, A);
  const double w = 1.0 - u;
  LawSample mirrored = ramp(w, r, j, V, A);
  // at the corner itself the mirrored value is the one before the jump; at the end that is the one wanted
  if (j == 0.0 && w == r) mirrored.dds = A;
  return {1.0 - mirrored.s, mirrored.ds, -mirrored.dds};
}

/// The proportions with T given the length of a ramp and of its jerk phases, all in s.
TimedLaw shaped(MotionLaw law, double ramp_time, double jerk_time, double duration) {
  law.ramp = std::clamp(ramp_time / duration, 1e-9, 0.5);
  if (law.law == TimingLaw::SCurve) law.round = std::clamp(jerk_time / ramp_time, 1e-9, 0.5);
  return {law, duration};
}

/// A limit of the jerk as well: phases of jerk that are as long as it wants them.
TimedLaw fastestSCurve(const MotionLaw& law, const RateLimits& limits) {
  const double v = limits.velocity, a = limits.acceleration, j = limits.jerk;
  // full velocity: the acceleration reaches its limit, or fades before
  const bool reaches_a = v * j >= a * a;
  double jerk_time = reaches_a ? a / j : std::sqrt(v / j);
  double ramp_time = reaches_a ? jerk_time + v / a : 2.0 * jerk_time;
  const double cruise = 1.0 / v - ramp_time;
  if (cruise >= 0.0) return shaped(law, ramp_time, jerk_time, 2.0 * ramp_time + cruise);
  // the way is too short for that: two ramps, the distance of each is a (Ta - Tj) Ta / 2
  jerk_time = a / j;
  ramp_time = 0.5 * (jerk_time + std::sqrt(jerk_time * jerk_time + 4.0 / a));
  if (!(std::isfinite(ramp_time) && ramp_time >= 2.0 * jerk_time)) {
    // nor does the acceleration reach its limit: j Tj^2 Ta = 1 with Ta = 2 Tj
    jerk_time = std::cbrt(0.5 / j);
    ramp_time = 2.0 * jerk_time;
  }
  return shaped(law, ramp_time, jerk_time, 2.0 * ramp_time);
}

/// Acceleration limited, jerk not: ramps of the law's own roundness.
TimedLaw fastestRamps(const MotionLaw& law, const RateLimits& limits) {
  const double round = law.law == TimingLaw::SCurve ? law.round : 0.0;
  const double a = limits.acceleration * (1.0 - round);  // mean acceleration of a ramp
  double ramp_time = limits.velocity / a;
  double cruise = 1.0 / limits.velocity - ramp_time;
  if (!(cruise >= 0.0)) {
    ramp_time = std::sqrt(1.0 / a);
    cruise = 0.0;
  }
  return shaped(law, ramp_time, round * ramp_time, 2.0 * ramp_time + cruise);
}

}  // namespace

bool isPossible(const MotionLaw& law) {
  const bool has_ramp = law.law == TimingLaw::Trapezoid || law.law == TimingLaw::SCurve;
  const auto is_share = [](double share) { return share > 0.0 && share <= 0.5; };
  return (!has_ramp || is_share(law.ramp)) && (law.law != TimingLaw::SCurve || is_share(law.round));
}

LawSample sampleLaw(const MotionLaw& law, double u) {
  require(isPossible(law), "the ramps of a law take more than nothing and at most half of it");
  require(!std::isnan(u), "the time is not a number");
  u = std::clamp(u, 0.0, 1.0);
  const double w = 1.0 - u;
  LawSample at;
  switch (law.law) {
    case TimingLaw::Cubic: at = {u * u * (3.0 - 2.0 * u), 6.0 * u * w, 6.0 * (w - u)}; break;
    case TimingLaw::Quintic:
      at = {u * u * u * (10.0 + u * (-15.0 + 6.0 * u)), 30.0 * u * u * w * w, 60.0 * u * w * (w - u)};
      break;
    case TimingLaw::Cycloid: {
      const double sine = std::sin(kTwoPi * u);
      // 1 - cos as a square: it loses no digits near the ends
      const double half = std::sin(std::numbers::pi * u);
      at = {u - sine / kTwoPi, 2.0 * half * half, kTwoPi * sine};
      // the sine of 2 pi is zero, not that of the nearest number to it
      if (u == 1.0) at = {1.0, 0.0, 0.0};
      break;
    }
    case TimingLaw::Trapezoid:
    case TimingLaw::SCurve: at = rampLaw(law, u); break;
  }
  return at;
}

ScalarState sampleProfile(const MotionLaw& law, double q0, double q1, double duration, double t) {
  require(duration >= kShortestDuration && duration <= kLongestDuration,
          "a motion's duration must be between 0.001 s and 1000000 s");
  if (t < 0.0) return {q0, 0.0, 0.0};
  if (t > duration) return {q1, 0.0, 0.0};
  const LawSample at = sampleLaw(law, t / duration);
  const double way = q1 - q0;
  // the last position to the last bit, not q0 + (q1 - q0)
  return {t < duration ? q0 + at.s * way : q1, at.ds * way / duration, at.dds * way / (duration * duration)};
}

LawPeaks peaksOf(const MotionLaw& law) {
  switch (law.law) {
    case TimingLaw::Cubic: return {1.5, 6.0, kUnbounded};
    case TimingLaw::Quintic: return {15.0 / 8.0, 10.0 / std::numbers::sqrt3, 60.0};
    case TimingLaw::Cycloid: return {2.0, kTwoPi, kTwoPi * kTwoPi};
    case TimingLaw::Trapezoid: {
      const double V = 1.0 / (1.0 - law.ramp);
      return {V, V / law.ramp, kUnbounded};
    }
    case TimingLaw::SCurve: {
      const double V = 1.0 / (1.0 - law.ramp), j = law.round * law.ramp, A = V / (law.ramp - j);
      return {V, A, A / j};
    }
  }
  return {};
}

TimedLaw fastest(const MotionLaw& law, const RateLimits& limits) {
  require(isPossible(law), "the ramps of a law take more than nothing and at most half of it");
  require(limits.velocity > 0.0 && limits.acceleration > 0.0 && limits.jerk > 0.0, "a limit is more than nothing");
  const bool has_ramps = law.law == TimingLaw::Trapezoid || law.law == TimingLaw::SCurve;
  const bool knows_jerk = law.law == TimingLaw::SCurve && std::isfinite(limits.jerk);
  if (knows_jerk) return fastestSCurve(law, limits);
  if (has_ramps && std::isfinite(limits.acceleration)) return fastestRamps(law, limits);
  const LawPeaks peaks = peaksOf(law);
  double T = std::max(peaks.velocity / limits.velocity, std::sqrt(peaks.acceleration / limits.acceleration));
  if (std::isfinite(peaks.jerk)) T = std::max(T, std::cbrt(peaks.jerk / limits.jerk));
  return {law, T};
}

}  // namespace linkwright
