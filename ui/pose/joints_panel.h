// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace linkwright::ui {

class JointRow;

/// Every joint with its slider and numbers, the unit of angles, the hand to drag, and how the last drag ended.
class JointsPanel : public QWidget {
  Q_OBJECT
public:
  JointsPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);
  void setDark(bool dark);
  /// How much taller the list would have to be to show every joint; negative where there is room left.
  int missingHeight() const;

protected:
  void changeEvent(QEvent* event) override;

private:
  void sizeNames();
  QWidget* makeHeader();
  QWidget* makeFooter();
  void refresh();
  void rebuild();
  void makeList();
  JointRow* makeRow(int joint, QWidget* list);
  void connectRow(JointRow* row, int joint);
  void showHands();
  void showSolver();
  void showUnit(AngleUnit unit);

  Document& document_;
  Interaction& interaction_;
  std::shared_ptr<const Model> model_;
  std::vector<JointRow*> rows_;
  bool dark_ = false;
  QComboBox* unit_ = nullptr;
  QToolButton* rates_ = nullptr;
  QLabel* hand_label_ = nullptr;
  QComboBox* hand_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QLabel* status_ = nullptr;
};

}  // namespace linkwright::ui
