// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/simulation_look.h"
#include "ui/widgets/property_form.h"

#include <QWidget>

namespace linkwright::ui {

/// What of contacts and forces is shown in 3D, and how stiff the spring is that the mouse pulls with.
class LookForm : public QWidget {
  Q_OBJECT
public:
  LookForm(SimulationLook& look, QWidget* parent);
  void refresh();

private:
  SimulationLook& look_;
  PropertyForm<SimulationLook> form_;
};

}  // namespace linkwright::ui
