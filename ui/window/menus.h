// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/actions.h"

class QAction;
class QMenu;
class QToolBar;

namespace linkwright::ui {

/// The menus that others fill.
struct WindowMenus {
  QMenu* recent;
  QMenu* file;
  QMenu* panels;
  QMenu* links;
  QMenu* matrices;
  QMenu* view;
  QMenu* languages;
  QMenu* help;
  QMenu* workspaces;
  QAction* shown_end;  ///< of the menu View: before it is what is drawn in 3D
  QToolBar* workspace_bar;
};

/// Puts the commands into the menu bar and the tool bar.
WindowMenus makeMenus(QMainWindow& window, const WindowActions& actions);
/// A tool button has no name of its own for a screen reader.
void nameButtons(QToolBar& bar);

}  // namespace linkwright::ui
