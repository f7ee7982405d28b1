// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/settings.h"
#include "ui/document/simulation_view_options.h"
#include "ui/widgets/property_form.h"

#include <QCoreApplication>

namespace linkwright::ui {

/// The rows of what is set once for a simulation.
class SettingsForm {
  Q_DECLARE_TR_FUNCTIONS(SettingsForm)
public:
  /// By which laws contacts push, rub and keep to their surfaces. What does not count is switched off.
  static void addLaws(PropertyForm<SimulationSettings>& form);
  /// How time goes on: by which integrator, in what steps, for how long, and how often it is recorded.
  static void addIntegrator(PropertyForm<SimulationSettings>& form);
  /// What of contacts and forces is shown in 3D, and how stiff the spring is that the mouse pulls with.
  static void addLook(PropertyForm<SimulationViewOptions>& form);
};

}  // namespace linkwright::ui
