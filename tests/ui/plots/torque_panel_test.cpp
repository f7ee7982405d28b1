// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_panel.h"

#include "core/mechanism/edit.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/plots/plot_legend.h"
#include "ui/plots/torque_curves.h"
#include "ui/workspaces/explain/explain_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QStyleHints>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

/// The panel over a motion of 2 s of an example, shown and drawn.
struct Plot {
  Document document;
  std::unique_ptr<TorquePanel> panel;
  PlotView* canvas = nullptr;
  TorqueCurves* curves = nullptr;

  explicit Plot(const char* example = "ur5e.urdf") {
    openExample(document, example);
    const Eigen::VectorXd here = document.snapshot()->q;
    storePose(document, "one");
    const Eigen::VectorXd rest = Eigen::VectorXd::Zero(here.size());
    setState(document, here + Eigen::VectorXd::Constant(here.size(), 0.05), rest, rest, "there");
    storePose(document, "two");
    setMotion(document, "one", "two", 2.0);
    document.playback().setTime(1.0);
    panel = std::make_unique<TorquePanel>(document);
    panel->resize(900, 260);
    panel->show();
    canvas = panel->findChild<PlotView*>("torquePlot");
    REQUIRE(canvas != nullptr);
    curves = &panel->curves();
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 4; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    canvas->replot(QCustomPlot::rpImmediateRefresh);
  }
  QPoint at(double share) const {
    const QRect area = canvas->axisRect()->rect();
    return {area.left() + static_cast<int>(share * area.width()), area.center().y()};
  }
  double time() const { return document.snapshot()->time; }
  bool isChecked(const char* name) const { return panel->findChild<QAbstractButton*>(name)->isChecked(); }
};

bool isWhole(const QCPRange& range) { return range.lower == 0.0 && range.upper == 2.0; }

}  // namespace

TEST_CASE("A click in the plot goes there, a double click only shows all", "[ui][plots]") {
  Plot plot;
  QTest::mouseClick(plot.canvas, Qt::LeftButton, {}, plot.at(0.25));
  REQUIRE(waitUntil([&] { return plot.time() < 0.9; }));
  CHECK(plot.time() == Approx(0.5).margin(0.02));

  plot.canvas->xAxis->setRange(0.2, 0.6);
  QTest::mouseClick(plot.canvas, Qt::LeftButton, {}, plot.at(0.9));
  QTest::mouseDClick(plot.canvas, Qt::LeftButton, {}, plot.at(0.9));
  CHECK(isWhole(plot.canvas->xAxis->range()));
  QTest::qWait(QApplication::doubleClickInterval() + 100);
  CHECK(plot.time() == Approx(0.5).margin(0.02));
}

