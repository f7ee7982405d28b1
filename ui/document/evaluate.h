// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From the scene and a state to what the views show. Pure: whatever fails throws before anything of the document has
// changed.

#include "core/io/scene_file.h"
#include "ui/document/snapshot.h"

#include <QString>

#include <memory>

namespace linkwright::ui {

/// The stored pose of that name, null if there is none.
const StoredPose* findPose(const SceneData& scene, const QString& name);

/// The scene's motion and its torques. The wrong torques are those of formulationFor(mistakes, formulation): at a
/// sample they have the bits of a snapshot's. `is_live`: for one event of a gesture, of many joints at fewer samples.
/// `run`: the simulation that the motion came from, whose contacts act along it; null: from none.
Motion motionOf(const SceneData& scene, const Model& model, TorqueTerms terms, Formulation formulation,
                const MistakeSet& mistakes, bool is_live = false,
                const std::shared_ptr<const SimulatedRun>& run = nullptr);

/// The scene's loads as the core takes them; those on links that the model has not are left out.
std::vector<ExternalWrench> loadsOf(const SceneData& scene, const Model& model);

/// Places the snapshot's bodies, links and `contacts`, says what they do to links, and records the recursion at its
/// state by its formulation, with its mistakes once more.
void evaluate(Snapshot& snapshot, const std::vector<Contact>& contacts);

}  // namespace linkwright::ui
