// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/evaluate.h"

#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/mistakes.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/scene/scene.h"
#include "core/simulation/run_curves.h"
#include "core/trajectory/instants.h"
#include "ui/document/contact_instant.h"
#include "ui/document/found_motion.h"
#include "ui/document/insight.h"
#include "ui/document/scene_state.h"
#include "ui/document/simulated_run.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

// a curve has a sample every 10 ms at least, and as many at least; of a motion made of samples what was given
constexpr double kCurveStep = 0.01;  // s
constexpr double kFewestSteps = 400.0;
constexpr Eigen::Index kMostGivenSamples = 100'000;
// numbers of a curve's samples, [samples x dof], that a gesture has worked out at each event
constexpr Eigen::Index kMostLiveNumbers = 300'000, kFewestLiveSamples = 101;

InstantsWish curveWish(const Trajectory& trajectory, bool is_live) {
  InstantsWish wish;
  wish.step = std::min(kCurveStep, trajectory.duration() / kFewestSteps);
  if (trajectory.given() != nullptr) wish.most = kMostGivenSamples;
  if (is_live) wish.most = std::min(wish.most, std::max(kFewestLiveSamples, kMostLiveNumbers / trajectory.dof()));
  return wish;
}

/// Torques may have peaks between the instants.
Diagnostic sparseWarning(Eigen::Index instants) {
  return {Severity::Warning,
          {},
          0,
          "the curves are computed at " + std::to_string(instants) +
              " instants only, too few for this motion, so peaks between them may be missed"};
}

/// The torques of each state with the mistakes, [states x dof].
Eigen::MatrixXd mistakenCurves(const Model& model, const BatchInput& states, Formulation formulation,
                               const MistakeSet& mistakes) {
  Eigen::MatrixXd tau(states.q.rows(), model.dof());
  DynamicsInput input;
  input.gravity = states.gravity;
  input.terms = states.terms;
  for (Eigen::Index k = 0; k < states.q.rows(); ++k) {
    if (!states.external.empty()) input.external = states.external[static_cast<std::size_t>(k)];
    input.q = states.q.row(k).transpose();
    input.qd = states.qd.row(k).transpose();
    input.qdd = states.qdd.row(k).transpose();
    tau.row(k) = inverseDynamics(model, input, formulation, mistakes).transpose();
  }
  return tau;
}

/// The part of an object that others hold on to, which keeps all of it.
template <class Whole, class Part>
std::shared_ptr<const Part> partOf(const std::shared_ptr<const Whole>& whole, const Part& part) {
  return {whole, &part};
}

}  // namespace

std::vector<std::vector<ExternalWrench>> externalOf(const Model& model, const JointSamples& samples,
                                                    const std::vector<ExternalWrench>& loads, const SimulatedRun* run) {
  if (loads.empty() && run == nullptr) return {};
  std::vector<std::vector<ExternalWrench>> external(static_cast<std::size_t>(samples.t.size()), loads);
  if (run == nullptr) return external;
  std::vector<Pose> X_WB;
  for (Eigen::Index k = 0; k < samples.t.size(); ++k) {
    bodyPoses(model, samples.q.row(k).transpose(), X_WB);
    const SimulatedInstant instant = instantAt(*run, samples.t[k]);
    const std::vector<ContactInstant> contacts =
        contactsAt(model, run->setup->contacts, X_WB, samples.qd.row(k).transpose(), instant.contacts);
    const std::vector<ExternalWrench> simulated = simulatedLoads(contacts, instant.pull);
    std::vector<ExternalWrench>& all = external[static_cast<std::size_t>(k)];
    all.insert(all.end(), simulated.begin(), simulated.end());
  }
  return external;
}

MotionResultsInput figuresInput(const Snapshot& snapshot, std::shared_ptr<const JointSamples> samples,
                                std::shared_ptr<const Eigen::MatrixXd> tau,
                                std::shared_ptr<const Eigen::MatrixXd> mistaken, int hand) {
  MotionResultsInput input;
  input.model = snapshot.model;
  input.samples = std::move(samples);
  input.tau = std::move(tau);
  input.mistaken_tau = std::move(mistaken);
  input.gravity = snapshot.gravity;
  input.terms = snapshot.terms;
  input.loads = snapshot.loads;
  input.hand = hand;
  const std::shared_ptr<const SimulatedRun> run = snapshot.motion.run;
  if (!run) return input;
  // contact forces change from sample to sample
  input.external = [model = input.model, samples = input.samples, loads = input.loads, run] {
    return externalOf(*model, *samples, loads, run.get());
  };
  input.more.names = runCurveNames(*run->setup);
  input.more.values = [samples = input.samples, run](const CurveName& name) {
    return runCurve(*run->setup, run->record, name, samples->t);
  };
  return input;
}

