// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/setup_rows.h"

#include "ui/widgets/theme.h"

#include <QAbstractListModel>
#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kRowsInSight = 7;
constexpr int kStatusRole = Qt::UserRole + 1;

/// As in the joints' table: a disc where a motor drives the joint, a ring where none does.
QPixmap dotOf(const QColor& colour, bool is_on) {
  const double scale = qApp->devicePixelRatio();
  const int side = kSpace + 2;
  QPixmap picture(static_cast<int>(side * scale), static_cast<int>(side * scale));
  picture.setDevicePixelRatio(scale);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(is_on ? QPen(Qt::NoPen) : QPen(colour, 2.0));
  painter.setBrush(is_on ? QBrush(colour) : QBrush(Qt::NoBrush));
  const double edge = is_on ? 1.0 : 2.0;
  painter.drawEllipse(QRectF(0.0, 0.0, side, side).adjusted(edge, edge, -edge, -edge));
  return picture;
}

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

class SetupRows::Rows : public QAbstractListModel {
public:
  explicit Rows(SetupRows& list) : QAbstractListModel(&list), list_(list) {}

  void show(std::vector<SetupRow> next) {
    if (next == rows_) return;
    const bool is_same_list = next.size() == rows_.size();
    if (!is_same_list) beginResetModel();
    rows_ = std::move(next);
    is_same_list ? emit dataChanged(index(0), index(rowCount() - 1)) : endResetModel();
  }
  int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
  }
  QVariant data(const QModelIndex& index, int role) const override {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const SetupRow& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
      case Qt::DisplayRole: return row.name;
      case Qt::CheckStateRole: return row.is_on ? QVariant(*row.is_on ? Qt::Checked : Qt::Unchecked) : QVariant();
      case Qt::DecorationRole: return row.dot.isValid() ? dotOf(row.dot, row.is_on.value_or(false)) : QVariant();
      //: %1: name of a link or of a joint, %2: its state ("actuated")
      case Qt::AccessibleTextRole: return SetupRows::tr("%1: %2").arg(row.name, row.status);
      case Qt::ToolTipRole: return row.tip.isEmpty() ? QVariant() : row.tip;
      case kStatusRole: return row.status;
      default: return {};
    }
  }
  bool setData(const QModelIndex& index, const QVariant& value, int role) override {
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
    emit list_.turned(index.row(), value.toInt() == Qt::Checked);
    return true;
  }
  Qt::ItemFlags flags(const QModelIndex& index) const override {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return Qt::NoItemFlags;
    const Qt::ItemFlags usual = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return rows_[static_cast<std::size_t>(index.row())].is_on ? usual | Qt::ItemIsUserCheckable : usual;
  }

private:
  SetupRows& list_;
  std::vector<SetupRow> rows_;
};

SetupRows::SetupRows(const QString& object_name, const QString& accessible_name, QWidget* parent)
    : QListView(parent), rows_(new Rows(*this)) {
  setObjectName(object_name);
  setAccessibleName(accessible_name);
  setItemDelegate(new RowDelegate(this));
  setUniformItemSizes(true);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setModel(rows_);
}

void SetupRows::setRows(std::vector<SetupRow> rows) {
  rows_->show(std::move(rows));
  fit();
}

void SetupRows::choose(int row) {
  if (row < 0 || currentIndex().row() == row) return;
  const QSignalBlocker quiet(this);
  setCurrentIndex(rows_->index(row));
}

void SetupRows::fit() {
  const int count = rows_->rowCount();
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
