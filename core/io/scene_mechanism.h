// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/problems.h"
#include "core/io/scene_fields.h"
#include "core/mechanism/mechanism.h"

namespace linkwright::scene {

/// Reads name, description, links, joints and hands of a scene. Names of links are resolved here; what makes a
/// mechanism one tree is left to Model::compile.
void readMechanism(const Fields& root, Problems& problems, Mechanism& mechanism);

}  // namespace linkwright::scene
