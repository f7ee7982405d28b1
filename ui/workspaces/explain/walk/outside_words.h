// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/step_terms.h"
#include "ui/document/snapshot.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace linkwright::ui {

/// One of the things that act on a link from outside, while a simulation's contacts or its pulling spring are among
/// them.
struct OutsidePart {
  QString name;        ///< "contact foot", "mouse spring", "load"
  QString short_name;  ///< where room is short: "foot", "spring", "load"
  QString force;       ///< its symbol: "fₙ n + fₜ" of a contact, "F" of anything else
  int wrench = -1;     ///< index into Snapshot::external()
  int contact = -1;    ///< index into Snapshot::contacts; -1: it is none
};

/// The name of what acts, by its index into Snapshot::external().
OutsidePart outsidePart(const Snapshot& snapshot, int wrench);

/// What acts on a body from outside, by name; empty where no contact and no spring is among it.
std::vector<OutsidePart> outsideOf(const Snapshot& snapshot, int body);
QStringList namesOf(const std::vector<OutsidePart>& parts);

/// A summand that is what acts from outside, and nothing else, as one summand for each thing that acts: in the same
/// axes and about the same point. Empty where it is no such summand or no contact and no spring is among it.
struct OutsideSummand {
  OutsidePart part;
  Summand summand;
};
std::vector<OutsideSummand> splitByOrigin(const Snapshot& snapshot, const StepTerms& terms, const Summand& summand);

/// What the contacts and the spring do to a body, in a sentence with numbers, and what f_{n+1} of the extended method
/// is. Empty where none does anything.
QString outsideSentence(const Snapshot& snapshot, int body);

}  // namespace linkwright::ui
