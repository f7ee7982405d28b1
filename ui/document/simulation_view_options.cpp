// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/simulation_view_options.h"

#include <algorithm>

namespace linkwright::ui {

void SimulationViewOptions::setOn(bool on) { set(on_, on); }
void SimulationViewOptions::setShowsSurfaces(bool shown) { set(surfaces_, shown); }
void SimulationViewOptions::setShowsForces(bool shown) { set(forces_, shown); }
void SimulationViewOptions::setShowsCones(bool shown) { set(cones_, shown); }
void SimulationViewOptions::setShowsInternalForces(bool shown) { set(internal_forces_, shown); }
void SimulationViewOptions::setShowsInternalMoments(bool shown) { set(internal_moments_, shown); }
void SimulationViewOptions::setPullStiffness(double stiffness) { set(stiffness_, std::clamp(stiffness, 0.1, 1e6)); }
void SimulationViewOptions::setContact(int contact) { set(contact_, contact); }

}  // namespace linkwright::ui

#include "moc_simulation_view_options.cpp"
