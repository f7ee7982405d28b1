// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact_geometry.h"
#include "core/contact/contact_system.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/unit_vector_forward_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <memory>
#include <vector>

namespace linkwright {

struct Surface;

// The extended Newton-Euler method (Nishiguchi, Lee, Minami and Yanou): inverse dynamics with contact forces at links,
// INV, is the only routine; mass matrix, bias, contact directions, forces and accelerations follow from asking it.
// Equation numbers are the paper's. INV is the project's own recursion (core/dynamics/rnea.h), so every call can be
// recorded and stepped through like any other: the contact force enters the backward pass where an external one does.

/// A contact force ON the robot, at a point of a link: f_n n - K f_n t. World axes, N.
struct ContactForce {
  int link = -1;                                    ///< index into Model::links()
  Eigen::Vector3d point = Eigen::Vector3d::Zero();  ///< in the link's frame, m
  Eigen::Vector3d n = Eigen::Vector3d::UnitZ();     ///< unit normal, towards the robot's free side
  double f_n = 0.0;                                 ///< N
  double K = 0.0;                                   ///< friction coefficient; 1 is a probe
  /// Direction of the actual motion along the surface, |t| <= 1. An argument of its own: the velocity that INV is
  /// given is zero where it is asked for directions, and the paper's r' / |r'| would be 0 / 0 there.
  Eigen::Vector3d t = Eigen::Vector3d::Zero();

  Eigen::Vector3d force() const { return f_n * n - K * f_n * t; }
};

/// INV(q, qd, qdd, g, {(link, point, f_n, K, t)}): `input` with the contact forces among its external ones, ready for
/// inverseDynamics and recordInverseDynamics. f_{n+1} of eq. 6 is minus this force, in the hand's frame.
DynamicsInput withContactForces(DynamicsInput input, const std::vector<ContactForce>& contacts);

/// One contact as the method is asked about it.
struct ContactQuestion {
  int link = -1;                                    ///< index into Model::links()
  Eigen::Vector3d point = Eigen::Vector3d::Zero();  ///< in the link's frame, m
  std::shared_ptr<const Surface> surface;           ///< null: the plane z = 0
  double K = 0.0;
  Eigen::Vector3d t = Eigen::Vector3d::Zero();  ///< see ContactForce
};

/// The method's steps, each kept. k contacts.
struct ExtendedForwardDynamics {
  std::vector<InverseDynamicsCall> calls;    ///< in the order in which INV was asked
  std::vector<ContactGeometry> contacts;     ///< [k]
  Eigen::VectorXd b;                         ///< [dof] h + g + D qd (eq. 32)
  Eigen::MatrixXd M;                         ///< [dof x dof]
  Eigen::MatrixXd j_c, j_t;                  ///< [dof x k] (eq. 34 to 36)
  Eigen::MatrixXd d;                         ///< [dof x k] d^T = ||dC/dr|| C_q M^-1 (eq. 17)
  Eigen::MatrixXd A, A_frictionless;         ///< [k x k] A = m_c - K d^T j_t (eq. 21)
  Eigen::VectorXd a;                         ///< [k] d^T b - ||dC/dr|| gamma (eq. 19)
  Eigen::VectorXd d_tau;                     ///< [k] d^T tau
  Eigen::VectorXd f_n;                       ///< [k] A f_n = a - d^T tau (eq. 22); those of least norm
  Eigen::VectorXd b_n;                       ///< [dof] INV(q, qd, 0, g, f_n, K, t)
  Eigen::VectorXd qdd;                       ///< [dof] M^-1 (tau - b_n) (eq. 37); empty where M is singular
  ContactSystemSolution solution;            ///< of eq. 22
  double critical_factor = 0.0;              ///< K times this is where A vanishes (criticalFrictionFactor)
  int massless_joint = -1;                   ///< the joint that makes M singular; -1: none
  std::vector<ContactForce> forces() const;  ///< as INV took them last
  std::vector<ContactQuestion> questions;    ///< as asked
};

/// Rows of several contacts are stacked (SPEC of the method's extension): D^T = C_q M^-1, A = C_q M^-1 (j_c - j_t diag
/// K), each row times ||dC/dr|| of its contact, so that a single contact has the paper's figures. Throws
/// PreconditionError on wrong sizes or numbers that are not finite. O((dof + k) n).
ExtendedForwardDynamics extendedForwardDynamics(const Model& model, const ForwardDynamicsInput& input,
                                                const std::vector<ContactQuestion>& contacts);

}  // namespace linkwright
