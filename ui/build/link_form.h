// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/matrix_text.h"
#include "ui/build/part_editor.h"
#include "ui/widgets/form_parts.h"

#include <QWidget>

namespace linkwright::ui {

class WrappedLabel;

/// The link's name, and its mass, centre and inertia: by hand or from its shapes, and whether a real body can have
/// them.
class LinkForm : public QWidget {
  Q_OBJECT
public:
  LinkForm(PartEditor& editor, QWidget* parent);

private:
  void buildLength(QVBoxLayout& column);
  void buildMass(QVBoxLayout& column);
  void bindMass();
  std::vector<NamedMatrix> inertiaMatrix() const;
  void showLink();
  void showLength();
  void showPhysical(const Inertial& inertial);
  void chooseSource(MassSource source);
  void setMassless(bool massless);

  PartEditor& editor_;
  TextField* name_;
  FigureField* length_;
  QLabel* length_caption_;
  QCheckBox* massless_;
  QWidget* figures_;
  QComboBox* source_;
  FigureField *mass_, *density_;
  QLabel *mass_caption_, *density_caption_;
  FigureGroup centre_, inertia_;
  WrappedLabel* physical_;
};

}  // namespace linkwright::ui
