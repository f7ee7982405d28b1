// SPDX-License-Identifier: MIT
#pragma once

// Symbols in a notation of choice, as the table of NOTATION.md has them. Where a notation has none of its own, that of
// the formulation's source stays.

#include "core/recording/notation.h"
#include "core/recording/recording.h"

#include <string>

namespace linkwright {

/// "ω", "ⁱω", "v", ...: as the formulation's plain equations write it. Only the joint's coordinate depends on its kind.
std::string plainSymbolOf(Quantity quantity, Formulation formulation, Notation notation, bool prismatic = false);
/// The same in LaTeX mathematics: "\\omega_i", "{}^i\\omega_i", "v_i", ...
std::string latexSymbolOf(Quantity quantity, Formulation formulation, Notation notation, bool prismatic = false);

/// The symbol of an entry; what a child hands on with what moves it to its parent, "Rₖ fₖ".
std::string plainSymbolOf(const Recorded& entry, Formulation formulation, Notation notation, bool prismatic = false);
std::string latexSymbolOf(const Recorded& entry, Formulation formulation, Notation notation, bool prismatic = false);

/// "The source's own", "Craig; Luh, Walker and Paul", "Featherstone", "Lynch and Park": for a choice.
const char* titleOf(Notation notation);

}  // namespace linkwright
