// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen when a mode is opened: the robot first, then what the mode is for, the rest folded or behind a tab.
#include "tests/ui/support/remembering_view.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/widgets/folding_group.h"
#include "ui/work/simulation_session.h"
#include "ui/workspaces/dock_contents.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

double shareOfView(WindowFixture& f) {
  const QSize view = f.window.centralWidget()->size(), all = f.window.size();
  return static_cast<double>(view.width()) * view.height() / (static_cast<double>(all.width()) * all.height());
}

/// The panels that are seen, not behind a tab or folded.
QStringList panelsSeen(WindowFixture& f) {
  QStringList names;
  for (const auto* dock : f.window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    if (dock->isVisible() && dock->x() >= 0 && dock->height() > 1) names << dock->objectName().mid(4);
  }
  names.sort();
  return names;
}

QTabBar* tabsWith(WindowFixture& f, const QString& title) {
  for (auto* tabs : f.window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
    for (int i = 0; i < tabs->count(); ++i) {
      if (tabs->isVisible() && tabs->tabText(i) == title) return tabs;
    }
  }
  return nullptr;
}

void clickTab(QTabBar& tabs, const QString& title) {
  for (int i = 0; i < tabs.count(); ++i) {
    if (tabs.tabText(i) == title) QTest::mouseClick(&tabs, Qt::LeftButton, Qt::NoModifier, tabs.tabRect(i).center());
  }
}

/// All words, numbers and cells that the panels of a window show, by dock.
QMap<QString, QStringList> wordsOfPanels(WindowFixture& f) {
  QMap<QString, QStringList> words;
  for (const char* mode : linkwright::test::kWorkspaceNames) {
    f.enter(mode);
    for (auto* dock : f.window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
      if (dock->isHidden()) continue;
      ui::bring(*dock);
      for (int turn = 0; turn < 3; ++turn) f.settle();
      QStringList& here = words[QLatin1String(mode) + u' ' + dock->objectName()];
      for (const auto* label : dock->findChildren<QLabel*>()) {
        if (label->isVisible()) here << label->objectName() + QStringLiteral(": ") + label->text();
      }
      for (const auto* field : dock->findChildren<QLineEdit*>()) {
        if (field->isVisible()) here << field->objectName() + QStringLiteral(": ") + field->text();
      }
      for (const auto* view : dock->findChildren<QAbstractItemView*>()) {
        for (int row = 0; view->isVisible() && view->model() && row < view->model()->rowCount(); ++row)
          here << view->objectName() + QStringLiteral(": ") + view->model()->index(row, 0).data().toString();
      }
    }
  }
  return words;
}

}  // namespace

TEST_CASE("The robot has half of a small window and two thirds of a large one when a mode is opened", "[ui][window]") {
  struct Mode {
    const char* name;
    QStringList panels;
  };
  const Mode modes[] = {
      {"Pose", {"Motion", "Pose"}}, {"Explain", {"Explain"}}, {"Simulate", {"Plots", "Simulation", "Timeline"}}};
  for (const auto& [size, share] : {std::pair{QSize(1280, 720), 0.5}, std::pair{QSize(1920, 1080), 2.0 / 3.0}}) {
    for (const char* example : {"ur5e.urdf", "planar_2r.json", "arm_on_the_ground_i.json"}) {
      for (const Mode& mode : modes) {
        WindowFixture f(example);
        f.window.resize(size);
        f.enter("Build");
        f.enter(mode.name);
        REQUIRE(waitUntil([&] { return f.window.size() == size; }));
        f.settle();
        INFO(example << ", " << mode.name << ", " << size.width() << " pixels");
        CHECK(shareOfView(f) >= share);
        CHECK(panelsSeen(f) == mode.panels);
      }
    }
  }
}

