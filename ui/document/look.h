// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What of a document is looked at, and how: no undo steps.

#include "ui/document/document.h"

#include <memory>
#include <optional>

namespace linkwright::ui {

/// The same as a new snapshot, for views that show it in another way from now on.
void showAgain(Document& document);
/// The link that the gizmo sits on.
void setHand(Document& document, int link);
/// Whether a drag of another link leaves this one where it is.
void setHeld(Document& document, int link, bool held);
void setTorqueTerms(Document& document, TorqueTerms terms);
/// By which of the formulations the recursion is recorded. The torques agree to round-off.
void setFormulation(Document& document, Formulation formulation);
/// Mistakes to make on purpose, beside the right recursion: they change Snapshot::mistaken and the wrong curves and
/// nothing else. They stay when another robot is opened, as the switches of the torques do, and are never saved.
/// Throws PreconditionError where no formulation can make all of them.
void setMistakes(Document& document, const MistakeSet& mistakes);
/// The waypoint that gestures change from now on: the robot goes there, and where a hand or a joint is dragged the
/// waypoint goes along and with it the motion. A waypoint that named a stored pose has positions of its own then.
/// None, another time or another pose of the robot end it.
void editWaypoint(Document& document, std::optional<int> waypoint);
/// The motion that has been found takes the place of the plan's in all views, where it is of this robot and plan, and
/// the robot is put onto it; null: as the plan has it.
void showFound(Document& document, std::shared_ptr<const FoundMotion> found);

}  // namespace linkwright::ui
