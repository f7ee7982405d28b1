// SPDX-License-Identifier: GPL-3.0-or-later
// Every sheet with twice the text in a small window: all words fit their places or scroll, and none lies on another.
#include "tests/ui/support/text_fit.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/plots/torque_curves.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/number_field.h"
#include "ui/workspaces/construct/property_panel.h"
#include "ui/workspaces/move/waypoints_panel.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QScrollArea>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::fits;
using linkwright::test::nameAndText;
using linkwright::test::WindowFixture;

namespace {

void checkSheet(const QWidget& panel) {
  std::vector<const QWidget*> pieces;
  for (const auto* label : panel.findChildren<QLabel*>()) {
    if (!label->isVisible()) continue;
    INFO(nameAndText(*label).toStdString() << " " << label->width() << "x" << label->height());
    CHECK(fits(*label));
    pieces.push_back(label);
  }
  for (const auto* button : panel.findChildren<QAbstractButton*>()) {
    if (!button->isVisible()) continue;
    INFO(nameAndText(*button).toStdString() << " " << button->width() << "x" << button->height());
    CHECK(fits(*button));
    pieces.push_back(button);
  }
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    for (std::size_t k = i + 1; k < pieces.size(); ++k) {
      if (pieces[i]->parentWidget() != pieces[k]->parentWidget()) continue;
      const QRect common = pieces[i]->geometry().intersected(pieces[k]->geometry());
      INFO(nameAndText(*pieces[i]).toStdString() << " and " << nameAndText(*pieces[k]).toStdString());
      CHECK((common.width() <= 1 || common.height() <= 1));
    }
  }
}

}  // namespace

TEST_CASE("With text of twice the size every sheet of the walk keeps its words whole and apart") {
  for (const char* example : {"planar_3r.json", "torso_with_two_arms.json"}) {
    WindowFixture f(example);
    f.window.actionsOfWindow().text_200->trigger();
    f.find<QAction>("actionWorkspaceExplain")->trigger();
    f.settle();
    const int count = static_cast<int>(f.document().snapshot()->steps->size());
    for (const char* name : {"dockTable", "dockCompare", "dockWhy", "dockWhatIf", "dockCost", "dockMotion"}) {
      auto* dock = f.find<QDockWidget>(QString::fromLatin1(name));
      bring(*dock);
      for (const int step : {-1, 4, count - 5}) {
        f.window.interaction().walk().setStep(step);
        f.settle();
        f.settle();
        INFO(example << ", " << name << ", step " << step);
        checkSheet(*dock->widget());
        checkSheet(*f.find<QDockWidget>("dockExplain")->widget());
      }
    }
  }
}

TEST_CASE("With text of any size waypoints and timeline keep their words whole and apart") {
  WindowFixture f("puma560.json");
  f.find<QAction>("actionWorkspaceMove")->trigger();
  const auto check = [&] {
    f.settle();
    f.settle();
    for (const char* name : {"dockWaypoints", "dockTimeline"}) {
      INFO(name);
      checkSheet(*f.find<QDockWidget>(QString::fromLatin1(name))->widget());
    }
    auto* scroll = f.find<QScrollArea>("waypointScroll");
    if (scroll->isVisible()) CHECK(scroll->widget()->width() <= scroll->viewport()->width());
  };
  const WindowActions& actions = f.window.actionsOfWindow();
  for (QAction* size : {actions.text_100, actions.text_150, actions.text_200}) {
    size->trigger();
    INFO(size->text().toStdString());
    check();
    for (int k = 0; k < 3; ++k) {
      setJoint(f.document(), k, JointField::Position, f.document().snapshot()->q[k] + 0.3);
      f.command("AddWaypoint")->trigger();
    }
    f.settle();
    for (auto* group : f.window.part<linkwright::ui::WaypointsPanel>().findChildren<FoldingGroup*>())
      group->setOpen(true);
    auto* course = f.find<QComboBox>("courseKind");
    for (const int kind : {0, 1, 4, 2, 3}) {
      emit course->activated(kind);
      INFO("kind " << kind);
      check();
    }
    clearMotion(f.document());
    f.settle();
  }
}

