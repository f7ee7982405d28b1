// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <utility>

class QDockWidget;
class QScrollArea;

namespace linkwright::ui {

/// Holds the panel of a dock, and shows it only while it can be seen. Qt keeps a dock that is behind another one's tab
/// "visible", far outside of the window: its panel would work, and be laid out, for nobody. Here it is hidden, keeps
/// its room once its dock has been shown, and catches up when its tab is chosen. Folded, the dock is its tab alone. A
/// panel that would take too much of a small window, with large text, scrolls.
class DockContents : public QWidget {
  Q_OBJECT
public:
  explicit DockContents(QDockWidget& dock);

  QDockWidget* dock() const { return &dock_; }
  /// The panel is best made as this one's child: a tree of widgets that changes its parent is styled anew.
  void hold(QWidget* panel);
  /// The same for one that is made when it is first seen.
  void holdLater(std::function<QWidget*()> make) { make_ = std::move(make); }
  /// Makes it now, if it is not there yet.
  void make();

  void setFolded(bool folded);

  QSize minimumSizeHint() const override;

signals:
  /// The panel is to be seen (bring), wherever it lies.
  void wanted();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void fit();
  void follow();

  std::function<QWidget*()> make_;
  QWidget* panel_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QDockWidget& dock_;
  int words_ = 0;  ///< px: the height that the panel's wrapped words need at its width
  bool was_shown_ = false;
  bool folded_ = false;
};

/// Makes the panels of a window that nobody has seen yet.
void makePanelsOf(const QWidget& window);

/// Shows a dock, in front of those in its place and unfolded.
void bring(QDockWidget& dock);
/// The same for the dock that a panel is in.
void bringDockOf(QWidget& panel);

}  // namespace linkwright::ui
