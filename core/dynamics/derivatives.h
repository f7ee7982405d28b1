// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/dynamics/inverse_dynamics.h"

#include <Eigen/Core>

namespace linkwright {

/// The torques and how they change. Matrices are [dof x dof], entry (i, j) the change of tau_i by joint j's variable.
struct InverseDynamicsDerivatives {
  Eigen::VectorXd tau;        ///< [dof], inverseDynamics to round-off
  Eigen::MatrixXd dtau_dq;    ///< N m/rad and the like; external wrenches keep their axes while the links turn
  Eigen::MatrixXd dtau_dqd;   ///< N m s/rad; dry friction has derivative 0, at rest too, where it has none
  Eigen::MatrixXd dtau_dqdd;  ///< the mass matrix M(q), with the rotors where they are switched on; symmetric
};

/// Exact derivatives of inverse dynamics (to round-off, no differences): the fast kernel (rnea.h) over dual numbers,
/// eight directions at a time. O(n^2): 3 n directions of an O(n) recursion. Throws PreconditionError as
/// inverseDynamics.
InverseDynamicsDerivatives inverseDynamicsDerivatives(const Model& model, const DynamicsInput& input);

/// The accelerations that given torques make, and how they change. Matrices [dof x dof], entry (i, j) the change of
/// qdd_i by joint j's variable.
struct ForwardDynamicsDerivatives {
  Eigen::VectorXd qdd;        ///< [dof], rad/s^2, m/s^2
  Eigen::MatrixXd dqdd_dq;    ///< -M^-1 dtau/dq, taken at qdd
  Eigen::MatrixXd dqdd_dqd;   ///< -M^-1 dtau/dqd
  Eigen::MatrixXd dqdd_dtau;  ///< M^-1, symmetric
};

/// Of the state and the load in `input`, whose qdd is not read, under joint torques `tau` [dof]. O(n^3). Error: a mass
/// matrix that is singular to working precision (a joint that moves no mass and has no rotor switched on). Throws
/// PreconditionError as inverseDynamics.
Result<ForwardDynamicsDerivatives> forwardDynamicsDerivatives(const Model& model, const DynamicsInput& input,
                                                              const Eigen::VectorXd& tau);

}  // namespace linkwright
