// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>

namespace linkwright::ui {

/// A part of what is edited.
enum class ScenePart {
  Robot = 1 << 0,      ///< where the robot is
  Mechanism = 1 << 1,  ///< with the hand and what is held
  Gravity = 1 << 2,
  Poses = 1 << 3,
  Trajectory = 1 << 4,  ///< with the run that it came from
  Loads = 1 << 5,
  Simulation = 1 << 6,  ///< contacts and settings
  Elastic = 1 << 7
};
Q_DECLARE_FLAGS(SceneParts, ScenePart)
Q_DECLARE_OPERATORS_FOR_FLAGS(SceneParts)

inline constexpr SceneParts kAllParts = SceneParts(0xff);
/// What the inertial parameters of links and the weight of all of them follow from.
inline constexpr SceneParts kMechanismParts = SceneParts(ScenePart::Mechanism) | ScenePart::Gravity;
/// What a motion is made of: poses that it names follow the joints of the mechanism.
inline constexpr SceneParts kMotionParts = SceneParts(ScenePart::Mechanism) | ScenePart::Poses | ScenePart::Trajectory;
/// What a run, or an analysis of elastic links, goes by and the motion does not show.
inline constexpr SceneParts kSimulationParts = SceneParts(ScenePart::Loads) | ScenePart::Simulation;
/// After an edit of these the robot is where the edit has put it.
inline constexpr SceneParts kMovingParts =
    SceneParts(ScenePart::Robot) | ScenePart::Mechanism | ScenePart::Gravity | ScenePart::Poses | ScenePart::Trajectory;

}  // namespace linkwright::ui
