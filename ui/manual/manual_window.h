// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manual/manual_book.h"

#include <QWidget>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace linkwright::ui {

class ManualBrowser;

/// The manual in a window of its own beside the program: contents or what a search has found at the left, a page at the
/// right. It works without a network. Ctrl+F searches, Alt+Left and Alt+Right go back and forward, Esc closes.
class ManualWindow : public QWidget {
  Q_OBJECT
public:
  ManualWindow(const ManualBook& book, QWidget* parent);

  /// Shows that place, and the window in front of the others.
  void open(const ManualPlace& place);
  ManualPlace place() const;

private:
  void makeSearch();
  void showContents();
  void showHits();
  void openItem(QTreeWidgetItem* item);
  /// Chooses the page that is shown in the contents.
  void markContents();

  const ManualBook& book_;
  QLineEdit* search_;
  QTreeWidget* list_;
  ManualBrowser* page_;
};

}  // namespace linkwright::ui
