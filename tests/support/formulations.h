// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/formulation.h"
#include "core/recording/notation.h"

namespace linkwright::test {

/// For loops, and for GENERATE(from_range(kAllFormulations)).
inline constexpr auto kAllFormulations = kFormulations;

}  // namespace linkwright::test
