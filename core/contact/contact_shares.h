// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact_dynamics.h"

#include <Eigen/Core>

#include <array>
#include <vector>

namespace linkwright {

/// What makes a contact force: the terms on the right of A f = a - d^T tau, each carried to f by the same A. They add
/// up to the force.
enum class ContactCause {
  Weight,         ///< gravity, by g(q)
  Velocity,       ///< Coriolis and centrifugal terms of the links, h(q, qd)
  Curvature,      ///< gamma: the point's path turns with the links, and on the surface with its curvature
  Torques,        ///< of the motors
  JointFriction,  ///< viscous and dry
  JointSprings,   ///< that draw joints to their rest positions
  Loads,          ///< that act on links all the time
  Pull,           ///< of a spring that pulls a link
  Stabilisation,  ///< Baumgarte's terms
  Spring,         ///< penalty: stiffness times depth
  Damper,         ///< penalty: damping times approach
  NoPull          ///< penalty: what a surface that only pushes leaves out
};
inline constexpr std::array kContactCauses = {
    ContactCause::Weight,        ContactCause::Velocity,     ContactCause::Curvature, ContactCause::Torques,
    ContactCause::JointFriction, ContactCause::JointSprings, ContactCause::Loads,     ContactCause::Pull,
    ContactCause::Stabilisation, ContactCause::Spring,       ContactCause::Damper,    ContactCause::NoPull};
/// "weight", "velocity", ...
const char* nameOf(ContactCause cause);

/// A state with contacts, and what acts on it. Vectors are [dof].
struct ContactSharesInput {
  Eigen::VectorXd q, qd;
  Eigen::VectorXd tau;           ///< of the motors
  Eigen::VectorXd dry_friction;  ///< of the joints, as it is taken from tau
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  std::vector<ExternalWrench> loads, pull;
  std::vector<JointFriction> friction;    ///< viscous alone
  std::vector<double> reflected_inertia;  ///< added to the diagonal of M
  std::vector<ContactState> states;       ///< [contacts]
};

/// The contact forces at an instant, term by term. m unknowns: the normals of the contacts that carry, then the
/// tangents of those that stick.
struct ContactShares {
  ContactSolution solution;      ///< all of it at once, as a simulation has it
  std::vector<bool> is_normal;   ///< [m] of each unknown: along the normal, otherwise a tangent of one that sticks
  Eigen::MatrixXd f;             ///< [m x causes] N: what each cause gives of each unknown (solution.unknowns)
  Eigen::VectorXd b;             ///< [dof] h + g + D qd and what acts from outside
  Eigen::MatrixXd A;             ///< [m x m] as the paper has it: rows of normals times ||dC/dr||^2
  Eigen::VectorXd a, d_tau;      ///< [m] the same: A f = a - d_tau
  double critical_factor = 0.0;  ///< every K times this is where A vanishes (criticalFrictionFactor)
  Eigen::MatrixXd f_n;           ///< [contacts x causes] N; rows of those that are free are zero
  double of(int contact, ContactCause cause) const { return f_n(contact, static_cast<Eigen::Index>(cause)); }
  double total(int contact) const { return f_n.row(contact).sum(); }
  bool is_penalty = false;  ///< there is no A then: springs and dampers
};

/// Throws PreconditionError as ContactDynamics. Where a joint moves nothing with inertia (solution.massless_joint) the
/// rest is empty. O((dof + m) n + m^3).
ContactShares contactShares(const Model& model, const std::vector<Contact>& contacts, const ContactLaws& laws,
                            const ContactSharesInput& input);

}  // namespace linkwright
