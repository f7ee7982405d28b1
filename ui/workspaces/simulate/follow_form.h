// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/property_form.h"
#include "ui/workspaces/simulate/simulation_editor.h"

#include <QWidget>

namespace linkwright::ui {

class JointNumbers;

/// Torques that follow the scene's motion: by which control, with which gains, and which motion that is.
class FollowForm : public QWidget {
  Q_OBJECT
public:
  FollowForm(SimulationEditor& editor, QWidget* parent);
  void refresh(const MotionTorque& torque);

private:
  void addGain(const char* name, const QString& caption, Eigen::VectorXd MotionTorque::*gain, const QString& of_pd,
               const QString& of_computed);
  QString motionWords() const;

  SimulationEditor& editor_;
  QLabel* motion_;
  PropertyForm<MotionTorque> form_;
  QCheckBox* alike_;
  JointNumbers* each_;
};

}  // namespace linkwright::ui
