// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/io/mesh_path.h"
#include "core/scene/scene.h"

#include <QString>

#include <memory>
#include <optional>

namespace linkwright {
class Model;
}

namespace linkwright::ui {

/// A file that was read and compiled, and can be shown.
struct FileContents {
  QString path;
  SceneData scene;
  std::shared_ptr<const Model> model;
  Diagnostics warnings;
  /// Of what was rescued from a session that ended early, the file that it came from, empty where it had none. `path`
  /// is none of its own then, and it is unsaved.
  std::optional<QString> recovered_from = {};
};

/// Reads and compiles a URDF, MJCF or scene file; no document changes by it. `mesh_folders`: where else its meshes may
/// be.
Result<FileContents> readContents(const QString& path, const MeshFolders& mesh_folders = {});

}  // namespace linkwright::ui
