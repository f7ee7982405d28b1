// SPDX-License-Identifier: MIT
// New starts at random where a descent has led nowhere.
#include "core/ik/solver_state.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

namespace {

constexpr double kPi = 3.141592653589793;
constexpr int kForTheEnd = 100;  // iterations

// splitmix64: the same numbers on every platform. Uniform in [0, 1).
double uniform(std::uint64_t& state) {
  std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

}  // namespace

// a position within the bounds; where a whole turn fits in, within the middle one: that is every pose once, with room
// to move both ways. Without bounds within pi length scales.
double IkSolver::Impl::drawn(std::uint64_t& state, std::size_t joint) const {
  const double turn = 2.0 * kPi * scale_[joint];
  double low = lower_[joint], high = upper_[joint];
  if (!std::isfinite(low)) low = std::isfinite(high) ? high - turn : -0.5 * turn;
  if (!std::isfinite(high)) high = low + turn;
  if (!arm_.joints[joint].prismatic && high - low > turn) {
    const double middle = 0.5 * (low + high);
    low = middle - 0.5 * turn;
    high = middle + 0.5 * turn;
  }
  return std::clamp(low + (high - low) * uniform(state), lower_[joint], upper_[joint]);
}

// From the start, then from others until one leads to the target; what is left of the iterations takes the nearest pose
// to rest.
IkStatus IkSolver::Impl::solveCold() {
  // most descents that lead to the target gain faster than this all the way; tuned on the example arms
  constexpr Patience kPatience = {3, 0.6};
  std::uint64_t state = options_->seed;
  const int for_the_end = std::min(kForTheEnd, options_->max_iterations / 4);
  IkStatus status = descend(kPatience, false);
  best_ = here_;
  while (status != IkStatus::Converged && result_.restarts < options_->max_restarts && !exhausted() &&
         result_.iterations < options_->max_iterations - for_the_end) {
    ++result_.restarts;
    for (std::size_t j = 0; j < arm_.size(); ++j) here_.q[j] = drawn(state, j);
    status = descend(kPatience, false);
    if (status == IkStatus::Converged || here_.cost < best_.cost) best_ = here_;
  }
  if (status == IkStatus::Converged) return status;
  here_ = best_;
  return descend({}, true);
}

}  // namespace linkwright
