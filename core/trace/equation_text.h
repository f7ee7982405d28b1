// SPDX-License-Identifier: MIT
#pragma once

#include "core/recording/recording.h"

namespace linkwright {

/// An equation of the recursion in words, in plain text and in LaTeX mathematics. Symbols as in NOTATION.md:
/// i the link, p its parent, k its children, R the link's orientation in its parent, r its origin there, s the joint's
/// axis, c the centre of mass, I the inertia about the link's origin; all in link i's axes but r, which is in p's.
struct EquationText {
  const char* title;
  const char* plain;
  const char* latex;
};
EquationText textOf(EquationId equation, bool prismatic);

/// The symbol of a quantity in LaTeX mathematics, e.g. "\\omega_i".
const char* latexSymbolOf(Quantity quantity);

}  // namespace linkwright
