// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace linkwright {

/// More than 0 and finite; false for NaN.
inline bool isPositive(double x) { return x > 0.0 && std::isfinite(x); }

}  // namespace linkwright
