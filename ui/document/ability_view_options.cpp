// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/ability_view_options.h"

namespace linkwright::ui {

void AbilityViewOptions::setShowsVelocity(bool shown) { set(velocity_, shown); }
void AbilityViewOptions::setShowsForce(bool shown) { set(force_, shown); }
void AbilityViewOptions::setShowsAngular(bool angular) { set(angular_, angular); }
void AbilityViewOptions::setHold(HandHold hold) { set(hold_, hold); }
void AbilityViewOptions::setLead(int joint) { set(lead_, joint); }
void AbilityViewOptions::setCloud(const std::shared_ptr<const ReachableCloud>& cloud) { set(cloud_, cloud); }
void AbilityViewOptions::setColoursByMeasure(bool by_measure) { set(by_measure_, by_measure); }

}  // namespace linkwright::ui

#include "moc_ability_view_options.cpp"
