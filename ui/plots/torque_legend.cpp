// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_legend.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/palette.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>

namespace linkwright::ui {

void TorqueLegend::setSnapshot(const SnapshotPtr& snapshot) {
  if (snapshot) numbers_ = NumberGroup(snapshot->tau.data(), static_cast<std::size_t>(snapshot->tau.size()));
  const bool same_model = snapshot_ && snapshot && snapshot_->model == snapshot->model;
  if (!same_model) {
    beginResetModel();
    snapshot_ = snapshot;
    shown_.assign(snapshot ? static_cast<std::size_t>(snapshot->model->dof()) : 0, true);
    endResetModel();
    return;
  }
  snapshot_ = snapshot;
  if (rowCount() > 0) emit dataChanged(index(0, kTorque), index(rowCount() - 1, kTorque));
}

void TorqueLegend::setDark(bool dark) {
  dark_ = dark;
  if (rowCount() > 0) emit dataChanged(index(0, kJoint), index(rowCount() - 1, kJoint), {Qt::DecorationRole});
}

int TorqueLegend::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !snapshot_ ? 0 : snapshot_->model->dof();
}

int TorqueLegend::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumnCount; }

QVariant TorqueLegend::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !snapshot_) return {};
  const ModelJoint& joint = snapshot_->model->joints()[static_cast<std::size_t>(index.row())];
  const double tau = snapshot_->tau[index.row()];
  const bool prismatic = joint.type == JointType::Prismatic;
  const QString unit = QString::fromLatin1(unitOf(Quantity::JointTorque, prismatic));
  const QString name = QString::fromStdString(joint.name);
  const QString whole = fullNumber(tau) + " " + unit;
  switch (role) {
    case Qt::DisplayRole:
      if (index.column() == kJoint) return name;
      return index.column() == kTorque ? numbers_.text(tau) : unit;
    case Qt::UserRole: return index.column() == kTorque ? QVariant(tau) : QVariant();
    case Qt::ToolTipRole: return tr("%1: %2").arg(name, whole);
    case Qt::AccessibleDescriptionRole: return index.column() == kTorque ? whole : QVariant();
    case Qt::TextAlignmentRole:
      return static_cast<int>((index.column() == kTorque ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::CheckStateRole:
      if (index.column() == kJoint) return static_cast<int>(isShown(index.row()) ? Qt::Checked : Qt::Unchecked);
      return {};
    case Qt::DecorationRole: return index.column() == kJoint ? decoration(index.row()) : QVariant();
    default: return {};
  }
}

// a short piece of the curve's own line
QVariant TorqueLegend::decoration(int joint) const {
  const double ratio = qGuiApp->devicePixelRatio();
  QPixmap image(QSize(16, 12) * ratio);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setPen(QPen(jointColour(joint, dark_), 3, jointPenStyle(joint), Qt::FlatCap));
  painter.drawLine(0, 6, 16, 6);
  painter.end();
  return image;
}

QVariant TorqueLegend::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>((section == kTorque ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case kJoint: return tr("Joint");
    case kTorque: return tr("Torque");
    default: return tr("Unit");
  }
}

Qt::ItemFlags TorqueLegend::flags(const QModelIndex& index) const {
  const Qt::ItemFlags common = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  return index.column() == kJoint ? common | Qt::ItemIsUserCheckable : common;
}

bool TorqueLegend::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || index.column() != kJoint) return false;
  const bool shown = value.toInt() == Qt::Checked;
  shown_[static_cast<std::size_t>(index.row())] = shown;
  emit dataChanged(index, index, {Qt::CheckStateRole});
  emit shownChanged(index.row(), shown);
  return true;
}

}  // namespace linkwright::ui
