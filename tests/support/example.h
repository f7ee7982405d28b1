// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The robots of assets/examples.

#include "core/mechanism/model.h"
#include "core/scene/scene.h"

#include <string>

namespace linkwright::test {

/// One of assets/examples by its file's name; throws where it cannot be read.
SceneData exampleScene(const std::string& name);
Model exampleModel(const std::string& name);

}  // namespace linkwright::test
