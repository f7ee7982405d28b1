// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>

namespace linkwright {

class Model;

/// Reads the mechanism of a MuJoCo model (MJCF): bodies with hinge and slide joints, their inertias given or those of
/// their geoms, limits, damping, dry friction, springs, armature, nested default classes, angles in degrees or radians,
/// gravity. A body with several joints becomes links without mass in between; joints with an anchor move the link's
/// frame there. What would make it another mechanism is refused element by element, with file and line: ball and free
/// joints, equalities, tendons, includes, composites and the like. What has no bearing on the mechanism (assets,
/// sensors, actuators, contacts, the look) is passed over. No other file is ever read.
Result<SceneData> readMjcf(std::string_view text, const std::string& file_name, std::optional<Model>* model = nullptr);

/// Whether an XML text is meant to be one: its outermost element is <mujoco>.
bool isMjcf(std::string_view text);

}  // namespace linkwright
