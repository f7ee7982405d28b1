// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/mechanism.h"

namespace linkwright::ui {

/// Whether any of the solids has a volume that a mass could fill.
bool massFollows(const std::vector<Shape>& shapes);

/// The density (kg/m^3) at which the solids have that mass; absent without a mass or a volume.
std::optional<double> densityFor(const std::vector<Shape>& shapes, double mass);

}  // namespace linkwright::ui
