// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/evaluate.h"

#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/mistakes.h"
#include "core/kinematics/forward_kinematics.h"
#include "ui/document/insight.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kCurveSamples = 401;

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

std::shared_ptr<const MotionCurves> curvesOf(const SceneData& scene, const Model& model, TorqueTerms terms,
                                             Formulation formulation, const MistakeSet& mistakes) {
  if (!scene.motion || model.dof() == 0) return nullptr;
  const StoredPose* start = findPose(scene, QString::fromStdString(scene.motion->from));
  const StoredPose* end = findPose(scene, QString::fromStdString(scene.motion->to));
  const Eigen::Index n = model.dof();
  if (start == nullptr || end == nullptr || start->q.size() != n || end->q.size() != n) return nullptr;
  auto curves = std::make_shared<MotionCurves>();
  curves->motion = {start->q, end->q, scene.motion->duration};
  curves->from = scene.motion->from;
  curves->to = scene.motion->to;
  BatchInput input;
  for (Eigen::MatrixXd* states : {&input.q, &input.qd, &input.qdd}) states->resize(kCurveSamples, n);
  input.gravity = scene.gravity;
  input.terms = terms;
  if (std::vector<ExternalWrench> loads = loadsOf(scene, model); !loads.empty()) {
    input.external.assign(kCurveSamples, std::move(loads));
  }
  for (int k = 0; k < kCurveSamples; ++k) {
    const double t = curves->motion.duration * k / (kCurveSamples - 1);
    const JointState state = sample(curves->motion, t);
    input.q.row(k) = state.q.transpose();
    input.qd.row(k) = state.qd.transpose();
    input.qdd.row(k) = state.qdd.transpose();
    curves->time.push_back(t);
  }
  BatchWorkspace workspace;
  inverseDynamics(model, input, workspace, curves->tau);
  const std::optional<Formulation> wrongly = formulationFor(mistakes, formulation);
  if (!mistakes.empty() && wrongly) curves->mistaken_tau = mistakenCurves(model, input, *wrongly, mistakes);
  return curves;
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
