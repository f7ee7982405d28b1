// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/simulate/simulation_editor.h"

#include <QWidget>

class QCheckBox;

namespace linkwright::ui {

/// What of contacts and forces is shown in 3D, and how stiff the spring is that the mouse pulls with.
class LookForm : public QWidget {
  Q_OBJECT
public:
  LookForm(SimulationLook& look, QWidget* parent);
  void refresh();

private:
  SimulationLook& look_;
  std::vector<std::pair<QCheckBox*, bool (SimulationLook::*)() const>> switches_;
  FigureField* stiffness_;
};

}  // namespace linkwright::ui
