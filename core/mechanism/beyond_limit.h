// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

namespace linkwright {

/// What counts as keeping to a limit: a motion made to touch it may be beyond it by round-off.
inline constexpr double kLimitSlack = 1e-9;

/// By how much `value` is beyond the nearer of `lower` and `upper`, positive; 0 within them, and beyond them by at most
/// kLimitSlack of max(1, |limit|). Infinite limits are none. All in one unit.
inline double beyondRange(double value, double lower, double upper) {
  const double limit = std::max(lower, std::min(value, upper)), excess = std::abs(value - limit);
  return excess > kLimitSlack * std::max(1.0, std::abs(limit)) ? excess : 0.0;
}

/// By how much |value| is beyond `limit`; 0 within it, beyond it by at most kLimitSlack of it, and where the limit is
/// none: infinite, 0 or less, as files say that know none.
inline double beyondRate(double value, double limit) {
  if (!(limit > 0.0) || !std::isfinite(limit)) return 0.0;
  const double excess = std::abs(value) - limit;
  return excess > kLimitSlack * limit ? excess : 0.0;
}

}  // namespace linkwright
