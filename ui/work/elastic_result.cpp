// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/elastic_result.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace linkwright::ui {

namespace {

/// The driven joints are at the waypoints of the motion that drives them.
Trajectory withWaypoints(Trajectory found, const std::optional<Trajectory>& driven, double dt) {
  const JointSamples* samples = found.given();
  if (!driven || samples == nullptr || driven->waypointTimes().empty()) return found;
  const double end = found.duration();
  std::vector<double> times = driven->waypointTimes();
  // it ends at a whole step; of a motion that is looked at in part there is no telling
  if (times.back() > end + dt) return found;
  for (double& time : times) time = std::min(time, end);
  return Trajectory({Trajectory::SampledPiece{*samples}}, {end}, found.dof(), std::move(times));
}

}  // namespace

Result<ElasticResult> analyseElastic(ElasticSetup setup, std::optional<TrajectoryPlan> plan,
                                     const std::stop_token& stop, const std::function<void(double)>& progress) {
  using Analysed = Result<ElasticResult>;
  Result<ElasticRun> ran = runElastic(std::move(setup), stop, progress);
  if (!ran) return Analysed::failure(ran.diagnostics());
  ElasticResult result;
  result.warnings = ran.diagnostics();
  auto found = std::make_shared<FoundMotion>();
  found->run = std::make_shared<const ElasticRun>(std::move(ran).value());
  const ElasticRun& run = *found->run;
  if (run.samples() < 2)
    return Analysed::failure(Message("Elastic", "the motion is shorter than one time step; choose a shorter dt"));
  found->driven = std::move(plan);
  found->plan = std::make_shared<const TrajectoryPlan>(run.motion());
  Result<Trajectory> trajectory = compileTrajectory(*run.setup->model, {}, *found->plan);
  if (!trajectory) return Analysed::failure(trajectory.diagnostics());
  found->trajectory = withWaypoints(std::move(trajectory).value(), run.setup->motion, run.setup->dt());
  // what bends need not go where rigid links can: without them there is nothing to hold it against
  Result<RigidMotion> rigid = rigidMotion(*run.setup, run.t, std::min(1e-3, run.setup->dt()), stop);
  if (rigid && rigid->samples.t.size() == run.samples()) {
    result.rigid = std::move(rigid).value();
  } else if (!rigid) {
    for (Diagnostic diagnostic : rigid.diagnostics()) {
      diagnostic.severity = Severity::Warning;
      diagnostic.message = Message("Elastic", "with rigid links: %1").arg(diagnostic.message);
      result.warnings.push_back(std::move(diagnostic));
    }
  }
  result.newton_euler = newtonEulerTorques(*run.setup, {run.t, run.q, run.qd, run.qdd});
  result.found = std::move(found);
  return result;
}

}  // namespace linkwright::ui
