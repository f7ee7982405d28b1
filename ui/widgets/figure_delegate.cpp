// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figure_delegate.h"

#include "ui/widgets/figure_field.h"

#include <QKeyEvent>

namespace linkwright::ui {

void FigureDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  auto* field = qobject_cast<FigureField*>(editor);
  const double value = index.data(Qt::EditRole).toDouble();
  // what is half typed is the person's; what it has itself put there is there
  if (field == nullptr || field->isTyping() || (field->isVisible() && field->si() == value)) return;
  field->setSi(value);
  field->selectAll();
}

void FigureDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex&) const {
  if (auto* field = qobject_cast<FigureField*>(editor)) field->finish();
}

bool FigureDelegate::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    if (auto* field = qobject_cast<FigureField*>(watched)) field->drop();
  }
  return QStyledItemDelegate::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_figure_delegate.cpp"
