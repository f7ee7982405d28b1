// SPDX-License-Identifier: MIT
#pragma once

namespace linkwright {

/// Newmark's method of constant average acceleration: of second order, without damping of its own, stable for linear
/// systems at any step. From u, ud, udd to those after dt, which are marked by ':
///   u'  = u + dt ud + dt^2 ((1/2 - beta) udd + beta udd'),   ud' = ud + dt ((1 - delta) udd + delta udd').
/// Source: Newmark, A method of computation for structural dynamics (1959).
inline constexpr double kNewmarkBeta = 0.25, kNewmarkDelta = 0.5;

/// By how much u' and ud' grow with udd', s^2 and s.
struct NewmarkGains {
  double u, ud;
};
constexpr NewmarkGains newmarkGains(double dt) { return {kNewmarkBeta * dt * dt, kNewmarkDelta * dt}; }

}  // namespace linkwright
