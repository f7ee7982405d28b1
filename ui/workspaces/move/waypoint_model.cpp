// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/waypoint_model.h"

#include "ui/workspaces/move/motion_words.h"

#include <QGuiApplication>
#include <QPalette>
#include <QTimer>

namespace linkwright::ui {

WaypointModel::WaypointModel(MotionEditor& editor, QObject* parent) : QAbstractTableModel(parent), editor_(editor) {}

void WaypointModel::refresh() {
  const Motion& motion = editor_.motion();
  const int rows = editor_.waypointCount();
  if (rows != rows_) beginResetModel();
  const bool reset = rows != rows_;
  plan_ = motion.plan;
  times_ = motion.curves ? motion.curves->trajectory.waypointTimes() : std::vector<double>();
  rows_ = rows;
  if (reset)
    endResetModel();
  else if (rows_ > 0)
    emit dataChanged(index(0, 0), index(rows_ - 1, kColumns - 1));
}

int WaypointModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rows_; }
int WaypointModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

bool WaypointModel::isCarried(int row) const { return row == editor_.chosen() && editor_.goesAlong(); }

QString WaypointModel::text(int row, int column) const {
  const auto at = static_cast<std::size_t>(row);
  switch (column) {
    case Number: return QString::number(row + 1);
    case PoseName: return nameOf(*waypointsOf(*plan_).at(at));
    //: noun: pose about which the joints oscillate
    case Way:
      if (!hasWaypointList(*plan_)) return tr("centre");
      //: noun: the first waypoint, which no path leads to
      return row == 0 ? tr("start") : segmentText(*plan_, row - 1);
    default: return at < times_.size() ? timeText(times_[at]) : QStringLiteral("—");
  }
}

QVariant WaypointModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !plan_) return {};
  const int row = index.row();
  switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::EditRole: {
      const Waypoint& waypoint = *waypointsOf(*plan_).at(static_cast<std::size_t>(row));
      return index.column() == PoseName ? QString::fromStdString(waypoint.pose) : text(row, index.column());
    }
    case Qt::AccessibleTextRole:
      if (index.column() == Number) {
        //: %1: number of the waypoint, %2: its pose, %3: the path to it ("Line"), %4: its time
        const QString all =
            tr("Waypoint %1, %2, %3, at %4").arg(row + 1).arg(text(row, PoseName), text(row, Way), text(row, Time));
        return isCarried(row) ? tr("%1, edited by dragging").arg(all) : all;
      }
      return text(row, index.column());
    case Qt::BackgroundRole: {
      // the one that the forms below speak of, where a drag does not change it
      if (row != editor_.chosen() || isCarried(row)) return {};
      QColor tint = QGuiApplication::palette().color(QPalette::Highlight);
      tint.setAlphaF(0.12F);
      return tint;
    }
    //: %1: number of the waypoint, %2: the path to it ("Line"), %3: its time
    case Qt::ToolTipRole:
      return tr("Waypoint %1: %2, at %3\nPress F2 to save it as a named pose")
          .arg(row + 1)
          .arg(text(row, Way), text(row, Time));
    case Qt::TextAlignmentRole:
      return static_cast<int>((index.column() == Time ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default: return {};
  }
}

QVariant WaypointModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal)
    return static_cast<int>((section == Time ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  if (orientation == Qt::Vertical) return section + 1;
  switch (section) {
    //: abbreviation: number of a waypoint
    case Number: return tr("No.");
    //: noun: pose of a waypoint
    case PoseName: return tr("Pose");
    //: noun: kind of the path to a waypoint
    case Way: return tr("Path");
    //: noun: when the waypoint is reached
    default: return tr("Time");
  }
}

Qt::ItemFlags WaypointModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
  if (index.column() == PoseName) flags |= Qt::ItemIsEditable;
  return flags;
}

bool WaypointModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || index.column() != PoseName) return false;
  const QString name = value.toString();
  if (name.trimmed().isEmpty() || name == data(index, Qt::EditRole).toString()) return false;
  // after the field has closed
  QTimer::singleShot(0, this, [this, name] { editor_.nameWaypoint(name); });
  return true;
}

}  // namespace linkwright::ui

#include "moc_waypoint_model.cpp"
