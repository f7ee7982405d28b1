// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/null_space.h"
#include "core/kinematics/limit_distance.h"
#include "core/kinematics/manipulability.h"
#include "core/spatial/pose.h"

#include <vector>

namespace linkwright::ui {

struct Snapshot;

/// How the hand can be moved and can push in one kind of direction, linear or angular, in one pose.
struct HandDirections {
  Manipulability here;
  int free = 0;  ///< in how many directions it can be moved where it is not singular

  /// The product of the singular values of the free directions; 0 where singular.
  double measure() const;
  /// The largest of them over the smallest; infinite where singular.
  double condition() const;
  /// Fewer directions here than elsewhere.
  bool isSingular() const { return here.rank < free; }
};

/// How large ellipsoids are drawn: by the robot's size alone, so that those of two poses can be compared.
struct EllipsoidScales {
  double velocity = 0.0;  ///< m drawn for each m/s or rad/s that joint rates of length 1 give
  double force = 0.0;     ///< m drawn for each N or N m that joint torques of length 1 give
  double longest = 0.0;   ///< m: a longer radius is cut off
};

/// What the hand can do in one pose.
struct HandAbility {
  Pose X_WE;
  double size = 0.0;        ///< m: how far the hand reaches, without endless slides
  std::vector<int> joints;  ///< that carry the hand, from the base outwards; indices into Model::joints()
  HandDirections linear, angular;
  std::vector<LimitDistance> limits;  ///< by joint of the model
  int nearest = -1;                   ///< the joint with the least of its range left; -1: none has limits
  int spare_pose = 0;                 ///< dimensions of motion that leaves the whole hand
  int spare_position = 0;             ///< dimensions of motion that leaves its place

  int spare(HandHold hold) const { return hold == HandHold::Pose ? spare_pose : spare_position; }
};

/// Worked out when it is first asked for, kept as long as the snapshot (ui/document/insight.h).
const HandAbility& abilityOf(const Snapshot& snapshot);

EllipsoidScales ellipsoidScales(const HandAbility& ability, bool angular);

/// How far the arm can slide with the hand held: likewise.
const SlideRange& slideRangeOf(const Snapshot& snapshot, HandHold hold, int lead);

}  // namespace linkwright::ui
