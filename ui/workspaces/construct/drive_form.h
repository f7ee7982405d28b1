// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/construct/part_editor.h"

#include <QWidget>

namespace linkwright::ui {

/// What drives the joint and what it costs to move: friction, rotor and gear; that nothing drives it; that it follows
/// another joint.
class DriveForm : public QWidget {
  Q_OBJECT
public:
  DriveForm(PartEditor& editor, QWidget* parent);

private:
  void buildMimic(QVBoxLayout& column);
  void showDrive();
  void showMimic(const Joint& joint);
  QStringList leaders() const;
  void follow(bool follows);

  PartEditor& editor_;
  PartForm<Joint> form_;
  QLabel* reflected_;
  QCheckBox *passive_, *follows_;
  QWidget* mimic_;
  QComboBox* leader_;
};

}  // namespace linkwright::ui
