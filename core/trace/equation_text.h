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

/// A symbol as it stands in the trace's column, in the plain text of the equations and in LaTeX mathematics.
struct RowSymbol {
  const char* csv;
  const char* plain;
  const char* latex;
};
/// The symbol of an entry. What a child k hands on is named with what turns it into the parent's axes and moves it to
/// the parent's origin, "R_k f_k", because its numbers are that product.
RowSymbol rowSymbolOf(const Recorded& entry, Formulation formulation);

/// Whether the entry is what a child hands on to its parent: a term of the sum in a joint force, moment or wrench.
bool isHandedOn(const Recorded& entry);

}  // namespace linkwright
