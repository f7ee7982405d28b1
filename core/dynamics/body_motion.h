// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// Where a body is and how it moves, world axes. m, rad/s, m/s.
struct BodyMotion {
  Eigen::Matrix3d R_WB;
  Eigen::Vector3d c;      ///< centre of mass
  Eigen::Vector3d omega;  ///< angular velocity
  Eigen::Vector3d v_c;    ///< velocity of the centre of mass
};

/// Of all bodies at q, qd [dof]. Written apart from the recursions of the torques. O(n). Throws PreconditionError on
/// wrong sizes or numbers that are not finite.
std::vector<BodyMotion> bodyMotions(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd);

/// A body's inertia about its centre of mass, body axes, kg m^2.
Eigen::Matrix3d centralInertia(const Model& model, int body);

}  // namespace linkwright
