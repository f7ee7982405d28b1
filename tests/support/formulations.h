// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/formulation.h"

#include <array>

namespace linkwright::test {

/// For loops, and for GENERATE(from_range(kAllFormulations)).
inline constexpr std::array<Formulation, 4> kAllFormulations = {Formulation::Spatial, Formulation::BodyFrame,
                                                                Formulation::WorldSpatial, Formulation::NonRecursive};

}  // namespace linkwright::test
