// SPDX-License-Identifier: MIT
#include "core/ik/solver_state.h"

#include <algorithm>

namespace linkwright {

namespace {

constexpr double kBend = 0.05;          // rad, or length scales: the bend that leaves a stretched pose
constexpr std::size_t kMostBends = 12;  // joints that are bent: enough to leave any stretched pose
constexpr double kDampingShare = 1e-3;  // of the cost
constexpr double kKickDamping = 1e-12;
constexpr double kKickGain = 1e-4;  // of the cost: what a kick has to gain

}  // namespace

// At a stretched pose the error can be at right angles to every motion although a bent arm would come closer.
// Bend each joint a little both ways, take one step from there, and keep the best if it is better than here.
bool IkSolver::Impl::kick() {
  if (is_drag_ && !mayBend()) return false;
  best_ = here_;
  at_rest_ = here_;
  wants_null_space_ = false;
  const std::size_t stride = 1 + all_.size() / kMostBends;
  for (std::size_t k = 0; k < all_.size(); k += stride) {
    const auto bent = static_cast<std::size_t>(all_[k]);
    for (const double sign : {1.0, -1.0}) {
      here_.q = at_rest_.q;
      here_.q[bent] = std::clamp(here_.q[bent] + sign * kBend * scale_[bent], lower_[bent], upper_[bent]);
      evaluate(here_);
      jacobianHere();
      boundedStep(std::max(kDampingShare * here_.cost, kKickDamping));
      for (std::size_t j = 0; j < arm_.size(); ++j) {
        candidate_.q[j] = std::clamp(here_.q[j] + step_[j] * scale_[j], lower_[j], upper_[j]);
      }
      evaluate(candidate_);
      if (candidate_.cost < best_.cost) best_ = candidate_;
    }
  }
  const bool is_better = best_.cost < (1.0 - kKickGain) * at_rest_.cost;
  here_ = is_better ? best_ : at_rest_;
  evaluate(here_);
  return is_better;
}

}  // namespace linkwright
