// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/widgets/measure.h"
#include "ui/widgets/numbers.h"
#include "ui/workspaces/construct/dh_chain.h"

#include <QAbstractTableModel>

#include <array>

namespace linkwright::ui {

/// The DH table for a view: a row a joint, in the window's unit of angles. Writing a cell edits the mechanism.
class DhTableModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column { kJoint, kKind, kTheta, kD, kA, kAlpha, kColumns };

  DhTableModel(DhChain& chain, Interaction& interaction, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  /// Qt::EditRole is the number in rad or m, Qt::UserRole the one that is shown, with all digits.
  QVariant data(const QModelIndex& index, int role) const override;
  /// In rad or m.
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

  /// Absent for the columns of names.
  static std::optional<DhParameter> parameterOf(int column);
  static Measure measureOf(DhParameter parameter);

signals:
  /// Why a number was refused, in words.
  void refused(const QString& why);

private:
  const DhRow* rowAt(int row) const;
  double shown(const DhRow& row, DhParameter parameter) const;
  QString textOf(int row, int column) const;
  QString describe(int row, int column) const;
  void takeGroups();

  DhChain& chain_;
  Interaction& interaction_;
  std::array<NumberGroup, 4> groups_;  ///< by DhParameter
};

}  // namespace linkwright::ui
