// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace linkwright::ui {

/// Numbers of a table that are typed in a NumberField, which hands on by itself what it takes. What is typed is taken
/// when the field is left; Esc gives it up.
class NumberDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace linkwright::ui