TEST_CASE("However large the sheets of Explain were, the timeline of Simulate is low", "[ui][window]") {
  WindowFixture f("planar_2r.json");
  f.enter("Explain");
  f.command("LowerPanels")->trigger();
  f.settle();
  REQUIRE(f.find<QDockWidget>("dockTable")->height() > 150);
  f.enter("Simulate");
  f.settle();
  CHECK(shareOfView(f) >= 0.5);
}

TEST_CASE("The sheets below the view are folded until a tab is clicked, and again with a second click",
          "[ui][window]") {
  WindowFixture f("planar_2r.json");
  f.enter("Explain");
  f.settle();
  auto* table = f.find<QDockWidget>("dockTable")->widget();
  auto* why = f.find<QDockWidget>("dockWhy")->widget();
  QTabBar* tabs = tabsWith(f, "Why?");
  REQUIRE(tabs != nullptr);
  const double before = shareOfView(f);
  CHECK(table->height() <= 1);
  CHECK_FALSE(f.command("LowerPanels")->isChecked());
  clickTab(*tabs, "Why?");
  f.settle();
  CHECK(why->height() > 150);
  CHECK(f.command("LowerPanels")->isChecked());
  CHECK(shareOfView(f) < before);
  // another one comes to the front, and is not folded
  clickTab(*tabs, "Table");
  f.settle();
  CHECK(table->height() > 150);
  clickTab(*tabs, "Table");
  f.settle();
  CHECK(table->height() <= 1);
  // to a row of pixels
  CHECK(std::abs(shareOfView(f) - before) < 0.002);
  // by the command, and by whoever wants to show one
  f.command("LowerPanels")->trigger();
  f.settle();
  CHECK(table->height() > 150);
  f.command("LowerPanels")->trigger();
  bring(*f.find<QDockWidget>("dockTable"));
  f.settle();
  CHECK(table->height() > 150);
  // by key on the row of tabs
  tabs->setFocus();
  QTest::keyClick(tabs, Qt::Key_Return);
  f.settle();
  CHECK(table->height() <= 1);
}

TEST_CASE("How the sheets are left in a mode is found again there, and nowhere else", "[ui][window]") {
  WindowFixture f("planar_2r.json");
  f.enter("Explain");
  f.command("LowerPanels")->trigger();
  f.settle();
  const int tall = f.find<QDockWidget>("dockTable")->height();
  REQUIRE(tall > 150);
  f.enter("Build");
  CHECK_FALSE(f.command("LowerPanels")->isChecked());
  f.enter("Pose");
  CHECK_FALSE(f.command("LowerPanels")->isEnabled());
  CHECK(f.find<QDockWidget>("dockMotion")->height() > 150);
  f.enter("Explain");
  f.settle();
  CHECK(f.command("LowerPanels")->isChecked());
  CHECK(std::abs(f.find<QDockWidget>("dockTable")->height() - tall) <= 2);
  f.command("ResetPanels")->trigger();
  f.settle();
  CHECK_FALSE(f.command("LowerPanels")->isChecked());
}

TEST_CASE("A sheet that is left alone below the view is not folded away", "[ui][window]") {
  WindowFixture f("planar_2r.json");
  f.enter("Build");
  f.settle();
  CHECK(f.command("LowerPanels")->isEnabled());
  f.find<QDockWidget>("dockDh")->toggleViewAction()->trigger();
  REQUIRE(waitUntil([&] { return f.find<QDockWidget>("dockMotion")->widget()->height() > 50; }));
  CHECK_FALSE(f.command("LowerPanels")->isEnabled());
}

TEST_CASE("What an expert needs is folded when a panel is first seen", "[ui][window]") {
  WindowFixture f("planar_2r.json");
  for (const char* name : {"handSolver", "lawGroup", "integratorGroup", "lookGroup"}) {
    INFO(name);
    CHECK_FALSE(f.find<FoldingGroup>(name)->isOpen());
  }
  for (const char* name : {"handTarget", "handOutcome", "torqueGroup", "contactGroup"}) {
    INFO(name);
    CHECK(f.find<FoldingGroup>(name)->isOpen());
  }
}

