// SPDX-License-Identifier: MIT
#pragma once

namespace linkwright {

/// What is to be said of the equation A f = a - d^T tau of the contact forces.
enum class ContactStatus {
  Determined,  ///< one solution
  Singular,    ///< cond(A) is kIllConditioned or more: the forces have lost digits, the accelerations less so
  Redundant,   ///< more forces than the motion tells apart: those of least norm are given (indeterminate)
  Jammed       ///< A is zero or has turned its sign by friction (Painleve): no solution, or none that is to be trusted
};
/// "determined", "singular", "redundant", "jammed".
const char* toString(ContactStatus status);

}  // namespace linkwright
