// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/quantity_key.h"
#include "ui/document/snapshot.h"

#include <vector>

namespace linkwright::ui {

class Walk;

/// Whether a quantity of that recording is not to be shown: steps are predicted, and the walk has not come past the one
/// that makes it; between two questions either; or a lesson keeps it back. What is given (q, qd, qdd) is not hidden by
/// a prediction.
bool isHidden(const Recording& recording, const std::vector<Step>& steps, const Walk& walk, const QuantityKey& key);

/// The same of a joint's torque.
bool isTorqueHidden(const Snapshot& snapshot, const Walk& walk, int joint);

}  // namespace linkwright::ui
