// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// What is known of an instant when some joints are driven along a motion and the others are left to the dynamics.
/// Vectors are [dof]; rad, m, s, N m, N.
struct HybridDynamicsInput {
  Eigen::VectorXd q, qd;
  Eigen::VectorXd qdd;           ///< of the driven joints; entries of passive ones are not read
  Eigen::VectorXd tau;           ///< of the passive joints, zero for free ones; entries of driven ones are not read
  std::vector<bool> is_passive;  ///< [dof]
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  std::vector<ExternalWrench> external;
  TorqueTerms terms;
};

struct HybridDynamicsSolution {
  Eigen::VectorXd qdd;       ///< [dof], the driven joints' as they were given
  Eigen::VectorXd tau;       ///< [dof]: what inverse dynamics says of this motion, for the passive joints too
  Eigen::VectorXd residual;  ///< [dof]: tau of the passive joints less what was asked of them, round-off; else 0
};

/// M qdd + b = tau with the accelerations of the driven joints and the torques of the passive ones (P) given:
/// H_PP qdd_P = tau_P - b_P, b being the torques at qdd_P = 0; then tau by inverse dynamics of the whole motion
/// (Featherstone, Rigid Body Dynamics Algorithms, section 9.2). Any set of joints of any tree may be passive: none is
/// inverse dynamics, all is forward dynamics. H_PP is factored along the tree's branches. O(n + dof depth^2).
/// Error: a passive joint that moves nothing, so that H_PP is singular, by its name and its link's. Throws
/// PreconditionError on wrong sizes or numbers that are not finite.
Result<HybridDynamicsSolution> hybridDynamics(const Model& model, const HybridDynamicsInput& input);

/// [dof]: the joints that the mechanism says have no motor. A joint that follows another is not passive.
std::vector<bool> passiveJoints(const Model& model);

}  // namespace linkwright
