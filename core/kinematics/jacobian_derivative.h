// SPDX-License-Identifier: MIT
#pragma once

#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// Time derivative of jacobian() (same rows, same point, world axes) at joint positions `q` and velocities `qd` [dof]:
/// Jdot [6 x dof], so that A_W = J qdd + Jdot qd, rows alpha then a. Columns
/// [omega x z; (omega x z) x (p - p_i) + z x (v - v_i)] (revolute), [0; omega x z] (prismatic), omega that of the
/// joint's own link. O(depth); zero columns for joints that do not carry the link. Throws PreconditionError on wrong
/// sizes, numbers that are not finite, a link that is not there.
Eigen::Matrix<double, 6, Eigen::Dynamic> jacobianDerivative(const Model& model, const Eigen::VectorXd& q,
                                                            const Eigen::VectorXd& qd, int link);

/// The same, from poses that are known already; `Jdot` is resized. Allocates nothing once `Jdot` has its size.
void jacobianDerivative(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd, int link,
                        Eigen::Matrix<double, 6, Eigen::Dynamic>& Jdot);

/// Jdot qd without making Jdot: the acceleration [alpha; a] of the link's origin, world axes, while no joint
/// accelerates (its centripetal and Coriolis part; gravity is not in it). Recursive, O(depth). From poses it allocates
/// nothing.
Eigen::Matrix<double, 6, 1> biasAcceleration(const Model& model, const std::vector<Pose>& X_WB,
                                             const Eigen::VectorXd& qd, int link);
Eigen::Matrix<double, 6, 1> biasAcceleration(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                                             int link);

}  // namespace linkwright
