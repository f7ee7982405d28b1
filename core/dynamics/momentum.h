// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <optional>

namespace linkwright {

// Momentum and centre of mass of the whole mechanism, links fixed to the world included; world axes, SI. The spin of
// rotors is not modelled and has no part in it. All O(n), except where said; all throw PreconditionError on wrong sizes
// or numbers that are not finite. A mechanism without mass has no centre of mass: nullopt.

struct Momentum {
  Eigen::Vector3d linear;        ///< kg m/s
  Eigen::Vector3d about_origin;  ///< angular momentum about the world's origin, kg m^2/s
  Eigen::Vector3d about_centre;  ///< the same about the centre of mass; about the origin where there is no mass
};

Momentum momentum(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd);

/// m.
std::optional<Eigen::Vector3d> centreOfMass(const Model& model, const Eigen::VectorXd& q);

/// m/s: the linear momentum over the total mass.
std::optional<Eigen::Vector3d> centreOfMassVelocity(const Model& model, const Eigen::VectorXd& q,
                                                    const Eigen::VectorXd& qd);

/// J [3 x dof] with velocity of the centre of mass = J qd.
std::optional<Eigen::Matrix<double, 3, Eigen::Dynamic>> centreOfMassJacobian(const Model& model,
                                                                             const Eigen::VectorXd& q);

/// A [6 x dof], rows angular then linear: A qd = [momentum about the centre of mass; linear momentum], the centroidal
/// momentum matrix (Orin, Goswami and Lee 2013). A column is the momentum of the composite body beyond a joint.
std::optional<Eigen::Matrix<double, 6, Eigen::Dynamic>> centroidalMomentumMatrix(const Model& model,
                                                                                 const Eigen::VectorXd& q);

}  // namespace linkwright
