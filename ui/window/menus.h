// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/actions.h"

class QMenu;

namespace linkwright::ui {

/// The menus that the window fills itself.
struct WindowMenus {
  QMenu* examples;
  QMenu* recent;
  QMenu* panels;
  QMenu* links;
  QMenu* matrices;
};

/// Puts the commands into the menu bar and the tool bar.
WindowMenus makeMenus(QMainWindow& window, const WindowActions& actions);

}  // namespace linkwright::ui
