// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/words.h"

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
inline constexpr Words<FrictionLaw, 2> kFrictionLaws = {
    {{FrictionLaw::Regularised, "regularised"}, {FrictionLaw::StickSlip, "stick-slip"}}};
const char* toString(FrictionLaw law);

enum class ContactKind {
  Bilateral,  ///< the hand stays on the surface, which may pull (the paper)
  Unilateral  ///< the surface only pushes: f_n < 0 lifts off, approach lands by a plastic impact
};
inline constexpr Words<ContactKind, 2> kContactKinds = {
    {{ContactKind::Bilateral, "bilateral"}, {ContactKind::Unilateral, "unilateral"}}};
const char* toString(ContactKind kind);

enum class ContactMethod {
  ExtendedNewtonEuler,  ///< everything by asking INV (extended_newton_euler.h)
  Lagrange,             ///< accelerations and multipliers from one system of equations, independent of INV
  Penalty               ///< a spring and a damper in the surface; no constraint, and no events
};
inline constexpr Words<ContactMethod, 3> kContactMethods = {
    {{ContactMethod::ExtendedNewtonEuler, "extended-newton-euler"},
     {ContactMethod::Lagrange, "lagrange"},
     {ContactMethod::Penalty, "penalty"}}};
const char* toString(ContactMethod method);

enum class Stabilisation {
  None,       ///< C'' = 0 alone: C drifts with the integrator's error
  Baumgarte,  ///< C'' + 2 alpha C' + beta^2 C = 0
  Projection  ///< after each step q and qd go back to the surface by the shortest way in the metric of M
};
inline constexpr Words<Stabilisation, 3> kStabilisations = {{{Stabilisation::None, "none"},
                                                             {Stabilisation::Baumgarte, "baumgarte"},
                                                             {Stabilisation::Projection, "projection"}}};
const char* toString(Stabilisation stabilisation);

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
