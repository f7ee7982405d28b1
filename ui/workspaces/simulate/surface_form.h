// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/surface.h"
#include "ui/widgets/property_form.h"
#include "ui/workspaces/simulate/simulation_editor.h"

#include <QWidget>

namespace linkwright::ui {

/// The surface of the chosen contact: its form and where it lies.
class SurfaceForm : public QWidget {
  Q_OBJECT
public:
  SurfaceForm(SimulationEditor& editor, QWidget* parent);
  void refresh(const Surface& surface);

private:
  void buildForm(QFormLayout& rows);
  void buildPlace(QVBoxLayout& column);

  SimulationEditor& editor_;
  PropertyForm<Surface> form_;
};

}  // namespace linkwright::ui
