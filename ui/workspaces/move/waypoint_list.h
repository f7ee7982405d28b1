// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/move/motion_editor.h"

#include <QWidget>

class QLabel;
class QTableView;
class QToolButton;

namespace linkwright::ui {

class WaypointModel;

/// The waypoints with what can be done to them. The one that is chosen goes along with drags of the hand.
class WaypointList : public QWidget {
  Q_OBJECT
public:
  WaypointList(MotionEditor& editor, QWidget* parent);

  void refresh();
  QTableView* table() { return table_; }

protected:
  void changeEvent(QEvent* event) override;

private:
  void buildTable();
  QLayout* buildButtons();
  void addKeys();
  void sizeTable();
  void showStatus();
  void fillPoses();

  MotionEditor& editor_;
  WaypointModel* model_;
  QTableView* table_;
  QLabel* status_;
  QToolButton *add_ = nullptr, *from_pose_ = nullptr, *duplicate_ = nullptr, *remove_ = nullptr, *up_ = nullptr,
              *down_ = nullptr, *name_ = nullptr;
};

}  // namespace linkwright::ui
