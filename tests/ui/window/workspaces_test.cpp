// SPDX-License-Identifier: GPL-3.0-or-later
// The workspaces on the bar at the top: which panels each has, and that each is found as it was left.
#include "ui/window/workspaces.h"

#include "core/beam/elastic_link.h"
#include "core/beam/elastic_settings.h"
#include "tests/ui/support/pointer.h"
#include "tests/ui/support/remembering_view.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/elastic_edit.h"
#include "ui/files/picture_list.h"
#include "ui/workspaces/explain/explain_workspace.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTest>

using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

/// The panels that are there, in front or behind another.
QStringList present(WindowFixture& f) {
  QStringList names;
  for (const auto* dock : f.window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    if (!dock->isHidden()) names << dock->objectName().mid(4);
  }
  names.sort();
  return names;
}

/// Whether it is in front of those in its place.
bool inFront(WindowFixture& f, const char* dock) {
  // those behind are put where nobody sees them
  return f.find<QDockWidget>(dock)->x() >= 0;
}

}  // namespace

TEST_CASE("From one workspace to another the window stays as wide as it is") {
  WindowFixture f("ur5e.urdf", false);
  f.window.resize(1280, 720);
  f.settle();
  REQUIRE(f.window.width() == 1280);
  // each after each other
  for (const char* workspace :
       {"Explain", "Build", "Pose", "Move", "Explain", "Pose", "Build", "Move", "Build", "Explain", "Move", "Pose",
        "Simulate", "Pose", "Simulate", "Explain", "Simulate", "Build"}) {
    f.enter(workspace);
    INFO(workspace);
    CHECK(f.window.width() == 1280);
  }
}

TEST_CASE("Each workspace has its panels, and the ones that it is for lie in front") {
  WindowFixture f("planar_3r.json");
  CHECK(present(f) == QStringList{"Abilities", "Hand", "Iteration", "Motion", "Pose", "Poses"});
  CHECK(inFront(f, "dockPose"));
  CHECK(inFront(f, "dockMotion"));
  f.enter("Build");
  CHECK(present(f) == QStringList{"Dh", "History", "Mechanism", "Motion", "Pose", "Properties"});
  CHECK(inFront(f, "dockProperties"));
  // folded, none of the sheets is
  f.command("LowerPanels")->trigger();
  f.settle();
  CHECK(inFront(f, "dockMotion"));
  f.enter("Build");
  CHECK(present(f) == QStringList{"Dh", "History", "Mechanism", "Motion", "Pose", "Properties"});
  CHECK(inFront(f, "dockProperties"));
  CHECK(inFront(f, "dockMotion"));
  f.enter("Move");
  for (const char* name : {"Waypoints", "Timeline", "Pose"}) CHECK(present(f).contains(QString::fromLatin1(name)));
  for (const char* name : {"Motion", "Hand", "Mechanism"}) CHECK_FALSE(present(f).contains(QString::fromLatin1(name)));
  CHECK(inFront(f, "dockWaypoints"));
  // time has the whole width
  CHECK(f.find<QDockWidget>("dockTimeline")->width() == f.window.width());
  f.enter("Explain");
  for (const char* name : {"Compare", "Cost", "Explain", "Inv", "Motion", "Table", "WhatIf", "Why"})
    CHECK(present(f).contains(QString::fromLatin1(name)));
  f.enter("Simulate");
  for (const char* name : {"Simulation", "Plots", "Contacts", "Inv", "Methods", "Timeline"})
    CHECK(present(f).contains(QString::fromLatin1(name)));
  for (const char* name : {"Motion", "Hand", "Waypoints", "Mechanism"})
    CHECK_FALSE(present(f).contains(QString::fromLatin1(name)));
  CHECK(inFront(f, "dockSimulation"));
}

TEST_CASE("The timeline has its height although it is made when it is first seen") {
  WindowFixture f("planar_3r.json", false, false);
  for (const char* workspace : {"Move", "Simulate"}) {
    f.enter(workspace);
    const auto* timeline = f.find<QWidget>("motionTimeline");
    // one pixel is that of the title bar which the dock has not
    CHECK(f.find<QDockWidget>("dockTimeline")->height() >= timeline->minimumSizeHint().height() - 1);
    CHECK(timeline->isVisible());
  }
}

TEST_CASE("A workspace is found as it was left") {
  WindowFixture f("planar_3r.json");
  f.enter("Build");
  f.bring("dockMotion");
  f.find<QDockWidget>("dockPose")->close();
  f.settle();
  f.enter("Pose");
  CHECK_FALSE(f.find<QDockWidget>("dockPose")->isHidden());
  CHECK(f.find<QDockWidget>("dockProperties")->isHidden());
  f.enter("Build");
  CHECK(f.find<QDockWidget>("dockPose")->isHidden());
  CHECK(inFront(f, "dockMotion"));
  CHECK(inFront(f, "dockProperties"));
}

