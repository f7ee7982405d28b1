// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/plots.h"

#include <vector>

namespace linkwright::test {

/// A plot of each kind, with curves of each quantity, for the joints of richMechanism().
std::vector<ScenePlot> everyPlot();

}  // namespace linkwright::test
