// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace linkwright {
struct SceneData;
struct TrajectoryPlan;
}  // namespace linkwright

namespace linkwright::ui {

// What the torques of a simulation follow is kept beside the scene while it is open: it comes and goes with the motion
// that has taken its place.

/// Out of a scene that was read; null: there is none.
std::shared_ptr<const TrajectoryPlan> takeFollowed(SceneData& scene);
/// Into a scene that is to be written or simulated; only where its torques follow a motion.
void putFollowed(SceneData& scene, const std::shared_ptr<const TrajectoryPlan>& followed);

}  // namespace linkwright::ui
