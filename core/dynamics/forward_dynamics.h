// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/dynamics/aba.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace linkwright {

/// Everything that forward dynamics needs to know of an instant. Vectors are [dof]; rad, m, s, N m, N.
struct ForwardDynamicsInput {
  Eigen::VectorXd q, qd, tau;
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  std::vector<ExternalWrench> external;
  TorqueTerms terms;
};

enum class ForwardDynamicsMethod {
  Aba,         ///< articulated bodies (aba.h): O(n)
  Crba,        ///< composite rigid bodies, then M qdd = tau - b by M = L^T D L: O(dof depth^2)
  UnitVector,  ///< inverse dynamics asked again and again (unit_vector_forward_dynamics.h): O(dof^2 + dof depth^2)
};

/// Scratch of forwardDynamics, so that no call allocates once it has grown. Not shared between threads.
struct ForwardDynamicsWorkspace {
  std::vector<AbaState<double>> bodies;
  std::vector<double> external;
  std::vector<Pose> X_WB;
};

/// qdd [dof] with M qdd + h + g + friction = tau + J^T F: the accelerations that the torques tau make, rad/s^2, m/s^2.
/// The methods agree to round-off. Error: a joint that moves nothing with inertia along its axis, by its name and its
/// link's; joint friction at rest counts as zero. Throws PreconditionError on wrong sizes or numbers that are not
/// finite.
Result<Eigen::VectorXd> forwardDynamics(const Model& model, const ForwardDynamicsInput& input,
                                        ForwardDynamicsMethod method = ForwardDynamicsMethod::Aba);

/// The same by articulated bodies, without the heap; `qdd` is resized. Returns -1, or the joint that moves nothing
/// (masslessMessage says it in words), and then qdd is NaN throughout.
int forwardDynamics(const Model& model, const ForwardDynamicsInput& input, ForwardDynamicsWorkspace& workspace,
                    Eigen::VectorXd& qdd);

/// Why no acceleration can be given, and what to do. `joint` indexes Model::joints().
Message masslessMessage(const Model& model, int joint);

struct MassMatrixSolution {
  Eigen::VectorXd x;        ///< [dof]; empty where M is singular
  int massless_joint = -1;  ///< the joint that makes it so, -1: none does
};
/// Solves M x = y for a mass matrix M [dof x dof] of `model`, by M = L^T D L along the tree's branches. The first
/// joint, from the tips, whose entry D is lost in round-off moves nothing: beside its entry in M or beside `size`
/// [dof], where that is larger. Without `size`, an entry of M that is itself nothing but round-off passes. O(dof
/// depth^2).
MassMatrixSolution solveMassMatrix(const Model& model, const Eigen::MatrixXd& M, const Eigen::VectorXd& y,
                                   const Eigen::VectorXd& size);
MassMatrixSolution solveMassMatrix(const Model& model, const Eigen::MatrixXd& M, const Eigen::VectorXd& y);

/// [dof]: the next moving joint towards the base, -1 for none. What the factorization of M walks along. O(dof).
std::vector<int> jointsBelow(const Model& model);

/// The size [dof] of the inertias that are added to give the diagonal of M at `q` [dof], kg m^2; for a slide the mass
/// that it carries, kg. Round-off in an entry of the diagonal is a part of this, however small the entry. O(n).
Eigen::VectorXd addedInertia(const Model& model, const Eigen::VectorXd& q);

}  // namespace linkwright
