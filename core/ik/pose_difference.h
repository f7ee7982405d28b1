// SPDX-License-Identifier: MIT
#pragma once

// Six-vectors are linear first here, [p; phi], as in the source (T. Suehiro, numerical inverse kinematics).

#include "core/ik/ik_mistake.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

namespace linkwright {

/// What is missing between the hand E and the target T, in the base's axes: the straight way of the origin and the
/// rotation about one axis that would bring the one onto the other.
struct PoseDifference {
  Eigen::Vector3d p = Eigen::Vector3d::Zero();    ///< m: from the hand's origin to the target's, eq. (3)
  Eigen::Vector3d phi = Eigen::Vector3d::Zero();  ///< rad: axis times angle, |phi| <= pi, eq. (4)

  Eigen::Matrix<double, 6, 1> stacked() const { return (Eigen::Matrix<double, 6, 1>() << p, phi).finished(); }
  double positionError() const { return p.norm(); }       ///< m
  double orientationError() const { return phi.norm(); }  ///< rad
};

/// The difference of two frames. At an angle of exactly pi the axis has two directions; one is taken.
PoseDifference poseDifference(const Pose& X_WE, const Pose& X_WT);

/// The same with mistakes in it; those that belong to other lines of the iteration change nothing here.
PoseDifference poseDifference(const Pose& X_WE, const Pose& X_WT, const IkMistakeSet& mistakes);

}  // namespace linkwright
