// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_legend.h"

#include "ui/plots/line_piece.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace linkwright::ui {

namespace {

// a short piece of the curve's own line, or of its ground
QPixmap pieceOf(const LegendRow& row) {
  if (!row.filled) return linePiece(row.pen);
  const double ratio = qGuiApp->devicePixelRatio();
  QPixmap image(kLinePiece * ratio);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  QColor ground = row.pen.color();
  ground.setAlphaF(0.5F);
  painter.setPen(QPen(row.pen.color(), 1));
  painter.setBrush(ground);
  painter.drawRect(QRectF(3.5, 1.5, 13, 9));
  return image;
}

}  // namespace

void PlotLegend::setRows(std::vector<LegendRow> rows) {
  if (rows.size() != rows_.size()) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    return;
  }
  rows_ = std::move(rows);
  if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumnCount - 1));
}

void PlotLegend::setHeads(const QString& x, const QString& value, const QString& delta) {
  if (x == x_head_ && value == value_head_ && delta == delta_head_) return;
  x_head_ = x;
  value_head_ = value;
  delta_head_ = delta;
  emit headerDataChanged(Qt::Horizontal, kX, kDelta);
}

int PlotLegend::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int PlotLegend::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumnCount; }

QVariant PlotLegend::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const LegendRow& row = rows_.at(static_cast<std::size_t>(index.row()));
  switch (index.column()) {
    case kX: return numberData(row.x, row.x_numbers, row.x_unit, row, role);
    case kValue:
      return role == Qt::UserRole + 1 ? QVariant(row.si) : numberData(row.value, row.numbers, row.unit, row, role);
    case kDelta: return numberData(row.delta, row.numbers, row.unit, row, role);
    case kUnit: return role == Qt::DisplayRole ? QVariant(row.unit) : QVariant();
    default: break;
  }
  switch (role) {
    case Qt::DisplayRole: return row.label;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return row.whole_label;
    case Qt::DecorationRole: return pieceOf(row);
    default: return {};
  }
}

QVariant PlotLegend::numberData(double value, const NumberGroup& numbers, const QString& unit, const LegendRow& row,
                                int role) const {
  const bool is_there = std::isfinite(value);
  const QString whole = is_there ? fullNumber(value) + QStringLiteral(" ") + unit : tr("no value here");
  switch (role) {
    case Qt::DisplayRole: return is_there ? numbers.text(value) : QStringLiteral("–");
    case Qt::UserRole: return is_there ? QVariant(value) : QVariant();
    case Qt::ToolTipRole: return QStringLiteral("%1: %2").arg(row.whole_label, whole);
    case Qt::AccessibleDescriptionRole: return whole;
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
  }
}

QVariant PlotLegend::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const bool is_number = section == kX || section == kValue || section == kDelta;
  if (role == Qt::TextAlignmentRole) {
    return static_cast<int>((is_number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case kCurve: return tr("Curve");
    case kX: return x_head_;
    case kValue: return value_head_;
    case kDelta: return delta_head_;
    default: return tr("Unit");
  }
}

}  // namespace linkwright::ui
