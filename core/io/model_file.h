// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/mesh_path.h"
#include "core/io/scene_file.h"

#include <string>

namespace linkwright {

/// readModelFile (core/io/scene_file.h) with more folders in which the meshes of a URDF are looked for; only its
/// warnings depend on them.
Result<SceneData> readModelFile(const std::string& path, const MeshFolders& folders);

}  // namespace linkwright
