// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

namespace linkwright {

/// How the scene is looked at. Angles rad, lengths m.
struct SceneView {
  Eigen::Vector3d centre = Eigen::Vector3d::Zero();  ///< the point that the camera looks at and orbits
  double azimuth = 0.8;                              ///< of the camera about z, from x
  double elevation = 0.4;                            ///< of the camera above the horizon
  double distance = 3.0;  ///< of the camera from the centre; 0: as far as shows the whole robot with its motion
};

}  // namespace linkwright
