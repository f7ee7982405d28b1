// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/files/file_flow.h"
#include "ui/main_window.h"
#include "ui/workspaces/dock_contents.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QWindow>

#include <functional>

namespace linkwright::test {

inline constexpr const char* kWorkspaceNames[] = {"Build", "Pose", "Move", "Explain", "Simulate", "Elastic"};

/// The real window with an example open and its first frame drawn.
struct WindowFixture {
  ui::MainWindow window;

  explicit WindowFixture(const char* example = "ur5e.urdf", bool with_view = false, bool makes_panels = true)
      : window({QString::fromStdString(sourcePath("assets/examples").string()), false, ui::ThemeChoice::Light,
                with_view ? ui::makeView3D : std::function<std::unique_ptr<ui::View3D>()>()}) {
    // tests look inside panels that nobody has seen; that these are made in time is first_sight_test's
    if (makes_panels) ui::makePanelsOf(window);
    window.resize(1280, 720);
    window.show();
    REQUIRE(waitUntil([this] { return window.isVisible() && window.windowHandle()->isExposed(); }));
    if (with_view) REQUIRE(waitUntil([this] { return window.view() && window.view()->frameCount() > 0; }));
    REQUIRE(window.files().open(examplePath(example)));
    settle();
  }
  /// Undone work would ask whether to save it.
  ~WindowFixture() { window.document().undoStack()->setClean(); }

  void settle() {
    // the document tells of its newest snapshot in a timer of no length: two turns of the loop see it through
    for (int turn = 0; turn < 2; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  template <class T>
  T* find(const QString& name) {
    return findWidget<T>(window, name);
  }
  ui::Document& document() { return window.document(); }
  /// The command "actionName".
  QAction* command(const char* name) { return find<QAction>(QStringLiteral("action") + QLatin1String(name)); }
  /// Shows a dock, in front and unfolded.
  void bring(const char* dock) { ui::bring(*find<QDockWidget>(QLatin1String(dock))); }
  /// One of kWorkspaceNames.
  void enter(const char* workspace) {
    find<QAction>(QStringLiteral("actionWorkspace%1").arg(QLatin1String(workspace)))->trigger();
    settle();
  }
};

}  // namespace linkwright::test
