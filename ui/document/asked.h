// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"

namespace linkwright::ui {

class Walk;

/// Whether a joint's torque is not to be shown: something is to be predicted, and the walk has not come past the step
/// that makes this torque.
bool isTorqueHidden(const Snapshot& snapshot, const Walk& walk, int joint);

}  // namespace linkwright::ui
