// SPDX-License-Identifier: GPL-3.0-or-later
// The room of the Explain workspace in a small window: the equation's terms are in sight, with large text too; nothing
// that lies behind another sheet is reached; a dialog leaves the view free.
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/workspaces/explain/walk/start_page.h"
#include "ui/workspaces/explain/walk/term_row.h"
#include "ui/workspaces/explain/walk/walk_map.h"

#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QScrollArea>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::WindowFixture;

namespace {

void startWalk(WindowFixture& f) {
  const SnapshotPtr snapshot = f.document().snapshot();
  const LivelyRates rates = livelyRates(*snapshot->model);
  setState(f.document(), snapshot->q, rates.qd, rates.qdd, QStringLiteral("move"));
  f.find<QAction>("actionWorkspaceExplain")->trigger();
  f.settle();
}

std::vector<const TermRow*> rowsOf(const WindowFixture& f) {
  std::vector<const TermRow*> rows;
  for (const auto* row : f.window.findChildren<TermRow*>()) {
    if (row->isVisible()) rows.push_back(row);
  }
  return rows;
}

bool isShown(QWidget* widget, const QTableView& table, int column) {
  return widget->isVisible() && table.columnViewportPosition(column) >= 0 &&
         table.columnViewportPosition(column) + table.columnWidth(column) <= widget->width();
}

}  // namespace

TEST_CASE("Every term of every step is in sight at 1280 by 720, and each row is one term of the formula") {
  for (const char* example : {"planar_3r.json", "ur5e.urdf", "torso_with_two_arms.json"}) {
    WindowFixture f(example);
    startWalk(f);
    auto* scroll = f.find<QScrollArea>("explainScroll");
    std::size_t most = 0;
    for (int step = 0; step < static_cast<int>(f.document().snapshot()->steps->size()); ++step) {
      f.window.interaction().walk().setStep(step);
      f.settle();
      const std::vector<const TermRow*> rows = rowsOf(f);
      most = std::max(most, rows.size());
      int outside = 0;
      for (const TermRow* row : rows) {
        const int bottom = row->mapTo(scroll->viewport(), QPoint(0, row->height())).y();
        INFO(example << ", step " << step + 1 << ", " << row->term().plain.toStdString());
        CHECK(bottom <= scroll->viewport()->height());
        outside += row->term().group.isEmpty() && !row->term().reason.isEmpty() ? 1 : 0;
      }
      // what the formula leaves out is one row, and says so
      CHECK(outside <= 1);
      if (outside == 1) CHECK((rows.size() == 1 || rows.back()->term().left_out));
    }
    if (std::string(example) == "torso_with_two_arms.json") CHECK(most == 9);
  }
}

TEST_CASE("With large text the equation has the room: the map and the choices fold away and can be had back") {
  WindowFixture f("torso_with_two_arms.json");
  startWalk(f);
  const int count = static_cast<int>(f.document().snapshot()->steps->size());
  f.window.interaction().walk().setStep(count - 5);
  f.settle();
  auto* fold = f.find<QToolButton>("explainFold");
  auto* map = f.find<WalkMap>("walkMap");
  auto* scroll = f.find<QScrollArea>("explainScroll");
  CHECK_FALSE(fold->isVisible());
  CHECK(map->isVisible());
  const int before = map->sizeHint().height();
  f.window.actionsOfWindow().text_200->trigger();
  for (int turn = 0; turn < 4; ++turn) f.settle();
  CHECK(fold->isVisible());
  CHECK_FALSE(map->isVisible());
  CHECK(map->sizeHint().height() > 1.8 * before);
  INFO(scroll->viewport()->height() << " pixels for the step");
  CHECK(scroll->viewport()->height() > 300);
  QTest::mouseClick(fold, Qt::LeftButton);
  f.settle();
  CHECK(map->isVisible());
  CHECK(f.find<QWidget>("explainScrubber")->isVisible());
  CHECK(f.find<QWidget>("explainFormulation")->isVisible());
  f.window.actionsOfWindow().text_100->trigger();
  for (int turn = 0; turn < 4; ++turn) f.settle();
  CHECK_FALSE(fold->isVisible());
}

