// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

namespace linkwright {

/// Kinetic energy, J: sum over the bodies of (m v_c^2 + omega . I omega) / 2, which is qd^T M qd / 2. terms.rotor adds
/// I^m qd^2 / 2 of each reflected inertia. O(n). Throws PreconditionError on wrong sizes or numbers that are not
/// finite.
double kineticEnergy(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                     const TorqueTerms& terms = {});

/// Potential energy of gravity (world axes, m/s^2) and of the joints' springs, J: - sum of m g . c, zero for a mass at
/// the world's origin, plus the sum of k (q - rest)^2 / 2. Links that are fixed to the world count too. O(n). Throws as
/// kineticEnergy.
double potentialEnergy(const Model& model, const Eigen::VectorXd& q, const Eigen::Vector3d& gravity);

}  // namespace linkwright
