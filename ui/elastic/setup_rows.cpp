// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/setup_rows.h"

#include "ui/widgets/theme.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kRowsInSight = 7;

class RowDelegate : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QString status = index.data(kStatusRole).toString();
    const int width = option.fontMetrics.horizontalAdvance(status) + 2 * kSpace;
    // the ground goes behind both
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QStyle* style = option.widget->style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
    QStyleOptionViewItem name = option;
    name.rect.setRight(option.rect.right() - width);
    name.textElideMode = Qt::ElideMiddle;
    QStyledItemDelegate::paint(painter, name, index);
    const bool is_chosen = option.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorGroup group =
        option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(group, is_chosen ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter->drawText(option.rect.adjusted(0, 0, -kSpace / 2, 0), Qt::AlignRight | Qt::AlignVCenter, status);
    painter->restore();
  }
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), std::max(size.height(), option.fontMetrics.height() + kSpace / 2)};
  }
};

}  // namespace

SetupRows::SetupRows(const QString& object_name, const QString& accessible_name, QWidget* parent) : QListView(parent) {
  setObjectName(object_name);
  setAccessibleName(accessible_name);
  setItemDelegate(new RowDelegate(this));
  setUniformItemSizes(true);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SetupRows::fit() {
  const int count = model() != nullptr ? model()->rowCount() : 0;
  const int height = count > 0 ? std::max(sizeHintForRow(0), 1) : fontMetrics().height();
  setFixedHeight(std::clamp(count, 1, kRowsInSight) * height + 2 * frameWidth() + 2);
}

void SetupRows::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  if (current.isValid()) emit chosen(current.row());
}

void SetupRows::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

}  // namespace linkwright::ui

#include "moc_setup_rows.cpp"
