// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

namespace linkwright::ui {

/// Cells of equal width, as many beside each other as there is room for: all in one row, else in rows of equal length,
/// at last one below the other.
class CellLayout : public QLayout {
public:
  /// `most` cells in a row.
  explicit CellLayout(int most, int gap);
  ~CellLayout() override;

  void addItem(QLayoutItem* item) override;
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
  void setGeometry(const QRect& rect) override;

private:
  std::vector<QLayoutItem*> shown() const;
  int columnsFor(int width) const;
  QSize cell() const;

  int most_;
  int gap_;
  std::vector<QLayoutItem*> items_;
};

}  // namespace linkwright::ui
