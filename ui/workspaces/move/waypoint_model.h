// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/move/motion_editor.h"

#include <QAbstractTableModel>

namespace linkwright::ui {

/// The waypoints of the motion: number, pose, how it is reached, and when. A pose that is typed becomes a stored one.
class WaypointModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column { Number, PoseName, Way, Time, kColumns };

  WaypointModel(MotionEditor& editor, QObject* parent);

  /// Rows stay where there are as many as before.
  void refresh();
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

private:
  QString text(int row, int column) const;
  bool isCarried(int row) const;  ///< whether a drag changes it now

  MotionEditor& editor_;
  std::shared_ptr<const TrajectoryPlan> plan_;
  std::vector<double> times_;
  int rows_ = 0;
};

}  // namespace linkwright::ui
