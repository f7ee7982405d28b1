// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/matrix_text.h"
#include "ui/workspaces/construct/part_editor.h"

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
  std::vector<NamedMatrix> inertiaMatrix() const;
  void showLink();
  void showPhysical(const Inertial& inertial);
  void chooseSource(MassSource source);
  void setMassless(bool massless);

  PartEditor& editor_;
  PartForm<Link> form_;
  QCheckBox* massless_;
  QWidget* figures_;
  QComboBox* source_;
  WrappedLabel* not_in_middle_;  ///< with the button below it: only where shapes put the centre elsewhere
  QToolButton* use_rod_;
  PropertyRow<Link>* mass_;
  NumberFields centre_, inertia_;
  WrappedLabel* physical_;
};

}  // namespace linkwright::ui
