// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_legend.h"

#include "ui/plots/line_piece.h"
#include "ui/plots/torque_curves.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

bool haveSameJoints(const Model& a, const Model& b) {
  return &a == &b || std::equal(a.joints().begin(), a.joints().end(), b.joints().begin(), b.joints().end(),
                                [](const ModelJoint& of_a, const ModelJoint& of_b) {
                                  const bool slides = of_a.type == JointType::Prismatic;
                                  return of_a.name == of_b.name && slides == (of_b.type == JointType::Prismatic);
                                });
}

void TorqueLegend::setSnapshot(const SnapshotPtr& snapshot) {
  if (snapshot) {
    double largest = 0.0;
    for (const Eigen::VectorXd* tau : {&snapshot->tau, &snapshot->mistaken_tau}) {
      for (const double each : *tau) {
        if (std::isfinite(each)) largest = std::max(largest, std::abs(each));
      }
    }
    numbers_ = NumberGroup(largest);
  }
  const bool same_joints = snapshot_ && snapshot && haveSameJoints(*snapshot_->model, *snapshot->model);
  if (!same_joints) {
    beginResetModel();
    snapshot_ = snapshot;
    shown_.assign(snapshot ? static_cast<std::size_t>(snapshot->model->dof()) : 0, true);
    endResetModel();
    return;
  }
  snapshot_ = snapshot;
  if (rowCount() > 0) emit dataChanged(index(0, kTorque), index(rowCount() - 1, kWrong));
}

void TorqueLegend::setHidden(const std::vector<bool>& hidden) {
  if (hidden == hidden_) return;
  hidden_ = hidden;
  if (rowCount() > 0) emit dataChanged(index(0, kJoint), index(rowCount() - 1, kWrong));
}

int TorqueLegend::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !snapshot_ ? 0 : snapshot_->model->dof();
}

int TorqueLegend::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumnCount; }

QVariant TorqueLegend::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !snapshot_) return {};
  const ModelJoint& joint = snapshot_->model->joints()[static_cast<std::size_t>(index.row())];
  const bool prismatic = joint.type == JointType::Prismatic;
  const QString unit = QString::fromLatin1(unitOf(Quantity::JointTorque, prismatic));
  const QString name = QString::fromStdString(joint.name);
  const auto joint_index = static_cast<std::size_t>(index.row());
  if (joint_index < hidden_.size() && hidden_[joint_index] && (index.column() == kTorque || index.column() == kWrong)) {
    return hiddenData(name, role);
  }
  switch (index.column()) {
    case kTorque: return numberData(snapshot_->tau[index.row()], name, unit, role);
    case kWrong:
      if (!hasWrong()) return {};
      if (role == Qt::DecorationRole) return decoration(index.row(), true);
      return numberData(snapshot_->mistaken_tau[index.row()], tr("%1, with the mistake").arg(name), unit, role);
    case kUnit:
      if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
      return role == Qt::DisplayRole ? QVariant(unit) : QVariant();
    default: break;
  }
  switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return name;
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::CheckStateRole: return static_cast<int>(isShown(index.row()) ? Qt::Checked : Qt::Unchecked);
    case Qt::DecorationRole: return decoration(index.row(), false);
    default: return {};
  }
}

QVariant TorqueLegend::hiddenData(const QString& joint, int role) const {
  switch (role) {
    case Qt::DisplayRole: return QStringLiteral("?");
    case Qt::ToolTipRole: return tr("%1: %2").arg(joint, tr("to be predicted"));
    case Qt::AccessibleDescriptionRole: return tr("to be predicted");
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
  }
}

QVariant TorqueLegend::numberData(double tau, const QString& joint, const QString& unit, int role) const {
  const QString whole = fullNumber(tau) + " " + unit;
  switch (role) {
    case Qt::DisplayRole: return numbers_.text(tau);
    case Qt::UserRole: return tau;
    case Qt::ToolTipRole: return tr("%1: %2").arg(joint, whole);
    case Qt::AccessibleDescriptionRole: return whole;
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
  }
}

QVariant TorqueLegend::decoration(int joint, bool wrong) const {
  return linePiece(curvePen(joint, wrong, isDark(QGuiApplication::palette())));
}

QVariant TorqueLegend::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>((section == kTorque || section == kWrong ? Qt::AlignRight : Qt::AlignLeft) |
                            Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case kJoint: return tr("Joint");
    case kTorque: return hasWrong() ? tr("Right") : tr("Torque");
    case kWrong: return tr("Wrong");
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

#include "moc_torque_legend.cpp"
