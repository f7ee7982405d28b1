// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_legend.h"

#include "ui/plots/line_piece.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/short_names.h"
#include "ui/widgets/theme.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>
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
  if (row.is_asked && (index.column() == kValue || index.column() == kWrong)) {
    switch (role) {
      case Qt::DisplayRole: return QStringLiteral("?");
      //: %1: name of a curve, %2: "to be predicted"
      case Qt::ToolTipRole: return tr("%1: %2").arg(row.whole_label, tr("to be predicted"));
      case Qt::AccessibleDescriptionRole: return tr("to be predicted");
      case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
      default: return {};
    }
  }
  switch (index.column()) {
    case kX: return numberData(row.x, row.x_numbers, row.x_unit, row.whole_label, role);
    case kValue:
      return role == Qt::UserRole + 1 ? QVariant(row.si)
                                      : numberData(row.value, row.numbers, row.unit, row.whole_label, role);
    case kWrong:
      if (heads_.wrong.isEmpty()) return {};
      if (role == Qt::DecorationRole) return linePiece(row.wrong_pen);
      return numberData(row.wrong, row.numbers, row.unit, tr("%1, with mistakes").arg(row.whole_label), role);
    case kDelta: return numberData(row.delta, row.numbers, row.unit, row.whole_label, role);
    case kUnit: return role == Qt::DisplayRole ? QVariant(row.unit) : QVariant();
    case kCurve: break;
    default: {
      const auto at = static_cast<std::size_t>(index.column() - kFrozen);
      if (at >= row.frozen.size() || std::ssize(row.frozen) > heads_.frozen.size()) return {};
      //: %1: name of a frozen run, %2: name of a curve
      const QString of = tr("%1, %2").arg(heads_.frozen[static_cast<qsizetype>(at)], row.whole_label);
      return numberData(row.frozen[at], row.numbers, row.unit, of, role);
    }
  }
  switch (role) {
    case Qt::DisplayRole: return row.label;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return row.whole_label;
    case Qt::CheckStateRole:
      return row.shown ? QVariant(static_cast<int>(*row.shown ? Qt::Checked : Qt::Unchecked)) : QVariant();
    case Qt::DecorationRole: return row.filled ? groundPiece(row.pen) : linePiece(row.pen);
    default: return {};
  }
}

QVariant PlotLegend::numberData(double value, const NumberGroup& numbers, const QString& unit, const QString& of,
                                int role) const {
  const bool is_there = std::isfinite(value);
  const QString whole = is_there ? fullNumber(value) + QStringLiteral(" ") + unit : tr("no value at the cursor");
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
    case kWrong: return heads_.wrong;
    case kDelta: return heads_.delta;
    case kUnit: return role == Qt::ToolTipRole ? tr("Unit") : heads_.unit;
    default: return section - kFrozen < heads_.frozen.size() ? heads_.frozen[section - kFrozen] : QString();
  }
}

Qt::ItemFlags PlotLegend::flags(const QModelIndex& index) const {
  const bool has_box = index.column() == kCurve && rows_.at(static_cast<std::size_t>(index.row())).shown;
  return QAbstractTableModel::flags(index) | (has_box ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

bool PlotLegend::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable)) return false;
  const bool shown = value.toInt() == Qt::Checked;
  rows_[static_cast<std::size_t>(index.row())].shown = shown;
  emit dataChanged(index, index, {Qt::CheckStateRole});
  emit shownChanged(index.row(), shown);
  return true;
}

namespace {

/// Names that have no room are shortened so that each can still be told from the others.
class NameDelegate : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    QStringList names;
    for (const LegendRow& row : static_cast<const PlotLegend*>(index.model())->rows()) names << row.label;
    const QStyle* style = option->widget->style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, option, option->widget) + 1;
    const QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, option, option->widget);
    option->text = shortName(option->text, names, option->fontMetrics, room.width() - 2 * margin);
  }
};

}  // namespace

LegendTable::LegendTable(PlotLegend& legend, QWidget* parent) : QTableView(parent), legend_(legend) {
  setModel(&legend);
  setShowGrid(false);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setTabKeyNavigation(false);
  copyFullDigits(*this);
  setTextElideMode(Qt::ElideMiddle);
  setItemDelegateForColumn(PlotLegend::kCurve, new NameDelegate(this));
  setWordWrap(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setIconSize(kLinePiece);
  // the rows scroll: the height is for the plot to decide
  setSizeAdjustPolicy(QAbstractScrollArea::AdjustIgnored);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setMinimumSectionSize(2 * kSpace);
  horizontalHeader()->setSectionResizeMode(PlotLegend::kCurve, QHeaderView::Stretch);
}

void LegendTable::fitColumns(int row_room, bool values) {
  const QFontMetrics metrics = fontMetrics();
  const LegendHeads& heads = legend_.heads();
  verticalHeader()->setMinimumSectionSize(metrics.height());
  verticalHeader()->setDefaultSectionSize(metrics.height() + row_room);
  const auto wide = [&metrics](const QString& text) { return metrics.horizontalAdvance(text) + kSpace; };
  // the words of a header have a margin of its own
  const auto head = [&wide](const QString& text) { return wide(text) + kSpace; };
  int number = wide(QStringLiteral("−00.00")), unit = head(heads.unit), x = head(heads.x);
  for (const LegendRow& row : legend_.rows()) {
    number = std::max(number, wide(row.numbers.widest()));
    unit = std::max(unit, wide(row.unit));
    x = std::max(x, wide(row.x_numbers.widest()));
  }
  const auto show = [this](int column, bool shown, int width) {
    setColumnHidden(column, !shown);
    if (shown) setColumnWidth(column, width);
  };
  show(PlotLegend::kX, !heads.x.isEmpty(), x);
  show(PlotLegend::kValue, values, std::max(number, head(heads.value)));
  // behind a piece of its line
  show(PlotLegend::kWrong, !heads.wrong.isEmpty(), number + 3 * kSpace);
  show(PlotLegend::kDelta, !heads.delta.isEmpty(), std::max(number, wide(QStringLiteral("Δ −1.000 s"))));
  show(PlotLegend::kUnit, heads.has_units, unit);
  for (int k = 0; k < PlotLegend::kFrozenColumns; ++k) {
    show(PlotLegend::kFrozen + k, k < heads.frozen.size(), std::max(number, head(heads.frozen.value(k))));
  }
}

}  // namespace linkwright::ui

#include "moc_plot_legend.cpp"
