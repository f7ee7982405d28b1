// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From the scene and a state to what the views show. Pure: whatever fails throws before anything of the document has
// changed.

#include "core/trajectory/motion_figures.h"
#include "ui/document/snapshot.h"

#include <QString>

#include <memory>
#include <vector>

namespace linkwright {
struct Contact;
struct SceneData;
}  // namespace linkwright

namespace linkwright::ui {

/// The stored pose of that name, null if there is none.
const StoredPose* findPose(const SceneData& scene, const QString& name);

/// The scene's motion and its torques. The wrong torques are those of formulationFor(mistakes, formulation): at a
/// sample they have the bits of a snapshot's. `is_live`: for one event of a gesture, of many joints at fewer samples.
/// `run`: the simulation that the motion came from, whose contacts act along it; null: from none. `found`: what the
/// dynamics have made of a motion; it is the motion's curves where it was found for this model and this plan.
Motion motionOf(const SceneData& scene, const Model& model, TorqueTerms terms, Formulation formulation,
                const MistakeSet& mistakes, bool is_live = false,
                const std::shared_ptr<const SimulatedRun>& run = nullptr,
                const std::shared_ptr<const FoundMotion>& found = nullptr);

/// The scene's loads as the core takes them; those on links that the model has not are left out.
std::vector<ExternalWrench> loadsOf(const SceneData& scene, const Model& model);

/// What acts on links at each of the samples: the loads, and what contacts and a pulling spring of a run did (null: of
/// none). Nothing at all where there is neither: empty.
std::vector<std::vector<ExternalWrench>> externalOf(const Model& model, const JointSamples& samples,
                                                    const std::vector<ExternalWrench>& loads, const SimulatedRun* run);

/// What the curves of a motion are worked out from (core/trajectory/motion_figures.h): these samples of the snapshot's
/// motion with their torques, and what acts on the robot in it; of a simulated motion the run's own curves too. `hand`:
/// the link that is asked about. The snapshot may go.
FiguresInput figuresInput(const Snapshot& snapshot, std::shared_ptr<const JointSamples> samples,
                          std::shared_ptr<const Eigen::MatrixXd> tau, std::shared_ptr<const Eigen::MatrixXd> mistaken,
                          int hand);

/// Places the snapshot's bodies, links and `contacts`, says what they do to links, and records the recursion at its
/// state by its formulation, with its mistakes once more.
void evaluate(Snapshot& snapshot, const std::vector<Contact>& contacts);

}  // namespace linkwright::ui
