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

const Insight::Recorded& recordedBy(const Snapshot& snapshot, Formulation formulation) {
  return snapshot.insight->recordedBy(snapshot, formulation);
}

const Why& Insight::why(const Snapshot& snapshot) {
  if (!why_) why_ = std::make_unique<const Why>(*snapshot.model, snapshot.input(), snapshot.tau);
  return *why_;
}

const Why& whyOf(const Snapshot& snapshot) { return snapshot.insight->why(snapshot); }

}  // namespace linkwright::ui
