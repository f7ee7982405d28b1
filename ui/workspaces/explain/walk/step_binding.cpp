// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/step_binding.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

StepBinding::StepBinding(View3D& view, Document& document, Interaction& interaction)
    : QObject(&view), view_(view), document_(document), interaction_(interaction) {
  connect(&document_, &Document::snapshotChanged, this, [this] {
    if (on_ && interaction_.walk().step() >= 0) show();
  });
  connect(&document_, &Document::opened, this, &StepBinding::show);
  connect(&view_, &View3D::arrowHovered, &interaction_.walk(), &Walk::mark);
  connect(&view_, &View3D::arrowClicked, &interaction_.walk(), &Walk::sourceWanted);
  connect(&view_, &View3D::arrowClicked, this, [this](const QuantityKey& key) {
    const int joint = key.quantity == Quantity::JointTorque && key.body >= 0
                          ? document_.snapshot()->model->bodies().at(static_cast<std::size_t>(key.body)).dof
                          : -1;
    if (joint >= 0) emit interaction_.walk().torqueChosen(joint);
  });
  connect(&interaction_.walk(), &Walk::stepChanged, this, &StepBinding::show);
  connect(&interaction_.walk(), &Walk::markedChanged, this,
          [this] { view_.setMarkedArrow(interaction_.walk().marked()); });
  connect(&interaction_.walk(), &Walk::lookChanged, this, &StepBinding::show);
  connect(&interaction_.walk(), &Walk::askedChanged, this, &StepBinding::show);
  connect(&interaction_.walk(), &Walk::studentChanged, this, &StepBinding::show);
  show();
}

void StepBinding::setOn(bool on) {
  if (on == on_) return;
  on_ = on;
  show();
}

void StepBinding::show() {
  const SnapshotPtr snapshot = document_.snapshot();
  const Walk& walk = interaction_.walk();
  const int step = walk.step();
  // where a mistake is to be found, sums would show that they do not add up
  if (!on_ || !snapshot || snapshot->passes_off || step < 0 || step >= static_cast<int>(snapshot->steps->size())) {
    view_.setArrows({});
    view_.setArrowRoom({});
    view_.setScaleBars({}, {});
    view_.setShownTriad({}, {});
    view_.setLitLinks({});
    room_formulation_.reset();
    interaction_.walk().setForceScale(0.0);
    return;
  }
  const ArrowScales scales = scalesOfStep(*snapshot);
  std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales, arrowOptions(*snapshot));
  for (Arrow& arrow : arrows) {
    if (arrow.key && (arrow.key == walk.asked() || walk.keeps(*arrow.key))) arrow.emphasis = ArrowEmphasis::Hidden;
  }
  addWrong(arrows, *snapshot, scales);
  view_.setScaleBars(scaleBars(*snapshot, arrows, scales, walk.notation()), keyNote(arrows));
  view_.setArrows(arrows);
  view_.setLitLinks(litLinks(*snapshot, step));
  showFrame(*snapshot, (*snapshot->steps)[static_cast<std::size_t>(step)].body);
  interaction_.walk().setForceScale(scales.of(ArrowKind::Force));
}

// those of the whole recursion, steady while the robot moves, made larger where this step's arrows need it
ArrowScales StepBinding::scalesOfStep(const Snapshot& snapshot) {
  const bool other_model = snapshot.model != model_;
  if (other_model || snapshot.serial != scaled_for_) {
    scales_ = other_model ? arrowScales(snapshot) : steadyArrowScales(scales_, snapshot);
  }
  scaled_for_ = snapshot.serial;
  showRoom(snapshot);
  model_ = snapshot.model;
  const int step = interaction_.walk().step();
  if (other_model || step != scaled_step_) step_scales_.reset();
  scaled_step_ = step;
  step_scales_ = stepScales(snapshot, step, scales_, step_scales_);
  return *step_scales_;
}

// what a planted mistake or a student has in place of the step's result, dashed beside it
void StepBinding::addWrong(std::vector<Arrow>& arrows, const Snapshot& snapshot, const ArrowScales& scales) const {
  const Walk& walk = interaction_.walk();
  const auto add = [&](const Others& others) {
    for (Arrow& arrow : wrongArrows(snapshot, others, walk.step(), scales, arrowOptions(snapshot))) {
      arrows.push_back(std::move(arrow));
    }
  };
  if (walk.asked() || !walk.kept().empty()) return;
  // quantities of one name are not the same in two formulations
  if (snapshot.mistaken && snapshot.mistaken->formulation == snapshot.formulation) add(othersOf(*snapshot.mistaken));
  if (!walk.student()) return;
  const auto& [key, values] = *walk.student();
  const int entry = entryOf(*snapshot.recording, key);
  if (entry < 0) return;
  Recorded brought = snapshot.recording->entries[static_cast<std::size_t>(entry)];
  if (values.size() != static_cast<std::size_t>(brought.size)) return;
  std::copy(values.begin(), values.end(), brought.values);
  add([&](const QuantityKey& asked) { return asked == key ? &brought : nullptr; });
}

ArrowOptions StepBinding::arrowOptions(const Snapshot& snapshot) const {
  const Walk& walk = interaction_.walk();
  ArrowOptions options;
  options.sums = walk.drawsSums() ? SumArrows::HeadToTail : SumArrows::AtPlace;
  options.term = walk.term();
  options.notation = walk.notation();
  options.axes = walk.axes();
  // the terms of what is to be predicted would end where it does
  const Step& step = (*snapshot.steps)[static_cast<std::size_t>(walk.step())];
  const std::vector<QuantityKey> unseen = walk.unseen();
  for (int entry = step.first; entry < step.last; ++entry) {
    const QuantityKey key = keyOf(snapshot.recording->entries[static_cast<std::size_t>(entry)]);
    if (std::find(unseen.begin(), unseen.end(), key) != unseen.end()) options.sums = SumArrows::AtPlace;
  }
  return options;
}

void StepBinding::showRoom(const Snapshot& snapshot) {
  const Formulation formulation = snapshot.recording->formulation;
  if (snapshot.model == model_ && room_formulation_ == formulation) return;
  room_formulation_ = formulation;
  view_.setArrowRoom(arrowRoom(snapshot, scales_, SumArrows::HeadToTail));
}

void StepBinding::showFrame(const Snapshot& snapshot, int body) {
  const Axes axes = interaction_.walk().axes();
  if (axes == Axes::Link) {
    view_.setShownTriad(shownFrame(*snapshot.model, snapshot.X_WB, body, {axes, -1}),
                        tr("frame of link %1").arg(body + 1));
  } else {
    view_.setShownTriad(Pose(), axes == Axes::Base ? tr("base frame") : tr("world frame"));
  }
}

}  // namespace linkwright::ui

#include "moc_step_binding.cpp"