TEST_CASE("All joints of an industrial arm are in sight in a large window, of a small arm in a small one",
          "[ui][window]") {
  const auto missing = [](const char* example, const QSize& size) {
    WindowFixture f(example);
    f.window.resize(size);
    for (int turn = 0; turn < 5; ++turn) f.settle();
    return f.find<QWidget>("jointTable")->parentWidget()->property("missingHeight").toInt();
  };
  CHECK(missing("ur5e.urdf", {1920, 1080}) <= 0);
  CHECK(missing("planar_3r.json", {1280, 720}) <= 0);
}

TEST_CASE("The panel of contacts does not scroll sideways with a run", "[ui][window]") {
  WindowFixture f("arm_on_the_ground_i.json");
  f.window.resize(1280, 720);
  f.enter("Simulate");
  auto& session = f.window.part<SimulationSession>();
  session.setSpeed(0.0);
  f.command("SimulationRun")->trigger();
  REQUIRE(waitUntil([&] { return session.stage() == SimulationSession::Stage::Idle; }));
  f.document().playback().setTime(0.35);
  auto* dock = f.find<QDockWidget>("dockContacts");
  ui::bring(*dock);
  for (int turn = 0; turn < 5; ++turn) f.settle();
  const auto* scroll = dock->widget()->findChild<QScrollArea*>(QString(), Qt::FindDirectChildrenOnly);
  CHECK_FALSE(scroll->horizontalScrollBar()->isVisible());
}

TEST_CASE("No panel scrolls as a whole when it comes to the front, with text of the desktop's own size",
          "[ui][window]") {
  for (const char* example : {"planar_2r.json", "ur5e.urdf", "two_links_one_elastic.json"}) {
    for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080)}) {
      WindowFixture f(example);
      f.window.resize(size);
      for (const char* mode : linkwright::test::kWorkspaceNames) {
        f.enter(mode);
        for (auto* dock : f.window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
          if (dock->isHidden()) continue;
          ui::bring(*dock);
          for (int turn = 0; turn < 5; ++turn) f.settle();
          const QWidget* contents = dock->widget();
          const auto* scroll = contents->findChild<QScrollArea*>(QString(), Qt::FindDirectChildrenOnly);
          INFO(example << ", " << mode << ", " << size.width() << ": " << dock->objectName().toStdString() << ", "
                       << scroll->widget()->width() << "x" << scroll->widget()->height() << " in " << contents->width()
                       << "x" << contents->height());
          CHECK_FALSE(scroll->verticalScrollBar()->isVisible());
          CHECK_FALSE(scroll->horizontalScrollBar()->isVisible());
        }
      }
    }
  }
}

TEST_CASE("A panel that is made when it is first seen shows what one shows that was there from the start",
          "[ui][window]") {
  for (const char* example : {"ur5e.urdf", "planar_3r.json", "arm_on_the_ground_i.json"}) {
    const auto words = [&](bool makes_panels) {
      WindowFixture f(example, false, makes_panels);
      const int made = static_cast<int>(f.window.findChildren<QScrollArea*>().size());
      const int dof = f.document().snapshot()->model->dof();
      setState(f.document(), f.document().snapshot()->q, Eigen::VectorXd::Constant(dof, 0.3),
               Eigen::VectorXd::Zero(dof), QStringLiteral("move"));
      f.settle();
      return std::pair(made, wordsOfPanels(f));
    };
    const auto [early_count, early] = words(true);
    const auto [late_count, late] = words(false);
    CHECK(late_count < early_count);
    REQUIRE(early.size() == late.size());
    for (auto each = early.begin(); each != early.end(); ++each) {
      INFO(example << ", " << each.key().toStdString());
      CHECK(each.value().join(u'\n').toStdString() == late[each.key()].join(u'\n').toStdString());
    }
  }
}
