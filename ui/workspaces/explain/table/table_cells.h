// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the table's cells and heads are painted.

#include "ui/workspaces/explain/walk/value_row.h"

#include <QFontMetrics>
#include <QHash>
#include <QHeaderView>
#include <QStyledItemDelegate>

#include <memory>

namespace linkwright::ui {

/// The components of a cell in lines of three, points under points down the column. What the step makes and reads is
/// tinted in the colour of its quantity, what is not computed yet is pale and blank, the marked quantity has a frame,
/// that of a student's table a dashed one.
class TableCells : public QStyledItemDelegate {
  Q_OBJECT
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
  int widestOf(const QStringList& numbers) const;

  // numbers already measured, in this font: a step changes few of them, and a change of one cell asks for all
  mutable QFont measured_in_;
  mutable QFontMetrics metrics_{QFont()};
  mutable QHash<QString, int> widths_;
};

/// Heads of links as usual; heads of quantities have the symbol, set by TeX in the quantity's colour, its unit and its
/// name.
class TableHeads : public QHeaderView {
  Q_OBJECT
public:
  TableHeads(Qt::Orientation orientation, QWidget* parent = nullptr);
  void setSymbols(std::shared_ptr<const SymbolSheet> symbols);
  QSize sizeHint() const override;

protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;
  QSize sectionSizeFromContents(int section) const override;

private:
  QFont smallFont() const;
  int productWidth(int section) const;

  std::shared_ptr<const SymbolSheet> symbols_;
};

}  // namespace linkwright::ui
