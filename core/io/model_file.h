// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/mesh_path.h"
#include "core/io/scene_file.h"
#include "core/mechanism/model.h"

#include <string>

namespace linkwright {

/// A scene with what its mechanism compiles to.
struct ModelFile {
  std::string path;  ///< that was read: an example's present one, for a name that it had before (former_names.h)
  SceneData scene;
  Model model;
};

/// readModelFile (core/io/scene_file.h), with the model that the reader has compiled. `folders`: where else the meshes
/// of a URDF are looked for; only warnings depend on them.
Result<ModelFile> readWithModel(const std::string& path, const MeshFolders& folders = {});
/// The same of the text of a file that has been read from `path`.
Result<ModelFile> readModelText(const std::string& text, const std::string& path, const MeshFolders& folders = {});

}  // namespace linkwright
