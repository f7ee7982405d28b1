// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manual/manual_book.h"

#include <QTextBrowser>

namespace linkwright::ui {

/// Shows the pages of the manual. Pictures are as wide as there is room; links to other pages stay within it, others
/// open in the web browser. Back and forward are QTextBrowser's.
class ManualBrowser : public QTextBrowser {
  Q_OBJECT
public:
  ManualBrowser(const ManualBook& book, QWidget* parent);

  /// Shows that place; without effect where there is no such page.
  void open(const ManualPlace& place);
  /// What is shown.
  const ManualPlace& place() const { return place_; }
  /// Marks every occurrence of these words, on this page and the next ones; empty: none.
  void mark(const QString& words);

protected:
  QVariant loadResource(int type, const QUrl& name) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void follow(const QUrl& link);
  void goToSection();
  /// Scrolls until the text at that position is the first that is seen.
  void scrollTo(int position);
  void showMarks();

  const ManualBook& book_;
  ManualPlace place_;
  QString marked_;
  int picture_width_ = 0;
};

}  // namespace linkwright::ui
