// SPDX-License-Identifier: MIT
#include "core/beam/convergence.h"

#include "core/base/require.h"
#include "core/beam/beam_text.h"
#include "core/beam/convergence_order.h"
#include "core/beam/elastic_limits.h"
#include "core/beam/elastic_link.h"
#include "core/beam/rigid_motion.h"
#include "core/dynamics/hybrid_dynamics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace linkwright {

namespace {

constexpr double kLeastSteps = 4.0;
constexpr double kLongestRigidStep = 1e-3;  // s: the exact motion's, unless a run's is shorter
constexpr double kRoundOff = 1e-10;         // of the largest: sums of a run's many steps

double stepsOf(const ElasticSetup& setup, double dt) { return std::floor(setup.duration() / dt + 1e-9); }

/// How often a step goes into the longest; 0: not a whole number of times.
Eigen::Index partsOf(double longest, double dt) {
  const double parts = std::round(longest / dt);
  return parts >= 1.0 && std::abs(parts * dt - longest) <= 1e-9 * longest ? static_cast<Eigen::Index>(parts) : 0;
}

/// A run at the instants that all have.
struct Glance {
  JointSamples samples;
  Eigen::MatrixXd tau;
};

Glance glanceAt(const ElasticRun& run, Eigen::Index every, Eigen::Index count) {
  Glance glance;
  const Eigen::Index dof = run.tree->dof;
  glance.samples = {Eigen::VectorXd(count), Eigen::MatrixXd(count, dof), Eigen::MatrixXd(count, dof),
                    Eigen::MatrixXd(count, dof)};
  glance.tau.resize(count, dof);
  for (Eigen::Index k = 0; k < count; ++k) {
    glance.samples.t[k] = run.t[k * every];
    glance.samples.q.row(k) = run.q.row(k * every);
    glance.samples.qd.row(k) = run.qd.row(k * every);
    glance.samples.qdd.row(k) = run.qdd.row(k * every);
    glance.tau.row(k) = run.tau.row(k * every);
  }
  return glance;
}

/// The largest difference after the first instant, of all joints or of those that are passive, or driven.
double farthest(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b, const std::vector<bool>& among, bool value) {
  if (a.rows() != b.rows() || a.rows() < 2) return kNoFigure;
  double largest = kNoFigure;
  for (Eigen::Index j = 0; j < a.cols(); ++j) {
    if (!among.empty() && among[static_cast<std::size_t>(j)] != value) continue;
    const double here = (a.col(j) - b.col(j)).tail(a.rows() - 1).cwiseAbs().maxCoeff();
    largest = std::isnan(largest) ? here : std::max(largest, here);
  }
  return largest;
}
double farthest(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b) { return farthest(a, b, {}, true); }

double largestOf(const Eigen::MatrixXd& values) { return values.size() > 0 ? values.cwiseAbs().maxCoeff() : 0.0; }

/// All that a study of steps knows while it goes on.
class StepRuns {
public:
  StepRuns(const ElasticSetup& setup, std::vector<double> steps, std::stop_token stop,
           const std::function<void(const StepStudy&)>& told, const std::function<void(double)>& progress)
      : setup_(setup),
        steps_(std::move(steps)),
        stop_(std::move(stop)),
        told_(told),
        progress_(progress),
        is_passive_(passiveJoints(*setup.model)),
        instants_(static_cast<Eigen::Index>(stepsOf(setup, steps_.front())) + 1) {
    for (const double dt : steps_) total_ += stepsOf(setup_, dt);
    study_.asked = steps_.size();
    study_.against = setup.links().empty() ? StepReference::ExactRigid : StepReference::FinestRun;
  }

  Result<StepStudy> run() {
    if (Diagnostics problems = runRigid(); hasErrors(problems)) return Result<StepStudy>::failure(std::move(problems));
    std::vector<double> order = steps_;
    if (study_.against == StepReference::FinestRun) {
      // what the others are held against comes first
      std::rotate(order.begin(), order.end() - 1, order.end());
      study_.dt_reference = steps_.back();
    }
    for (const double dt : order) {
      if (stop_.stop_requested()) study_.was_stopped = true;
      if (study_.was_stopped) break;
      if (Diagnostics problems = runWith(dt); hasErrors(problems))
        return Result<StepStudy>::failure(std::move(problems));
    }
    return study_;
  }

private:
  Diagnostics runRigid() {
    const Eigen::VectorXd t =
        Eigen::VectorXd::LinSpaced(instants_, 0.0, static_cast<double>(instants_ - 1) * steps_.front());
    Result<RigidMotion> rigid = rigidMotion(setup_, t, std::min(kLongestRigidStep, steps_.back()), stop_);
    if (!rigid) {
      if (study_.against == StepReference::ExactRigid) return rigid.diagnostics();
      study_.rigid_problem = rigid.diagnostics().front().message;
      return {};
    }
    if (rigid->samples.t.size() < instants_) {
      study_.was_stopped = true;
      return {};
    }
    rigid_ = std::move(rigid).value();
    if (study_.against == StepReference::ExactRigid) holdAgainst(rigid_->samples.q, rigid_->tau);
    return {};
  }

