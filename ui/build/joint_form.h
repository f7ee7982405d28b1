// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/matrix_text.h"
#include "ui/build/part_editor.h"
#include "ui/widgets/form_parts.h"

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
    FigureField* field;
    double none;
  };
  void buildPlace(QVBoxLayout& column);
  void buildAxis(QVBoxLayout& column);
  void buildLimits(QVBoxLayout& column);
  Bound addBound(QFormLayout& rows, const QString& name, const QString& text, const QString& spoken, double none,
                 const QString& word);
  void bindPlace();
  std::vector<NamedMatrix> originMatrix() const;
  void bindAxis();
  void bindLimits();
  void bindBound(const Bound& bound, ProblemPlace::Field field, const QString& what, double Limits::*figure,
                 double usual);
  void showJoint();
  void showBounds(const Joint& joint);
  double usualLimit(double Limits::*figure) const;

  PartEditor& editor_;
  TextField* name_;
  QComboBox* kind_;
  FigureGroup origin_, turn_, axis_;
  QWidget* moving_;
  QComboBox* preset_;
  Bound lower_, upper_, velocity_, effort_, ready_;
  TurnAngles angles_;
};

}  // namespace linkwright::ui
