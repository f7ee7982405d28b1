// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/step_terms.h"
#include "ui/document/snapshot.h"

namespace linkwright::ui {

/// Whether a mistake changes this term of an equation of that formulation.
bool changes(Mistake mistake, Formulation formulation, EquationId equation, const Summand& summand);

/// Whether one of the mistakes that are planted in the snapshot's formulation changes it.
bool isMistaken(const Snapshot& snapshot, const StepTerms& terms, const Summand& summand);

}  // namespace linkwright::ui
