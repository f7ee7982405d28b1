// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/main_window.h"

namespace linkwright::app {

/// What is there when no file is given: a UR5e at the start of a small motion, paused. False where the example is
/// missing; the window then shows an empty scene.
bool openStartScene(ui::MainWindow& window, const QString& examples_folder);
/// The same small motion for an example that has none of its own, since its file is a URDF: nothing to undo or save.
void addFirstMotion(ui::Document& document);

}  // namespace linkwright::app
