// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"
#include "ui/widgets/numbers.h"

#include <QAbstractTableModel>

#include <vector>

namespace linkwright::ui {

/// Whether both have joints of the same names and units, in the same order: their curves go on through an edit.
bool haveSameJoints(const Model& a, const Model& b);

/// The legend as a table: joint with its colour and a tick, torque at the cursor, unit; while a mistake is planted also
/// the wrong torque, with the dashes of its curve. The torques are Snapshot::tau and Snapshot::mistaken_tau to the last
/// bit (Qt::UserRole); the tooltip and the accessible description spell out all of their digits.
class TorqueLegend : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column { kJoint, kTorque, kWrong, kUnit, kColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  void setSnapshot(const SnapshotPtr& snapshot);
  /// Torques that somebody is to predict are not shown, to nobody and in no way; by joint, shorter: the others are.
  void setHidden(const std::vector<bool>& hidden);
  const NumberGroup& numbers() const { return numbers_; }
  /// Whether there are wrong torques to show.
  bool hasWrong() const { return snapshot_ && snapshot_->mistaken; }
  bool isShown(int joint) const { return shown_.at(static_cast<std::size_t>(joint)); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
  void shownChanged(int joint, bool shown);

private:
  QVariant decoration(int joint, bool wrong) const;
  QVariant hiddenData(const QString& joint, int role) const;
  QVariant numberData(double tau, const QString& joint, const QString& unit, int role) const;

  SnapshotPtr snapshot_;
  NumberGroup numbers_;  ///< the torques of all joints, wrong ones too, in one style
  std::vector<bool> shown_;
  std::vector<bool> hidden_;
};

}  // namespace linkwright::ui
