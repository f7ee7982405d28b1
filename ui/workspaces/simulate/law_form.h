// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/property_form.h"
#include "ui/workspaces/simulate/simulation_editor.h"

#include <QWidget>

namespace linkwright::ui {

/// By which laws contacts push, rub and keep to their surfaces. What does not count is switched off.
class LawForm : public QWidget {
  Q_OBJECT
public:
  LawForm(SimulationEditor& editor, QWidget* parent);
  void refresh();

private:
  SimulationEditor& editor_;
  PropertyForm<SimulationSettings> form_;
};

}  // namespace linkwright::ui
