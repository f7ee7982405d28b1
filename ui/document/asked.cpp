// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/asked.h"

#include "ui/document/walk.h"

namespace linkwright::ui {

bool isHidden(const Recording& recording, const std::vector<Step>& steps, const Walk& walk, const QuantityKey& key) {
  if (walk.keeps(key)) return true;
  const int entry = walk.predicts() || walk.asked() ? entryOf(recording, key) : -1;
  if (entry < 0 || recording.entries[static_cast<std::size_t>(entry)].equation == EquationId::Input) return false;
  const int made = stepThatMakes(steps, recording, key);
  return walk.asked() ? made >= walk.step() : made > walk.step();
}

bool isTorqueHidden(const Snapshot& snapshot, const Walk& walk, int joint) {
  if (joint < 0 || joint >= snapshot.model->dof()) return false;
  const int body = snapshot.model->joints()[static_cast<std::size_t>(joint)].body;
  return isHidden(*snapshot.recording, *snapshot.steps, walk, {body, Quantity::JointTorque});
}

}  // namespace linkwright::ui
