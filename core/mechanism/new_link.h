// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/edit.h"
#include "core/mechanism/mechanism.h"

#include <Eigen/Core>

namespace linkwright {

// Links to go on with, made to fit the mechanism that they are for: visible, with mass, and on a joint that turns. All
// are O(n).

/// Where a link ends, in its own frame (m): where the one link on it hangs, else the far end of its solids, else the
/// middle of what hangs on it, else twice its centre of mass. Zero for one that has none of these.
Eigen::Vector3d tipOf(const Mechanism& mechanism, int link);

struct NewLink {
  Link link;
  Joint joint;
  Pose X_NJ;  ///< for a link between two: the pose of the old joint's frame in the new link
};

/// A link for the tip of `parent` that goes on in its direction, with its length, its mass and its joint's axis where
/// it has them, else with those of what it hangs on, else 0.3 m and 1 kg level along x. Its joint turns across the link
/// and begins bent a little, so that the chain is not stretched out. What stands at the tip already is passed aside.
NewLink linkOn(const Mechanism& mechanism, int parent);

/// A link for the place between `link`, which is not the base, and its parent; as large and heavy as the link.
NewLink linkBefore(const Mechanism& mechanism, int link);

/// The mechanism with a link on `parent` (linkOn). A tool there, which is a frame without mass that is welded to the
/// parent and carries nothing, goes on to the tip of the new link, also where `parent` is that tool. The first link of
/// a robot gets one to be dragged by, named "tool". O(n).
Edited withLinkOn(const Mechanism& mechanism, int parent);

/// How far aside a copy of a branch is seen beside it (m, in the parent's frame): along the axis of its joint.
Eigen::Vector3d shiftOfCopy(const Mechanism& mechanism, int link);

}  // namespace linkwright
