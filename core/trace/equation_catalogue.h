// SPDX-License-Identifier: MIT
#pragma once

// Every equation that a recording can produce: its number, its title, where it comes from and the function that
// computes it.

#include "core/recording/quantity.h"

#include <span>

namespace linkwright {

struct CatalogueEntry {
  Formulation formulation;
  EquationId equation;
  const char* id;        ///< "body.5": as idOf
  const char* source;    ///< who wrote it, and where
  const char* file;      ///< "core/dynamics/body_frame_newton_euler.h"
  const char* function;  ///< "bodyFrameNewtonEuler": a comment in the file bears the number
};

/// All of them, by formulation, in the order of NOTATION.md.
std::span<const CatalogueEntry> equationCatalogue();
/// Null where the formulation has no such equation; the inputs have none.
const CatalogueEntry* catalogueEntry(Formulation formulation, EquationId equation);

}  // namespace linkwright
