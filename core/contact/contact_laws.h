// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace linkwright {

/// How friction depends on motion along the surface.
enum class FrictionLaw {
  /// f_t = K f_n v / sqrt(v^2 + eps^2): smooth, as the golden data of the paper's simulations; no true sticking, a hand
  /// that is pushed creeps.
  Regularised,
  /// A hand at rest is held by what it takes, up to the static coefficient times the normal force; one in motion is
  /// opposed by the kinetic coefficient times it.
  StickSlip
};
/// "regularised", "stick-slip".
const char* toString(FrictionLaw law);
bool parseFrictionLaw(std::string_view word, FrictionLaw& law);

enum class ContactKind {
  Bilateral,  ///< the hand stays on the surface, which may pull (the paper)
  Unilateral  ///< the surface only pushes: f_n < 0 lifts off, approach lands by a plastic impact
};
/// "bilateral", "unilateral".
const char* toString(ContactKind kind);
bool parseContactKind(std::string_view word, ContactKind& kind);

enum class ContactMethod {
  ExtendedNewtonEuler,  ///< everything by asking INV (extended_newton_euler.h)
  Lagrange,             ///< accelerations and multipliers from one system of equations, independent of INV
  Penalty               ///< a spring and a damper in the surface; no constraint, and no events
};
/// "extended-newton-euler", "lagrange", "penalty".
const char* toString(ContactMethod method);
bool parseContactMethod(std::string_view word, ContactMethod& method);

enum class Stabilisation {
  None,       ///< C'' = 0 alone: C drifts with the integrator's error
  Baumgarte,  ///< C'' + 2 alpha C' + beta^2 C = 0
  Projection  ///< after each step q and qd go back to the surface by the shortest way in the metric of M
};
/// "none", "baumgarte", "projection".
const char* toString(Stabilisation stabilisation);
bool parseStabilisation(std::string_view word, Stabilisation& stabilisation);

struct ContactLaws {
  ContactKind kind = ContactKind::Bilateral;
  FrictionLaw friction = FrictionLaw::Regularised;
  double slip_speed = 1e-2;  ///< eps of the regularised law, m/s; more than 0
  ContactMethod method = ContactMethod::ExtendedNewtonEuler;
  Stabilisation stabilisation = Stabilisation::Projection;
  double alpha = 20.0, beta = 20.0;  ///< 1/s, of Baumgarte
  double stiffness = 1e5;            ///< N/m, of the penalty method
  double damping = 1e3;              ///< N s/m
  bool operator==(const ContactLaws&) const = default;
};

}  // namespace linkwright
