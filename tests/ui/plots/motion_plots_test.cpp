// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of the motion as a person uses them: curves, cursors, units, what is seen.
#include "core/scene/scene.h"
#include "tests/ui/plots/motion_plots_fixture.h"
#include "ui/document/edits.h"
#include "ui/plots/plot_ranges.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::checkDrawn;
using linkwright::test::examplePath;
using linkwright::test::MotionPlots;
using linkwright::test::waitUntil;

TEST_CASE("A scene without plots shows torques, positions and power, as the figures of the motion have them",
          "[ui][plots]") {
  MotionPlots f(examplePath("ur5e.urdf"));
  REQUIRE(f.panel->plots().size() == 3);
  const int dof = f.document.snapshot()->model->dof();
  const std::array<std::pair<const char*, double>, 3> kinds{
      {{"tau.", 1.0}, {"q.", 180.0 / std::numbers::pi}, {"power.", 1.0}}};
  for (std::size_t i = 0; i < 3; ++i) {
    const MotionPlot& plot = *f.panel->plots()[i];
    REQUIRE(std::ssize(plot.data().curves) == dof);
    for (int joint = 0; joint < dof; ++joint) {
      checkDrawn(*plot.canvas(), static_cast<std::size_t>(joint), f.column(kinds.at(i).first + f.joint(joint)),
                 kinds.at(i).second);
    }
    // all of it is in sight, and times are written once
    CHECK(plot.canvas()->xAxis->range().lower == 0.0);
    CHECK(plot.canvas()->xAxis->range().upper == Approx(2.0));
    CHECK(plot.canvas()->xAxis->tickLabels() == (i == 2));
  }
  // nobody has chosen them: the scene stays as it was
  CHECK_FALSE(f.document.scene().plots);
}

TEST_CASE("A cursor that is put in one plot stands in all, with the state's own numbers in the legends",
          "[ui][plots]") {
  MotionPlots f(examplePath("ur5e.urdf"));
  MotionPlot& first = *f.panel->plots()[0];
  f.drag(first, f.at(first, 0.1), f.at(first, 0.6));
  CHECK(f.time() == Approx(1.2).margin(0.02));
  for (const MotionPlot* plot : f.panel->plots()) {
    REQUIRE(plot->canvas()->cursor());
    CHECK(*plot->canvas()->cursor() == f.time());
  }
  const SnapshotPtr s = f.document.snapshot();
  for (int joint = 0; joint < s->model->dof(); ++joint) {
    const auto si = [&](std::size_t plot) {
      return f.panel->plots()[plot]->legend()->index(joint, PlotLegend::kValue).data(Qt::UserRole + 1).toDouble();
    };
    CHECK(si(0) == s->tau[joint]);
    CHECK(si(1) == s->q[joint]);
    CHECK(si(2) == s->tau[joint] * s->qd[joint]);
  }
  CHECK(first.canvas()->accessibleDescription().contains(QString::fromStdString(f.joint(0))));
  // a click counts when it cannot become a double click any more
  QTest::mouseClick(first.canvas(), Qt::LeftButton, {}, f.at(first, 0.25));
  REQUIRE(waitUntil([&] { return f.time() < 0.9; }));
  CHECK(f.time() == Approx(0.5).margin(0.02));
}

