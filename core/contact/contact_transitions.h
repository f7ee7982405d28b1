// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact_dynamics.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// Slower than this a point is taken to be at rest along the surface when it is asked whether it sticks, m/s.
inline constexpr double kStickSpeed = 1e-6;

/// Finds the modes that go with the state: which of the `touching` contacts carry a force (f_n >= 0, gap acceleration
/// >= 0, one of them zero), and which of those at rest stick (|f_t| <= static coefficient times f_n). Bilateral
/// contacts that are not free all carry. `out` is the evaluation with those modes. True where such modes were found; an
/// active-set search, with all combinations of up to 12 contacts as its last resort.
bool settleContacts(ContactDynamics& dynamics, const ContactDynamics::Input& input, const std::vector<bool>& touching,
                    std::vector<ContactState>& states, ContactSolution& out);

/// A plastic impact (restitution zero, no friction impulse).
struct Impact {
  Eigen::VectorXd impulse;  ///< [contacts], N s; zero where nothing is struck
  double loss = 0.0;        ///< kinetic energy that is lost, J
  bool is_consistent = true;
};

/// All `touching` contacts at once: N Lambda + v = v+ >= 0, Lambda >= 0, Lambda . v+ = 0 (a linear complementarity
/// problem; least norm where contacts are redundant), and qd becomes qd + M^-1 C_q^T Lambda. With bilateral contacts
/// v+ = 0 for all.
Impact strike(ContactDynamics& dynamics, const Eigen::VectorXd& q, Eigen::VectorXd& qd, const double* reflected_inertia,
              const std::vector<bool>& touching);

/// Puts q back onto the surfaces of the contacts that are not free (and sticking points to where they stick) and takes
/// the forbidden part out of qd, each by the shortest way in the metric of the mass matrix. Newton's iteration; false
/// where it has not come within 1e-10 m.
bool projectOntoContacts(ContactDynamics& dynamics, Eigen::VectorXd& q, Eigen::VectorXd& qd,
                         const double* reflected_inertia, const std::vector<ContactState>& states);

}  // namespace linkwright
