// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/evaluate.h"

#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/mistakes.h"
#include "core/kinematics/forward_kinematics.h"
#include "ui/document/insight.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

// a curve has a sample every 10 ms, within these counts
constexpr double kCurveStep = 0.01;  // s
constexpr Eigen::Index kFewestSamples = 401, kMostSamples = 4001, kMostGivenSamples = 100'000;

/// The instants that the curves are made of.
Eigen::VectorXd curveTimes(const TrajectoryPlan& plan, const Trajectory& trajectory) {
  const double duration = trajectory.duration();
  const auto* sampled = std::get_if<SampledCourse>(&plan.course);
  if (sampled != nullptr && sampled->t.size() <= kMostGivenSamples) {
    // what was given, as it was
    Eigen::VectorXd times = (sampled->t.array() - sampled->t[0]).matrix();
    times[times.size() - 1] = duration;
    return times;
  }
  const double wanted = std::ceil(duration / kCurveStep) + 1.0;
  const double most = static_cast<double>(sampled != nullptr ? kMostGivenSamples : kMostSamples);
  const auto count = static_cast<Eigen::Index>(std::clamp(wanted, static_cast<double>(kFewestSamples), most));
  std::vector<double> times;
  for (Eigen::Index k = 0; k < count; ++k) {
    times.push_back(duration * static_cast<double>(k) / static_cast<double>(count - 1));
  }
  if (trajectory.continuity().inside < 2) {
    // a jump of an acceleration is drawn as one: the last instant before it and the first after it
    const double before = 1e-9 * duration;
    const std::vector<double>& breaks = trajectory.breaks();
    for (std::size_t i = 1; i + 1 < breaks.size(); ++i) times.insert(times.end(), {breaks[i] - before, breaks[i]});
    std::sort(times.begin(), times.end());
    const auto same = [&](double a, double b) { return b - a < 0.5 * before; };
    times.erase(std::unique(times.begin(), times.end(), same), times.end());
    times.back() = duration;
  }
  return Eigen::Map<const Eigen::VectorXd>(times.data(), std::ssize(times));
}

/// The torques of each state with the mistakes, [states x dof].
Eigen::MatrixXd mistakenCurves(const Model& model, const BatchInput& states, Formulation formulation,
                               const MistakeSet& mistakes) {
  Eigen::MatrixXd tau(states.q.rows(), model.dof());
  DynamicsInput input;
  input.gravity = states.gravity;
  input.terms = states.terms;
  // the same loads in all of them
  if (!states.external.empty()) input.external = states.external.front();
  for (Eigen::Index k = 0; k < states.q.rows(); ++k) {
    input.q = states.q.row(k).transpose();
    input.qd = states.qd.row(k).transpose();
    input.qdd = states.qdd.row(k).transpose();
    tau.row(k) = inverseDynamics(model, input, formulation, mistakes).transpose();
  }
  return tau;
}

}  // namespace

const StoredPose* findPose(const SceneData& scene, const QString& name) {
  const std::string wanted = name.toStdString();
  const auto it =
      std::find_if(scene.poses.begin(), scene.poses.end(), [&](const StoredPose& pose) { return pose.name == wanted; });
  return it == scene.poses.end() ? nullptr : &*it;
}

Motion motionOf(const SceneData& scene, const Model& model, TorqueTerms terms, Formulation formulation,
                const MistakeSet& mistakes) {
  Motion motion;
  std::optional<TrajectoryPlan> plan = planOf(scene);
  if (!plan) return motion;
  motion.plan = std::make_shared<const TrajectoryPlan>(std::move(*plan));
  Result<Trajectory> trajectory = compileTrajectory(model, scene.poses, *motion.plan);
  if (!trajectory.diagnostics().empty()) {
    motion.problems = std::make_shared<const Diagnostics>(trajectory.diagnostics());
  }
  if (!trajectory) return motion;
  auto curves = std::make_shared<MotionCurves>();
  curves->plan = motion.plan;
  curves->trajectory = std::move(trajectory).value();
  curves->samples = curves->trajectory.samplesAt(curveTimes(*motion.plan, curves->trajectory));
  const JointSamples& samples = curves->samples;
  BatchInput input{samples.q, samples.qd, samples.qdd, scene.gravity, terms};
  if (std::vector<ExternalWrench> loads = loadsOf(scene, model); !loads.empty()) {
    input.external.assign(static_cast<std::size_t>(samples.t.size()), std::move(loads));
  }
  BatchWorkspace workspace;
  inverseDynamics(model, input, workspace, curves->tau);
  const std::optional<Formulation> wrongly = formulationFor(mistakes, formulation);
  if (!mistakes.empty() && wrongly) curves->mistaken_tau = mistakenCurves(model, input, *wrongly, mistakes);
  motion.curves = std::move(curves);
  return motion;
}

std::vector<ExternalWrench> loadsOf(const SceneData& scene, const Model& model) {
  std::vector<ExternalWrench> loads;
  for (const SceneLoad& load : scene.loads) {
    const int link = model.findLink(load.link);
    if (link >= 0) loads.push_back({link, {load.force, load.moment}, -1, Eigen::Vector3d::Zero()});
  }
  return loads;
}

void evaluate(Snapshot& snapshot) {
  const Model& model = *snapshot.model;
  auto recording = std::make_shared<Recording>();
  snapshot.tau = recordInverseDynamics(model, snapshot.input(), snapshot.formulation, *recording);
  snapshot.insight = std::make_shared<Insight>();
  snapshot.steps = std::make_shared<const std::vector<Step>>(stepsOf(*recording));
  snapshot.recording = std::move(recording);
  const std::optional<Formulation> wrongly = formulationFor(snapshot.mistakes, snapshot.formulation);
  if (!snapshot.mistakes.empty() && wrongly) {
    auto mistaken = std::make_shared<Recording>();
    snapshot.mistaken_tau = recordInverseDynamics(model, snapshot.input(), *wrongly, snapshot.mistakes, *mistaken);
    snapshot.mistaken = std::move(mistaken);
  }
  bodyPoses(model, snapshot.q, snapshot.X_WB);
  snapshot.X_WL = linkPoses(model, snapshot.X_WB);
}

}  // namespace linkwright::ui
