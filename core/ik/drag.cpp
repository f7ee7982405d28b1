// SPDX-License-Identifier: MIT
// What a drag asks for beyond the descent: steps of the size of the target's own, and a way through singular poses.
#include "core/ik/solver_state.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

namespace {

constexpr double kSoft = 0.01;                   // damping of the smallest motion: lost directions count 1 / kSoft
constexpr double kMostOfSmallest = 2.9;          // how many times the smallest motion a joint may move
constexpr double kLostInDrag = 0.005;            // singular values well below it count as lost
constexpr double kLeastMotion = 1e-3;            // shorter probes are round-off and what is left of the others
constexpr double kProbe = 0.02;                  // rad, or length scales: how far a way down is looked for
constexpr double kLean = 1e-3;                   // the same: how far from a singular pose
constexpr double kLeastLean = 1e-5;              // below it a drag has come from nowhere
constexpr double kTolerableCost = 1.01;          // what leaning may make of the cost
constexpr double kUneven[] = {1.0, 1.37, 1.74};  // a motion that is at right angles to none that matters

}  // namespace

// No joint moves more than a few times the smallest motion that would do the job. Its square is the sum over the
// singular values of (u . e)^2 / (sigma^2 + kSoft^2), which is |J^+ e|^2 where no direction is lost.
void IkSolver::Impl::drawBoundsIn() {
  const std::size_t rows = here_.e.size();
  free_ = all_;
  dampedStep(kSoft * kSoft, here_.e, step_);
  double met = 0.0;
  for (std::size_t j = 0; j < arm_.size(); ++j) {
    double gradient = 0.0;
    for (std::size_t r = 0; r < rows; ++r) gradient += here_.e[r] * J_[rows * j + r];
    met += gradient * step_[j];
  }
  const double change = kMostOfSmallest * std::sqrt(std::max(here_.cost - met, 0.0)) / kSoft;
  for (std::size_t j = 0; j < arm_.size(); ++j) {
    lower_[j] = std::max(lower_[j], here_.q[j] - change * scale_[j]);
    upper_[j] = std::min(upper_[j], here_.q[j] + change * scale_[j]);
  }
}

// takes from v what the hands would feel, and joints at a bound; returns the length of the rest
double IkSolver::Impl::lostPart(std::vector<double>& v) {
  const std::size_t rows = here_.e.size();
  free_.clear();
  std::fill(y_.begin(), y_.end(), 0.0);
  for (const int joint : all_) {
    const auto j = static_cast<std::size_t>(joint);
    if (here_.q[j] <= lower_[j] || here_.q[j] >= upper_[j]) {
      v[j] = 0.0;
      continue;
    }
    free_.push_back(joint);
    for (std::size_t r = 0; r < rows; ++r) y_[r] += J_[rows * j + r] * v[j];
  }
  dampedStep(kLostInDrag * kLostInDrag, y_, step_);
  double size2 = 0.0;
  for (const int joint : free_) {
    const auto j = static_cast<std::size_t>(joint);
    v[j] -= step_[j];
    size2 += v[j] * v[j];
  }
  return std::sqrt(size2);
}

// candidate_: here_ moved along v, in rad or length scales, within the bounds
void IkSolver::Impl::moveCandidate(double factor, const std::vector<double>& v) {
  for (std::size_t j = 0; j < arm_.size(); ++j) {
    candidate_.q[j] = std::clamp(here_.q[j] + factor * v[j] * scale_[j], lower_[j], upper_[j]);
  }
  evaluate(candidate_);
}

// whether a bend that the hands do not feel at first comes closer or moves away: here_ is at rest
bool IkSolver::Impl::mayBend() {
  for (const int joint : all_) {
    null_motion_[static_cast<std::size_t>(joint)] = kUneven[static_cast<std::size_t>(joint) % std::size(kUneven)];
  }
  const double length = lostPart(null_motion_);
  bool comes_closer = false;
  if (length >= kLeastMotion) {
    for (const double h : {kProbe, -kProbe}) {
      moveCandidate(h / length, null_motion_);
      comes_closer = comes_closer || candidate_.cost < here_.cost;
    }
    evaluate(here_);
  }
  return comes_closer;
}

// At a singular pose branches meet. A drag stays a little on the side that it has come from, by less than the
// tolerances see: then it leaves by the branch that it knows, not by one that may end at a limit.
void IkSolver::Impl::leanBack() {
  for (std::size_t j = 0; j < arm_.size(); ++j) null_motion_[j] = (start_[j] - here_.q[j]) / scale_[j];
  const double length = lostPart(null_motion_);
  if (length < kLeastLean) return;
  const bool was_there = converged(here_);
  moveCandidate(kLean / length, null_motion_);
  const bool is_as_good = was_there ? converged(candidate_) : candidate_.cost < kTolerableCost * here_.cost;
  if (is_as_good) std::swap(here_, candidate_);
  evaluate(here_);
  jacobianHere();
}

}  // namespace linkwright
