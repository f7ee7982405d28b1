// SPDX-License-Identifier: MIT
// The iteration: damped steps that are taken only where they come closer (Levenberg, Marquardt).
#include "core/ik/solver_state.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

namespace {

constexpr double kLeastDamping = 1e-12;     // lambda^2: what keeps the factorization regular
constexpr double kMostDamping = 0.3;        // lambda^2 at the start of a descent, however far the target is
constexpr double kNoWayDown = 1e6;          // lambda^2 with which no step comes closer: there is none
constexpr double kWorthwhile = 1e-7;        // relative gain of the cost below which a step is not worth its time
constexpr double kWorthwhileInDrag = 1e-4;  // the same where the next call goes on
constexpr double kLeastCost = 1e-24;
constexpr int kClockEvery = 8;  // iterations between two looks at the clock

}  // namespace

void IkSolver::Impl::evaluate(Point& point) {
  point.cost =
      kernels_.evaluate(arm_.view(), targets_.data(), point.q.data(), X_.data(), point.hands.data(), point.e.data());
}

void IkSolver::Impl::jacobianHere() {
  kernels_.jacobian(arm_.view(), targets_.data(), length_, X_.data(), here_.hands.data(), J_.data());
}

bool IkSolver::Impl::converged(const Point& point) const {
  for (const ArmHandState& hand : point.hands) {
    if (!(hand.position_error <= options_->position_tolerance &&
          hand.orientation_error <= options_->orientation_tolerance)) {
      return false;
    }
  }
  return true;
}

bool IkSolver::Impl::exhausted() {
  if (result_.iterations >= options_->max_iterations || is_late_) return true;
  if (options_->time_limit.count() > 0 && result_.iterations >= next_look_) {
    next_look_ = result_.iterations + kClockEvery;
    is_late_ = std::chrono::steady_clock::now() >= deadline_;
  }
  return is_late_;
}

// from here_.q to where it comes to rest, or is given up
IkStatus IkSolver::Impl::descend(Patience patience, bool may_kick) {
  const IkDamping& rule = options_->damping;
  const double floor2 = rule.floor * rule.floor;
  evaluate(here_);
  jacobianHere();
  const auto initial = [&] { return std::clamp(rule.share * here_.cost, kLeastDamping, kMostDamping); };
  double lambda2 = initial();
  const double worthwhile = is_drag_ ? kWorthwhileInDrag : kWorthwhile;
  if (is_drag_) drawBoundsIn();
  bool kicked = false;
  int checkpoint = result_.iterations + patience.iterations;
  double cost_then = here_.cost;
  while (true) {
    if (converged(here_)) return IkStatus::Converged;
    if (exhausted()) return IkStatus::TimeLimit;
    if (patience.iterations > 0 && result_.iterations >= checkpoint) {
      if (here_.cost > patience.factor * cost_then) return IkStatus::Stalled;
      checkpoint = result_.iterations + patience.iterations;
      cost_then = here_.cost;
    }
    // a drag: once a target, not on and on where the target cannot be met
    wants_null_space_ = !is_drag_ || result_.iterations == 0;
    ++result_.iterations;
    boundedStep(lambda2 + floor2);
    for (std::size_t j = 0; j < arm_.size(); ++j) {
      candidate_.q[j] = std::clamp(here_.q[j] + step_[j] * scale_[j], lower_[j], upper_[j]);
    }
    evaluate(candidate_);
    const double gain = here_.cost - candidate_.cost;
    if (gain > 0.0) {
      // accepted: trust the linear picture more
      std::swap(here_, candidate_);
      jacobianHere();
      lambda2 = std::max(lambda2 / rule.shrink, kLeastDamping);
    } else {
      lambda2 *= rule.grow;
    }
    // no way down from here, or none worth the while: a minimum, a singular pose or a wall of bounds
    const bool is_flat = gain >= 0.0 && gain <= worthwhile * (here_.cost + kLeastCost);
    if (!is_flat && lambda2 <= kNoWayDown) continue;
    if (!may_kick || kicked || !kick()) return converged(here_) ? IkStatus::Converged : statusAtRest();
    kicked = true;
    jacobianHere();
    lambda2 = initial();
  }
}

}  // namespace linkwright