TEST_CASE("Building leaves the walk through the recursion: its arrows would stand before the robot") {
  WindowFixture f("planar_3r.json");
  f.enter("Explain");
  f.window.interaction().walk().setStep(4);
  f.enter("Pose");
  CHECK(f.window.interaction().walk().step() == 4);
  f.enter("Build");
  CHECK(f.window.interaction().walk().step() == -1);
}

TEST_CASE("A step of the recursion is in the view in Explain, and elsewhere while its panel is in front") {
  WindowFixture f("planar_3r.json");
  linkwright::test::RememberingView view;
  for (const auto& module : f.window.workspaces().all()) {
    if (auto* explain = qobject_cast<ExplainWorkspace*>(module.get())) explain->makeOverlay(view);
  }
  f.enter("Explain");
  f.window.interaction().walk().setStep(4);
  CHECK_FALSE(view.arrows.empty());
  f.enter("Pose");
  CHECK(view.arrows.empty());
  f.bring("dockExplain");
  f.settle();
  CHECK_FALSE(view.arrows.empty());
  f.enter("Simulate");
  CHECK(view.arrows.empty());
  f.enter("Explain");
  CHECK_FALSE(view.arrows.empty());
}

TEST_CASE("A new robot begins in Build, one that is opened stays where one is") {
  WindowFixture f("planar_3r.json");
  REQUIRE(f.window.files().open(linkwright::test::examplePath("planar_2r.json")));
  CHECK(f.find<QAction>("actionWorkspacePose")->isChecked());
  f.window.files().newByDialog();
  auto* dialog = f.window.findChild<QDialog*>("newDialog");
  REQUIRE(dialog != nullptr);
  QTest::keyClick(findWidget<PictureList>(*dialog, "newTemplates"), Qt::Key_Return);
  REQUIRE(waitUntil([&] { return f.find<QAction>("actionWorkspaceBuild")->isChecked(); }));
  CHECK_FALSE(f.find<QDockWidget>("dockProperties")->isHidden());
}

TEST_CASE("No panel takes the key of a menu") {
  WindowFixture f("planar_3r.json");
  QStringList menus;
  for (const QAction* menu : f.window.menuBar()->actions()) {
    const QString text = menu->text();
    menus << text.mid(text.indexOf('&') + 1, 1).toLower();
  }
  // File, Edit, Motion, Explain, Simulation, View, Help
  REQUIRE(menus.size() == 7);
  const auto check = [&](const QWidget& widget, const QString& text) {
    const qsizetype mark = text.indexOf(QRegularExpression("&[^& ]"));
    INFO(widget.objectName().toStdString() << ": " << text.toStdString());
    CHECK((mark < 0 || !menus.contains(text.mid(mark + 1, 1).toLower())));
  };
  for (const auto* dock : f.window.findChildren<QDockWidget*>()) {
    for (const auto* button : dock->findChildren<QAbstractButton*>()) check(*button, button->text());
    for (const auto* label : dock->findChildren<QLabel*>()) {
      if (label->buddy() != nullptr) check(*label, label->text());
    }
  }
}

TEST_CASE("Of a rigid robot Elastic shows only what makes a link elastic, then all the rest") {
  WindowFixture f("planar_3r.json");
  f.enter("Elastic");
  CHECK(present(f) == QStringList{"Elastic"});
  for (const char* name : {"elasticLookGroup", "elasticStepGroup", "elasticMotionGroup"})
    CHECK_FALSE(f.find<QWidget>(name)->isVisible());
  changeElastic(f.document(), "one",
                [](linkwright::ElasticSettings& settings) { settings.links.emplace_back().link = "link_1"; });
  REQUIRE(waitUntil([&] { return present(f).size() > 1; }));
  CHECK(present(f) ==
        QStringList{"Bending", "Convergence", "Elastic", "ElasticTorques", "Modes", "Nodal", "Ripple", "Timeline"});
  CHECK(f.find<QWidget>("elasticStepGroup")->isVisible());
  // the same with another robot, while the mode is not seen
  f.enter("Pose");
  f.document().undoStack()->setClean();
  REQUIRE(f.window.files().open(linkwright::test::examplePath("planar_2r.json")));
  f.settle();
  f.enter("Elastic");
  CHECK(present(f) == QStringList{"Elastic"});
}

TEST_CASE("At 1280 pixels the panels of Pose are not cut off at the right") {
  WindowFixture f("planar_3r.json");
  f.bring("dockHand");
  const auto* area = f.find<QDockWidget>("dockHand")->findChild<QScrollArea*>();
  REQUIRE(area != nullptr);
  REQUIRE(waitUntil([&] { return area->isVisible() && area->widget() != nullptr; }));
  CHECK(f.window.width() <= 1280);
  CHECK(waitUntil([&] { return area->widget()->width() <= area->viewport()->width(); }));
}
