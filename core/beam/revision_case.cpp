// SPDX-License-Identifier: MIT
#include "core/beam/revision_case.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace linkwright {

namespace {

/// Thrown by the drive, which the revision asks in every step: the one place where a run under way can be ended.
struct Stopped {};

constexpr double kFewestSteps = 4.0;

}  // namespace

TwoLinkArm revisionArm() {
  TwoLinkArm arm;
  arm.EA = 2e11 * 5e-5;
  arm.EI = 2e11 * 1.042e-10;
  return arm;
}

JointDrive revisionDrive(DriveProfile profile) {
  return [profile](double t, JointMotion& motion) {
    const ScalarState at = sampleDrive(profile, 0.0, std::numbers::pi, kRevisionDuration, t);
    motion.q << at.q, 0.0;
    motion.qd << at.qd, 0.0;
    motion.qdd << at.qdd, 0.0;
  };
}

RevisionOptions RevisionCase::options() const {
  RevisionOptions options;
  options.dt = dt;
  options.steps = std::max(1, static_cast<int>(std::lround(kRevisionDuration / dt)));
  options.is_corrected = is_corrected;
  options.is_link_1_rigid = is_link_1_rigid;
  options.stiffness = stiffness;
  options.mass = mass;
  options.starts_consistently = starts_consistently;
  options.mistakes = mistakes;
  return options;
}

Result<RevisionRun> runRevision(const RevisionCase& which, std::stop_token stop) {
  const TwoLinkArm arm = revisionArm();
  RevisionOptions options = which.options();
  const JointDrive plain = revisionDrive(which.profile);
  double reached = 0.0;
  const JointDrive drive = [&](double t, JointMotion& motion) {
    if (stop.stop_requested()) throw Stopped();
    reached = t;
    plain(t, motion);
  };
  try {
    RevisionRun run;
    run.of = which;
    Result<std::vector<RevisionStep>> steps = reviseTrajectory(arm, drive, options);
    if (!steps) {
      // an arm that a mistake has made limp folds up: what was before that is worth seeing
      const double step = which.mistakes.contains(ElasticMistake::CoarseSamples) ? 0.01 : which.dt;
      options.steps = static_cast<int>(std::lround((reached - step) / which.dt));
      if (!(reached > kFewestSteps * step)) return Result<RevisionRun>::failure(steps.diagnostics());
      run.ended = steps.diagnostics().front().message;
      steps = reviseTrajectory(arm, drive, options);
      if (!steps) return Result<RevisionRun>::failure(steps.diagnostics());
    }
    run.steps = std::move(steps).value();
    Eigen::VectorXd t(std::ssize(run.steps));
    for (Eigen::Index k = 0; k < t.size(); ++k) t[k] = run.steps[static_cast<std::size_t>(k)].t;
    run.exact = exactRigidMotion(arm, drive, t);
    run.figures = revisionResults(arm, options, run.steps, run.exact);
    return run;
  } catch (const Stopped&) {
    return Result<RevisionRun>::failure(Message("Elastic", "stopped"));
  }
}

}  // namespace linkwright