TEST_CASE("Another size of text leaves the table at the column of the step") {
  WindowFixture f("torso_with_two_arms.json");
  startWalk(f);
  f.bring("dockTable");
  const int count = static_cast<int>(f.document().snapshot()->steps->size());
  f.window.interaction().walk().setStep(count - 5);
  f.settle();
  auto* table = f.find<QTableView>("tableView");
  int column = -1;
  for (int c = 0; c < table->model()->columnCount(); ++c) {
    // the first one that the step makes: n_i
    if (table->model()->headerData(c, Qt::Horizontal).toString() == "joint moment") column = c;
  }
  REQUIRE(column >= 0);
  CHECK(isShown(table->viewport(), *table, column));
  f.window.actionsOfWindow().text_200->trigger();
  for (int turn = 0; turn < 4; ++turn) f.settle();
  CHECK(isShown(table->viewport(), *table, column));
  f.window.actionsOfWindow().text_100->trigger();
  for (int turn = 0; turn < 4; ++turn) f.settle();
  CHECK(isShown(table->viewport(), *table, column));
}

TEST_CASE("Tab visits what is seen: no sheet behind another, and it comes round") {
  WindowFixture f("planar_3r.json");
  startWalk(f);
  f.bring("dockTable");
  f.window.interaction().walk().setStep(4);
  f.settle();
  f.window.activateWindow();
  REQUIRE(linkwright::test::waitUntil([&] { return f.window.isActiveWindow(); }));
  f.find<QToolButton>("explainNext")->setFocus();
  QWidget* const first = f.window.focusWidget();
  std::set<QString> docks;
  bool round = false;
  for (int press = 0; press < 300 && !round; ++press) {
    QTest::keyClick(f.window.focusWidget(), Qt::Key_Tab);
    QWidget* at = f.window.focusWidget();
    REQUIRE(at != nullptr);
    for (const QWidget* each = at; each != nullptr; each = each->parentWidget()) {
      const auto* dock = qobject_cast<const QDockWidget*>(each);
      if (dock == nullptr) continue;
      docks.insert(dock->objectName());
      INFO(dock->objectName().toStdString() << ": " << at->objectName().toStdString());
      CHECK(at->isVisible());
      CHECK(QRect(at->mapTo(&f.window, QPoint()), at->size()).intersects(f.window.rect()));
    }
    round = at == first;
  }
  CHECK(round);
  CHECK(docks.count("dockTable") == 1);
  CHECK(docks.count("dockExplain") == 1);
  CHECK(docks.count("dockWhatIf") == 0);
}

TEST_CASE("Tab goes from field to field of the hand") {
  WindowFixture f("ur5e.urdf");
  auto* dock = f.find<QDockWidget>("dockHand");
  bring(*dock);
  f.settle();
  f.window.activateWindow();
  REQUIRE(linkwright::test::waitUntil([&] { return f.window.isActiveWindow(); }));
  f.find<QWidget>("handPose0")->setFocus();
  for (int i = 1; i < 6; ++i) {
    QTest::keyClick(f.window.focusWidget(), Qt::Key_Tab);
    CHECK(f.window.focusWidget()->objectName() == QString("handPose%1").arg(i));
  }
}

TEST_CASE("The dialog of the student's values leaves the view free") {
  WindowFixture f("planar_3r.json", true);
  startWalk(f);
  f.find<QAction>("actionCheckValues")->trigger();
  f.settle();
  auto* dialog = f.find<QDialog>("checkDialog");
  REQUIRE(linkwright::test::waitUntil([&] { return dialog->isVisible(); }));
  const QWidget* view = f.window.centralWidget();
  // once the sheet that it lies over has its place
  CHECK(linkwright::test::waitUntil([&] {
    const QRect seen(view->mapToGlobal(QPoint()), view->size());
    return dialog->geometry().intersected(seen).height() * 4 < seen.height();
  }));
}
