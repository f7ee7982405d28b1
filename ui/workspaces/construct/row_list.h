// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace linkwright::ui {

/// A short list in a form: as high as its rows, up to five, and away where there are none.
class RowList : public QListWidget {
  Q_OBJECT
public:
  explicit RowList(QWidget* parent);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }
};

/// Shows these rows with `chosen`, or the last where there are fewer; says nothing of it.
void setRows(QListWidget& list, const QStringList& rows, int chosen);

}  // namespace linkwright::ui