std::shared_ptr<MotionResults> figuresOf(const Snapshot& snapshot) {
  const std::shared_ptr<const MotionCurves>& curves = snapshot.motion.curves;
  if (!curves) return nullptr;
  std::shared_ptr<const Eigen::MatrixXd> mistaken;
  if (curves->mistaken_tau.size() > 0) mistaken = partOf(curves, curves->mistaken_tau);
  return std::make_shared<MotionResults>(
      figuresInput(snapshot, partOf(curves, curves->samples), partOf(curves, curves->tau), mistaken, snapshot.hand));
}

const StoredPose* findPose(const SceneData& scene, const QString& name) {
  const std::string wanted = name.toStdString();
  const auto it =
      std::find_if(scene.poses.begin(), scene.poses.end(), [&](const StoredPose& pose) { return pose.name == wanted; });
  return it == scene.poses.end() ? nullptr : &*it;
}

Motion motionOf(const DocumentState& state, bool is_live) {
  const SceneData& scene = *state.scene;
  const Model& model = *state.model;
  const std::shared_ptr<const SimulatedRun>& run = state.run;
  const std::shared_ptr<const FoundMotion>& found = state.found;
  Motion motion;
  std::shared_ptr<const TrajectoryPlan> plan = scene.trajectory.shared();
  if (!plan && scene.motion) plan = std::make_shared<const TrajectoryPlan>(*planOf(scene));
  // what a simulation has made is moved by its own dynamics
  const bool is_found = found && !run && found->run->setup->model == state.model &&
                        (plan ? found->driven == *plan : !found->driven.has_value());
  if (is_found) motion.found = found;
  if (!plan && !motion.found) return motion;
  motion.plan = plan ? std::move(plan) : motion.found->plan;
  motion.run = run;
  std::vector<LimitViolation> beyond;
  Result<Trajectory> trajectory =
      compileTrajectory(model, scene.poses, motion.found ? *motion.found->plan : *motion.plan, &beyond);
  Diagnostics said = trajectory.diagnostics();
  const auto keep = [&] {
    if (!said.empty()) motion.problems = std::make_shared<const Diagnostics>(std::move(said));
  };
  if (!trajectory) {
    keep();
    return motion;
  }
  auto curves = std::make_shared<MotionCurves>();
  curves->plan = motion.plan;
  curves->trajectory = motion.found ? motion.found->trajectory : std::move(trajectory).value();
  curves->violations = std::move(beyond);
  Instants instants = instantsOf(curves->trajectory, curveWish(curves->trajectory, is_live));
  if (instants.are_fewer && !is_live) said.push_back(sparseWarning(instants.t.size()));
  keep();
  curves->is_thinned = (instants.are_fewer && is_live) || (run && run->is_thinned);
  curves->samples = curves->trajectory.samplesAt(std::move(instants.t));
  const JointSamples& samples = curves->samples;
  BatchInput input{samples.q, samples.qd, samples.qdd, scene.gravity, state.terms};
  input.external = externalOf(model, samples, loadsOf(scene, model), run.get());
  BatchWorkspace workspace;
  inverseDynamics(model, input, workspace, curves->tau);
  const std::optional<Formulation> wrongly = formulationFor(state.mistakes, state.formulation);
  if (!state.mistakes.empty() && wrongly) curves->mistaken_tau = mistakenCurves(model, input, *wrongly, state.mistakes);
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

std::vector<ExternalWrench> Snapshot::external() const {
  std::vector<ExternalWrench> all = loads;
  all.insert(all.end(), simulated_loads.begin(), simulated_loads.end());
  return all;
}

ModelReport reportOf(const Snapshot& snapshot) { return reportOf(*snapshot.mechanism, *snapshot.model, snapshot.q); }

std::vector<Pose> readyPlaces(const Model& model) { return forwardKinematics(model, model.readyPose()); }

void evaluate(Snapshot& snapshot) {
  const Model& model = *snapshot.model;
  snapshot.gravity = snapshot.scene->gravity;
  snapshot.loads = loadsOf(*snapshot.scene, model);
  if (!snapshot.simulated && isOnRun(snapshot)) snapshot.simulated = instantAt(*snapshot.run, snapshot.time);
  bodyPoses(model, snapshot.q, snapshot.X_WB);
  snapshot.X_WL = linkPoses(model, snapshot.X_WB);
  const auto& simulated = snapshot.simulated;
  snapshot.contacts = contactsAt(model, contactsOf(snapshot), snapshot.X_WB, snapshot.qd,
                                 simulated ? simulated->contacts : std::vector<ContactSample>());
  if (simulated) {
    snapshot.simulated_loads = simulatedLoads(snapshot.contacts, simulated->pull);
    snapshot.momentum = momentum(model, snapshot.q, snapshot.qd);
  }
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
  if (snapshot.passes_off && snapshot.mistaken && *wrongly == snapshot.formulation) {
    snapshot.recording = std::exchange(snapshot.mistaken, nullptr);
    snapshot.tau = std::exchange(snapshot.mistaken_tau, {});
    snapshot.steps = std::make_shared<const std::vector<Step>>(stepsOf(*snapshot.recording));
  }
}

}  // namespace linkwright::ui
