// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is edited, as a value: how two of them differ, and the next one after an edit.

#include "core/base/diagnostic.h"
#include "core/mechanism/edit.h"
#include "ui/document/document_state.h"
#include "ui/document/scene_part.h"

#include <functional>
#include <optional>
#include <vector>

namespace linkwright {
struct Contact;
}  // namespace linkwright

namespace linkwright::ui {

/// A scene as it is when it has just been opened; `model` is compiled from it.
SceneState openedState(SceneData scene, std::shared_ptr<const Model> model);
/// Where what is open is to be found again: a motion that was found from a pose is no place to go back to.
SceneState standingOf(const DocumentState& now);
SceneParts difference(const SceneState& a, const SceneState& b);

/// The same with another scene: `change` is given a copy of it. The mechanism is not to be changed so (withEdit).
SceneState withScene(SceneState state, const std::function<void(SceneData&)>& change);
/// The same with this motion, or none, that no simulation has made.
SceneState withPlan(SceneState state, const std::optional<TrajectoryPlan>& plan);
/// The same with the motion of a run, as far as it has come. What its torques follow is kept where they follow the
/// motion that it takes the place of.
SceneState withRun(const DocumentState& state, const std::shared_ptr<const SimulatedRun>& run);
/// The same with an edited mechanism: joints, poses, loads and the hand follow. Absent where it does not compile;
/// `problems` say why, or what is doubtful.
std::optional<SceneState> withEdit(const SceneState& state, const Edited& edited, Diagnostics& problems);

/// Those that act: of the run that the robot is on, otherwise the scene's.
const std::vector<Contact>& contactsOf(const SceneState& state);
/// Whether the robot is on a motion that a simulation has made.
inline bool isOnRun(const SceneState& state) { return state.source == StateSource::Motion && state.run != nullptr; }
/// The state of `scene` is that which a run begins with: the robot's, on a run that of its beginning.
void putStart(SceneData& scene, const SceneState& state);
/// Whether both come to the same motion: a stored pose that it does not name is none of it.
bool hasSameMotion(const SceneState& a, const SceneState& b);

/// Absent where the motion has no such waypoint or cannot be played. s
std::optional<double> timeOfWaypoint(const Motion& motion, std::optional<int> waypoint);
/// A robot that is on the motion is put onto it at its time, or at that of the waypoint; where the motion is no more it
/// stays where it is.
RobotState stateOn(const Motion& motion, RobotState robot, std::optional<int> waypoint);
/// A robot on the motion leaves it, at rest.
void leaveMotion(RobotState& robot);
/// Forgets the waypoint that gestures change where the robot is no longer on it.
void keepWaypoint(DocumentState& state);
/// That waypoint goes to where the joints are, and the motion with it, for one event of a gesture.
void carryWaypoint(DocumentState& state);
/// The robot goes to the positions of that waypoint, which belongs to a motion that cannot be played.
void goToWaypoint(DocumentState& state);

}  // namespace linkwright::ui
