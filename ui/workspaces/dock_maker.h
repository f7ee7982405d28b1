// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/dock_contents.h"

#include <QString>

#include <functional>
#include <utility>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace linkwright::ui {

/// Makes the docks of a window: each with its panel, hidden, and in the menu of panels. Where it lies, each workspace
/// says for itself (WorkspaceModule::shown).
class DockMaker {
public:
  DockMaker(QMainWindow& window, QMenu& panels_menu) : window_(window), menu_(panels_menu) {}

  /// A panel in a dock, made in its place: made elsewhere and put there, all of it would be styled anew.
  template <class Panel, class... Arguments>
  Panel* make(const char* name, const QString& title, Arguments&... arguments) {
    DockContents* contents = makeDock(name, title);
    auto* panel = new Panel(arguments..., contents);
    contents->hold(panel);
    return panel;
  }
  /// The same when it is first seen, or asked for (makePanelsOf). The arguments have to live as long as the window.
  /// `made` is told of it then.
  template <class Panel, class... Arguments>
  void makeLater(const char* name, const QString& title, std::function<void(Panel&)> made, Arguments&... arguments) {
    DockContents* contents = makeDock(name, title);
    contents->holdLater([contents, made = std::move(made), &arguments...]() -> QWidget* {
      auto* panel = new Panel(arguments..., contents);
      if (made) made(*panel);
      return panel;
    });
  }
  /// The dock of the last one that was made.
  QDockWidget* last() const { return last_; }

private:
  DockContents* makeDock(const char* name, const QString& title);

  QMainWindow& window_;
  QMenu& menu_;
  QDockWidget* last_ = nullptr;
};

}  // namespace linkwright::ui
