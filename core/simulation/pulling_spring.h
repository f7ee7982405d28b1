// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// A link pulled by a spring and a damper towards a point of the world, as with the mouse.
struct PullingSpring {
  int link = -1;                                     ///< index into Model::links()
  Eigen::Vector3d point = Eigen::Vector3d::Zero();   ///< in the link's frame, m
  Eigen::Vector3d target = Eigen::Vector3d::Zero();  ///< world, m
  double stiffness = 100.0;                          ///< N/m
  double damping = 5.0;                              ///< N s/m
};

/// A spring at `point` of link `link` (link's axes, m) that is damped about critically in the lightest way in which the
/// point can be pulled: c = 2 sqrt(k m), 1 / m the largest eigenvalue of the mobility J M^-1 J^T (Khatib 1987) of the
/// point, world axes, rotors counted. k is `stiffness` (N/m), but no more than a step of `step` s can follow: k h^2 / m
/// <= 1/4 (step 0: any). It pulls nowhere yet: its target is the point itself. Where nothing gives way it has no
/// damping. `X_WB`: the bodies' poses at q [dof] (rad, m). O(dof^3). Throws PreconditionError on wrong sizes, a link
/// that there is not, or numbers that are not finite.
PullingSpring criticalSpring(const Model& model, const Eigen::VectorXd& q, const std::vector<Pose>& X_WB, int link,
                             const Eigen::Vector3d& point, double stiffness, double step);

}  // namespace linkwright
