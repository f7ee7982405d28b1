// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"

namespace linkwright::ui {

class Walk;

/// Whether a joint's torque is not to be shown: steps are predicted, and the walk has not come past the one that makes
/// this torque; between two questions either.
bool isTorqueHidden(const Snapshot& snapshot, const Walk& walk, int joint);

}  // namespace linkwright::ui
