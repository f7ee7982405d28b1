// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/scene.h"
#include "ui/document/document.h"

#include <optional>

namespace linkwright::ui {

/// A file that was read and compiled, and can be shown.
struct Document::FileContents {
  QString path;
  SceneData scene;
  std::shared_ptr<const Model> model;
  Diagnostics warnings;
  /// Of what was rescued from a session that ended early, the file that it came from, empty where it had none. `path`
  /// is none of its own then, and it is unsaved.
  std::optional<QString> recovered_from = {};
};

}  // namespace linkwright::ui
