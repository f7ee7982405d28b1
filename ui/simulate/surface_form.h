// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/surface.h"
#include "ui/simulate/simulation_editor.h"
#include "ui/widgets/form_parts.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace linkwright::ui {

/// The surface of the chosen contact: its form and where it lies.
class SurfaceForm : public QWidget {
  Q_OBJECT
public:
  SurfaceForm(SimulationEditor& editor, QWidget* parent);
  /// `owner` tells one contact from another.
  void refresh(const Surface& surface, int owner);

private:
  FigureField* addFigure(QFormLayout& rows, const char* name, const QString& caption, const QString& spoken,
                         const QString& unit, std::function<void(Surface&, double)> write,
                         QString (*wrong)(double) = nullptr);
  void buildForm(QFormLayout& rows);
  void buildPlace(QVBoxLayout& column);
  void change(const QString& text, const std::function<void(Surface&)>& change);
  void takeForm(int index);

  SimulationEditor& editor_;
  TurnAngles turn_;
  QComboBox* form_ = nullptr;
  FigureField *radius_ = nullptr, *amplitude_ = nullptr, *length_ = nullptr, *phase_ = nullptr, *scale_ = nullptr;
  QCheckBox* hollow_ = nullptr;
  FigureGroup origin_, angles_;
};

}  // namespace linkwright::ui
