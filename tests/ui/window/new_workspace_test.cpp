// SPDX-License-Identifier: GPL-3.0-or-later
// Another workspace is one class and one line in the list of them: here one that has nothing but a panel.
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "tests/ui/support/remembering_view.h"
#include "ui/files/file_flow.h"
#include "ui/main_window.h"
#include "ui/window/workspaces.h"
#include "ui/workspaces/all_workspaces.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QToolBar>

using namespace linkwright::ui;
using linkwright::test::examplePath;
using linkwright::test::RememberingView;
using linkwright::test::sourcePath;
using linkwright::test::waitUntil;

namespace {

/// What it is asked for, in the order of asking.
struct Asked {
  QStringList all;
  QString current;
};

class Notebook : public WorkspaceModule {
public:
  Notebook(const WorkspaceContext& context, Asked& asked)
      : WorkspaceModule(context, {"Notebook", QStringLiteral("&Notebook"), "window.md"}), asked_(asked) {}

  void makePanels(DockMaker& docks) override {
    docks.make<QLabel>("dockNotes", QStringLiteral("Notes"));
    asked_.all << "panels";
  }
  void makeCommands(const WorkspaceMenus&) override { asked_.all << "commands"; }
  void connectPanels() override { asked_.all << "connections"; }
  QList<Shown> shown() const override {
    return {{"dockMechanism", DockPlace::Left}, {"dockNotes", DockPlace::Right, Role::Front}};
  }
  void arrange() override { window_.resizeDocks({dock("dockNotes")}, {300}, Qt::Horizontal); }
  void makeOverlay(View3D&) override { asked_.all << "overlay"; }
  void currentChanged(const WorkspaceModule& current) override {
    asked_.current = QString::fromLatin1(current.purpose().key);
  }
  bool takeFile(const QString& path) override { return path.endsWith(".notes"); }
  bool mayLeave() override {
    asked_.all << "leave";
    return true;
  }

private:
  Asked& asked_;
};

struct WindowWithNotebook {
  Asked asked;
  MainWindow window;

  WindowWithNotebook()
      : window({.examples_folder = QString::fromStdString(sourcePath("assets/examples").string()),
                .theme = ThemeChoice::Light,
                .make_view = [] { return std::make_unique<RememberingView>(); },
                .make_workspaces =
                    [this](const WorkspaceContext& context) {
                      auto all = makeWorkspaces(context);
                      all.push_back(std::make_unique<Notebook>(context, asked));
                      return all;
                    }}) {
    window.resize(1280, 720);
    window.show();
    REQUIRE(waitUntil([this] { return window.view() != nullptr; }));
  }
  QDockWidget* dock(const char* name) { return window.findChild<QDockWidget*>(name); }
};

}  // namespace

TEST_CASE("A new workspace is a class of its own: the bar, its key, its panels and its place are there") {
  WindowWithNotebook f;
  CHECK(f.asked.all == QStringList{"panels", "commands", "connections", "overlay"});
  CHECK(f.asked.current == "Pose");
  const auto* bar = f.window.findChild<QToolBar*>("workspaceBar");
  REQUIRE(bar->actions().size() == 7);
  QAction* last = bar->actions().back();
  CHECK(last->objectName() == "actionWorkspaceNotebook");
  CHECK(last->shortcut() == QKeySequence("Ctrl+7"));
  CHECK(bar->widgetForAction(last)->accessibleName() == "Notebook (Ctrl+7)");
  CHECK(f.dock("dockNotes")->isHidden());
  last->trigger();
  CHECK(f.asked.current == "Notebook");
  CHECK(f.window.workspaces().current().action() == last);
  for (const auto* each : f.window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    INFO(each->objectName().toStdString());
    CHECK(each->isHidden() == (each != f.dock("dockNotes") && each != f.dock("dockMechanism")));
  }
  // what is left there is there again
  f.dock("dockMechanism")->close();
  f.window.findChild<QAction*>("actionWorkspaceMove")->trigger();
  CHECK(f.dock("dockNotes")->isHidden());
  last->trigger();
  CHECK(f.dock("dockMechanism")->isHidden());
  CHECK_FALSE(f.dock("dockNotes")->isHidden());
  f.window.findChild<QAction*>("actionResetPanels")->trigger();
  CHECK_FALSE(f.dock("dockMechanism")->isHidden());
  // another robot is opened only where it agrees
  f.asked.all.clear();
  REQUIRE(f.window.files().open(examplePath("planar_3r.json")));
  CHECK(f.asked.all.contains("leave"));
  f.window.document().undoStack()->setClean();
}

TEST_CASE("Each workspace has a page of the manual, and shows panels that there are") {
  WindowWithNotebook f;
  QStringList keys;
  for (const auto& each : f.window.workspaces().all()) {
    INFO(each->purpose().key);
    CHECK(std::filesystem::exists(sourcePath("assets/manual") / each->purpose().manual));
    CHECK_FALSE(keys.contains(each->purpose().key));
    keys << each->purpose().key;
    REQUIRE_FALSE(each->shown().isEmpty());
    for (const WorkspaceModule::Shown& shown : each->shown()) CHECK(f.dock(shown.dock) != nullptr);
  }
}
