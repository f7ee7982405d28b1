// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/mechanism/edit.h"
#include "core/mechanism/model.h"
#include "core/scene/plots.h"
#include "core/scene/scene.h"

namespace linkwright {

/// A scene whose mechanism has been edited, with its model.
struct EditedScene {
  SceneData scene;
  Model model;
};

/// The joints that have another name after an edit: by their names before. One that is gone keeps its own.
JointRenames renamedJoints(const Mechanism& before, const Edited& edited);

/// Puts an edited mechanism into a scene, and lets all that speaks of its links and joints follow: the state and the
/// stored poses (and a motion's own) keep the value of each joint that is still there and of the same kind (kept within
/// its limits; a new one stands at its ready position, at rest), targets, loads and elastic links go with the names of
/// their links and go away with them, curves of plots go with the names of their joints (those of one that is gone are
/// left as they are). `before` is the model of `scene`. Errors: the edited mechanism does not compile; then with the
/// problems.
Result<EditedScene> withMechanism(const SceneData& scene, const Model& before, const Edited& edited);

/// Names of its contacts, in their order.
std::vector<std::string> contactNames(const SceneData& scene);

}  // namespace linkwright
