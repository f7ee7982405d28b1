// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/simulate/simulation_editor.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace linkwright::ui {

class JointNumbers;

/// Torques that follow the scene's motion: by which control, with which gains, and which motion that is.
class FollowForm : public QWidget {
  Q_OBJECT
public:
  FollowForm(SimulationEditor& editor, QWidget* parent);
  void refresh(const MotionTorque& torque);

private:
  void change(const QString& text, const std::function<void(MotionTorque&)>& change);
  FigureField* addGain(QFormLayout& rows, const char* name, const QString& caption,
                       Eigen::VectorXd MotionTorque::*gain);
  QString motionWords() const;

  SimulationEditor& editor_;
  QLabel* motion_;
  QComboBox* control_;
  QCheckBox* alike_;
  FigureField *kp_, *kd_;
  JointNumbers* each_;
};

}  // namespace linkwright::ui