TEST_CASE("The menu of a plot asks why a torque is what it is, where the curve is pointed at", "[ui][plots]") {
  MotionPlots f(examplePath("planar_2r.json"));
  int asked = -1;
  QObject::connect(&f.interaction.walk(), &Walk::whyWanted, &f.interaction, [&](int joint) { asked = joint; });
  ScenePlot plot;
  plot.curves = {"tau." + f.joint(0), "tau." + f.joint(1)};
  MotionPlot& torques = f.only(plot);
  MotionCanvas& canvas = *torques.canvas();
  for (const int joint : {0, 1}) {
    const std::size_t curve = torques.data().curves[0].joint == joint ? 0 : 1;
    const std::vector<QPointF> points = canvas.drawnPoints(curve);
    const std::size_t index = points.size() / 3;
    const QPoint at(static_cast<int>(std::lround(canvas.xAxis->coordToPixel(points[index].x()))),
                    static_cast<int>(std::lround(canvas.yAxis->coordToPixel(points[index].y()))));
    QMenu menu;
    menu.addAction("All");
    emit canvas.menuOpened(menu, at);
    QAction* why = menu.actions().value(0);
    REQUIRE(why != nullptr);
    REQUIRE(why->text().contains(QString::fromStdString(f.joint(joint))));
    why->trigger();
    CHECK(asked == joint);
    // to a pixel
    CHECK(std::abs(canvas.xAxis->coordToPixel(f.time()) - at.x()) <= 1.5);
  }
  // where no torque is drawn there is nothing to ask
  ScenePlot positions;
  positions.curves = {"q." + f.joint(0)};
  QMenu menu;
  menu.addAction("All");
  emit f.only(positions).canvas()->menuOpened(menu, {100, 100});
  for (const QAction* each : menu.actions()) CHECK_FALSE(each->text().startsWith(QStringLiteral("Why")));
}

TEST_CASE("The keys step the cursor, the second one and the view", "[ui][plots]") {
  MotionPlots f(examplePath("planar_3r.json"));
  MotionPlot& plot = *f.panel->plots()[0];
  MotionCanvas* canvas = plot.canvas();
  const double before = f.time();
  QTest::keyClick(canvas, Qt::Key_Right);
  CHECK(f.time() == Approx(before + 0.01).margin(1e-12));
  for (int i = 0; i < 2; ++i) QTest::keyClick(canvas, Qt::Key_Left);
  QTest::keyClick(canvas, Qt::Key_Right);
  CHECK(f.time() == Approx(before).margin(1e-12));
  f.settle();
  CHECK(plot.findChild<QTableView*>("plotLegend")->isColumnHidden(PlotLegend::kDelta));
  for (int i = 0; i < 5; ++i) QTest::keyClick(canvas, Qt::Key_Right, Qt::ShiftModifier);
  REQUIRE(f.panel->secondCursor());
  CHECK(*f.panel->secondCursor() == Approx(before + 0.05).margin(1e-12));
  CHECK(f.time() == Approx(before).margin(1e-12));
  CHECK_FALSE(plot.findChild<QTableView*>("plotLegend")->isColumnHidden(PlotLegend::kDelta));
  // the difference is that of the curve between both
  const MotionPlotCurve& curve = plot.data().curves[0];
  const double there = *valueAt(*curve.t, *curve.y, *f.panel->secondCursor());
  CHECK(plot.legend()->rows()[0].delta == Approx(there - f.document.snapshot()->tau[0]).margin(1e-12));
  QTest::keyClick(canvas, Qt::Key_Escape);
  CHECK_FALSE(f.panel->secondCursor());
  QTest::keyClick(canvas, Qt::Key_Plus);
  CHECK(canvas->xAxis->range().size() == Approx(1.7).margin(1e-9));
  CHECK(f.panel->plots()[1]->canvas()->xAxis->range() == canvas->xAxis->range());
  QTest::keyClick(canvas, Qt::Key_Home);
  CHECK(canvas->xAxis->range().size() == Approx(2.0));
}

