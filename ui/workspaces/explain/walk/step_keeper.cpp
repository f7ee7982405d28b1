// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/step_keeper.h"

namespace linkwright::ui {

int placeOf(const Step& step, const std::vector<Step>& steps) {
  int last = -1;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].pass != step.pass || steps[i].body != step.body) continue;
    last = static_cast<int>(i);
    if (steps[i].equation == step.equation) return last;
  }
  return last;
}

StepKeeper::StepKeeper(Document& document, Interaction& interaction, QObject* parent)
    : QObject(parent), document_(document), interaction_(interaction) {
  connect(&document_, &Document::snapshotChanged, this, &StepKeeper::follow);
  connect(&interaction_.walk(), &Walk::stepChanged, this, &StepKeeper::remember);
  remember();
}

void StepKeeper::remember() {
  const SnapshotPtr snapshot = document_.snapshot();
  const int step = interaction_.walk().step();
  step_.reset();
  if (!snapshot || !snapshot->steps || step < 0 || step >= static_cast<int>(snapshot->steps->size())) return;
  model_ = snapshot->model;
  step_ = (*snapshot->steps)[static_cast<std::size_t>(step)];
}

void StepKeeper::follow() {
  const SnapshotPtr snapshot = document_.snapshot();
  // each formulation is looked at in the axes in which it is written, until somebody asks for others
  if (snapshot && snapshot->formulation != formulation_) {
    formulation_ = snapshot->formulation;
    interaction_.walk().setAxes(Axes::Link);
  }
  const int step = interaction_.walk().step();
  if (!snapshot || !snapshot->steps || step < 0) return;
  const int count = static_cast<int>(snapshot->steps->size());
  if (step_ && snapshot->model == model_) {
    // where it has not moved it keeps the term that it has come to
    const int place = placeOf(*step_, *snapshot->steps);
    if (place != step) interaction_.walk().setStep(place);
  } else if (step >= count) {
    // another robot may have fewer steps: then the walk begins anew
    interaction_.walk().setStep(-1);
  }
  remember();
}

}  // namespace linkwright::ui

#include "moc_step_keeper.cpp"
