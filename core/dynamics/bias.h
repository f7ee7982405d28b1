// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

namespace linkwright {

// What the joints need without accelerating, M(q) qdd + h(q, qd) + g(q) + k(q) = tau at qdd = 0, whole and in parts.
// [dof], N m and N. O(n): inverse dynamics with parts of its input zero. Each throws PreconditionError on wrong sizes
// or numbers that are not finite.

/// h(q, qd) + g(q), the springs of the joints, and the friction of the joints where it is switched on (the rotors need
/// nothing at qdd = 0).
Eigen::VectorXd biasTorques(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                            const Eigen::Vector3d& gravity, const TorqueTerms& terms = {});

/// h(q, qd) alone: Coriolis and centrifugal torques, C(q, qd) qd.
Eigen::VectorXd velocityTorques(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd);

/// g(q) alone: what holds the mechanism still. `gravity` in world axes, m/s^2.
Eigen::VectorXd gravityTorques(const Model& model, const Eigen::VectorXd& q, const Eigen::Vector3d& gravity);

/// The springs of the joints alone, k (q - rest): zero where they rest.
Eigen::VectorXd springTorques(const Model& model, const Eigen::VectorXd& q);

}  // namespace linkwright