TEST_CASE("Box, wheel, drag and double click: all plots over time see the same time", "[ui][plots]") {
  MotionPlots f(examplePath("ur5e.urdf"));
  MotionPlot& plot = *f.panel->plots()[0];
  MotionPlot& other = *f.panel->plots()[1];
  const auto times = [](const MotionPlot& of) { return of.canvas()->xAxis->range(); };
  const QCPRange values = plot.canvas()->yAxis->range(), other_values = other.canvas()->yAxis->range();
  f.drag(plot, f.at(plot, 0.25, 0.25), f.at(plot, 0.75, 0.75), Qt::LeftButton, Qt::ControlModifier);
  CHECK(times(plot).lower == Approx(0.5).margin(0.03));
  CHECK(times(plot).upper == Approx(1.5).margin(0.03));
  CHECK(plot.canvas()->yAxis->range().size() == Approx(0.5 * values.size()).epsilon(0.1));
  CHECK(times(other) == times(plot));
  CHECK(other.canvas()->yAxis->range() == other_values);
  f.drag(plot, f.at(plot, 0.5), f.at(plot, 0.25), Qt::MiddleButton);
  CHECK(times(plot).lower == Approx(0.75).margin(0.03));
  CHECK(times(other) == times(plot));
  QTest::mouseDClick(plot.canvas(), Qt::LeftButton, {}, f.at(plot, 0.5));
  CHECK(times(plot).size() == Approx(2.0));
  CHECK(times(other).size() == Approx(2.0));
  CHECK(plot.canvas()->yAxis->range() == values);
  const QPoint at = f.at(other, 0.5);
  QWheelEvent in(at, other.canvas()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(other.canvas(), &in);
  CHECK(times(plot).size() == Approx(1.7).margin(0.01));
  CHECK(other.canvas()->yAxis->range().lower == Approx(other_values.lower));
  CHECK(other.canvas()->yAxis->range().upper == Approx(other_values.upper));
  // far out it is all of the time and no more
  for (int notch = 0; notch < 20; ++notch) {
    QWheelEvent out(at, other.canvas()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(other.canvas(), &out);
  }
  CHECK(times(plot).lower == 0.0);
  CHECK(times(plot).upper == Approx(2.0));
}

TEST_CASE("Angles follow the unit, and a third unit is refused with a word", "[ui][plots]") {
  MotionPlots f(examplePath("scara.json"));
  const std::string joint = f.joint(0);
  MotionPlot& plot = f.only({PlotKind::Time, {"q." + joint, "tau." + joint, "power." + joint}});
  REQUIRE(plot.data().curves.size() == 2);
  CHECK(plot.data().left_out.size() == 1);
  CHECK(plot.findChild<QWidget*>("plotNote")->isVisibleTo(&plot));
  CHECK(plot.canvas()->yAxis->label().contains("(deg)"));
  CHECK(plot.canvas()->yAxis2->label().contains("(N m)"));
  checkDrawn(*plot.canvas(), 0, f.column("q." + joint), 180.0 / std::numbers::pi);
  checkDrawn(*plot.canvas(), 1, f.column("tau." + joint), 1.0);
  f.interaction.setAngleUnit(AngleUnit::Radian);
  f.settle();
  CHECK(plot.canvas()->yAxis->label().contains("(rad)"));
  checkDrawn(*plot.canvas(), 0, f.column("q." + joint), 1.0);
  CHECK(plot.canvas()->yAxis->range().upper < 10.0);
}

TEST_CASE("A frozen run stays while a mass changes, and both are in the legend", "[ui][plots]") {
  MotionPlots f(examplePath("planar_2r.json"));
  const std::string curve = "tau." + f.joint(0);
  MotionPlot& plot = f.only({PlotKind::Time, {curve}});
  const Eigen::VectorXd before = f.column(curve);
  f.panel->freeze();
  f.settle();
  REQUIRE(plot.data().curves.size() == 2);
  // what acts on the hand changes the torques
  Wrench load;
  load.force = Eigen::Vector3d(3.0, 4.0, 0.0);
  setLoad(f.document, f.document.snapshot()->model->linkCount() - 1, load);
  f.settle();
  REQUIRE(plot.data().curves.size() == 2);
  CHECK((f.column(curve) - before).cwiseAbs().maxCoeff() > 0.1);
  checkDrawn(*plot.canvas(), 0, f.column(curve), 1.0);
  checkDrawn(*plot.canvas(), 1, before, 1.0);
  // no row more: what it was stands beside what it is
  const PlotLegend& legend = *plot.legend();
  REQUIRE(legend.rowCount() == 1);
  REQUIRE(legend.heads().frozen == QStringList{"Frozen 1"});
  CHECK(legend.index(0, PlotLegend::kFrozen).data(Qt::UserRole).toDouble() ==
        Approx(*valueAt(*plot.data().curves[1].t, before, f.time())));
  CHECK(legend.rows()[0].value == f.document.snapshot()->tau[0]);
  CHECK(motionPen(plot.data().curves[0], false).style() == Qt::SolidLine);
  CHECK(motionPen(plot.data().curves[1], false).style() == Qt::CustomDashLine);
  // of more than two the newest have columns
  f.panel->freeze();
  f.panel->freeze();
  f.settle();
  CHECK(legend.heads().frozen == QStringList{"Frozen 2", "Frozen 3"});
  CHECK(plot.data().curves.size() == 4);
  CHECK(legend.rowCount() == 1);
  auto* remove = f.panel->findChild<QToolButton*>("plotForget");
  CHECK(remove->isVisible());
  CHECK(remove->text() == "Remove Frozen Curves");
  remove->click();
  f.settle();
  CHECK_FALSE(remove->isVisible());
  CHECK(plot.data().curves.size() == 1);
  CHECK(plot.findChild<QTableView*>("plotLegend")->isColumnHidden(PlotLegend::kFrozen));
}

TEST_CASE("The axes grow at once, to round numbers, and do not follow every small change", "[ui][plots]") {
  const QCPRange at_first(-10.0, 10.0);
  CHECK(settledRange(at_first, {-9.0, 9.5}) == at_first);
  CHECK(settledRange(at_first, {-7.0, 8.0}) == at_first);
  const QCPRange grown = settledRange(at_first, {-9.0, 10.4});
  CHECK(grown.upper >= 10.4);
  CHECK(grown.lower == Approx(-10.0));
  CHECK(settledRange(grown, {-9.0, 10.5}) == grown);
  const QCPRange shrunk = settledRange(at_first, {-1.0, 1.0});
  CHECK(shrunk.size() < 3.0);
  CHECK(shrunk.contains(-1.0));
  CHECK(shrunk.contains(1.0));
}

TEST_CASE("The layout is kept with the scene, and a robot without one has its own", "[ui][plots]") {
  MotionPlots f(examplePath("puma560.json"));
  const std::string joint = f.joint(1);
  f.only({PlotKind::Time, {"q." + joint}});
  f.panel->addPreset(PlotPreset::TorqueParts, 1);
  f.panel->addPreset(PlotPreset::PhasePortrait, 2);
  REQUIRE(f.document.scene().plots);
  const std::vector<ScenePlot> kept = *f.document.scene().plots;
  REQUIRE(kept.size() == 3);
  CHECK(kept[1].kind == PlotKind::Stack);
  CHECK(kept[2].curves == std::vector<std::string>{"q." + f.joint(2), "qd." + f.joint(2)});
  QTemporaryDir folder;
  const QString path = folder.filePath("scene.json");
  REQUIRE_FALSE(hasErrors(f.document.save(path)));
  REQUIRE_FALSE(hasErrors(f.document.open(examplePath("planar_2r.json"))));
  f.settle();
  CHECK_FALSE(f.document.scene().plots);
  REQUIRE_FALSE(hasErrors(f.document.open(path)));
  f.document.playback().setTime(0.3);
  f.settle();
  REQUIRE(f.panel->plots().size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(f.panel->plots()[i]->plot() == kept[i]);
    CHECK_FALSE(f.panel->plots()[i]->data().curves.empty());
  }
  CHECK(f.document.scene().plots == kept);
}

TEST_CASE("Another layout is unsaved work, no plots are a layout too, and neither is an undo step", "[ui][plots]") {
  MotionPlots f(examplePath("planar_2r.json"));
  QTemporaryDir folder;
  const QString path = folder.filePath("scene.json");
  REQUIRE_FALSE(hasErrors(f.document.save(path)));
  QUndoStack& stack = *f.document.undoStack();
  const int steps = stack.count();
  CHECK(stack.isClean());
  // what is only looked at is none
  f.panel->setTimeRange(QCPRange(0.5, 1.0));
  f.panel->freeze();
  f.panel->enlarge(f.panel->plots()[0]);
  f.panel->enlarge(nullptr);
  f.settle();
  CHECK(stack.isClean());
  f.panel->addPreset(PlotPreset::TorqueParts, 0);
  CHECK_FALSE(stack.isClean());
  REQUIRE_FALSE(hasErrors(f.document.save(path)));
  CHECK(stack.isClean());
  while (!f.panel->plots().empty()) f.panel->removePlot(f.panel->plots().back());
  f.settle();
  CHECK_FALSE(stack.isClean());
  CHECK(stack.count() == steps);
  REQUIRE_FALSE(hasErrors(f.document.save(path)));
  REQUIRE_FALSE(hasErrors(f.document.open(examplePath("puma560.json"))));
  REQUIRE_FALSE(hasErrors(f.document.open(path)));
  f.document.playback().setTime(0.3);
  f.settle();
  CHECK(f.panel->plots().empty());
  CHECK(stack.isClean());
  // and those that there are at first are the way back
  f.panel->showDefaults();
  f.settle();
  CHECK(f.panel->plots().size() == 3);
  CHECK_FALSE(stack.isClean());
  CHECK_FALSE(f.document.scene().plots);
}

TEST_CASE("A plot is enlarged by its button, by Return and by a double click on its name, and put back",
          "[ui][plots]") {
  MotionPlots f(examplePath("ur5e.urdf"));
  f.panel->addPreset(PlotPreset::Hand, 0);
  f.settle();
  REQUIRE(f.panel->plots().size() == 5);
  MotionPlot& plot = *f.panel->plots()[1];
  const int low = plot.height();
  const std::vector<ScenePlot> layout = *f.document.scene().plots;
  const auto seen = [&] {
    int count = 0;
    for (const MotionPlot* each : f.panel->plots()) count += each->isVisible() ? 1 : 0;
    return count;
  };
  const auto check_alone = [&] {
    f.settle();
    CHECK(seen() == 1);
    CHECK(plot.isVisible());
    CHECK(plot.height() > 3 * low);
    // its times are written, which the plot below has otherwise
    CHECK(plot.canvas()->xAxis->tickLabels());
  };
  const auto check_all = [&] {
    f.settle();
    CHECK(seen() == 5);
    CHECK(std::abs(plot.height() - low) <= 2);
    CHECK(f.document.scene().plots == layout);
  };
  auto* button = plot.findChild<QToolButton*>("plotEnlarge");
  CHECK(button->accessibleName() == "Enlarge plot 2");
  button->click();
  check_alone();
  CHECK(button->accessibleName() == "Show all plots again");
  button->click();
  check_all();
  plot.canvas()->setFocus();
  QTest::keyClick(plot.canvas(), Qt::Key_Return);
  check_alone();
  QTest::keyClick(plot.canvas(), Qt::Key_Escape);
  check_all();
  auto* title = plot.findChild<QLabel*>("plotTitle");
  QTest::mouseDClick(title, Qt::LeftButton, {}, title->rect().center());
  check_alone();
  // one more takes all of them back, and so does one less
  f.panel->removePlot(f.panel->plots()[0]);
  f.settle();
  CHECK(seen() == 4);
}

TEST_CASE("The legend leaves most of the width to the curves and says each unit once", "[ui][plots]") {
  MotionPlots f(examplePath("ur5e.urdf"));
  f.panel->resize(528, 540);
  f.settle();
  for (const MotionPlot* plot : f.panel->plots()) {
    auto* table = plot->findChild<QTableView*>("plotLegend");
    const QWidget* column = plot->findChild<QWidget*>("plotLegendColumn");
    // with the letters of the test's font too, that are wider than most
    CHECK(column->width() <= 0.36 * plot->width());
    // all six joints, without a scroll bar
    CHECK(table->verticalScrollBar()->maximum() == 0);
    CHECK(table->isColumnHidden(PlotLegend::kUnit));
    int widths = 0;
    for (int at = 0; at < plot->legend()->columnCount(); ++at) widths += table->columnWidth(at);
    CHECK(widths <= table->viewport()->width());
  }
  const auto head = [&](std::size_t plot, int column) {
    return f.panel->plots()[plot]->legend()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  };
  CHECK(head(0, PlotLegend::kValue) == "N m");
  CHECK(head(1, PlotLegend::kValue) == "deg");
  CHECK(head(2, PlotLegend::kValue) == "W");
  CHECK(head(0, PlotLegend::kCurve) == "At 0.750 s");
  f.interaction.setAngleUnit(AngleUnit::Radian);
  f.settle();
  CHECK(head(1, PlotLegend::kValue) == "rad");
  setJoint(f.document, 0, JointField::Position, 0.1);
  f.settle();
  CHECK(head(0, PlotLegend::kCurve) == "No Cursor");
}
