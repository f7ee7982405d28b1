// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/numbers.h"

#include <QAbstractTableModel>
#include <QPen>
#include <QStringList>
#include <QTableView>

#include <limits>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// A curve in the legend of a plot. Numbers are in shown units; what is missing is no number.
struct LegendRow {
  QString label, whole_label;
  QPen pen, wrong_pen;
  bool filled = false;             ///< a part of a stack
  bool is_asked = false;           ///< somebody is to predict the value: it is shown to nobody and in no way
  std::optional<bool> shown = {};  ///< whether its box is ticked; none: it has no box
  double x = std::numeric_limits<double>::quiet_NaN();
  double value = std::numeric_limits<double>::quiet_NaN();
  double wrong = std::numeric_limits<double>::quiet_NaN();  ///< the value with the planted mistakes
  double delta = std::numeric_limits<double>::quiet_NaN();
  double si = std::numeric_limits<double>::quiet_NaN();  ///< the value in SI units, to the last bit
  std::vector<double> frozen;                            ///< what it was, by LegendHeads::frozen
  QString unit, x_unit;
  NumberGroup numbers, x_numbers;
};

/// What stands above the columns: the instant, the units once, the names of frozen curves. Of x, wrong values and
/// differences a column without a head is not shown.
struct LegendHeads {
  QString curve, x, value, wrong, delta, unit;
  bool has_units = false;  ///< each row has its own
  QStringList frozen;      ///< at most PlotLegend::kFrozenColumns
  bool operator==(const LegendHeads&) const = default;
};

/// The legend of a plot as a table: a piece of the curve with its name and maybe a box that shows and hides it, the
/// value at the cursor, that with a planted mistake behind a piece of its own curve, the difference to the second
/// cursor, what the value was in the newest frozen curves. Qt::UserRole has the value shown with all its digits,
/// Qt::UserRole + 1 that in SI units; the tooltip and the accessible description spell out all digits.
class PlotLegend : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column { kCurve, kX, kValue, kWrong, kDelta, kUnit, kFrozen };
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
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
  void shownChanged(int row, bool shown);

private:
  QVariant numberData(double value, const NumberGroup& numbers, const QString& unit, const QString& of, int role) const;

  std::vector<LegendRow> rows_;
  LegendHeads heads_;
};

/// The table of a legend: its rows by the keyboard, Ctrl+C with all digits.
class LegendTable : public QTableView {
public:
  LegendTable(PlotLegend& legend, QWidget* parent);

  /// Shows the columns that there are, as wide as their numbers and heads need in the present font; `row_room` pixels
  /// more than the text for a row. The name has the rest. Without `values`, those at the cursor are left out.
  void fitColumns(int row_room, bool values = true);

private:
  const PlotLegend& legend_;
};

}  // namespace linkwright::ui
