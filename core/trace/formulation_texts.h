// SPDX-License-Identifier: MIT
#pragma once

// The equations of each formulation as texts, one file a formulation: what textOf chooses from.

#include "core/trace/equation_text.h"

namespace linkwright {

EquationText bodyFrameText(EquationId equation, bool prismatic);
EquationText spatialText(EquationId equation, bool prismatic);
EquationText worldFrameText(EquationId equation, bool prismatic);
EquationText nonRecursiveText(EquationId equation, bool prismatic);

/// The symbol of a quantity as the formulation's plain equations write it, e.g. "q̇".
const char* plainSymbolOf(Quantity quantity, Formulation formulation);

/// Where the world-frame formulation's source writes another letter than ours; null elsewhere.
const char* worldFrameLatexSymbol(Quantity quantity);

}  // namespace linkwright
