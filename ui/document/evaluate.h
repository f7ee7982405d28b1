// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From a state to what the views show of it: pure functions.

#include "core/report/model_report.h"
#include "core/trajectory/motion_results.h"
#include "ui/document/snapshot.h"

#include <QString>

#include <memory>
#include <vector>

namespace linkwright::ui {

/// The stored pose of that name, null if there is none.
const StoredPose* findPose(const SceneData& scene, const QString& name);

/// The motion of the state's scene and its torques. The wrong torques are those of formulationFor(mistakes,
/// formulation): at a sample they have the bits of a snapshot's. Along a motion that a run has made its contacts act;
/// the one that has been found is taken where it was found for this model and this plan. `is_live`: for one event of a
/// gesture, of many joints at fewer samples.
Motion motionOf(const DocumentState& state, bool is_live = false);

/// The scene's loads as the core takes them; those on links that the model has not are left out.
std::vector<ExternalWrench> loadsOf(const SceneData& scene, const Model& model);

/// What acts on links at each of the samples: the loads, and what contacts and a pulling spring of a run did (null: of
/// none). Nothing at all where there is neither: empty.
std::vector<std::vector<ExternalWrench>> externalOf(const Model& model, const JointSamples& samples,
                                                    const std::vector<ExternalWrench>& loads, const SimulatedRun* run);

/// What the curves of a motion are worked out from (core/trajectory/motion_results.h): these samples of the snapshot's
/// motion with their torques, and what acts on the robot in it; of a simulated motion the run's own curves too. `hand`:
/// the link that is asked about. The snapshot may go.
MotionResultsInput figuresInput(const Snapshot& snapshot, std::shared_ptr<const JointSamples> samples,
                                std::shared_ptr<const Eigen::MatrixXd> tau,
                                std::shared_ptr<const Eigen::MatrixXd> mistaken, int hand);
/// The curves of the snapshot's motion, each worked out when it is asked for; null without a motion.
std::shared_ptr<MotionResults> figuresOf(const Snapshot& snapshot);

/// Poses of all links in the model's ready pose. O(n).
std::vector<Pose> readyPlaces(const Model& model);

/// The report on the snapshot's robot in its pose, see core/report/model_report.h.
ModelReport reportOf(const Snapshot& snapshot);

/// Works out what a snapshot shows of its state: places bodies, links and contacts, says what these do to links, and
/// records the recursion by its formulation, with its mistakes once more.
void evaluate(Snapshot& snapshot);

}  // namespace linkwright::ui
