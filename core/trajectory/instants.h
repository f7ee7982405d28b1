// SPDX-License-Identifier: MIT
#pragma once

#include "core/trajectory/trajectory.h"

#include <Eigen/Core>

namespace linkwright {

/// How densely a motion is looked at.
struct InstantsWish {
  double step = 0.01;         ///< s, more than 0: nowhere longer
  int a_piece = 50;           ///< at least so many steps from each break or waypoint to the next
  int a_period = 40;          ///< at least so many steps to the shortest period of a wave
  Eigen::Index most = 20001;  ///< at least 2; breaks and waypoints are never left out
};

struct Instants {
  Eigen::VectorXd t;       ///< s, growing from 0 to the duration, breaks and waypoints among them
  bool are_fewer = false;  ///< than wished for: there would have been more than `most`
};

/// Instants of a motion: evenly from each break or waypoint to the next, as close as the wish has it; where that makes
/// more than `wish.most`, all steps are longer by one factor. Where the motion's acceleration jumps at breaks (its
/// continuity is less than 2) each break is there twice, as the last instant before it, 1e-9 of the duration earlier,
/// too. Of a motion made of samples those themselves, evenly fewer of them where there are more than `wish.most`.
/// O(instants). Throws PreconditionError where the wish is out of its range.
Instants instantsOf(const Trajectory& trajectory, const InstantsWish& wish);

}  // namespace linkwright
