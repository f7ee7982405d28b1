// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/numbers.h"

#include <QAbstractTableModel>
#include <QPen>
#include <QStringList>

#include <limits>
#include <vector>

namespace linkwright::ui {

/// A curve in the legend of a plot. Numbers are in shown units; what is missing is no number.
struct LegendRow {
  QString label, whole_label;
  QPen pen;
  bool filled = false;  ///< a part of a stack
  double x = std::numeric_limits<double>::quiet_NaN();
  double value = std::numeric_limits<double>::quiet_NaN();
  double delta = std::numeric_limits<double>::quiet_NaN();
  double si = std::numeric_limits<double>::quiet_NaN();  ///< the value in SI units, to the last bit
  std::vector<double> frozen;                            ///< what it was, by LegendHeads::frozen
  QString unit, x_unit;
  NumberGroup numbers, x_numbers;
};

/// What stands above the columns: the instant, the units once, the names of frozen curves.
struct LegendHeads {
  QString curve, x, value, delta;
  QStringList frozen;  ///< at most PlotLegend::kFrozenColumns
  bool operator==(const LegendHeads&) const = default;
};

/// The legend of a plot as a table: a piece of the curve with its name, the value at the cursor, what it was in the
/// newest frozen curves, the difference to the second cursor. Qt::UserRole has the value shown with all its digits,
/// Qt::UserRole + 1 that in SI units.
class PlotLegend : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column { kCurve, kX, kValue, kDelta, kUnit, kFrozen };
  static constexpr int kFrozenColumns = 2;
  using QAbstractTableModel::QAbstractTableModel;

  void setRows(std::vector<LegendRow> rows);
  const std::vector<LegendRow>& rows() const { return rows_; }
  void setHeads(const LegendHeads& heads);
  const LegendHeads& heads() const { return heads_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  QVariant numberData(double value, const NumberGroup& numbers, const QString& unit, const QString& of, int role) const;

  std::vector<LegendRow> rows_;
  LegendHeads heads_;
};

}  // namespace linkwright::ui
