// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/mistake_row.h"
#include "core/contact/extended_newton_euler.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// The slips that are made in the extended Newton-Euler method, each a change of one term (extended_newton_euler.h).
enum class ExtendedMistake {
  ContactForceSign,           ///< f_{n+1} of eq. 6 taken for what the ground does to the hand: INV gets its opposite
  DirectionFromZeroVelocity,  ///< t of j_t from the velocity that INV is given there, which is zero (eq. 35)
  OwnFrictionAsProbe,         ///< K itself for the probe K = 1 where j_t is asked for
  FrictionWrongSign,          ///< +K f_n t for -K f_n t: friction drives
  GravityLeftOut,             ///< g = 0 in b and b_n
  GravityInColumns,           ///< g left on where the columns of M are asked for
  VelocityInColumns,          ///< qd left on there
  JointFrictionTwice,         ///< D qd added to what INV holds already
  NormalNotUnit,              ///< dC/dr for n, without the division by ||dC/dr||
  GammaLeftOut,               ///< C_q qdd = 0 for C_q qdd + gamma = 0
  NormalRateLeftOut,          ///< gamma without d/dt(dC/dr): the surface taken to be flat
  ContactForceNotInBias,      ///< b for b_n: f_n is found and then forgotten
  PullKept,                   ///< a surface that only pushes is asked for a pull: contacts that have let go are kept
  LongEulerStep,              ///< one explicit Euler step of 10 ms; it changes no acceleration, see eulerStep
};
inline constexpr auto kExtendedMistakes = everyUpTo<ExtendedMistake::LongEulerStep>();

std::span<const MistakeRow<ExtendedMistake>> mistakeRows(ExtendedMistake);

/// Several mistakes at once.
using ExtendedMistakeSet = EnumSet<ExtendedMistake>;

/// The method with these mistakes in it; with none of them the bits of extendedForwardDynamics, which is the same code.
/// `calls` are what INV was asked with them, `contacts` stay right. `released`: contacts that have let go of their
/// surfaces, which only PullKept asks about, after the others. As extendedForwardDynamics otherwise; where a mistake
/// makes M singular without a joint to blame, qdd is empty and massless_joint -1.
ExtendedForwardDynamics extendedForwardDynamics(const Model& model, const ForwardDynamicsInput& input,
                                                const std::vector<ContactQuestion>& contacts,
                                                const ExtendedMistakeSet& mistakes,
                                                const std::vector<ContactQuestion>& released = {});

/// What viscous friction of the joints makes of an explicit Euler step of h seconds: the motion that dies fastest, at
/// `rate`, the largest eigenvalue of M^-1 D (1/s), is multiplied by 1 - rate h; it grows where h is above 2 / rate.
struct EulerStep {
  double rate = 0.0;
  double factor = 1.0;   ///< |1 - rate h|
  double longest = 0.0;  ///< 2 / rate, s; infinite without friction
};
/// At q [dof]; contacts left out of account, which only lower the rate. O(dof^3).
EulerStep eulerStep(const Model& model, const Eigen::VectorXd& q, TorqueTerms terms, double h);

}  // namespace linkwright
