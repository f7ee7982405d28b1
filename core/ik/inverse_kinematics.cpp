// SPDX-License-Identifier: MIT
#include "core/ik/inverse_kinematics.h"

#include "core/base/require.h"
#include "core/ik/solver_state.h"
#include "core/kinematics/body_poses.h"

#include <algorithm>
#include <limits>

namespace linkwright {

const char* toString(IkStatus status) {
  switch (status) {
    case IkStatus::Converged: return "converged";
    case IkStatus::AtLimit: return "at-limit";
    case IkStatus::Stalled: return "stalled";
    case IkStatus::Singular: return "singular";
    case IkStatus::OutOfReach: return "out-of-reach";
    case IkStatus::TimeLimit: return "time-limit";
  }
  return "stalled";
}

IkOptions coldIkOptions() {
  IkOptions options;
  options.max_iterations = 2000;
  options.max_restarts = std::numeric_limits<int>::max();
  options.max_joint_step = 1.0;
  options.damping.share = 0.1;
  return options;
}

IkOptions dragIkOptions() {
  IkOptions options;
  options.max_joint_change = 0.05;
  options.null_space = IkNullSpace::AwayFromLimits;
  options.null_space_share = 2.0;
  return options;
}

IkSolver::Impl::Impl(const Model& model, std::span<const int> links)
    : arm_(armOf(model, links)),
      links_(links.begin(), links.end()),
      dof_(model.dof()),
      kernels_(armKernels()),
      reach_search_(arm_) {
  require(!links_.empty(), "a solver needs a hand");
  model_lower_ = model.lowerLimits();
  model_upper_ = model.upperLimits();
  for (std::size_t t = 0; t < links_.size(); ++t) {
    chains_.push_back(chainOf(model, links_[t]));
    size_ = std::max(size_, chains_.back().size);
    origins_.push_back(arm_.hands[t].p_JE);
  }
  const std::size_t n = arm_.size(), hands = links_.size(), rows = kHandRows * hands;
  wanted_.resize(hands);
  targets_.resize(hands);
  reaches_.resize(hands);
  for (std::vector<double>* const v : {&scale_, &lower_, &upper_, &limit_lower_, &limit_upper_, &step_}) v->resize(n);
  for (Point* const point : {&here_, &candidate_, &best_, &at_rest_}) {
    point->q.resize(n);
    point->e.resize(rows);
    point->hands.resize(hands);
  }
  X_.resize(kPoseNumbers * n);
  J_.resize(rows * n);
  A_.resize(rows * rows);
  rest_.resize(rows);
  y_.resize(rows);
  vector_.resize(rows);
  all_.reserve(n);
  free_.reserve(n);
  null_motion_.resize(n);
  start_.resize(n);
  wish_.reserve(n);
  wanted_rows_.reserve(rows);
  result_.errors.resize(hands);
}

const IkResult& IkSolver::Impl::solve(std::span<const IkTarget> targets, const Eigen::VectorXd& q_start,
                                      const IkOptions& options) {
  prepare(targets, q_start, options);
  report(options.max_restarts > 0 ? solveCold() : descend({}, true));
  return result_;
}

IkSolver::IkSolver(const Model& model, int link) : IkSolver(model, std::span(&link, 1)) {}
IkSolver::IkSolver(const Model& model, std::span<const int> links) : impl_(std::make_unique<Impl>(model, links)) {}
IkSolver::IkSolver(IkSolver&&) noexcept = default;
IkSolver& IkSolver::operator=(IkSolver&&) noexcept = default;
IkSolver::~IkSolver() = default;

const IkResult& IkSolver::solve(std::span<const IkTarget> targets, const Eigen::VectorXd& q_start,
                                const IkOptions& options) {
  return impl_->solve(targets, q_start, options);
}

IkResult solveIk(const Model& model, const IkTarget& target, const Eigen::VectorXd& q_start, const IkOptions& options) {
  return solveIk(model, std::span(&target, 1), q_start, options);
}

IkResult solveIk(const Model& model, std::span<const IkTarget> targets, const Eigen::VectorXd& q_start,
                 const IkOptions& options) {
  std::vector<int> links;
  for (const IkTarget& target : targets) links.push_back(target.link);
  return IkSolver(model, links).solve(targets, q_start, options);
}

}  // namespace linkwright
