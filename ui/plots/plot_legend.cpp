// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_legend.h"

#include "ui/plots/line_piece.h"

#include <cmath>

namespace linkwright::ui {

void PlotLegend::setRows(std::vector<LegendRow> rows) {
  if (rows.size() != rows_.size()) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    return;
  }
  rows_ = std::move(rows);
  if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void PlotLegend::setHeads(const LegendHeads& heads) {
  if (heads == heads_) return;
  heads_ = heads;
  emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int PlotLegend::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int PlotLegend::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kFrozen + kFrozenColumns; }

QVariant PlotLegend::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const LegendRow& row = rows_.at(static_cast<std::size_t>(index.row()));
  switch (index.column()) {
    case kX: return numberData(row.x, row.x_numbers, row.x_unit, row.whole_label, role);
    case kValue:
      return role == Qt::UserRole + 1 ? QVariant(row.si)
                                      : numberData(row.value, row.numbers, row.unit, row.whole_label, role);
    case kDelta: return numberData(row.delta, row.numbers, row.unit, row.whole_label, role);
    case kUnit: return role == Qt::DisplayRole ? QVariant(row.unit) : QVariant();
    case kCurve: break;
    default: {
      const auto at = static_cast<std::size_t>(index.column() - kFrozen);
      if (at >= row.frozen.size() || std::ssize(row.frozen) > heads_.frozen.size()) return {};
      const QString of = tr("%1, %2").arg(heads_.frozen[static_cast<qsizetype>(at)], row.whole_label);
      return numberData(row.frozen[at], row.numbers, row.unit, of, role);
    }
  }
  switch (role) {
    case Qt::DisplayRole: return row.label;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return row.whole_label;
    case Qt::DecorationRole: return row.filled ? groundPiece(row.pen) : linePiece(row.pen);
    default: return {};
  }
}

QVariant PlotLegend::numberData(double value, const NumberGroup& numbers, const QString& unit, const QString& of,
                                int role) const {
  const bool is_there = std::isfinite(value);
  const QString whole = is_there ? fullNumber(value) + QStringLiteral(" ") + unit : tr("no value here");
  switch (role) {
    case Qt::DisplayRole: return is_there ? numbers.text(value) : QStringLiteral("–");
    case Qt::UserRole: return is_there ? QVariant(value) : QVariant();
    case Qt::ToolTipRole: return QStringLiteral("%1: %2").arg(of, whole);
    case Qt::AccessibleDescriptionRole: return whole;
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
  }
}

QVariant PlotLegend::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const bool is_words = section == kCurve || section == kUnit;
  if (role == Qt::TextAlignmentRole) {
    return static_cast<int>((is_words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  switch (section) {
    case kCurve: return heads_.curve;
    case kX: return heads_.x;
    case kValue: return heads_.value;
    case kDelta: return heads_.delta;
    case kUnit: return role == Qt::ToolTipRole ? tr("Unit") : QString();
    default: return section - kFrozen < heads_.frozen.size() ? heads_.frozen[section - kFrozen] : QString();
  }
}

}  // namespace linkwright::ui

#include "moc_plot_legend.cpp"
