// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace linkwright::ui {

/// The view of the tree of links. What is dragged is a name beside the pointer: the row that it would be dropped on, or
/// the line between two, stays in sight.
class LinkTree : public QTreeView {
  Q_OBJECT
public:
  using QTreeView::QTreeView;

protected:
  void startDrag(Qt::DropActions actions) override;
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace linkwright::ui
