// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/json_tree.h"
#include "core/io/problems.h"
#include "core/io/scene_plots.h"

#include <string>
#include <vector>

namespace linkwright::scene {

/// Reads the items of the key `plots` of a scene. Whatever is wrong is added to `problems`.
std::vector<ScenePlot> readPlots(const std::vector<JsonNode>& list, Problems& problems);

/// The value of that key as it is written.
std::string plotsOf(const std::vector<ScenePlot>& plots);

}  // namespace linkwright::scene
