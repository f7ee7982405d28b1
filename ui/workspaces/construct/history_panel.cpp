// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/history_panel.h"

#include "ui/widgets/theme.h"

#include <QStyledItemDelegate>
#include <QUndoStack>
#include <QUndoView>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

/// All rows alike, with room for the icon of the one that is saved.
class HistoryRows : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    const int side = static_cast<int>(2 * kSpace * textScale());
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(side, side);
  }
};

class HistoryList : public QUndoView {
public:
  HistoryList(Document& document, QWidget* parent) : QUndoView(document.undoStack(), parent), document_(document) {}

protected:
  // asked before every step that is chosen, by mouse, by key or by a screen reader
  QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index, const QEvent* event) const override {
    if (index.isValid() && index != currentIndex() && document_.gestureActive()) document_.cancelGesture();
    return QUndoView::selectionCommand(index, event);
  }

private:
  Document& document_;
};

}  // namespace

HistoryPanel::HistoryPanel(Document& document, QWidget* parent) : QWidget(parent) {
  setObjectName("historyPanel");
  auto* list = new HistoryList(document, this);
  list->setObjectName("historyList");
  list->setAccessibleName(tr("History"));
  list->setAccessibleDescription(tr("Select a step to go back or forward to it"));
  list->setEmptyLabel(tr("Initial state"));
  list->setFrameShape(QFrame::NoFrame);
  list->setItemDelegate(new HistoryRows(list));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, kSpace / 2, 0, 0);
  layout->addWidget(list);
  // where it has been saved is marked in the list
  list->setCleanIcon(themedIcon("save"));
}

}  // namespace linkwright::ui

#include "moc_history_panel.cpp"
