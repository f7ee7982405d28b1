// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/arrow.h"
#include "ui/view3d/camera_orbit.h"

#include <vector>

namespace linkwright::ui {

/// How much of the shorter of two straight arrows is covered by the other as they are drawn, 0 to 1; 0 for other
/// shapes. Arrows that only meet at their ends, or cross, cover little.
double coveredShare(const Arrow& a, const Arrow& b, const OrbitCamera& camera);

/// Gives straight arrows that would cover each other lanes side by side, as this camera sees them: in their order, but
/// a sum after its terms and what is wrong last, so the terms of a sum stay on their line as long as they can. Sets
/// Arrow::aside of straight arrows. O(n^2), for tens of arrows.
void layAside(std::vector<Arrow>& arrows, const OrbitCamera& camera);

}  // namespace linkwright::ui
