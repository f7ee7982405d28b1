// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/simulation_look.h"

#include <algorithm>

namespace linkwright::ui {

template <class T>
void SimulationLook::set(T& member, const T& value) {
  if (member == value) return;
  member = value;
  emit changed();
}

void SimulationLook::setOn(bool on) { set(on_, on); }
void SimulationLook::setShowsSurfaces(bool shown) { set(surfaces_, shown); }
void SimulationLook::setShowsForces(bool shown) { set(forces_, shown); }
void SimulationLook::setShowsCones(bool shown) { set(cones_, shown); }
void SimulationLook::setShowsInternalForces(bool shown) { set(internal_forces_, shown); }
void SimulationLook::setShowsInternalMoments(bool shown) { set(internal_moments_, shown); }
void SimulationLook::setPullStiffness(double stiffness) { set(stiffness_, std::clamp(stiffness, 0.1, 1e6)); }
void SimulationLook::setContact(int contact) { set(contact_, contact); }

}  // namespace linkwright::ui

#include "moc_simulation_look.cpp"
