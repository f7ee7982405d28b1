// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/workspace_module.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace linkwright::ui {

class SheetFold;

/// The workspaces of a window: arranges the docks for the current one. Each remembers how it was left.
class Workspaces : public QObject {
  Q_OBJECT
public:
  using Modules = std::vector<std::unique_ptr<WorkspaceModule>>;
  /// Makes the panels of all of them, and their commands.
  Workspaces(const Modules& modules, QMainWindow& window, DockMaker& docks, const WorkspaceMenus& menus,
             QAction& fold_sheets);

  const Modules& all() const { return modules_; }
  const WorkspaceModule& current() const { return *current_; }
  /// The one of this key; there has to be one.
  WorkspaceModule& find(const char* key) const;
  /// The one of that key in any case of letters, as lessons write it; the current one where none has it.
  WorkspaceModule& named(const QString& word) const;
  void show(const WorkspaceModule& module);
  /// Gives the docks of the current one their first sizes; it takes effect once the window has its own.
  void arrange();
  /// Remembers how the current one is left.
  void keep();
  /// Lays the panels of the current one as it was left or, if it was not, as they are at first.
  void lay();
  /// For a presentation: each has only what it has for the stage, and how that lies is not kept.
  void setOnStage(bool on);
  /// For a step of a lesson: from now on that one is shown with these panels and no others, wherever they are from; how
  /// they lie is not kept. A name is a dock's.
  void showOnly(const WorkspaceModule& module, const QStringList& docks);
  /// Gives the current one the panels that it has at first, each in its place.
  void reset();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void giveSwitches();
  void tellCurrent();
  void giveSpace();
  void giveStageCommand();
  QDockWidget* dock(const char* name) const;
  QList<WorkspaceModule::Shown> shown() const;
  QList<WorkspaceModule::Shown> shownOnly() const;
  void hideOthers();
  void placeDocks();
  void arrangeOnly();
  void takeSheets(bool folded);
  void showDocks();
  void giveCorners();
  void describeTabs();

  const Modules& modules_;
  QMainWindow& window_;
  WorkspaceModule* current_;
  SheetFold* fold_;
  bool on_stage_ = false;
  std::optional<QStringList> only_;  ///< the panels of a lesson's step
  struct Left {
    QByteArray docks;
    bool folded;
  };
  std::map<const WorkspaceModule*, Left> left_;  ///< how each was left; absent: not yet
  QByteArray standard_;                          ///< where the bars are at first
};

}  // namespace linkwright::ui