TEST_CASE("A drag anywhere scrubs, with Shift or another button it pans, and the motion stays in sight",
          "[ui][plots]") {
  Plot plot;
  const auto drag = [&](Qt::MouseButton button, Qt::KeyboardModifiers keys, double from, double to) {
    QTest::mousePress(plot.canvas, button, keys, plot.at(from));
    for (int i = 1; i <= 5; ++i) {
      const QPointF here = plot.at(from + (to - from) * i / 5.0);
      QMouseEvent move(QEvent::MouseMove, here, plot.canvas->mapToGlobal(here), Qt::NoButton, button, keys);
      QCoreApplication::sendEvent(plot.canvas, &move);
    }
    QTest::mouseRelease(plot.canvas, button, keys, plot.at(to));
    plot.settle();
  };
  drag(Qt::LeftButton, {}, 0.1, 0.75);
  CHECK(plot.time() == Approx(1.5).margin(0.02));
  CHECK(isWhole(plot.canvas->xAxis->range()));
  // all is in sight: there is nowhere to pan to
  drag(Qt::LeftButton, Qt::ShiftModifier, 0.2, 0.8);
  CHECK(isWhole(plot.canvas->xAxis->range()));
  plot.canvas->xAxis->setRange(0.5, 1.5);
  drag(Qt::MiddleButton, {}, 0.2, 0.4);
  CHECK(plot.canvas->xAxis->range().lower == Approx(0.3).margin(0.01));
  for (int i = 0; i < 3; ++i) drag(Qt::RightButton, {}, 0.05, 0.95);
  CHECK(plot.canvas->xAxis->range().lower == Approx(0.0).margin(1e-12));
  CHECK(plot.canvas->xAxis->range().size() == Approx(1.0).margin(1e-9));
  CHECK(plot.time() == Approx(1.5).margin(0.02));
  // the wheel goes out as far as the motion and no farther
  for (int notch = 0; notch < 30; ++notch) {
    QWheelEvent out(plot.at(0.3), plot.canvas->mapToGlobal(plot.at(0.3)), {}, {0, -120}, Qt::NoButton, {},
                    Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(plot.canvas, &out);
  }
  CHECK(plot.canvas->xAxis->range().lower == Approx(0.0).margin(1e-9));
  CHECK(plot.canvas->xAxis->range().upper == Approx(2.0).margin(1e-9));
}

TEST_CASE("A panel that has been wide can become narrow again: the legend goes below the plot", "[ui][plots]") {
  Plot f;
  const QWidget* legend = f.panel->findChild<QTableView*>();
  REQUIRE(legend != nullptr);
  CHECK(legend->mapTo(f.panel.get(), QPoint()).y() < f.canvas->geometry().bottom());
  const int least = f.panel->minimumSizeHint().width();
  CHECK(least <= 420);
  f.panel->resize(least, 600);
  f.settle();
  CHECK(legend->mapTo(f.panel.get(), QPoint()).y() > f.canvas->geometry().bottom());
  CHECK(f.panel->minimumSizeHint().width() == least);
}

TEST_CASE("A switch leaves the plot where it is; a new motion shows itself", "[ui][plots]") {
  Plot plot("puma560.json");
  CHECK(plot.isChecked("plotMotion"));
  const double q = plot.document.snapshot()->q[0];
  setJoint(plot.document, 0, JointField::Position, q + 0.1);
  plot.settle();
  REQUIRE(plot.isChecked("plotHistory"));
  for (const char* name : {"jointFriction", "rotorInertia"}) {
    plot.panel->findChild<QAbstractButton*>(name)->click();
    plot.settle();
    CHECK(plot.isChecked("plotHistory"));
    CHECK(plot.curves->span() == PlotSpan::History);
  }
  setMotion(plot.document, "one", "two", 3.0);
  plot.settle();
  CHECK(plot.isChecked("plotMotion"));
}

TEST_CASE("Where dry friction makes the torque jump the legend says so and the curve is broken", "[ui][plots]") {
  Plot plot("puma560.json");
  auto* note = plot.panel->findChild<QLabel*>("restNote");
  REQUIRE(note != nullptr);
  setTorqueTerms(plot.document, {true, true});
  plot.settle();
  CHECK(note->text().isEmpty());
  plot.document.playback().setTime(0.0);
  plot.settle();
  CHECK(note->isVisible());
  CHECK_FALSE(note->text().isEmpty());
  CHECK(std::isnan(plot.canvas->graph(0)->data()->constBegin()->value));
  CHECK(std::isfinite((plot.canvas->graph(0)->data()->constBegin() + 1)->value));
  setTorqueTerms(plot.document, {false, true});
  plot.settle();
  CHECK_FALSE(note->isVisible());
  CHECK(std::isfinite(plot.canvas->graph(0)->data()->constBegin()->value));
}

TEST_CASE("Forces have an axis of their own, with zero at the same height", "[ui][plots]") {
  Plot plot("tree_of_three_links.json");
  QCPAxis* torques = plot.canvas->yAxis;
  QCPAxis* forces = plot.canvas->yAxis2;
  CHECK(forces->tickLabels());
  CHECK(forces->label().contains("(N)"));
  CHECK(torques->coordToPixel(0.0) == Approx(forces->coordToPixel(0.0)).margin(0.5));
  Plot turning;
  CHECK(turning.canvas->yAxis2->label().isEmpty());
  CHECK_FALSE(turning.canvas->yAxis2->tickLabels());
}

TEST_CASE("From a torque of the legend to the step that gives it", "[ui][plots]") {
  Plot plot;
  Interaction interaction;
  WalkTools tools(plot.document, interaction);
  ExplainPanel explain(plot.document, interaction, tools);
  QObject::connect(plot.panel.get(), &TorquePanel::explainRequested, &explain, &ExplainPanel::showTorqueOf);
  auto* legend = plot.panel->findChild<QTableView*>("torqueLegend");
  const QPoint row = legend->visualRect(legend->model()->index(2, PlotLegend::kValue)).center();
  // a double click begins with a click
  QTest::mouseClick(legend->viewport(), Qt::LeftButton, {}, row);
  QTest::mouseDClick(legend->viewport(), Qt::LeftButton, {}, row);
  const SnapshotPtr snapshot = plot.document.snapshot();
  REQUIRE(interaction.walk().step() >= 0);
  const Step& step = (*snapshot->steps)[static_cast<std::size_t>(interaction.walk().step())];
  CHECK(step.equation == EquationId::JointTorque);
  CHECK(step.body == snapshot->model->joints()[2].body);
}

TEST_CASE(
    "While a mistake is planted the wrong torque runs dashed beside the right one, and the legend tells them apart",
    "[ui][plots]") {
  Plot plot("scara.json");
  auto* legend = plot.panel->findChild<QTableView*>("torqueLegend");
  auto* note = plot.panel->findChild<QLabel*>("plantedNote");
  const int width = legend->width();
  CHECK(legend->isColumnHidden(PlotLegend::kWrong));
  CHECK_FALSE(note->isVisible());
  setMistakes(plot.document, {Mistake::NoCentripetalTerm, Mistake::GravityLeftOut});
  plot.settle();
  CHECK_FALSE(legend->isColumnHidden(PlotLegend::kWrong));
  CHECK(legend->width() > width);
  CHECK(note->isVisible());
  const SnapshotPtr s = plot.document.snapshot();
  for (int i = 0; i < s->model->dof(); ++i) {
    const QModelIndex wrong = legend->model()->index(i, PlotLegend::kWrong);
    CHECK(wrong.data(Qt::UserRole).toDouble() == s->mistaken_tau[i]);
    CHECK(legend->model()->index(i, PlotLegend::kValue).data(Qt::UserRole).toDouble() == s->tau[i]);
    // solid and dashed, in one colour, on one axis
    const QCPGraph* right_graph = plot.canvas->graph(4 * i);
    const QCPGraph* wrong_graph = plot.canvas->graph(4 * i + 1);
    CHECK(right_graph->pen().style() == Qt::SolidLine);
    CHECK(wrong_graph->pen().style() == Qt::CustomDashLine);
    CHECK(wrong_graph->pen().color() == right_graph->pen().color());
    CHECK(wrong_graph->valueAxis() == right_graph->valueAxis());
    REQUIRE(wrong_graph->data()->size() == right_graph->data()->size());
    // t = 1 s is a sample of the 2 s
    const auto at = wrong_graph->data()->findBegin(1.0, false);
    CHECK(at->key == Approx(1.0).margin(1e-12));
    CHECK(at->value == s->mistaken_tau[i]);
    // all of it is in sight
    bool has_any = false;
    const QCPRange range = wrong_graph->data()->valueRange(has_any);
    CHECK(wrong_graph->valueAxis()->range().lower <= range.lower);
    CHECK(wrong_graph->valueAxis()->range().upper >= range.upper);
  }
  // taken away, the picture is as it was
  setMistakes(plot.document, {});
  plot.settle();
  CHECK(legend->isColumnHidden(PlotLegend::kWrong));
  CHECK(legend->width() == width);
  CHECK_FALSE(note->isVisible());
  for (int i = 0; i < s->model->dof(); ++i) {
    CHECK(plot.canvas->graph(4 * i + 1)->data()->isEmpty());
    CHECK_FALSE(plot.canvas->graph(4 * i)->data()->isEmpty());
  }
}

TEST_CASE("Torques of any size stand whole in the list", "[ui][plots]") {
  Plot plot("scara.json");
  auto* list = plot.panel->findChild<QTableView*>("torqueLegend");
  const int dof = static_cast<int>(plot.document.snapshot()->q.size());
  const Eigen::VectorXd q = plot.document.snapshot()->q, rest = Eigen::VectorXd::Zero(dof);
  setGravity(plot.document, Eigen::Vector3d::Zero());
  for (const double rate : {1.0, -1.0, 0.1, -0.1, 0.03, -0.01, 0.001, 1e-6, 1e3}) {
    setState(plot.document, q, rest, Eigen::VectorXd::Constant(dof, rate), "rates");
    plot.settle();
    for (int i = 0; i < dof; ++i) {
      const QModelIndex cell = list->model()->index(i, PlotLegend::kValue);
      INFO(rate << ": " << cell.data().toString().toStdString());
      CHECK(list->sizeHintForIndex(cell).width() <= list->columnWidth(PlotLegend::kValue));
    }
  }
  // of a robot that is opened later too
  Document document;
  TorquePanel panel(document);
  panel.show();
  openExample(document, "iiwa14.urdf");
  list = panel.findChild<QTableView*>("torqueLegend");
  REQUIRE(waitUntil([&] { return list->model()->rowCount() == 7; }));
  for (int i = 0; i < 7; ++i)
    CHECK(list->sizeHintForIndex(list->model()->index(i, PlotLegend::kValue)).width() <=
          list->columnWidth(PlotLegend::kValue));
}

TEST_CASE("After a jump the end of the history is marked where the list is", "[ui][plots]") {
  Plot plot;
  auto* legend = plot.panel->findChild<QTableView*>("torqueLegend");
  const SnapshotPtr at_rest = plot.document.snapshot();
  const Eigen::VectorXd rates = Eigen::VectorXd::Constant(at_rest->q.size(), 1.5);
  setState(plot.document, at_rest->q, rates, rates, "rates");
  plot.settle();
  const SnapshotPtr s = plot.document.snapshot();
  REQUIRE(s->tau != at_rest->tau);
  CHECK(plot.curves->span() == PlotSpan::History);
  for (int i = 0; i < s->model->dof(); ++i) {
    const QCPGraph* newest = plot.canvas->graph(4 * i + 2);
    CHECK(newest->visible());
    REQUIRE(newest->data()->size() == 1);
    CHECK(newest->data()->constBegin()->value == s->tau[i]);
    CHECK(legend->model()->index(i, PlotLegend::kValue).data(Qt::UserRole).toDouble() == s->tau[i]);
    CHECK(newest->valueAxis()->range().contains(s->tau[i]));
  }
}

TEST_CASE("A pause between two drags is cut out of the history, with a mark that says how long it was", "[ui][plots]") {
  Plot plot;
  plot.panel->findChild<QAbstractButton*>("plotHistory")->click();
  REQUIRE(plot.curves->span() == PlotSpan::History);
  const auto texts = [&] {
    QStringList found;
    for (int i = 0; i < plot.canvas->itemCount(); ++i) {
      if (const auto* text = qobject_cast<QCPItemText*>(plot.canvas->item(i))) found << text->text();
    }
    return found;
  };
  plot.curves->setModel(plot.document.snapshot()->model);  // nothing has been done yet
  const Eigen::VectorXd tau = plot.document.snapshot()->tau;
  const auto drag = [&](double from) {
    for (int i = 0; i <= 40; ++i) plot.curves->appendHistory(from + 0.05 * i, tau, {});
  };
  drag(1000.0);
  // what has been done fills the plot: it is not an empty one of 20 s
  CHECK(plot.canvas->xAxis->range().size() == Approx(5.0));
  const double after_one = plot.canvas->xAxis->range().upper;
  CHECK(texts().isEmpty());
  // three quarters of a minute later the first drag is still there, four tenths of a second before the second
  drag(1047.0);
  CHECK(plot.canvas->xAxis->range().upper - after_one == Approx(0.4 + 2.0).epsilon(1e-9));
  CHECK(plot.canvas->xAxis->range().lower < after_one - 2.0);
  CHECK(texts() == QStringList{"pause 45 s"});
  drag(1047.0 + 2.0 + 180.0);
  CHECK(texts().size() == 1);  // too near the other for a text of its own
  drag(1047.0 + 4.0 + 180.0 + 0.9);
  // what is shorter than a second is no pause
  CHECK(plot.canvas->xAxis->range().upper - after_one == Approx(2.0 * 2.4 + 2.9).epsilon(1e-9));
  plot.panel->findChild<QAbstractButton*>("plotMotion")->click();
  for (int i = 0; i < plot.canvas->itemCount(); ++i) {
    if (qobject_cast<QCPItemText*>(plot.canvas->item(i)) != nullptr) CHECK_FALSE(plot.canvas->item(i)->visible());
  }
  // they go with what they stand between
  for (int i = 0; i < 500; ++i) plot.curves->appendHistory(1300.0 + 0.05 * i, tau, {});
  CHECK_FALSE(texts().contains("pause 45 s"));
}

TEST_CASE("An edit of the robot leaves what has been plotted, and the torque jumps; another file begins anew",
          "[ui][plots]") {
  Plot plot("iiwa14.urdf");
  setJoint(plot.document, 1, JointField::Position, 0.4);
  plot.settle();
  REQUIRE(plot.isChecked("plotHistory"));
  auto* table = plot.panel->findChild<QTableView*>("torqueLegend");
  table->model()->setData(table->model()->index(2, 0), Qt::Unchecked, Qt::CheckStateRole);
  REQUIRE_FALSE(plot.curves->isCurveSeen(2));
  // of the second joint, by what it holds: the history's last value is the torque of now
  const auto historyOf = [&](double now) -> QCPGraph* {
    for (int i = 0; i < plot.canvas->graphCount(); ++i) {
      QCPGraph* graph = plot.canvas->graph(i);
      if (graph->dataCount() > 1 && graph->visible() && (graph->data()->constEnd() - 1)->value == now) return graph;
    }
    return nullptr;
  };
  const double before = plot.document.snapshot()->tau[1];
  QCPGraph* history = historyOf(before);
  REQUIRE(history != nullptr);
  const int points = history->dataCount(), graphs = plot.canvas->graphCount();
  const Mechanism& mechanism = *plot.document.snapshot()->mechanism;
  const int link = mechanism.findLink("iiwa_link_5");
  Link heavier = mechanism.links.at(static_cast<std::size_t>(link));
  heavier.inertial->mass += 5.0;
  REQUIRE_FALSE(hasErrors(plot.document.edit(withLink(mechanism, link, heavier), "mass")));
  plot.settle();
  const double after = plot.document.snapshot()->tau[1];
  REQUIRE(after != before);
  CHECK(historyOf(after) == history);
  CHECK(history->dataCount() > points);
  CHECK(std::any_of(history->data()->constBegin(), history->data()->constEnd(),
                    [&](const QCPGraphData& point) { return point.value == before; }));
  CHECK(plot.canvas->graphCount() == graphs);
  CHECK_FALSE(plot.curves->isCurveSeen(2));
  CHECK(plot.panel->legendValue(1) == after);
  // a joint less has its graphs less, and nothing has been done with these joints
  const Mechanism& edited = *plot.document.snapshot()->mechanism;
  REQUIRE_FALSE(hasErrors(plot.document.edit(*removeLink(edited, edited.findLink("iiwa_link_3")), "delete")));
  plot.settle();
  CHECK(plot.canvas->graphCount() == graphs * 6 / 7);
  CHECK(plot.curves->isCurveSeen(2));
  plot.document.undo();
  plot.settle();
  CHECK(plot.canvas->graphCount() == graphs);
  // the same file again
  openExample(plot.document, "iiwa14.urdf");
  plot.settle();
  for (int i = 0; i < plot.canvas->graphCount(); ++i) CHECK(plot.canvas->graph(i)->dataCount() <= 1);
}
