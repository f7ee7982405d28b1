// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/snapshot.h"

#include <QString>

namespace linkwright::ui {

/// How the last drag ended, in core's word for it: "Hand: converged", else with how far the hand is from where it was
/// asked to go: "Hand: out-of-reach, 12.3 mm and 2.1° away." `pulled` names a link that was pulled in the hand's place.
QString solverSummary(const IkReport& report, AngleUnit unit, const QString& pulled = QString());
/// The name of the link that the last pull took hold of; empty where it was the hand.
QString pulledLink(const Snapshot& snapshot);
/// What it means and what to do; empty where there is nothing to do.
QString solverAdvice(IkStatus status);

}  // namespace linkwright::ui
