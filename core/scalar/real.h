// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace linkwright {

// What a scalar must offer beside + - *: the kernels call these unqualified, so that each scalar brings its own.

inline void sineCosine(double angle, double& sine, double& cosine) {
  sine = std::sin(angle);
  cosine = std::cos(angle);
}

/// `positive` where x > 0, `negative` where x < 0, 0 at 0.
inline double bySign(double x, double positive, double negative) {
  return x > 0.0 ? positive : (x < 0.0 ? negative : 0.0);
}

}  // namespace linkwright
