// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/insight.h"

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

const Insight::Recorded& recordedBy(const Snapshot& snapshot, Formulation formulation) {
  return snapshot.insight->recordedBy(snapshot, formulation);
}

const StepTerms& Insight::termsOf(const Snapshot& snapshot, int step) {
  const auto found = terms_.find(step);
  if (found != terms_.end()) return found->second;
  if (!term_source_) {
    term_source_ = std::make_unique<const TermSource>(*snapshot.model, *snapshot.recording,
                                                      TermContext{snapshot.gravity, snapshot.terms, snapshot.external()});
  }
  return terms_.emplace(step, term_source_->termsOf(snapshot.steps->at(static_cast<std::size_t>(step)))).first->second;
}

const Why& Insight::why(const Snapshot& snapshot) {
  if (!why_) why_ = std::make_unique<const Why>(*snapshot.model, snapshot.input(), snapshot.tau);
  return *why_;
}

const Why& whyOf(const Snapshot& snapshot) { return snapshot.insight->why(snapshot); }

}  // namespace linkwright::ui
