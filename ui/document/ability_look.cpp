// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/ability_look.h"

namespace linkwright::ui {

template <class T>
void AbilityLook::set(T& member, const T& value) {
  if (member == value) return;
  member = value;
  emit changed();
}

void AbilityLook::setShowsVelocity(bool shown) { set(velocity_, shown); }
void AbilityLook::setShowsForce(bool shown) { set(force_, shown); }
void AbilityLook::setShowsAngular(bool angular) { set(angular_, angular); }
void AbilityLook::setHold(HandHold hold) { set(hold_, hold); }
void AbilityLook::setLead(int joint) { set(lead_, joint); }
void AbilityLook::setCloud(const std::shared_ptr<const ReachableCloud>& cloud) { set(cloud_, cloud); }
void AbilityLook::setColoursByMeasure(bool by_measure) { set(by_measure_, by_measure); }

}  // namespace linkwright::ui

#include "moc_ability_look.cpp"
