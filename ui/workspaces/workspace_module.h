// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/workspaces/dock_maker.h"
#include "ui/workspaces/dock_places.h"

#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QMainWindow;
class QMenu;
class QMenuBar;

namespace linkwright::ui {

class Demonstration;
class FileFlow;
class View3D;

/// What every workspace works on.
struct WorkspaceContext {
  QMainWindow& window;
  Document& document;
  Interaction& interaction;
  FileFlow& files;
};

/// Where a workspace puts its commands. A menu of its own goes in front of `view`, the action of the menu View.
struct WorkspaceMenus {
  QMenuBar& bar;
  QAction* view;
  QMenu& links;  ///< of what can be done with the chosen link
  QMenu& shown;  ///< of what is drawn in 3D, before the action `shown_end`
  QAction* shown_end;
};

/// One of the workspaces: what is made, and what there is to see and to do, for one purpose. All of them arrange panels
/// round the same view, and nothing of the document changes from one to another; the panels of one can be shown in
/// others too, by name. The window goes through the list of them (makeWorkspaces) and knows none by itself.
class WorkspaceModule : public QObject {
  Q_OBJECT
public:
  enum class Role {
    Hidden,  ///< has its place there, once it is asked for
    Behind,  ///< behind its tab
    Front,   ///< in front of those in its place
    Stage,   ///< in front, and what those in its place are for is shown in a presentation too
  };
  /// A panel that it shows at first, by its dock's name, and where. Of tabs in a place the first in the list is first.
  struct Shown {
    const char* dock;
    DockPlace place;
    Role role = Role::Behind;
  };
  struct Purpose {
    const char* key;             ///< "Pose": in names of objects and where one is asked for
    QString words;               ///< on the bar
    const char* manual;          ///< its page of the manual
    bool is_wide_below = false;  ///< what lies below the view is about all of time: it gets the whole width
  };

  WorkspaceModule(const WorkspaceContext& context, Purpose purpose);

  const Purpose& purpose() const { return purpose_; }
  /// The switch of the bar.
  QAction* action() const { return action_; }

  /// Its commands, in the window's menus.
  virtual void makeCommands(const WorkspaceMenus&) {}
  /// Its panels. Those of all workspaces are there before the first connects its own.
  virtual void makePanels(DockMaker&) {}
  virtual void connectPanels() {}
  virtual QList<Shown> shown() const = 0;
  /// Gives the docks their first sizes, when it is shown.
  virtual void arrange() = 0;
  /// What it draws in 3D. Objects that do so are children of the view.
  virtual void makeOverlay(View3D&) {}
  /// Another workspace, or this one, is the current one.
  virtual void currentChanged(const WorkspaceModule& current) { Q_UNUSED(current); }
  /// What Space does here in place of playing the motion; null: nothing else.
  virtual QAction* ownPlay() const { return nullptr; }
  /// A command whose panel a presentation leaves out: there the bar has a button for it. Null: none.
  virtual QAction* stageCommand() const { return nullptr; }
  /// Whether an example with this scene is there for this workspace, and opens in it; of several the last one has it.
  virtual bool isFor(const SceneData&) const { return false; }
  /// Asks what becomes of what is not saved before another robot takes its place; false: it may not.
  virtual bool mayLeave() { return true; }
  /// Opens a file that was dropped on the window; false: it is none for this workspace.
  virtual bool takeFile(const QString& path);
  /// Its part of the demonstration, on the robot that is open.
  virtual void demonstrate(Demonstration&) {}
  /// The same on an example that it opens itself.
  virtual void demonstrateExample(Demonstration&) {}

signals:
  /// Other panels are to be seen at first (shown).
  void shownChanged();
  /// A choice in a panel is made: the keys are commands again.
  void choiceMade();

protected:
  QDockWidget* dock(const char* name) const;
  /// All beside the view at the right, at least so wide (spacing units), `lower` (null: none) under `upper`, which gets
  /// a share of the height.
  void arrangeColumn(int width, const char* upper, const char* lower = nullptr, double upper_share = 1.0);
  /// The timeline at the foot gets no more than it needs.
  void arrangeTime();
  /// `left` and `right` beside the view, of which the right one gets a share of the window's width, time below.
  void arrangeOverTime(const char* left, const char* right, int left_width, double right_share);
  /// A command of the window or of another workspace.
  QAction* command(const char* name) const;

  QMainWindow& window_;
  Document& document_;
  Interaction& interaction_;
  FileFlow& files_;

private:
  Purpose purpose_;
  QAction* action_;
};

}  // namespace linkwright::ui
