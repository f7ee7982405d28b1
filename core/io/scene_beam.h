// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/elastic_settings.h"
#include "core/io/json_tree.h"
#include "core/io/problems.h"

#include <string>

namespace linkwright {
struct Mechanism;
}

namespace linkwright::scene {

/// The value of the key "beam".
ElasticSettings readBeam(const JsonNode& node, const Mechanism& mechanism, Problems& problems);
/// The same, written; sections by their figures.
std::string beamOf(const ElasticSettings& settings);

}  // namespace linkwright::scene
