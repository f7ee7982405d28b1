// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QTabBar;

namespace linkwright::ui {

/// Folds the sheets under the view to the row of their tabs, so that the robot has the room until one is asked for. A
/// click on a tab, or whoever brings a sheet (bring), unfolds them; a click on the tab in front, or the command, folds
/// them again. A sheet that lies there alone has no tab, and is not folded.
class SheetFold : public QObject {
  Q_OBJECT
public:
  /// `command` folds and unfolds; it can be used while there is something to fold.
  SheetFold(QMainWindow& window, QAction& command);

  /// The sheets of another workspace, about to be shown, and how they are left there.
  void take(const QList<QDockWidget*>& sheets, bool folded);
  /// Sheets are shown or closed.
  void update();
  bool isFolded() const { return folded_; }
  void setFolded(bool folded);
  /// A row of tabs that the window has made: perhaps the one of these sheets.
  void watch(QTabBar& tabs);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void press(const QTabBar& tabs, int index);
  bool isOf(const QTabBar& tabs, int index) const;

  QMainWindow& window_;
  QAction& command_;
  QList<QDockWidget*> sheets_;
  bool folded_ = false;
};

}  // namespace linkwright::ui
