// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/method_comparison.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace linkwright::ui {

/// Runs a scene by several methods, one after the other. `ran` hears that the one by `choices[index]` is done, or could
/// not go on. `stop` ends it within a step.
void runMethods(const SimulationSetup& setup, const std::vector<MethodChoice>& choices, const std::stop_token& stop,
                const std::function<void(std::size_t index, std::shared_ptr<const MethodRun> run)>& ran);

}  // namespace linkwright::ui
