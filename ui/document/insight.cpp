// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/insight.h"

namespace linkwright::ui {

const Insight::Recorded& Insight::recordedBy(const Snapshot& snapshot, Formulation formulation) {
  std::unique_ptr<const Recorded>& kept = by_formulation_.at(static_cast<std::size_t>(formulation));
  if (kept) return *kept;
  auto made = std::make_unique<Recorded>();
  if (formulation == snapshot.formulation) {
    *made = {*snapshot.recording, *snapshot.steps, snapshot.tau};
  } else {
    made->tau = recordInverseDynamics(*snapshot.model, snapshot.input(), formulation, made->recording);
    made->steps = stepsOf(made->recording);
  }
  kept = std::move(made);
  return *kept;
}

const StepTerms& termsOf(const Snapshot& snapshot, int step) { return snapshot.insight->termsOf(snapshot, step); }

const Insight::Recorded& recordedBy(const Snapshot& snapshot, Formulation formulation) {
  return snapshot.insight->recordedBy(snapshot, formulation);
}

const StepTerms& Insight::termsOf(const Snapshot& snapshot, int step) {
  const auto found = terms_.find(step);
  if (found != terms_.end()) return found->second;
  if (!term_source_) {
    term_source_ = std::make_unique<const TermSource>(*snapshot.model, *snapshot.recording,
                                                      TermContext{snapshot.gravity, snapshot.terms, snapshot.loads});
  }
  return terms_.emplace(step, term_source_->termsOf(snapshot.steps->at(static_cast<std::size_t>(step)))).first->second;
}

const Why& Insight::why(const Snapshot& snapshot) {
  if (!why_) why_ = std::make_unique<const Why>(*snapshot.model, snapshot.input(), snapshot.tau);
  return *why_;
}

const Why& whyOf(const Snapshot& snapshot) { return snapshot.insight->why(snapshot); }

}  // namespace linkwright::ui
