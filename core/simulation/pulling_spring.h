// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace linkwright {

/// A link pulled by a spring and a damper towards a point of the world, as with the mouse.
struct PullingSpring {
  int link = -1;                                     ///< index into Model::links()
  Eigen::Vector3d point = Eigen::Vector3d::Zero();   ///< in the link's frame, m
  Eigen::Vector3d target = Eigen::Vector3d::Zero();  ///< world, m
  double stiffness = 100.0;                          ///< N/m
  double damping = 5.0;                              ///< N s/m
};

}  // namespace linkwright
