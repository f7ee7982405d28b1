// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace linkwright {

// Orders of convergence. An error of order p is C h^p; where it is held against a result of the same method with h_ref
// instead of the exact one, only C (h^p - h_ref^p) of it is seen, and that is what p is fitted to here: else the order
// would look too good. h_ref = 0: against the exact one.

/// p of two errors e > 0 at h, h_ref < finer < coarser. NaN where no p between 0 and 20 makes them so.
double orderBetween(double coarser, double e_coarser, double finer, double e_finer, double h_ref = 0.0);

/// p by least squares of log e over log h, of the errors above `floor` (what is below is round-off) with h > h_ref; of
/// at most `most` of them, those with the smallest h, where there are fewer terms of higher order in them. NaN where
/// fewer than two are left or no p between 0 and 20 is best.
double observedOrder(const std::vector<double>& h, const std::vector<double>& e, double floor, double h_ref = 0.0,
                     std::size_t most = 100);

}  // namespace linkwright
