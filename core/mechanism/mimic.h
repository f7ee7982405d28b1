// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"

#include <Eigen/Core>

namespace linkwright {

/// Whether any joint follows another.
bool hasFollowers(const Model& model);

/// Puts every joint that follows another where its leader has it: q = multiplier q_leader + offset, and its rates
/// likewise. Limits of the follower are not looked at. Vectors are [dof] in joint order. O(dof).
void followLeaders(const Model& model, Eigen::VectorXd& q);
void followLeaders(const Model& model, Eigen::VectorXd& q, Eigen::VectorXd& qd, Eigen::VectorXd& qdd);

/// [dof]: what each joint's motor has to give when followers are driven by their leaders without loss: that of a
/// leader is tau plus multiplier times tau of each follower (virtual work), that of a follower 0.
Eigen::VectorXd leadersTorques(const Model& model, const Eigen::VectorXd& tau);

}  // namespace linkwright
