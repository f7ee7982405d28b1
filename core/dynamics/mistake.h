// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/mistake_row.h"
#include "core/recording/formulation.h"
#include "core/recording/quantity.h"

#include <optional>

namespace linkwright {

/// The slips that are made in inverse dynamics, each a change of one term wherever the term stands. What it changes in
/// a formulation is said where it differs; equations as in NOTATION.md.
enum class Mistake {
  GravityLeftOut,         ///< g = 0
  GravityTwice,           ///< the base accelerates with -g and every link's weight is a force as well
  GravityWrongSign,       ///< -g for g
  NoGyroscopicTerm,       ///< omega x I omega, I about the centre of mass
  NoCentripetalTerm,      ///< omega x (omega x r), at the origin and at the centre of mass alike
  RotorLeftOut,           ///< gear^2 I^m qdd
  NoParallelAxisTerm,     ///< world, spatial: m hat(c) hat(c)^T of I^s
  MomentAboutWrongPoint,  ///< body, spatial: the children's forces with levers from the centre of mass, (r_k - c_i) x
                          ///< R_k f_k; world: the moment about the world's origin taken for that about the joint, S =
                          ///< [0; s]
  NoCentreLever,          ///< body: c x F
  NoChildLever,           ///< body, spatial: r_k x R_k f_k
  TransposedRotation,  ///< R^T for R and R for R^T wherever a vector is turned; world: also R^T I R. R as such is right
  AxisTurnedByParent,  ///< world: sw_j = R_p a_j for R_j a_j, in the rates and in world.axis; the pose is right
  HatMatrixMisprint,   ///< world: -z for -x in the second row of hat(c) in I^s (world.17)
  ChildForceSign,      ///< the children's forces and moments subtracted
  ExternalForceIgnored,   ///< what is given of f^E; weight is not, in world neither
  ParentOmegaInCoriolis,  ///< body: 2 omega_p x s qd of a sliding joint, omega_p in the parent's axes
};
inline constexpr auto kMistakes = everyUpTo<Mistake::ParentOmegaInCoriolis>();

std::span<const MistakeRow<Mistake>> mistakeRows(Mistake);

/// The equations in which a mistake changes a term in that formulation. Empty where the formulation has no such term;
/// gravity, rotors and external forces are in all of them.
EnumSet<EquationId> equationsOf(Mistake mistake, Formulation formulation);
inline bool canBeMade(Mistake mistake, Formulation formulation) { return !equationsOf(mistake, formulation).empty(); }

/// Several mistakes at once.
using MistakeSet = EnumSet<Mistake>;

/// The formulation to show these mistakes in: `preferred` where all of them can be made there, else body-frame,
/// world-spatial or spatial; nothing where no formulation has them all.
std::optional<Formulation> formulationFor(const MistakeSet& mistakes, Formulation preferred);

}  // namespace linkwright
