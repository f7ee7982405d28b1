// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/property_form.h"
#include "ui/workspaces/simulate/simulation_editor.h"

#include <QWidget>

namespace linkwright::ui {

/// How time goes on: by which integrator, in what steps, for how long, and how often it is recorded.
class IntegratorForm : public QWidget {
  Q_OBJECT
public:
  IntegratorForm(SimulationEditor& editor, QWidget* parent);
  void refresh();

private:
  SimulationEditor& editor_;
  PropertyForm<SimulationSettings> form_;
};

}  // namespace linkwright::ui
