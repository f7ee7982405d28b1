// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/mechanism/mechanism.h"
#include "core/spatial/pose.h"

#include <string>
#include <vector>

namespace linkwright {

/// A mechanism after an edit, and which part of the one before each of its parts is (-1: a new one), so that whatever
/// else speaks of links and joints can follow.
struct Edited {
  Mechanism mechanism;
  std::vector<int> link_before;   ///< parallel to Mechanism::links
  std::vector<int> joint_before;  ///< parallel to Mechanism::joints
  int link = -1;                  ///< the link that the edit is about, in `mechanism`: what to select now
};

// Each edit takes a tree and gives a tree; the one it is given stays as it is. Indices are into Mechanism::links and
// Mechanism::joints; one that does not exist is a caller's bug (PreconditionError). What cannot be done is an error in
// words. The lines of a file that the mechanism was read from no longer apply and are dropped. All are O(n).

/// The joint above a link, -1 for the base. The base, -1 where there is none.
int jointAbove(const Mechanism& mechanism, int link);
int baseLink(const Mechanism& mechanism);
/// A link and all that hangs on it, parents first.
std::vector<int> branchOf(const Mechanism& mechanism, int link);
/// Poses of all links in the base's frame at q = 0, parallel to Mechanism::links.
std::vector<Pose> posesAtZero(const Mechanism& mechanism);
/// `wanted` where no link (joint) has that name, else with the first number behind it that is free: wrist_2.
std::string freeLinkName(const Mechanism& mechanism, const std::string& wanted);
std::string freeJointName(const Mechanism& mechanism, const std::string& wanted);

/// A new link on `parent`, behind a joint; the joint's parent and child are set, names that are taken get a number.
Edited addLink(const Mechanism& mechanism, int parent, const Link& link, const Joint& joint);
/// A new link between a link and its parent: it takes the place of the old joint on the parent, and the link hangs on
/// it by its old joint at `X_NJ` (pose of the old joint's frame in the new link). Error: the base has no parent.
Result<Edited> insertLink(const Mechanism& mechanism, int link, const Link& added, const Joint& joint,
                          const Pose& X_NJ);
/// A copy of a link and all that hangs on it, on the same parent, `shift` (m, in the parent's frame) aside of it.
/// Joints of the copy follow those of the copy. Error: the base cannot be there twice.
Result<Edited> duplicateBranch(const Mechanism& mechanism, int link, const Eigen::Vector3d& shift);
/// Without a link and all that hangs on it; a joint that followed one that goes moves by itself. Error: it is the base.
Result<Edited> removeBranch(const Mechanism& mechanism, int link);
/// Without one link; what hung on it hangs on its parent, where it was at q = 0. Error: it is the base.
Result<Edited> removeLink(const Mechanism& mechanism, int link);
/// The branch of `link` onto another parent, staying where it is at q = 0. Errors: it is the base, or the new parent
/// is part of the branch (that would be a cycle).
Result<Edited> moveBranch(const Mechanism& mechanism, int link, int new_parent);
/// The place of a link among its siblings, which is the order of their columns: `to` counts from 0 and is clamped.
/// Error: the base has no siblings.
Result<Edited> reorderBranch(const Mechanism& mechanism, int link, int to);
/// Where a link stands among its siblings, 0 for the base.
int placeAmongSiblings(const Mechanism& mechanism, int link);

/// A link's or joint's figures as given; the joint's parent and child stay. Hands follow a link's new name, joints that
/// follow others that of a joint.
Edited withLink(const Mechanism& mechanism, int link, const Link& changed);
Edited withJoint(const Mechanism& mechanism, int joint, const Joint& changed);

}  // namespace linkwright
