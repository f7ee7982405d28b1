// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"
#include "ui/plots/torque_panel.h"
#include "ui/workspaces/explain/questions/cost_panel.h"
#include "ui/workspaces/explain/questions/what_if_panel.h"
#include "ui/workspaces/explain/questions/why_panel.h"
#include "ui/workspaces/explain/table/compare_panel.h"
#include "ui/workspaces/explain/table/table_panel.h"
#include "ui/workspaces/pose/hand_panel.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QDockWidget>

#include <utility>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

/// Counts what is asked of a widget and all that it holds: to be laid out and to be painted.
class WorkCounter : public QObject {
public:
  explicit WorkCounter(QWidget& widget) {
    widget.installEventFilter(this);
    for (auto* each : widget.findChildren<QWidget*>()) each->installEventFilter(this);
  }
  int events = 0;

protected:
  bool eventFilter(QObject*, QEvent* event) override {
    const QEvent::Type type = event->type();
    if (type == QEvent::LayoutRequest || type == QEvent::Paint || type == QEvent::Resize) ++events;
    return false;
  }
};

}  // namespace

TEST_CASE("Of the sheets that lie over one another only the one in front is shown") {
  WindowFixture f("planar_3r.json");
  f.find<QAction>("actionWorkspaceExplain")->trigger();
  f.settle();
  const std::pair<const char*, QWidget*> sheets[] = {
      {"dockTable", &f.window.part<TablePanel>()}, {"dockCompare", &f.window.part<ComparePanel>()},
      {"dockWhy", &f.window.part<WhyPanel>()},     {"dockWhatIf", &f.window.part<WhatIfPanel>()},
      {"dockCost", &f.window.part<CostPanel>()},   {"dockMotion", &f.window.part<TorquePanel>()}};
  for (const auto& [front, panel_in_front] : sheets) {
    f.bring(front);
    f.settle();
    for (const auto& [name, panel] : sheets) {
      INFO(front << " in front, " << name);
      CHECK(panel->isVisible() == (panel == panel_in_front));
    }
  }
}

TEST_CASE("A sheet behind another does nothing while the walk goes on, and catches up when it comes to the front") {
  WindowFixture f("planar_3r.json");
  f.find<QAction>("actionWorkspaceExplain")->trigger();
  f.settle();
  auto* compare = &f.window.part<linkwright::ui::ComparePanel>();
  auto* compare_dock = f.find<QDockWidget>("dockCompare");
  auto* table_dock = f.find<QDockWidget>("dockTable");
  Walk& walk = f.window.interaction().walk();
  bring(*compare_dock);
  walk.setStep(1);
  f.settle();
  REQUIRE_FALSE(compare->comparison().columns.empty());
  REQUIRE(compare->comparison().columns.front().steps.size() == 1);
  const int shown = compare->comparison().columns.front().steps.front().step;

  bring(*table_dock);
  f.settle();
  {
    WorkCounter work(*compare);
    for (int step = 2; step <= 9; ++step) {
      walk.setStep(step);
      f.settle();
    }
    CHECK(work.events == 0);
    CHECK(compare->comparison().columns.front().steps.front().step == shown);
  }
  bring(*compare_dock);
  f.settle();
  REQUIRE(compare->isVisible());
  const Comparison fresh = ui::compare(*f.document().snapshot(), 9, false, {});
  REQUIRE(compare->comparison().columns.size() == fresh.columns.size());
  for (std::size_t c = 0; c < fresh.columns.size(); ++c) {
    REQUIRE(compare->comparison().columns[c].steps.size() == fresh.columns[c].steps.size());
    for (std::size_t s = 0; s < fresh.columns[c].steps.size(); ++s) {
      CHECK(compare->comparison().columns[c].steps[s].step == fresh.columns[c].steps[s].step);
    }
  }
}

TEST_CASE("A panel that goes behind another keeps its room, and gives the keys away") {
  WindowFixture f("planar_3r.json");
  f.window.activateWindow();
  REQUIRE(waitUntil([&] { return f.window.isActiveWindow(); }));
  auto* hand_dock = f.find<QDockWidget>("dockHand");
  auto* explain_dock = f.find<QDockWidget>("dockExplain");
  bring(*hand_dock);
  f.settle();
  QWidget* hand = &f.window.part<linkwright::ui::HandPanel>();
  auto* field = hand->findChild<QAbstractSpinBox*>();
  REQUIRE(field != nullptr);
  field->setFocus(Qt::TabFocusReason);
  REQUIRE(waitUntil([&] { return QApplication::focusWidget() == field; }));
  const QSize room = hand_dock->minimumSizeHint();
  bring(*explain_dock);
  f.settle();
  CHECK_FALSE(hand->isVisible());
  CHECK(QApplication::focusWidget() == f.window.centralWidget());
  CHECK(hand_dock->minimumSizeHint() == room);
}
