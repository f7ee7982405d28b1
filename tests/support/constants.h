// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <numbers>

namespace linkwright::test {

inline constexpr double kPi = std::numbers::pi;
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// What another order of operations may make of numbers of about 1.
inline constexpr double kRoundOff = 1e-12;

}  // namespace linkwright::test
