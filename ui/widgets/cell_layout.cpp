// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cell_layout.h"

#include <algorithm>

namespace linkwright::ui {

CellLayout::CellLayout(int most, int gap) : most_(most), gap_(gap) { setContentsMargins(0, 0, 0, 0); }

CellLayout::~CellLayout() {
  for (QLayoutItem* item : items_) delete item;
}

void CellLayout::addItem(QLayoutItem* item) { items_.push_back(item); }

QLayoutItem* CellLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* CellLayout::takeAt(int index) {
  if (index < 0 || index >= count()) return nullptr;
  QLayoutItem* item = items_[static_cast<std::size_t>(index)];
  items_.erase(items_.begin() + index);
  return item;
}

std::vector<QLayoutItem*> CellLayout::shown() const {
  std::vector<QLayoutItem*> shown;
  std::copy_if(items_.begin(), items_.end(), std::back_inserter(shown), [](QLayoutItem* i) { return !i->isEmpty(); });
  return shown;
}

QSize CellLayout::cell() const {
  QSize size(0, 0);
  for (const QLayoutItem* item : shown()) size = size.expandedTo(item->minimumSize());
  return size;
}

int CellLayout::columnsFor(int width) const {
  const int cells = static_cast<int>(shown().size());
  for (int columns = std::min(most_, cells); columns > 1; --columns) {
    if (cells % columns == 0 && columns * cell().width() + (columns - 1) * gap_ <= width) return columns;
  }
  return 1;
}

QSize CellLayout::sizeHint() const {
  const int cells = static_cast<int>(shown().size());
  const int columns = std::max(1, std::min(most_, cells));
  const int rows = (cells + columns - 1) / columns;
  return {columns * cell().width() + (columns - 1) * gap_, rows * cell().height() + std::max(0, rows - 1) * gap_ / 2};
}

QSize CellLayout::minimumSize() const { return cell(); }

int CellLayout::heightForWidth(int width) const {
  const int cells = static_cast<int>(shown().size());
  if (cells == 0) return 0;
  const int columns = columnsFor(width), rows = (cells + columns - 1) / columns;
  return rows * cell().height() + (rows - 1) * gap_ / 2;
}

void CellLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  const int columns = columnsFor(rect.width());
  const int width = (rect.width() - (columns - 1) * gap_) / columns, height = cell().height();
  int index = 0;
  for (QLayoutItem* item : shown()) {
    const int column = index % columns, row = index / columns;
    item->setGeometry({rect.x() + column * (width + gap_), rect.y() + row * (height + gap_ / 2), width, height});
    ++index;
  }
}

}  // namespace linkwright::ui
