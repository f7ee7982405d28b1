// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"
#include "ui/view3d/view3d.h"

#include <array>
#include <vector>

namespace linkwright::ui {

/// The kinds of vectors that share a scale: forces with forces, so that what adds up in the equation adds up in the
/// scene.
enum class ArrowKind { AngularVelocity, LinearVelocity, AngularAcceleration, LinearAcceleration, Force, Moment };
inline constexpr std::size_t kArrowKinds = 6;

/// Metres an arrow has per unit of its quantity; 0: all vectors of that kind vanish.
struct ArrowScales {
  std::array<double, kArrowKinds> metres_per_unit{};
  double reach = 1.0;  ///< of the chain, m: the longest way from the base to a tip along the links
};

/// Scales at which the longest vector of each kind over all links is 0.2 of the chain's reach.
ArrowScales arrowScales(const Snapshot& snapshot);

/// The scales to go on with: `before` for each kind whose longest arrow still has a readable length, else new ones.
/// While a gesture is under way an arrow may grow threefold before its scale moves: lengths can be compared.
ArrowScales steadyArrowScales(const ArrowScales& before, const Snapshot& snapshot);

/// The vectors of a step, results and operands, as arrows in the world at their true points of application: velocities
/// and accelerations at the link's origin, the inertial force at the centre of mass, forces and moments of a joint at
/// the joint, torques along the joint's axis; what lies on the line of an arrow before it is laid aside. Vectors too
/// short to be seen are left out. Empty for step -1.
std::vector<Arrow> stepArrows(const Snapshot& snapshot, int step, const ArrowScales& scales);

/// The link that the step is at, index into Model::links(); -1 where there is no step.
int litLink(const Snapshot& snapshot, int step);
/// All links that the present pass has been to before this step, and what is welded to the lit one.
std::vector<int> visitedLinks(const Snapshot& snapshot, int step);

}  // namespace linkwright::ui
