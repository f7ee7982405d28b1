// SPDX-License-Identifier: MIT
#include "core/beam/rigid_motion.h"

#include "core/base/require.h"
#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/hybrid_dynamics.h"
#include "core/simulation/integrators.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace linkwright {

namespace {

constexpr TorqueTerms kAllTerms{true, true};

/// The state of the passive joints, y = [q_P; qd_P], among driven ones.
class PassiveJoints {
public:
  explicit PassiveJoints(const ElasticSetup& setup)
      : setup_(setup), drive_(driveOf(setup)), is_passive_(passiveJoints(*setup.model)) {
    const Eigen::VectorXd zero = Eigen::VectorXd::Zero(setup.model->dof());
    joints_ = {zero, zero, zero};
    for (int i = 0; i < setup.model->dof(); ++i) {
      if (is_passive_[static_cast<std::size_t>(i)]) passive_.push_back(i);
    }
  }

  Eigen::Index count() const { return std::ssize(passive_); }

  Eigen::VectorXd start() {
    drive_(0.0, joints_);
    Eigen::VectorXd y(2 * count());
    for (Eigen::Index k = 0; k < count(); ++k) {
      y[k] = joints_.q[at(k)];
      y[count() + k] = joints_.qd[at(k)];
    }
    return y;
  }

  /// Everything at (t, y).
  const HybridDynamicsSolution& solve(double t, const Eigen::VectorXd& y) {
    drive_(t, joints_);
    for (Eigen::Index k = 0; k < count(); ++k) {
      joints_.q[at(k)] = y[k];
      joints_.qd[at(k)] = y[count() + k];
      joints_.qdd[at(k)] = 0.0;
    }
    const Eigen::VectorXd none = Eigen::VectorXd::Zero(joints_.q.size());
    Result<HybridDynamicsSolution> solved = hybridDynamics(
        *setup_.model,
        {joints_.q, joints_.qd, joints_.qdd, none, is_passive_, setup_.gravity, setup_.loads, kAllTerms});
    if (solved) {
      solution_ = std::move(solved).value();
    } else {
      problem_ = solved.diagnostics().front().message;
      solution_ = {none, none, none};
    }
    return solution_;
  }

  void operator()(double t, const Eigen::VectorXd& y, Eigen::VectorXd& dy) {
    const HybridDynamicsSolution& solved = solve(t, y);
    dy.resize(y.size());
    dy.head(count()) = y.tail(count());
    for (Eigen::Index k = 0; k < count(); ++k) dy[count() + k] = solved.qdd[at(k)];
  }

  const JointMotion& joints() const { return joints_; }
  const Message& problem() const { return problem_; }

private:
  Eigen::Index at(Eigen::Index k) const { return passive_[static_cast<std::size_t>(k)]; }

  const ElasticSetup& setup_;
  JointDrive drive_;
  std::vector<bool> is_passive_;
  std::vector<int> passive_;
  JointMotion joints_;
  HybridDynamicsSolution solution_;
  Message problem_;
};

void resize(RigidMotion& motion, Eigen::Index samples, Eigen::Index dof) {
  motion.samples.t.conservativeResize(samples);
  for (Eigen::MatrixXd* part :
       {&motion.samples.q, &motion.samples.qd, &motion.samples.qdd, &motion.tau, &motion.residual})
    part->conservativeResize(samples, dof);
}

}  // namespace

Result<RigidMotion> rigidMotion(const ElasticSetup& setup, const Eigen::VectorXd& t, double longest_step,
                                std::stop_token stop) {
  using Motion = Result<RigidMotion>;
  require(setup.model != nullptr, "an analysis needs a model");
  require(t.size() > 0 && t[0] == 0.0 && longest_step > 0.0, "times from 0, and a step");
  PassiveJoints equations(setup);
  const auto f = [&](double at, const Eigen::VectorXd& y, Eigen::VectorXd& dy) { equations(at, y, dy); };
  RigidMotion motion;
  const Eigen::Index dof = setup.model->dof();
  resize(motion, t.size(), dof);
  Eigen::VectorXd y = equations.start(), dy, next;
  IntegratorScratch scratch;
  Eigen::Index k = 0;
  for (; k < t.size(); ++k) {
    if (k > 0 && equations.count() > 0) {
      const double way = t[k] - t[k - 1];
      const auto steps = std::max(1, static_cast<int>(std::ceil(way / longest_step - 1e-9)));
      for (int s = 0; s < steps; ++s) {
        const double from = t[k - 1] + way * s / steps;
        f(from, y, dy);
        rungeKutta4Step(f, from, y, dy, way / steps, scratch, next);
        std::swap(y, next);
      }
    }
    const HybridDynamicsSolution& solved = equations.solve(t[k], y);
    if (!equations.problem().empty()) return Motion::failure(equations.problem());
    if (!solved.tau.allFinite() || !y.allFinite()) {
      return Motion::failure(Message("Elastic", "the rigid motion diverges; its values are no longer finite"));
    }
    motion.samples.t[k] = t[k];
    motion.samples.q.row(k) = equations.joints().q.transpose();
    motion.samples.qd.row(k) = equations.joints().qd.transpose();
    motion.samples.qdd.row(k) = solved.qdd.transpose();
    motion.tau.row(k) = solved.tau.transpose();
    motion.residual.row(k) = solved.residual.transpose();
    if (stop.stop_requested()) {
      ++k;
      break;
    }
  }
  resize(motion, k, dof);
  return motion;
}

Eigen::MatrixXd newtonEulerTorques(const ElasticSetup& setup, const JointSamples& samples) {
  BatchInput input{samples.q, samples.qd, samples.qdd, setup.gravity, kAllTerms};
  if (!setup.loads.empty()) input.external.assign(static_cast<std::size_t>(samples.t.size()), setup.loads);
  BatchWorkspace workspace;
  Eigen::MatrixXd tau;
  inverseDynamics(*setup.model, input, workspace, tau);
  return tau;
}

}  // namespace linkwright
