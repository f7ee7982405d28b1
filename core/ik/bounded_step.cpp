// SPDX-License-Identifier: MIT
// One damped least-squares step within bounds, with null-space motion.
#include "core/ik/solver_state.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

namespace {

constexpr double kOuterPart = 0.7;  // of half a joint's range: beyond it the joint is moved inward

}  // namespace

// step_ = z + J^T (J J^T + lambda^2 E)^-1 (e - J z), z the null-space motion; joints that would leave their bounds are
// held there and the step is solved again for the others: an active set
void IkSolver::Impl::boundedStep(double lambda2) {
  const std::size_t rows = here_.e.size();
  result_.damping = std::sqrt(lambda2);
  free_ = all_;
  rest_ = here_.e;
  nullSpaceMotion();
  while (true) {
    // the null-space motion's own part of the error is made good by the rest of the step
    if (!null_motion_.empty()) {
      y_ = rest_;
      for (const int j : free_) {
        const double* column = &J_[rows * static_cast<std::size_t>(j)];
        const double z = null_motion_[static_cast<std::size_t>(j)];
        for (std::size_t r = 0; r < rows; ++r) rest_[r] -= column[r] * z;
      }
    }
    kernels_.damped_step(static_cast<int>(arm_.hands.size()), J_.data(), free_.data(), static_cast<int>(free_.size()),
                         lambda2, rest_.data(), A_.data(), vector_.data(), step_.data());
    if (!null_motion_.empty()) {
      rest_ = y_;
      for (const int j : free_) step_[static_cast<std::size_t>(j)] += null_motion_[static_cast<std::size_t>(j)];
    }
    if (!holdAtBounds()) break;
  }
  // direction kept, the largest joint step within its bound
  double largest = 0.0;
  for (const double s : step_) largest = std::max(largest, std::abs(s));
  if (largest > options_->max_joint_step) {
    const double factor = options_->max_joint_step / largest;
    for (double& s : step_) s *= factor;
  }
}

// free joints whose step leaves their bounds get the step to the bound and are free no longer; their part of the error
// is taken off rest_. False if there is none.
bool IkSolver::Impl::holdAtBounds() {
  const std::size_t rows = here_.e.size();
  std::size_t kept = 0;
  for (std::size_t k = 0; k < free_.size(); ++k) {
    const int joint = free_[k];
    const auto j = static_cast<std::size_t>(joint);
    const double q_new = here_.q[j] + step_[j] * scale_[j];
    if (q_new >= lower_[j] && q_new <= upper_[j]) {
      free_[kept++] = joint;
      continue;
    }
    step_[j] = ((q_new < lower_[j] ? lower_[j] : upper_[j]) - here_.q[j]) / scale_[j];
    for (std::size_t r = 0; r < rows; ++r) rest_[r] -= J_[rows * j + r] * step_[j];
  }
  const bool any = kept < free_.size();
  free_.resize(kept);
  return any;
}

// z, a share of the smallest step that could do the job: |e| over the largest singular value, which is at most |J|
void IkSolver::Impl::nullSpaceMotion() {
  null_motion_.clear();
  if (options_->null_space == IkNullSpace::None || arm_.size() <= 3) return;
  double squares = 0.0;
  for (const double x : J_) squares += x * x;
  if (!(squares > 0.0)) return;
  double largest = 0.0;
  null_motion_.resize(arm_.size());
  for (std::size_t j = 0; j < arm_.size(); ++j) {
    double z = 0.0;
    if (options_->null_space == IkNullSpace::RestPose) {
      z = (options_->rest_pose[arm_.dofs[j]] - here_.q[j]) / scale_[j];
    } else if (std::isfinite(limit_lower_[j]) && std::isfinite(limit_upper_[j])) {
      const double half = 0.5 * (limit_upper_[j] - limit_lower_[j]);
      const double off = here_.q[j] - (limit_lower_[j] + half);
      // 0 in the inner part of the range, growing to the outer part's width at the limit
      z = -std::copysign(std::max(std::abs(off) - kOuterPart * half, 0.0), off) / scale_[j];
    }
    null_motion_[j] = z;
    largest = std::max(largest, std::abs(z));
  }
  const double allowed = options_->null_space_share * std::sqrt(here_.cost / squares);
  const double factor = largest > allowed ? allowed / largest : 1.0;
  for (double& z : null_motion_) z *= factor;
}

}  // namespace linkwright
