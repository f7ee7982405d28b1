// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where in the recursion a mistake sits and whether it can be made here: what the panel of mistakes shows beside the
// numbers. The words are the user's language.

#include "core/dynamics/mistake.h"
#include "core/recording/notation.h"
#include "ui/document/snapshot.h"

#include <QString>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// The mistakes as they are listed.
struct MistakeGroup {
  QString title;
  std::vector<Mistake> mistakes;
};
std::vector<MistakeGroup> mistakeGroups();

/// "body.5, body.6": the equations in which it changes a term, by their numbers.
QString equationNumbers(Mistake mistake, Formulation formulation);

/// "c × F left out": its title with the symbols of that notation.
QString mistakeTitleIn(Mistake mistake, Notation notation);
/// The same of all that are planted, as plantedText has it.
QString plantedTextIn(const MistakeSet& mistakes, Notation notation);

/// The formulation that a mistake is shown in beside those that are planted; nothing where it cannot be made with them.
std::optional<Formulation> formulationWith(const Snapshot& snapshot, Mistake mistake);

/// Why a mistake can do nothing here, whatever the state: no sliding joint, a switch that is off, nothing from outside;
/// empty where it can.
QString whyNot(const Snapshot& snapshot, Mistake mistake);

/// The step of the right recursion by `formulation` (index into the steps of recordedBy) where the mistake sits: the
/// first one whose result it changes at this instant; where it changes nothing, the first one with its equation. -1
/// where the formulation has none.
int stepWhereMade(const Snapshot& snapshot, Mistake mistake, Formulation formulation);

}  // namespace linkwright::ui
