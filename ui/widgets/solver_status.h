// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/snapshot.h"

#include <QString>

namespace linkwright::ui {

/// "out of reach", in the user's language.
QString statusWord(IkStatus status);
/// How the last drag ended: "End effector: converged", else with what is left to the target: "End effector: out of
/// reach, 12.3 mm and 2.1° from the target." `pulled` names a link that was pulled in place of the end effector.
QString solverSummary(const IkReport& report, AngleUnit unit, const QString& pulled = QString());
/// What is left to the target in two words, to stand beside it: "12.3 mm too far"; empty where nothing is.
QString missedBy(const IkReport& report, AngleUnit unit);
/// The name of the link that the last pull took hold of; empty where it was the hand.
QString pulledLink(const Snapshot& snapshot);
/// What it means and what to do; empty where there is nothing to do.
QString solverAdvice(IkStatus status);

}  // namespace linkwright::ui
