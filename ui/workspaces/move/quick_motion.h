// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace linkwright::ui {

/// True where the ready pose and the present one differ, so that a motion between them is one.
bool canMoveFromReadyPose(const Document& document);

/// Stores the ready pose and the present one and makes the motion from the first to the second: one undo step. Poses
/// of the same names that differ stay: the new ones are numbered.
void makeMotionFromReadyPose(Document& document);

}  // namespace linkwright::ui
