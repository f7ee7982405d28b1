// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/scene.h"
#include "ui/document/document.h"

namespace linkwright::ui {

/// A file that was read and compiled, and can be shown.
struct Document::FileContents {
  QString path;
  SceneData scene;
  std::shared_ptr<const Model> model;
  Diagnostics warnings;
};

}  // namespace linkwright::ui