  void holdAgainst(const Eigen::MatrixXd& q, const Eigen::MatrixXd& tau) {
    q_ = q;
    tau_ = tau;
    study_.q_floor = kRoundOff * std::max(1.0, largestOf(q));
    study_.tau_floor = kRoundOff * largestOf(tau);
  }

  Diagnostics runWith(double dt) {
    const bool is_reference = dt == study_.dt_reference;
    const double share = stepsOf(setup_, dt) / total_;
    const Result<ElasticRun> ran = runElastic(setup_.withStep(dt), stop_, [&](double part) {
      if (progress_) progress_(done_ + part * share);
    });
    done_ += share;
    if (!ran && is_reference) return ran.diagnostics();
    if (ran && ran->was_stopped) {
      study_.was_stopped = true;
      return {};
    }
    StepRow row;
    row.dt = dt;
    if (ran) {
      fill(row, *ran, is_reference);
    } else {
      row.problem = ran.diagnostics().front().message;
    }
    const auto place =
        std::find_if(study_.rows.begin(), study_.rows.end(), [dt](const StepRow& other) { return other.dt < dt; });
    study_.rows.insert(place, std::move(row));
    findOrders();
    if (told_) told_(study_);
    return {};
  }

  void fill(StepRow& row, const ElasticRun& run, bool is_reference) {
    const Glance glance = glanceAt(run, partsOf(steps_.front(), row.dt), instants_);
    row.wall_time = run.wall_time;
    row.passive = run.largestPassiveTorque();
    if (is_reference) {
      holdAgainst(glance.samples.q, glance.tau);
    } else {
      row.q = farthest(glance.samples.q, q_, is_passive_, true);
      row.tau = farthest(glance.tau, tau_, is_passive_, false);
    }
    const Eigen::MatrixXd newton = newtonEulerTorques(setup_, glance.samples);
    row.scheme_newton = farthest(glance.tau, newton);
    if (!rigid_) return;
    row.scheme_hybrid = farthest(glance.tau, rigid_->tau);
    row.newton_hybrid = farthest(newton, rigid_->tau);
  }

  void findOrders() {
    std::vector<double> h, q, tau;
    for (const StepRow& row : study_.rows) {
      h.push_back(row.dt);
      q.push_back(row.q);
      tau.push_back(row.tau);
    }
    const std::size_t most = study_.against == StepReference::ExactRigid ? study_.asked : kSettledErrors;
    study_.q_order = observedOrder(h, q, study_.q_floor, study_.dt_reference, most);
    study_.tau_order = observedOrder(h, tau, study_.tau_floor, study_.dt_reference, most);
  }

  const ElasticSetup& setup_;
  std::vector<double> steps_;
  std::stop_token stop_;
  const std::function<void(const StepStudy&)>& told_;
  const std::function<void(double)>& progress_;
  std::vector<bool> is_passive_;
  Eigen::Index instants_;
  double total_ = 0.0, done_ = 0.0;
  std::optional<RigidMotion> rigid_;
  Eigen::MatrixXd q_, tau_;
  StepStudy study_;
};

}  // namespace

std::vector<double> stepLadder(const ElasticSetup& setup, double most_steps) {
  std::vector<double> ladder;
  double total = 0.0;
  for (const double factor : {8.0, 4.0, 2.0, 1.0, 0.5, 0.25}) {
    const double dt = factor * setup.dt();
    if (dt < kShortestElasticStep || dt > kLongestElasticStep) continue;
    const double steps = stepsOf(setup, dt);
    if (steps < kLeastSteps) continue;
    total += steps;
    if (total > most_steps) break;
    ladder.push_back(dt);
  }
  return ladder;
}

Result<StepStudy> studySteps(const ElasticSetup& setup, const StepStudyOptions& options, std::stop_token stop,
                             const std::function<void(const StepStudy&)>& told,
                             const std::function<void(double)>& progress) {
  using Study = Result<StepStudy>;
  require(setup.mechanism != nullptr && setup.model != nullptr, "an analysis needs a mechanism and its model");
  if (!(setup.duration() > 0.0)) return Study::failure(unknownDuration());
  std::vector<double> steps = options.steps.empty() ? stepLadder(setup, options.most_steps) : options.steps;
  std::sort(steps.rbegin(), steps.rend());
  if (steps.size() < 2)
    return Study::failure(Message("Elastic",
                                  "fewer than two step sizes can be compared; the motion is too short for its dt, or "
                                  "takes more than %1 steps")
                              .arg(static_cast<long>(options.most_steps)));
  double total = 0.0;
  for (const double dt : steps) {
    if (!(dt >= kShortestElasticStep && dt <= kLongestElasticStep) || stepsOf(setup, dt) < 1.0)
      return Study::failure(
          Message("Elastic", "the step of %1 s must be between 1e-6 s and 0.1 s and not longer than the motion")
              .arg(std::to_string(dt)));
    if (partsOf(steps.front(), dt) == 0)
      return Study::failure(Message("Elastic", "the longest step is not an integer multiple of the step of %1 s")
                                .arg(std::to_string(dt)));
    total += stepsOf(setup, dt);
  }
  if (total > options.most_steps)
    return Study::failure(
        Message("Elastic", "the runs take %1 steps in total, which is too many; compare fewer or larger steps")
            .arg(static_cast<long>(total)));
  return StepRuns(setup, std::move(steps), std::move(stop), told, progress).run();
}

}  // namespace linkwright
