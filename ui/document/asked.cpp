// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/asked.h"

#include "core/recording/quantity_key.h"
#include "ui/document/walk.h"

namespace linkwright::ui {

bool isTorqueHidden(const Snapshot& snapshot, const Walk& walk, int joint) {
  const bool predicts = walk.predicts() || walk.asked();
  if (!predicts || joint < 0 || joint >= snapshot.model->dof()) return false;
  const int body = snapshot.model->joints()[static_cast<std::size_t>(joint)].body;
  const int made = stepThatMakes(*snapshot.steps, *snapshot.recording, {body, Quantity::JointTorque});
  return walk.asked() ? made >= walk.step() : made > walk.step();
}

}  // namespace linkwright::ui
