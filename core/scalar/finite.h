// SPDX-License-Identifier: MIT
#pragma once

// Whether all of many numbers are finite, for the kernels: templates over the file's own tag type, as batch.h.

#include "core/scalar/batch.h"

#include <cstddef>

namespace linkwright {

/// x - x is 0, or NaN where x is not finite; and what NaN was added to stays NaN.
template <class Isa>
bool allFinite(const double* x, std::ptrdiff_t count) {
  constexpr int kLanes = Isa::kLanes;
  using Many = Batch<Isa, kLanes>;
  std::ptrdiff_t i = 0;
  Many sums[2] = {0.0, 0.0};
  for (; i + 2 * kLanes <= count; i += 2 * kLanes) {
    const Many a = Many::load(x + i);
    const Many b = Many::load(x + i + kLanes);
    sums[0] = sums[0] + (a - a);
    sums[1] = sums[1] + (b - b);
  }
  const Many both = sums[0] + sums[1];
  double lanes[unsigned{kLanes}];
  both.store(lanes);
  double sum = 0.0;
  for (int k = 0; k < kLanes; ++k) sum += lanes[k];
  double rest = 0.0;
  for (; i < count; ++i) rest += x[i] - x[i];
  return sum + rest == 0.0;
}

}  // namespace linkwright
