// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QDockWidget;

namespace linkwright::ui {

/// Holds the panel of a dock, and shows it only while it can be seen. Qt keeps a dock that is behind another one's tab
/// "visible", far outside of the window: its panel would work, and be laid out, for nobody. Here it is hidden, keeps
/// its room, and catches up when its tab is chosen.
class DockContents : public QWidget {
  Q_OBJECT
public:
  explicit DockContents(QDockWidget& dock);

  QDockWidget* dock() const { return &dock_; }
  /// The panel is best made as this one's child: a tree of widgets that changes its parent is styled anew.
  void hold(QWidget* panel);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void follow();

  QWidget* panel_ = nullptr;
  QDockWidget& dock_;
};

}  // namespace linkwright::ui
