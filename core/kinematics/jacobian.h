// SPDX-License-Identifier: MIT
#pragma once

#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// Geometric Jacobian of link `link`'s origin, world axes: J [6 x dof], V_W = J qd, rows wx wy wz vx vy vz.
/// Columns [z; z x (p - p_i)] (revolute), [0; z] (prismatic). O(depth).
Eigen::Matrix<double, 6, Eigen::Dynamic> jacobian(const Model& model, const Eigen::VectorXd& q, int link);

/// The same, from poses that are known already; `J` is resized.
void jacobian(const Model& model, const std::vector<Pose>& X_WB, int link, Eigen::Matrix<double, 6, Eigen::Dynamic>& J);

}  // namespace linkwright
