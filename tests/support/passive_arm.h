// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/planar_tree.h"
#include "core/beam/trajectory_revision.h"
#include "core/mechanism/mechanism.h"
#include "core/trajectory/drive_profile.h"

#include <Eigen/Core>

namespace linkwright::test {

/// The arm of the golden data: two rods of 0.25 m and 97.5 g, of steel 10 mm by 5 mm, 0.1 kg at the tip, joint 2
/// passive.
TwoLinkArm goldenArm();

/// Joint `driven` goes `way` rad from `start` in 2 s; the others stay at their start.
JointDrive driveOf(DriveProfile profile, Eigen::VectorXd start, Eigen::VectorXd way, double duration = 2.0);

/// Half a turn of joint 1.
JointDrive halfTurn(DriveProfile profile);

/// The same rods as links of a mechanism that turn about z: thin, without inertia about their own length.
Mechanism mechanismOf(const PlanarTree& tree);

}  // namespace linkwright::test
