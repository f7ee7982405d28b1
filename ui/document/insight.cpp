// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/insight.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mistakes.h"

namespace linkwright::ui {

const Insight::Recorded& Insight::recordedBy(const Snapshot& snapshot, Formulation formulation) {
  std::unique_ptr<const Recorded>& kept = by_formulation_.at(static_cast<std::size_t>(formulation));
  if (kept) return *kept;
  auto made = std::make_unique<Recorded>();
  if (formulation == snapshot.formulation) {
    *made = {snapshot.recording, snapshot.steps, snapshot.tau};
  } else {
    auto recording = std::make_shared<Recording>();
    made->tau = recordInverseDynamics(*snapshot.model, snapshot.input(), formulation, *recording);
    made->steps = std::make_shared<const std::vector<Step>>(stepsOf(*recording));
    made->recording = std::move(recording);
  }
  kept = std::move(made);
  return *kept;
}

const Alignment& Insight::alignment(const Snapshot& snapshot, bool with_nonrecursive) {
  const bool all = with_nonrecursive || snapshot.formulation == Formulation::NonRecursive;
  std::unique_ptr<const Alignment>& kept = alignments_.at(all ? 1 : 0);
  if (kept) return *kept;
  std::array<const Recording*, 4> recordings{};
  for (const Formulation formulation : kFormulations) {
    if (formulation == Formulation::NonRecursive && !all) continue;
    recordings.at(static_cast<std::size_t>(formulation)) = recordedBy(snapshot, formulation).recording.get();
  }
  kept = std::make_unique<const Alignment>(align(*snapshot.model, snapshot.X_WB, snapshot.gravity, recordings));
  return *kept;
}

const Alignment& alignmentOf(const Snapshot& snapshot, bool with_nonrecursive) {
  return snapshot.insight->alignment(snapshot, with_nonrecursive);
}

const StepTerms& termsOf(const Snapshot& snapshot, int step) { return snapshot.insight->termsOf(snapshot, step); }

StepTerms freshTermsOf(const Snapshot& snapshot, const Step& step) {
  return snapshot.insight->freshTermsOf(snapshot, step);
}

const Insight::Recorded& recordedBy(const Snapshot& snapshot, Formulation formulation) {
  return snapshot.insight->recordedBy(snapshot, formulation);
}

const StepTerms& Insight::termsOf(const Snapshot& snapshot, int step) {
  const auto found = terms_.find(step);
  if (found != terms_.end()) return found->second;
  return terms_.emplace(step, termSource(snapshot).termsOf(snapshot.steps->at(static_cast<std::size_t>(step))))
      .first->second;
}

StepTerms Insight::freshTermsOf(const Snapshot& snapshot, const Step& step) {
  return termSource(snapshot).termsOf(step);
}

const TermSource& Insight::termSource(const Snapshot& snapshot) {
  if (!term_source_) {
    term_source_ = std::make_unique<const TermSource>(
        *snapshot.model, *snapshot.recording, TermContext{snapshot.gravity, snapshot.terms, snapshot.external()});
  }
  return *term_source_;
}

const Why& Insight::why(const Snapshot& snapshot) {
  if (!why_) why_ = std::make_unique<const Why>(*snapshot.model, snapshot.input(), snapshot.tau);
  return *why_;
}

const Why& whyOf(const Snapshot& snapshot) { return snapshot.insight->why(snapshot); }

Recording recordedWith(const Snapshot& snapshot, Formulation formulation, const MistakeSet& mistakes) {
  Recording recording;
  recordInverseDynamics(*snapshot.model, snapshot.input(), formulation, mistakes, recording);
  return recording;
}

Wrench recordedWrench(const Snapshot& snapshot, int body, int wrench) {
  const Model& model = *snapshot.model;
  std::vector<Pose> X_WB;
  std::vector<double> on_bodies;
  externalOnBodies(model, snapshot.q, {snapshot.external().at(static_cast<std::size_t>(wrench))}, X_WB, on_bodies);
  const double* e = on_bodies.data() + 6 * static_cast<std::size_t>(body);
  Wrench recorded;
  recorded.force = Eigen::Map<const Eigen::Vector3d>(e);
  recorded.moment = Eigen::Map<const Eigen::Vector3d>(e + 3);
  const Formulation formulation = snapshot.recording->formulation;
  if (formulation == Formulation::WorldSpatial || formulation == Formulation::NonRecursive) {
    const Pose& X = X_WB.at(static_cast<std::size_t>(body));
    recorded.force = X.R * recorded.force;
    recorded.moment = X.R * recorded.moment + X.p.cross(recorded.force);
  } else {
    const Eigen::Matrix3d& R_LB = model.linkFromBody(body);
    recorded.force = R_LB * recorded.force;
    recorded.moment = R_LB * recorded.moment;
  }
  return recorded;
}

}  // namespace linkwright::ui
