// SPDX-License-Identifier: MIT
#include "core/beam/passive_motion.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"
#include "core/beam/beam_text.h"
#include "core/beam/newmark.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace linkwright {

namespace {

constexpr int kMostCorrections = 50;

class Stepper {
public:
  Stepper(const PlanarTree& tree, const PassiveMotionOptions& options) : tree_(tree), options_(options) {
    for (std::size_t i = 0; i < tree.links.size(); ++i) {
      if (tree.links[i].is_passive) passive_.push_back(static_cast<Eigen::Index>(i));
    }
  }

  /// Finds qdd of the passive joints so that their torques vanish, q and qd following it by those gains.
  /// Returns empty, or what is wrong.
  Message solve(JointMotion& motion, const NewmarkGains& gains, Eigen::VectorXd& tau) const {
    const Eigen::Index count = std::ssize(passive_);
    Eigen::VectorXd r(count);
    Eigen::LDLT<Eigen::MatrixXd> H;
    double last = std::numeric_limits<double>::infinity();
    for (int iteration = 0; iteration < kMostCorrections; ++iteration) {
      const PlanarNodes nodes = nodesOf(tree_, motion);
      const ParallelScheme scheme =
          parallelScheme(tree_, nodes.angle, nodalForces(tree_, nodes.acceleration, options_.mass));
      tau = scheme.torque();
      if (count == 0) return {};
      for (Eigen::Index i = 0; i < count; ++i) r[i] = tau[passive_[static_cast<std::size_t>(i)]];
      if (iteration == 0) {
        Message problem = factor(scheme, motion, H);
        if (!problem.empty()) return problem;
      }
      const double size = r.cwiseAbs().maxCoeff(), scale = tau.cwiseAbs().maxCoeff();
      // as near to nothing as round-off lets it come
      if (size == 0.0 || (size <= 1e-13 * std::max(scale, 1e-3) && size >= 0.25 * last)) return {};
      last = size;
      const Eigen::VectorXd step = H.solve(r);
      for (Eigen::Index i = 0; i < count; ++i) {
        const Eigen::Index joint = passive_[static_cast<std::size_t>(i)];
        motion.qdd[joint] -= step[i];
        motion.qd[joint] -= gains.ud * step[i];
        motion.q[joint] -= gains.u * step[i];
      }
      if (!motion.q.allFinite() || !motion.qdd.allFinite()) return stepDoesNotConverge();
    }
    // it went on shrinking by less and less: what is left tells whether that will do
    return last <= 1e-10 * std::max(tau.cwiseAbs().maxCoeff(), 1e-3) ? Message() : stepDoesNotConverge();
  }

private:
  /// H_PP = d tau_P / d qdd_P: columns by unit accelerations of the tree at rest.
  Message factor(const ParallelScheme& scheme, const JointMotion& motion, Eigen::LDLT<Eigen::MatrixXd>& H) const {
    const Eigen::Index n = motion.q.size(), count = std::ssize(passive_);
    PlanarTree weightless = tree_;
    weightless.gravity.setZero();
    JointMotion unit{motion.q, Eigen::VectorXd::Zero(n), Eigen::VectorXd::Zero(n)};
    Eigen::MatrixXd columns(count, count);
    for (Eigen::Index c = 0; c < count; ++c) {
      const Eigen::Index joint = passive_[static_cast<std::size_t>(c)];
      unit.qdd[joint] = 1.0;
      const Eigen::VectorXd P = nodalForces(weightless, nodesOf(weightless, unit).acceleration, options_.mass);
      const Eigen::VectorXd tau = scheme.L * (scheme.T * P);
      for (Eigen::Index r = 0; r < count; ++r) columns(r, c) = tau[passive_[static_cast<std::size_t>(r)]];
      unit.qdd[joint] = 0.0;
      if (!(columns(c, c) > 0.0)) {
        return Message("Elastic",
                       "H_PP is singular because the passive joint of link %1 moves no mass; give the link a mass or "
                       "actuate the joint")
            .arg(joint + 1);
      }
    }
    H.compute(columns);
    const Eigen::VectorXd D = H.vectorD();
    if (!(D.minCoeff() > 1e-14 * columns.diagonal().maxCoeff())) {
      return Message("Elastic",
                     "H_PP is singular because passive joints move the same masses; give every passive link a mass or "
                     "actuate its joint");
    }
    return {};
  }

  const PlanarTree& tree_;
  const PassiveMotionOptions& options_;
  std::vector<Eigen::Index> passive_;
};

}  // namespace

Result<PlanarRun> passiveMotion(const PlanarTree& tree, const JointDrive& drive, const PassiveMotionOptions& options) {
  const Result<PlanarTree> good = checked(tree);
  if (!good) return Result<PlanarRun>::failure(good.diagnostics());
  if (!(std::isfinite(options.dt) && options.dt > 0.0)) {
    return Result<PlanarRun>::failure(stepNotPositive(options.dt));
  }
  const Eigen::Index n = std::ssize(tree.links);
  const Stepper stepper(tree, options);
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(n);
  PlanarRun run;
  JointMotion now{zero, zero, zero};
  drive(0.0, now);
  for (Eigen::Index i = 0; i < n; ++i) {
    if (tree.links[static_cast<std::size_t>(i)].is_passive) now.qdd[i] = 0.0;
  }
  Eigen::VectorXd tau;
  Message problem;
  if (options.starts_consistently) {
    problem = stepper.solve(now, {0.0, 0.0}, tau);
  } else {
    tau = parallelInverseDynamics(tree, now, options.mass);
  }
  const double dt = options.dt;
  for (int k = 0; problem.empty(); ++k) {
    run.t.push_back(k * dt);
    run.motion.push_back(now);
    run.tau.push_back(tau);
    if (k == options.steps) break;
    // predicted with the acceleration of before, then corrected until the passive torques vanish
    JointMotion next{zero, zero, zero};
    drive((k + 1) * dt, next);
    for (Eigen::Index i = 0; i < n; ++i) {
      if (!tree.links[static_cast<std::size_t>(i)].is_passive) continue;
      next.qdd[i] = now.qdd[i];
      next.qd[i] = now.qd[i] + dt * now.qdd[i];
      next.q[i] = now.q[i] + dt * now.qd[i] + 0.5 * dt * dt * now.qdd[i];
    }
    problem = stepper.solve(next, newmarkGains(dt), tau);
    if (!problem.empty()) problem = Message("Elastic", "at t = %1 s: %2").arg(shortText((k + 1) * dt), problem);
    now = std::move(next);
  }
  if (!problem.empty()) return Result<PlanarRun>::failure(problem);
  return run;
}

}  // namespace linkwright
