// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"

#include <set>

namespace linkwright::ui {

/// The entries of the recording that the equation of step `step` reads: indices into Recording::entries.
std::set<int> operandsOf(const Snapshot& snapshot, int step);

}  // namespace linkwright::ui
