// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSlider;

namespace linkwright::ui {

class UnitField;

/// The hand: which link it is, where it is and should be, by which solver and with which freedoms it follows, and how
/// the last pull ended. It shows the snapshot and reports requests.
class HandPanel : public QWidget {
  Q_OBJECT
public:
  HandPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

signals:
  /// Somebody wants to see the iteration of the last pull from within.
  void iterationWanted();

protected:
  void changeEvent(QEvent* event) override;

private:
  // hand_panel_layout.cpp
  void build();
  QWidget* buildTarget();
  QWidget* buildSolver();
  QWidget* buildOutcome();
  void connectTarget();
  void connectSolver();

  void refresh();
  void showHands();
  void showPose();
  void showSettings();
  void showOutcome();
  void placeHand();
  void changeSettings();
  IkWeights weightsOnScreen() const;

  Document& document_;
  Interaction& interaction_;
  std::shared_ptr<const Model> model_;
  QComboBox* link_ = nullptr;
  QComboBox* gizmo_axes_ = nullptr;
  std::array<UnitField*, 6> pose_{};  ///< x, y, z, roll, pitch, yaw
  QCheckBox* held_ = nullptr;
  QLabel* also_held_ = nullptr;
  QComboBox* method_ = nullptr;
  QWidget* textbook_ = nullptr;
  QDoubleSpinBox* step_limit_ = nullptr;
  QLabel* damping_label_ = nullptr;
  QDoubleSpinBox* damping_ = nullptr;
  std::array<QCheckBox*, 6> directions_{};  ///< by weight: about x, y, z, along x, y, z
  QComboBox* axes_ = nullptr;
  QSlider* balance_ = nullptr;  ///< position against orientation
  QLabel* balance_text_ = nullptr;
  QCheckBox* avoids_limits_ = nullptr;
  QLabel* status_ = nullptr;
  QLabel* figures_ = nullptr;
  QPushButton* look_inside_ = nullptr;
};

}  // namespace linkwright::ui
