// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace linkwright::ui {

/// Paints the cells of StatisticsModel: the number above, below it the instant that a click goes to, or a bar for a
/// share of a limit. What is beyond its limit has a sign.
class StatisticsCells : public QStyledItemDelegate {
  Q_OBJECT
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace linkwright::ui
