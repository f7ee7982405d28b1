// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/workspace_module.h"

#include <QByteArray>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

class QMainWindow;

namespace linkwright::ui {

/// The workspaces of a window: arranges the docks for the current one. Each remembers how it was left.
class Workspaces : public QObject {
  Q_OBJECT
public:
  using Modules = std::vector<std::unique_ptr<WorkspaceModule>>;
  /// Makes the panels of all of them, and their commands.
  Workspaces(const Modules& modules, QMainWindow& window, DockMaker& docks, const WorkspaceMenus& menus);

  const Modules& all() const { return modules_; }
  const WorkspaceModule& current() const { return *current_; }
  /// The one of this key; there has to be one.
  WorkspaceModule& find(const char* key) const;
  void show(const WorkspaceModule& module);
  /// Gives the docks of the current one their first sizes; it takes effect once the window has its own.
  void arrange();
  /// Gives the current one the panels that it has at first, each in its place.
  void reset();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

signals:
  /// The current one is about to be remembered as it lies.
  void leaving();
  /// Another one is shown, or the current one as it was at first.
  void changed();

private:
  void giveSwitches();
  void tellCurrent();
  void giveSpace();
  void hideOthers();
  void showDocks();
  void giveCorners();
  void describeTabs();

  const Modules& modules_;
  QMainWindow& window_;
  WorkspaceModule* current_;
  std::map<const WorkspaceModule*, QByteArray> left_;  ///< how each was left; absent: not yet
  QByteArray standard_;                                ///< where docks and bars are at first
};

}  // namespace linkwright::ui
