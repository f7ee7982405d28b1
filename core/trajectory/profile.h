// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/words.h"

#include <limits>

namespace linkwright {

// The laws by which one way is gone from rest to rest. Each is a function s(u) from 0 to 1 over u = t/T from 0 to 1,
// and s(1 - u) = 1 - s(u): q(t) = q0 + s(t/T) (q1 - q0), qd = s' (q1 - q0) / T, qdd = s'' (q1 - q0) / T^2.

/// Biagiotti and Melchiorri, Trajectory Planning for Automatic Machines and Robots, chapters 2 and 3.
enum class TimingLaw {
  Cubic,      ///< 3 u^2 - 2 u^3: velocity continuous, acceleration jumps at both ends
  Quintic,    ///< 10 u^3 - 15 u^4 + 6 u^5: acceleration continuous
  Cycloid,    ///< u - sin(2 pi u) / (2 pi): acceleration a sine
  Trapezoid,  ///< of the velocity: constant acceleration, constant velocity, constant deceleration
  SCurve      ///< the same with the jerk limited: seven phases of constant jerk
};
inline constexpr Words<TimingLaw, 5> kTimingLaws = {{{TimingLaw::Cubic, "cubic"},
                                                     {TimingLaw::Quintic, "quintic"},
                                                     {TimingLaw::Cycloid, "cycloid"},
                                                     {TimingLaw::Trapezoid, "trapezoid"},
                                                     {TimingLaw::SCurve, "s-curve"}}};

/// A law with its proportions; `ramp` and `round` are looked at where the law has them.
struct MotionLaw {
  TimingLaw law = TimingLaw::Quintic;
  double ramp =
      1.0 / 3.0;        ///< trapezoid, S-curve: share of the time that speeding up takes (and slowing down): (0, 1/2]
  double round = 0.25;  ///< S-curve: share of a ramp in which the acceleration grows (and in which it fades): (0, 1/2]
  bool operator==(const MotionLaw&) const = default;
};

/// Whether the proportions are within their ranges.
bool isPossible(const MotionLaw& law);

/// s and its derivatives by u. At a jump of s'' the value after it, at u = 1 the one before.
struct LawSample {
  double s = 0.0, ds = 0.0, dds = 0.0;
};

/// The law at `u`, clamped into [0, 1] (the derivatives then are those at that end): s is 0 and 1 there to the last
/// bit. Throws PreconditionError unless isPossible(law).
LawSample sampleLaw(const MotionLaw& law, double u);

/// One joint's position, velocity and acceleration.
struct ScalarState {
  double q = 0.0, qd = 0.0, qdd = 0.0;
};

/// q0 -> q1 in `duration` s by `law`, at time `t` (s) from the start. Before and after: at rest at that end. At both
/// ends q is q0 and q1 to the last bit. Throws PreconditionError on a duration outside kShortestDuration ..
/// kLongestDuration.
ScalarState sampleProfile(const MotionLaw& law, double q0, double q1, double duration, double t);

/// The largest |s'|, |s''| and |s'''|: a way d in T takes at most velocity d/T, acceleration d/T^2, jerk d/T^3. The
/// jerk is infinite where s'' jumps, within or from and to rest.
struct LawPeaks {
  double velocity = 1.0, acceleration = 1.0, jerk = std::numeric_limits<double>::infinity();
};
LawPeaks peaksOf(const MotionLaw& law);

/// Limits of the rates of s itself, 1/s, 1/s^2, 1/s^3: those of a joint over the way that it goes. Infinite: none.
struct RateLimits {
  double velocity = std::numeric_limits<double>::infinity();
  double acceleration = std::numeric_limits<double>::infinity();
  double jerk = std::numeric_limits<double>::infinity();
};

struct TimedLaw {
  MotionLaw law;
  double duration = 0.0;  ///< s; 0 where nothing limits it
};

/// The fastest that the limits let the law be. Cubic, quintic and cycloid have one shape: T = max(k_v / v, sqrt(k_a /
/// a), cbrt(k_j / j)), the last where their jerk is finite. The proportions of a trapezoid and an S-curve become those
/// of the fastest one: full acceleration (S-curve: with full jerk) to full velocity, or as near to it as the way lets
/// it come; where there is no limit that would tell them, they stay as they are. O(1).
TimedLaw fastest(const MotionLaw& law, const RateLimits& limits);

}  // namespace linkwright
