// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/matrix_text.h"
#include "ui/workspaces/construct/part_editor.h"

#include <QWidget>

namespace linkwright::ui {

/// The joint above the link: its name and kind, where it is on the parent, about or along which axis it moves, and how
/// far.
class JointForm : public QWidget {
  Q_OBJECT
public:
  JointForm(PartEditor& editor, QWidget* parent);

private:
  /// A figure that may be absent: a box to tick, and the number.
  struct Bound {
    QCheckBox* has;
    PropertyRow<Joint>* row;
    double none;
  };
  void buildPlace(QVBoxLayout& column);
  void buildAxis(QVBoxLayout& column);
  void buildLimits(QVBoxLayout& column);
  template <class At>
  PropertyRow<Joint>* addBound(QFormLayout& rows, const QString& name, const QString& text, const QString& spoken,
                               const QString& what, const At& at, const linkwright::Field& described, double none,
                               const std::function<double()>& usual);
  std::vector<NamedMatrix> originMatrix() const;
  void showJoint();
  double usualLimit(double Limits::*figure) const;
  double presentPosition() const;

  PartEditor& editor_;
  QComboBox* kind_;
  PartForm<Joint> form_;
  NumberFields turn_;
  QWidget* moving_;
  QComboBox* preset_;
  std::vector<Bound> bounds_;
};

}  // namespace linkwright::ui
