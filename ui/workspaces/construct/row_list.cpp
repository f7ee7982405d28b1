// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/row_list.h"

#include <QSignalBlocker>

#include <algorithm>

namespace linkwright::ui {

RowList::RowList(QWidget* parent) : QListWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTextElideMode(Qt::ElideRight);
  setUniformItemSizes(true);
}

QSize RowList::sizeHint() const {
  const int rows = std::clamp(count(), 1, 5);
  const int row = count() > 0 ? sizeHintForRow(0) : fontMetrics().height();
  return {80, rows * row + 2 * frameWidth()};
}

void setRows(QListWidget& list, const QStringList& rows, int chosen) {
  const QSignalBlocker blocker(list);
  while (list.count() > rows.size()) delete list.takeItem(list.count() - 1);
  for (qsizetype i = 0; i < rows.size(); ++i) {
    const int row = static_cast<int>(i);
    if (row == list.count()) list.addItem(QString());
    if (list.item(row)->text() != rows[i]) {
      list.item(row)->setText(rows[i]);
      list.item(row)->setToolTip(rows[i]);
    }
  }
  list.setCurrentRow(std::clamp(chosen, rows.isEmpty() ? -1 : 0, static_cast<int>(rows.size()) - 1));
  list.setVisible(!rows.isEmpty());
  list.updateGeometry();
}

}  // namespace linkwright::ui

#include "moc_row_list.cpp"
