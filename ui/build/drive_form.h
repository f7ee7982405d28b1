// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/build/part_editor.h"
#include "ui/widgets/form_parts.h"

#include <QWidget>

namespace linkwright::ui {

/// What drives the joint and what it costs to move: friction, rotor and gear; that nothing drives it; that it follows
/// another joint.
class DriveForm : public QWidget {
  Q_OBJECT
public:
  DriveForm(PartEditor& editor, QWidget* parent);

private:
  void bind();
  void bindMimic();
  void showDrive();
  void showMimic(const Joint& joint);
  QStringList leaders() const;
  void follow(bool follows);

  PartEditor& editor_;
  FigureField *damping_, *forward_, *backward_, *stiffness_, *rest_, *rotor_, *gear_;
  QLabel* reflected_;
  QCheckBox *passive_, *follows_;
  QWidget* mimic_;
  QComboBox* leader_;
  FigureField *multiplier_, *offset_;
};

}  // namespace linkwright::ui
