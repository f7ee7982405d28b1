// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/follower.h"

#include "core/ik/gauss_newton.h"
#include "core/ik/pose_difference.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

using Vector6 = Eigen::Matrix<double, 6, 1>;

// as many as make a drag live; a way that needs more goes on in the next ticks
constexpr int kTextbookIterations = 12;

}  // namespace

Follower::Follower(std::shared_ptr<const Model> model) : model_(std::move(model)) {}
Follower::~Follower() = default;

Follower::Step Follower::follow(std::span<const IkTarget> targets, const Eigen::VectorXd& q,
                                const HandSettings& settings, const IkOptions& options) {
  const bool pulls_frame = targets.front().p_LE.isZero(0.0);
  if (settings.method && pulls_frame) return byTextbook(targets.front(), q, settings);
  std::vector<int> links;
  for (const IkTarget& target : targets) links.push_back(target.link);
  if (!solver_ || links != links_) {
    solver_ = std::make_unique<IkSolver>(*model_, links);
    links_ = std::move(links);
  }
  IkOptions chosen = options;
  chosen.null_space = settings.avoids_limits ? IkNullSpace::AwayFromLimits : IkNullSpace::None;
  const IkResult& result = solver_->solve(targets, q, chosen);
  return {result.q,
          {result.status, result.iterations, result.position_error, result.orientation_error, result.restarts,
           result.sigma_min, result.damping}};
}

Follower::Step Follower::byTextbook(const IkTarget& target, const Eigen::VectorXd& q,
                                    const HandSettings& settings) const {
  IterationOptions options;
  options.method = *settings.method;
  // the textbook weighs in the base's axes and names the linear directions first
  const Eigen::Matrix<double, 6, 1> comparable = defaultWeights(*model_, target.link);
  for (int i = 0; i < 6; ++i) {
    options.weights[i] = comparable[i] * target.weights[static_cast<std::size_t>((i + 3) % 6)];
  }
  options.step_limit = settings.step_limit;
  options.damping = settings.damping;
  options.respect_limits = true;
  options.residual_tolerance = 1e-7;
  GaussNewton iteration(*model_, target.link, target.X_WT, q, options);
  Step step{q, {}};
  for (int i = 0; i < kTextbookIterations && !iteration.status(); ++i) {
    const IkIteration done = iteration.step();
    step.report.damping = done.damping;
    // a direction that is free has a row of zeros in D J, and with it a singular value that says nothing
    const auto count = std::min<Eigen::Index>((options.weights.array() > 0.0).count(), done.sigma.size());
    step.report.sigma_min = count > 0 ? done.sigma[count - 1] : 0.0;
  }
  step.q = iteration.q();
  step.report.iterations = iteration.iterations();
  step.report.status = iteration.status().value_or(IkStatus::TimeLimit);
  // of the directions that count
  const Vector6 difference = poseDifference(iteration.X_WE(), iteration.X_WT()).stacked();
  const Vector6 left = (options.weights.array() > 0.0).select(difference, Vector6::Zero());
  step.report.position_error = left.head<3>().norm();
  step.report.orientation_error = left.tail<3>().norm();
  return step;
}

}  // namespace linkwright::ui
