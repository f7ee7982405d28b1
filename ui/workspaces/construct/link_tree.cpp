// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/link_tree.h"

#include "ui/widgets/theme.h"

#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QPixmap>

namespace linkwright::ui {

namespace {

QPixmap tag(const QString& name, const QWidget& of) {
  const QSize size(of.fontMetrics().horizontalAdvance(name) + 2 * kSpace, of.fontMetrics().height() + kSpace);
  QPixmap image(size * of.devicePixelRatioF());
  image.setDevicePixelRatio(of.devicePixelRatioF());
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(of.font());
  painter.setBrush(of.palette().color(QPalette::Highlight));
  painter.setPen(Qt::NoPen);
  painter.drawRoundedRect(QRectF(QPointF(), QSizeF(size)), 3.0, 3.0);
  painter.setPen(of.palette().color(QPalette::HighlightedText));
  painter.drawText(QRect(QPoint(), size), Qt::AlignCenter, name);
  return image;
}

}  // namespace

void LinkTree::startDrag(Qt::DropActions) {
  const QModelIndexList chosen = selectionModel()->selectedRows();
  if (chosen.isEmpty() || !chosen.first().flags().testFlag(Qt::ItemIsDragEnabled)) return;
  auto* drag = new QDrag(this);
  drag->setMimeData(model()->mimeData(chosen));
  drag->setPixmap(tag(chosen.first().data().toString(), *this));
  // to the right of the pointer and below it
  drag->setHotSpot(QPoint(-2 * kSpace, -kSpace));
  drag->exec(Qt::MoveAction);
}

void LinkTree::keyPressEvent(QKeyEvent* event) {
  // where a link has no place further up or down, the keys that move it do not choose another
  const bool moves = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
  if (moves && event->modifiers() == Qt::AltModifier) return event->accept();
  QTreeView::keyPressEvent(event);
}

}  // namespace linkwright::ui

#include "moc_link_tree.cpp"
