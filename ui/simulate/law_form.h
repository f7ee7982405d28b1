// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/simulate/simulation_editor.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace linkwright::ui {

/// By which laws contacts push, rub and keep to their surfaces. What does not count is switched off.
class LawForm : public QWidget {
  Q_OBJECT
public:
  LawForm(SimulationEditor& editor, QWidget* parent);
  void refresh();

private:
  template <class Value, std::size_t N>
  QComboBox* addChoice(QFormLayout& rows, const char* name, const QString& caption, const QString& spoken,
                       const Value (&values)[N], Value ContactLaws::*member);
  FigureField* addFigure(QFormLayout& rows, const char* name, const QString& caption, const QString& spoken,
                         const QString& unit, double ContactLaws::*member, QString (*wrong)(double));

  SimulationEditor& editor_;
  QComboBox *kind_, *friction_, *method_, *stabilisation_;
  FigureField *slip_speed_, *stiffness_, *damping_, *alpha_, *beta_;
  QCheckBox* project_start_;
};

}  // namespace linkwright::ui
