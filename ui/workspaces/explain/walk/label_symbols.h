// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/notation.h"
#include "ui/workspaces/explain/walk/arrow_vectors.h"

#include <QString>

namespace linkwright::ui {

/// "ω₃", "a_c3", "³ω₃", "τ₂₅": the symbol of a recorded vector in that notation, with the number of its link, and of
/// the other one where it has two. What follows a low line is a subscript. Halves of six-vectors keep the source's
/// letters where the notation has no such six-vector.
QString symbolOf(const Snapshot& snapshot, const ActingVector& vector, const Recorded& entry,
                 Notation notation = Notation::Source);

/// "ω", "v̇", "P_C": the letter of a vector alone, without the number of its link or the names of frames.
QString letterIn(Quantity quantity, Formulation formulation, Notation notation);

/// Without indices: "cᵢ × Fᵢ" to "c × F".
QString withoutIndices(const QString& plain);

/// A symbol or product in plain text, as StepTerms has it, in the letters of that notation: "ωᵢ × sᵢ q̇ᵢ" to
/// "ⁱωᵢ × ⁱẐᵢ θ̇ᵢ". What the notation has no letter for stays.
QString inNotation(const QString& plain, Formulation formulation, Notation notation, bool prismatic = false);

/// A symbol or product in plain text with the numbers of the links in place of the indices i, p, k and j, low and
/// raised.
QString withNumbers(const QString& plain, Formulation formulation, int body, int parent, int child);

}  // namespace linkwright::ui
