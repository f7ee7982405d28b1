// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trajectory/curve_name.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/document/move_view_options.h"

#include <QToolButton>

#include <memory>

class QCheckBox;
class QComboBox;
class QFrame;
class QSpinBox;

namespace linkwright::ui {

/// Opens the choices of what of the motion is shown in 3D: ghosts, the hand's path and what colours it.
class MotionViewButton : public QToolButton {
  Q_OBJECT
public:
  MotionViewButton(Document& document, Interaction& interaction, MoveViewOptions& look, QWidget* parent = nullptr);

private:
  void buildChoices();
  void fillQuantities();
  void fillJoints();
  void openChoices();
  void showRobot();
  void showLook();
  void showScale();
  void chooseCurve();

  Document& document_;
  Interaction& interaction_;
  MoveViewOptions& look_;
  std::shared_ptr<const Model> model_;
  bool has_mistakes_ = false;
  std::vector<CurveName> quantities_;  ///< by row of the list but for its first, each without a joint
  QFrame* choices_;
  QCheckBox *ghosts_ = nullptr, *at_waypoints_ = nullptr, *path_ = nullptr;
  QSpinBox* count_ = nullptr;
  QComboBox *quantity_ = nullptr, *joint_ = nullptr;
};

}  // namespace linkwright::ui
