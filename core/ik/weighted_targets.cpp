// SPDX-License-Identifier: MIT
// The task of a solve: targets with weights as the kernels read them, bounds of the joints.
#include "core/base/require.h"
#include "core/ik/solver_state.h"
#include "core/spatial/to_eigen.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

namespace {

// three weights: one for all, or a matrix that turns into their axes first
void setWeights(const double* weights, IkAxes axes, const Eigen::Matrix3d& R_WT, double factor, bool& differs,
                double& weight, Mat3<double>& W, Mat3<double>& M) {
  differs = weights[0] != weights[1] || weights[1] != weights[2];
  weight = factor * weights[0];
  if (!differs) return;
  const Eigen::Vector3d w(weights[0], weights[1], weights[2]);
  const Eigen::Vector3d is_wanted = (w.array() > 0.0).cast<double>();
  Eigen::Matrix3d R = Eigen::Matrix3d::Identity();
  if (axes == IkAxes::Target) R = R_WT.transpose();
  W = plain(Eigen::Matrix3d(factor * w.asDiagonal() * R));
  M = plain(Eigen::Matrix3d(is_wanted.asDiagonal() * R));
}

void check(std::span<const IkTarget> targets, const std::vector<int>& links) {
  require(targets.size() == links.size(), "a target for each hand of the solver");
  for (std::size_t t = 0; t < targets.size(); ++t) {
    const IkTarget& target = targets[t];
    require(target.link == links[t], "the targets must name the solver's hands in order");
    require(target.X_WT.p.allFinite() && target.X_WT.R.allFinite() && target.p_LE.allFinite(),
            "the target must be finite");
    for (const double w : target.weights) require(std::isfinite(w) && w >= 0.0, "weights are at least 0");
  }
}

}  // namespace

void check(const IkOptions& options, int dof) {
  const auto is_size = [](double x) { return std::isfinite(x) && x >= 0.0; };
  require(options.position_tolerance >= 0.0 && options.orientation_tolerance >= 0.0, "tolerances are at least 0");
  require(options.max_iterations >= 0 && options.max_restarts >= 0, "iterations and restarts are at least 0");
  require(options.time_limit.count() >= 0, "the time limit is at least 0");
  require(options.max_joint_change >= 0.0, "the largest joint change is at least 0");
  require(options.max_joint_step > 0.0, "the longest step must be positive");
  require(is_size(options.length_scale), "the length scale is finite and at least 0");
  const IkDamping& rule = options.damping;
  require(is_size(rule.share) && is_size(rule.floor), "damping is finite and at least 0");
  require(std::isfinite(rule.shrink) && rule.shrink >= 1.0, "damping shrinks by a factor of at least 1");
  require(std::isfinite(rule.grow) && rule.grow > 1.0, "damping grows by a factor above 1");
  require(options.max_restarts == 0 || std::isinf(options.max_joint_change),
          "restarts jump, and a drag (a finite largest joint change) does not");
  require(is_size(options.null_space_share), "the share of null-space motion is finite and at least 0");
  if (options.null_space != IkNullSpace::RestPose) return;
  requireSize(options.rest_pose.size(), dof, "rest_pose");
  require(options.rest_pose.allFinite(), "rest_pose must be finite");
}

void IkSolver::Impl::prepare(std::span<const IkTarget> targets, const Eigen::VectorXd& q_start,
                             const IkOptions& options) {
  check(targets, links_);
  requireSize(q_start.size(), dof_, "q_start");
  require(q_start.allFinite(), "q_start must be finite");
  check(options, dof_);
  options_ = &options;
  next_look_ = 0;
  is_late_ = false;
  if (options.time_limit.count() > 0) deadline_ = std::chrono::steady_clock::now() + options.time_limit;

  length_ = options.length_scale > 0.0 ? options.length_scale : Chain::typicalLength(size_) / 3.0;
  setTargets(targets);
  // joints that move no hand are only kept within their limits
  result_.q = q_start;
  if (options.respect_limits) result_.q = q_start.cwiseMax(model_lower_).cwiseMin(model_upper_);
  for (std::size_t j = 0; j < arm_.size(); ++j) {
    scale_[j] = arm_.joints[j].prismatic ? length_ : 1.0;
    here_.q[j] = q_start[arm_.dofs[j]];
  }
  setBounds();
  result_.iterations = result_.restarts = 0;
  result_.damping = 0.0;
}

void IkSolver::Impl::setTargets(std::span<const IkTarget> targets) {
  for (std::size_t t = 0; t < targets.size(); ++t) {
    const IkTarget& from = targets[t];
    ArmTarget& to = targets_[t];
    if (from.p_LE != wanted_[t].p_LE) reaches_[t].reset();
    wanted_[t] = from;
    ArmHand& hand = arm_.hands[t];
    hand.p_JE = addTimes(hand.R_JE, Vec3<double>{from.p_LE.x(), from.p_LE.y(), from.p_LE.z()}, origins_[t]);
    to.R_WT = plain(from.X_WT.R);
    to.p_WT = {from.X_WT.p.x(), from.X_WT.p.y(), from.X_WT.p.z()};
    const double* w = from.weights.data();
    setWeights(w, from.axes, from.X_WT.R, 1.0, to.turn_differs, to.turn_weight, to.W_turn, to.M_turn);
    setWeights(w + 3, from.axes, from.X_WT.R, 1.0 / length_, to.shift_differs, to.shift_weight, to.W_shift, to.M_shift);
  }
}

// the limits, drawn in to the neighbourhood of the start that one move may reach; the start is brought within them
void IkSolver::Impl::setBounds() {
  is_drag_ = std::isfinite(options_->max_joint_change);
  // how far a slide leads is part of the reach
  if (options_->respect_limits != knows_limits_) std::fill(reaches_.begin(), reaches_.end(), std::nullopt);
  knows_limits_ = options_->respect_limits;
  all_.clear();
  for (std::size_t j = 0; j < arm_.size(); ++j) {
    const double infinity = std::numeric_limits<double>::infinity();
    limit_lower_[j] = lower_[j] = options_->respect_limits ? arm_.lower[j] : -infinity;
    limit_upper_[j] = upper_[j] = options_->respect_limits ? arm_.upper[j] : infinity;
    here_.q[j] = std::clamp(here_.q[j], lower_[j], upper_[j]);
    start_[j] = here_.q[j];
    step_[j] = null_motion_[j] = 0.0;
    if (limit_lower_[j] < limit_upper_[j]) all_.push_back(static_cast<int>(j));
    if (!is_drag_) continue;
    const double change = options_->max_joint_change * scale_[j];
    lower_[j] = std::max(lower_[j], here_.q[j] - change);
    upper_[j] = std::min(upper_[j], here_.q[j] + change);
  }
}

}  // namespace linkwright
