// SPDX-License-Identifier: MIT
// One damped least-squares step within bounds, with null-space motion.
#include "core/ik/solver_state.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

namespace {

constexpr double kOuterPart = 0.7;  // of half a joint's range: beyond it the joint is moved inward
constexpr double kLost = 1e-4;      // singular values below it do not keep a joint from its wish
constexpr double kEager = 20.0;     // how much faster than it would by the gradient alone

}  // namespace

// step_ = J^T (J J^T + lambda^2 E)^-1 e + z, z the null-space motion; joints that would leave their bounds are held
// there and the step is solved again for the others: an active set
void IkSolver::Impl::boundedStep(double lambda2) {
  result_.damping = std::sqrt(lambda2);
  free_ = all_;
  rest_ = here_.e;
  wishForNullSpace();
  do {
    dampedStep(lambda2, rest_, step_);
    // once a joint is held there is little to choose, and nothing to gain where the target is beyond its limit
    if (!wish_.empty() && free_.size() == all_.size()) addNullSpaceMotion();
  } while (holdAtBounds());
  // direction kept, the largest joint step within its bound
  double largest = 0.0;
  for (const double s : step_) largest = std::max(largest, std::abs(s));
  if (largest > options_->max_joint_step) {
    const double factor = options_->max_joint_step / largest;
    for (double& s : step_) s *= factor;
  }
}

void IkSolver::Impl::dampedStep(double lambda2, const std::vector<double>& e, std::vector<double>& step) {
  kernels_.damped_step(static_cast<int>(arm_.hands.size()), J_.data(), free_.data(), static_cast<int>(free_.size()),
                       lambda2, e.data(), A_.data(), vector_.data(), step.data());
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

// where the joints would go if no hand had to be held: empty for nowhere
void IkSolver::Impl::wishForNullSpace() {
  wish_.clear();
  if (!wants_null_space_ || options_->null_space == IkNullSpace::None) return;
  eagerness_ = 0.0;
  wish_.resize(arm_.size());
  for (const int joint : all_) {
    const auto j = static_cast<std::size_t>(joint);
    double z = 0.0;
    if (options_->null_space == IkNullSpace::RestPose) {
      z = (options_->rest_pose[arm_.dofs[j]] - here_.q[j]) / scale_[j];
      eagerness_ = 1.0;
    } else if (std::isfinite(limit_lower_[j]) && std::isfinite(limit_upper_[j])) {
      const double half = 0.5 * (limit_upper_[j] - limit_lower_[j]);
      const double off = here_.q[j] - (limit_lower_[j] + half);
      // 0 in the inner part of the range, growing to the outer part's width at the limit
      z = -std::copysign(std::max(std::abs(off) - kOuterPart * half, 0.0), off) / scale_[j];
      eagerness_ = std::max(eagerness_, std::min(1.0, (std::abs(off) / half - kOuterPart) / (1.0 - kOuterPart)));
    }
    wish_[j] = z;
  }
  if (!(eagerness_ > 0.0)) wish_.clear();
}

// z: the wish without what the hands would feel. At most a share of the step that does the job, which is the smallest
// one and at right angles to it, the more of it the closer a joint is to its limit. Often the motion that relieves such
// a joint moves all others more: its direction counts rather than its gradient, hence kEager.
void IkSolver::Impl::addNullSpaceMotion() {
  const std::size_t rows = here_.e.size();
  std::fill(y_.begin(), y_.end(), 0.0);
  double step2 = 0.0;
  for (const int joint : free_) {
    const auto j = static_cast<std::size_t>(joint);
    for (std::size_t r = 0; r < rows; ++r) y_[r] += J_[rows * j + r] * wish_[j];
    step2 += step_[j] * step_[j];
  }
  dampedStep(kLost * kLost, y_, null_motion_);
  double size2 = 0.0;
  for (const int joint : free_) {
    const auto j = static_cast<std::size_t>(joint);
    null_motion_[j] = wish_[j] - null_motion_[j];
    size2 += null_motion_[j] * null_motion_[j];
  }
  const double share = options_->null_space_share * eagerness_;
  const double eager = options_->null_space == IkNullSpace::RestPose ? 1.0 : kEager;
  const double factor = std::min(eager, size2 > 0.0 ? share * std::sqrt(step2 / size2) : 0.0);
  for (const int joint : free_) {
    step_[static_cast<std::size_t>(joint)] += factor * null_motion_[static_cast<std::size_t>(joint)];
  }
}

}  // namespace linkwright
