// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact.h"
#include "core/io/json_tree.h"
#include "core/io/problems.h"
#include "core/io/scene_values.h"
#include "core/simulation/settings.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace linkwright::scene {

/// Reads the items of the key `contacts` of a scene. Whatever is wrong is added to `problems`.
std::vector<Contact> readContacts(const std::vector<JsonNode>& list, const Model& model, Problems& problems);
/// Reads the key `simulation`. A formula with a mistake in it is a warning: it is somebody's work, and is kept.
SimulationSettings readSimulation(const JsonNode& node, const JointValues& values,
                                  const std::unordered_set<std::string>& poses, Problems& problems);

/// The values of those keys as they are written. `joints`: the names of the joints in joint order.
std::string contactsOf(const std::vector<Contact>& contacts);
std::string simulationOf(const SimulationSettings& settings, const std::vector<std::string>& joints);

}  // namespace linkwright::scene
