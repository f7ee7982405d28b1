// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/number_delegate.h"

#include "ui/widgets/number_field.h"

#include <QKeyEvent>

namespace linkwright::ui {

void NumberDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  auto* field = qobject_cast<NumberField*>(editor);
  const double value = index.data(Qt::EditRole).toDouble();
  // what is half typed is the person's; what it has itself put there is there
  if (field == nullptr || field->isTyping() || (field->isVisible() && field->si() == value)) return;
  field->setSi(value);
  field->selectAll();
}

void NumberDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex&) const {
  if (auto* field = qobject_cast<NumberField*>(editor)) field->finish();
}

bool NumberDelegate::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    if (auto* field = qobject_cast<NumberField*>(watched)) field->drop();
  }
  return QStyledItemDelegate::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_number_delegate.cpp"
