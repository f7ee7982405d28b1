// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/elastic_worker.h"

#include <QMetaObject>

#include <algorithm>
#include <exception>
#include <utility>
#include <vector>

namespace linkwright::ui {

namespace {

Diagnostics errorOf(std::string what) { return {{Severity::Error, {}, 0, std::move(what)}}; }

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

Result<ElasticResult> analyse(ElasticSetup setup, std::optional<TrajectoryPlan> plan, const std::stop_token& stop,
                              const std::function<void(double)>& progress) {
  using Analysed = Result<ElasticResult>;
  if (stop.stop_requested()) return Analysed::failure("it has been replaced");
  Result<ElasticRun> ran = runElastic(std::move(setup), stop, progress);
  if (!ran) return Analysed::failure(ran.diagnostics());
  ElasticResult result;
  result.warnings = ran.diagnostics();
  auto found = std::make_shared<FoundMotion>();
  found->run = std::make_shared<const ElasticRun>(std::move(ran).value());
  const ElasticRun& run = *found->run;
  if (run.samples() < 2)
    return Analysed::failure("there is nothing between the beginning and the end: make dt shorter");
  found->driven = std::move(plan);
  found->plan = std::make_shared<const TrajectoryPlan>(run.motion());
  Result<Trajectory> trajectory = compileTrajectory(*run.setup->model, {}, *found->plan);
  if (!trajectory) return Analysed::failure(trajectory.diagnostics());
  found->trajectory = withWaypoints(std::move(trajectory).value(), run.setup->motion, run.setup->settings.dt);
  // what bends need not go where rigid links can: without them there is nothing to hold it against
  Result<RigidMotion> rigid = rigidMotion(*run.setup, run.t, std::min(1e-3, run.setup->settings.dt), stop);
  if (rigid && rigid->samples.t.size() == run.samples()) {
    result.rigid = std::move(rigid).value();
  } else if (!rigid) {
    for (Diagnostic diagnostic : rigid.diagnostics()) {
      diagnostic.severity = Severity::Warning;
      diagnostic.message = "with rigid links: " + diagnostic.message;
      result.warnings.push_back(std::move(diagnostic));
    }
  }
  result.newton_euler = newtonEulerTorques(*run.setup, {run.t, run.q, run.qd, run.qdd});
  result.found = std::move(found);
  return result;
}

}  // namespace

ElasticWorker::ElasticWorker(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

ElasticWorker::~ElasticWorker() {
  stop_.request_stop();
  pool_.waitForDone();
}

void ElasticWorker::start(ElasticSetup setup, std::optional<TrajectoryPlan> plan) {
  stop_.request_stop();
  pool_.clear();
  stop_ = std::stop_source();
  running_ = true;
  pool_.start([this, stop = stop_.get_token(), setup = std::move(setup), plan = std::move(plan)]() mutable {
    Diagnostics problems;
    try {
      const auto progress = [&](double share) { deliver(stop, [this, share] { emit progressed(share); }); };
      Result<ElasticResult> result = analyse(std::move(setup), std::move(plan), stop, progress);
      if (result) {
        auto shared = std::make_shared<const ElasticResult>(std::move(result).value());
        deliver(stop, [this, shared] {
          running_ = false;
          emit finished(shared);
        });
        return;
      }
      problems = result.diagnostics();
    } catch (const std::exception& problem) {
      problems = errorOf(problem.what());
    }
    deliver(stop, [this, problems] {
      running_ = false;
      emit failed(problems);
    });
  });
}

void ElasticWorker::stop() {
  stop_.request_stop();
  running_ = false;
}

// news of a request that has been stopped or replaced meanwhile is dropped on arrival
void ElasticWorker::deliver(const std::stop_token& stop, std::function<void()> news) {
  QMetaObject::invokeMethod(
      this,
      [stop, news = std::move(news)] {
        if (!stop.stop_requested()) news();
      },
      Qt::QueuedConnection);
}

}  // namespace linkwright::ui

#include "moc_elastic_worker.cpp"
