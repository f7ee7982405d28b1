// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/formulation.h"

#include <QString>

#include <array>

namespace linkwright::ui {

/// The order in which they are shown: from the most familiar to the least.
inline constexpr std::array kFormulationsAsShown = {Formulation::BodyFrame, Formulation::WorldSpatial,
                                                    Formulation::Spatial, Formulation::NonRecursive};

/// "Body frames", "World frame", "Featherstone", "Without recursion": the same on every sheet.
QString formulationName(Formulation formulation);

}  // namespace linkwright::ui
