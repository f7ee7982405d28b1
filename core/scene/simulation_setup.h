// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"
#include "core/simulation/simulated_system.h"

#include <memory>

namespace linkwright {

/// What a scene says of its simulation, ready to be run: its state (the ready pose at rest where it has none), gravity,
/// loads, contacts, settings (the standard ones where it has none) and, where the torques follow it, its motion.
/// `model`: compiled from the scene's mechanism. Errors: a motion that cannot be compiled.
Result<SimulationSetup> simulationSetup(const SceneData& scene, std::shared_ptr<const Model> model);

}  // namespace linkwright
