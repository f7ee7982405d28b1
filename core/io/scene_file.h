// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"
#include "core/scene/scene_version.h"

#include <optional>
#include <string>
#include <string_view>

namespace linkwright {

class Model;
struct JsonNode;

/// Reads a scene (JSON, described by assets/schema/scene.schema.json and the manual). All problems are listed with
/// file and line. A version newer than kSceneVersion is refused with that reason.
/// `model`, where it is given, is what the mechanism compiles to.
Result<SceneData> readScene(std::string_view text, const std::string& file_name, std::optional<Model>* model = nullptr);
/// The same of a text that has been parsed.
Result<SceneData> readScene(JsonNode tree, const std::string& file_name, std::optional<Model>* model = nullptr);
/// Writes a scene that reads back to the last bit, infinite limits and -0.0 included.
std::string writeScene(const SceneData& scene);

/// Reads a URDF, an MJCF or a scene file, by content: `{` starts a scene, `<mujoco` an MJCF, any other `<` a URDF. `-`
/// reads standard input.
Result<SceneData> readModelFile(const std::string& path);

}  // namespace linkwright
