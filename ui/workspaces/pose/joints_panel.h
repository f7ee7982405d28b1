// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace linkwright::ui {

class JointTableModel;
class JointView;

/// Every joint with its slider and numbers (joint_view.h), the unit of angles, the hand to drag, and how the last drag
/// ended.
class JointsPanel : public QWidget {
  Q_OBJECT
  Q_PROPERTY(int missingHeight READ missingHeight)
public:
  JointsPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);
  /// How much taller the list would have to be to show every joint; negative where there is room left.
  int missingHeight() const;

private:
  QWidget* makeHeader();
  QWidget* makeFooter();
  void refresh();
  void connectTable();
  void showSelected();
  void showHands();
  void showSolver();
  void showUnit(AngleUnit unit);

  Document& document_;
  Interaction& interaction_;
  std::shared_ptr<const Model> model_;
  JointTableModel* table_;
  JointView* view_;
  QLabel* no_joints_ = nullptr;
  QComboBox* unit_ = nullptr;
  QToolButton* rates_ = nullptr;
  QLabel* hand_label_ = nullptr;
  QComboBox* hand_ = nullptr;
  QLabel* status_ = nullptr;
};

}  // namespace linkwright::ui
