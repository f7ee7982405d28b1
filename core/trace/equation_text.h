// SPDX-License-Identifier: MIT
#pragma once

#include "core/recording/recording.h"

namespace linkwright {

/// An equation of a formulation in words, in plain text and in LaTeX mathematics. Symbols as in NOTATION.md.
struct EquationText {
  const char* title;
  const char* plain;
  const char* latex;
};
/// Empty texts where the formulation has no such equation.
EquationText textOf(Formulation formulation, EquationId equation, bool prismatic);

/// The symbol of a quantity in LaTeX mathematics, e.g. "\\omega_i", as the formulation's source writes it.
const char* latexSymbolOf(Quantity quantity, Formulation formulation = Formulation::BodyFrame);

}  // namespace linkwright
