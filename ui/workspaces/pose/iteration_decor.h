// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"
#include "ui/view3d/decor.h"

#include <vector>

namespace linkwright::ui {

inline constexpr int kMostGhosts = 12;

/// The places of a run whose ghosts are shown when `place` is looked at: the start, some between it and `place` at
/// equal distances, `place` and the end; at most kMostGhosts, ascending.
std::vector<int> ghostPlaces(int place, int last);

/// Points that the camera takes in with the robot: the target, and the hand at the start and wherever a run that rests
/// has been.
std::vector<Eigen::Vector3d> iterationRoom(const IkStudy& study);

/// What the 3D view shows of a study; empty where there is nothing to show.
Decor iterationDecor(const IkStudy& study, bool dark);

}  // namespace linkwright::ui