TEST_CASE("With text of any size the properties keep their words whole and apart") {
  WindowFixture f("puma560.json");
  f.find<QAction>("actionWorkspaceBuild")->trigger();
  auto* dock = f.find<QDockWidget>("dockProperties");
  REQUIRE(dock->isVisible());
  auto* panel = &f.window.part<linkwright::ui::PropertyPanel>();
  for (auto* group : panel->findChildren<FoldingGroup*>()) group->setOpen(true);
  const WindowActions& actions = f.window.actionsOfWindow();
  for (QAction* size : {actions.text_100, actions.text_150, actions.text_200}) {
    size->trigger();
    for (const int link : {-1, 0, 2, 6}) {
      f.window.interaction().selectLink(link);
      f.settle();
      f.settle();
      INFO(size->text().toStdString() << ", link " << link);
      checkSheet(*dock->widget());
      // numbers show fewer digits where room is short, and are never cut
      for (const auto* field : panel->findChildren<NumberField*>()) {
        if (!field->isVisible()) continue;
        INFO(field->objectName().toStdString() << " " << field->typedText().toStdString() << " " << field->width());
        CHECK(field->fontMetrics().horizontalAdvance(field->typedText()) + 4 <= field->width());
      }
      auto* scroll = panel->findChild<QScrollArea*>("propertyScroll");
      CHECK(scroll->widget()->width() <= scroll->viewport()->width());
    }
  }
  // it asks for no more than a quarter of a small screen, whenever its fields have been laid out
  CHECK(dock->minimumSizeHint().width() <= 1280 / 4);
}

TEST_CASE("With text of any size the simulation's panel keeps its words whole and apart") {
  for (const char* example : {"arm_on_the_ground_i.json", "planar_3r.json"}) {
    WindowFixture f(example);
    f.find<QAction>("actionWorkspaceSimulate")->trigger();
    auto* dock = f.find<QDockWidget>("dockSimulation");
    REQUIRE(dock->isVisible());
    for (auto* group : dock->findChildren<FoldingGroup*>()) group->setOpen(true);
    const WindowActions& actions = f.window.actionsOfWindow();
    for (QAction* size : {actions.text_100, actions.text_150, actions.text_200}) {
      size->trigger();
      f.settle();
      f.settle();
      INFO(example << ", " << size->text().toStdString());
      // with the largest, docks beside each other may ask for more
      if (size != actions.text_200) CHECK(f.window.width() == 1280);
      checkSheet(*dock->widget());
      // nothing is cut off at the right
      const auto* scroll = f.find<QScrollArea>("simulationScroll");
      CHECK(scroll->widget()->width() <= scroll->viewport()->width());
    }
  }
}

TEST_CASE("The numbers beside a low torque plot with large text do not lie on one another") {
  WindowFixture f("planar_3r.json");
  PlotView plot;
  TorqueCurves torques(plot);
  QFont large = plot.font();
  large.setPointSizeF(2.0 * large.pointSizeF());
  plot.setFont(large);
  torques.setModel(f.document().snapshot()->model);
  plot.yAxis->setRange(-10.0, 10.0);
  for (const int height : {120, 180, 400}) {
    plot.resize(500, height);
    plot.show();
    f.settle();
    plot.replot();
    const double row = QFontMetricsF(plot.font()).height();
    const QVector<double> ticks = plot.yAxis->tickVector();
    INFO("height " << height << ", ticks " << ticks.size());
    CHECK(ticks.size() >= 2);
    for (qsizetype i = 1; i < ticks.size(); ++i) {
      const double apart = std::abs(plot.yAxis->coordToPixel(ticks[i]) - plot.yAxis->coordToPixel(ticks[i - 1]));
      CHECK(apart >= 0.8 * row);
    }
    const double name = QFontMetricsF(plot.yAxis->labelFont()).horizontalAdvance(plot.yAxis->label());
    CHECK((name <= height || plot.yAxis->labelFont().pointSizeF() <= 6.0));
  }
}
