// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/field_reader.h"
#include "core/mechanism/mechanism.h"

namespace linkwright::scene {

/// Reads name, description, links, joints and hands of a scene, and lists its links. What makes a mechanism one tree is
/// left to Model::compile.
void readMechanism(const Fields& root, Problems& problems, Mechanism& mechanism, LinkNames& links);

}  // namespace linkwright::scene
