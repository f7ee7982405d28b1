// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of a simulated motion.
#include "ui/plots/run_plots.h"

#include "core/contact/internal_forces.h"
#include "core/simulation/sample_dynamics.h"
#include "tests/ui/plots/motion_plots_fixture.h"
#include "tests/ui/support/kept_run.h"
#include "ui/document/simulated_run.h"
#include "ui/files/motion_export.h"

#include <QLabel>

#include <cmath>
#include <sstream>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

/// The plots of an example, shown.
struct RunPlots {
  Document document;
  Interaction interaction;
  std::unique_ptr<MotionPlotsPanel> panel;

  explicit RunPlots(const QString& example) {
    openExample(document, example);
    panel = std::make_unique<MotionPlotsPanel>(document, interaction);
    panel->resize(480, 600);
    panel->show();
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 4; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    for (MotionPlot* plot : panel->plots()) plot->canvas()->replot(QCustomPlot::rpImmediateRefresh);
  }
  MotionPlot& only(const std::vector<std::string>& curves) {
    while (!panel->plots().empty()) panel->removePlot(panel->plots().back());
    MotionPlot* made = panel->addPlot({PlotKind::Time, curves});
    settle();
    return *made;
  }
  const Eigen::VectorXd& column(const std::string& name) const {
    const Eigen::VectorXd* values = panel->source().figures->curve(*parseCurveName(name));
    REQUIRE(values != nullptr);
    return *values;
  }
};

}  // namespace

TEST_CASE("Simulation (i) opens with its figure's quantities, and a run fills them", "[ui][plots][simulate]") {
  RunPlots f("arm_on_the_ground_i.json");
  auto* empty = f.panel->findChild<QLabel*>("plotsEmpty");
  CHECK(empty->isVisible());
  CHECK(empty->text().contains("simulation"));
  const auto run = keepRun(f.document, 0.5);
  f.settle();
  CHECK_FALSE(empty->isVisible());
  REQUIRE(f.panel->plots().size() == 3);
  CHECK(f.panel->plots()[0]->data().curves.size() == 1);
  CHECK(f.panel->plots()[1]->data().curves.size() == 3);
  const MotionPlot& forces = *f.panel->plots()[2];
  REQUIRE(forces.data().curves.size() == 2);
  CHECK(forces.data().left.label.contains("(N)"));
  checkDrawn(*forces.canvas(), 0, f.column("f_n.hand"), 1.0);
  checkDrawn(*forces.canvas(), 1, f.column("f_t.hand"), 1.0);
  CHECK(f.column("f_n.hand")[0] == Approx(17.1433333).margin(1e-6));

  // at the cursor stand the run's own numbers
  f.document.playback().setTime(0.25);
  f.settle();
  const auto si = [&](int row) {
    return forces.legend()->index(row, PlotLegend::kValue).data(Qt::UserRole + 1).toDouble();
  };
  const ContactSample& sample = f.document.snapshot()->simulated->contacts[0];
  CHECK(si(0) == Approx(sample.f_n).epsilon(1e-9));
  CHECK(si(1) == Approx(sample.f_t()).epsilon(1e-9));
}

TEST_CASE("A curve that only a run has is missing with a word, and never zero", "[ui][plots][simulate]") {
  MotionPlots f(examplePath("planar_3r.json"));
  MotionPlot& plot = f.only({PlotKind::Time, {"f_n.hand"}});
  CHECK(plot.data().curves.empty());
  REQUIRE(plot.data().left_out.size() == 1);
  CHECK(plot.data().left_out.first().contains("available only for a simulation"));
  auto* words = plot.findChild<QLabel*>("plotEmpty");
  CHECK(words->isVisible());
  CHECK(words->text().contains("available only for a simulation"));
  // beside another curve the remark below the legend says it
  MotionPlot& both = f.only({PlotKind::Time, {"hand.x", "residual"}});
  CHECK(both.data().curves.size() == 1);
  CHECK(both.findChild<QLabel*>("plotNote")->isVisible());
  // what joints bear is there for any motion
  MotionPlot& internal = f.only({PlotKind::Time, {"internal_force." + f.joint(0)}});
  CHECK(internal.data().curves.size() == 1);
}

TEST_CASE("What is looked at first of a run goes by its contacts", "[ui][plots][simulate]") {
  RunPlots contact("arm_on_the_ground_i.json");
  keepRun(contact.document, 0.2);
  contact.panel->showDefaults();
  contact.settle();
  REQUIRE(contact.panel->plots().size() == 3);
  CHECK(contact.panel->plots()[2]->plot().curves == std::vector<std::string>{"f_n.hand", "f_t.hand"});

  RunPlots pendulum("pendulum.json");
  pendulum.panel->showDefaults();
  keepRun(pendulum.document, 0.2);
  pendulum.settle();
  REQUIRE(pendulum.panel->plots().size() == 3);
  CHECK(pendulum.panel->plots()[0]->plot().curves.front() == "energy.kinetic");
  CHECK(pendulum.panel->plots()[2]->plot().curves.front().rfind("tau_motor.", 0) == 0);
  for (const MotionPlot* plot : pendulum.panel->plots()) CHECK(plot->data().left_out.isEmpty());
}

TEST_CASE("While a run goes on its times stay where they are, and the values' axis only grows",
          "[ui][plots][simulate]") {
  RunPlots f("arm_on_the_ground_i.json");
  f.document.beginSimulation();
  QCPRange before;
  for (const double end : {0.2, 0.5, 1.0, 2.0}) {
    const auto so_far = runUntil(f.document, end);
    f.document.showSimulated(frameOf(so_far->record, so_far->record.size() - 1), so_far);
    f.settle();
    REQUIRE(f.panel->plots().size() == 3);
    MotionCanvas* canvas = f.panel->plots()[1]->canvas();
    CHECK(canvas->xAxis->range().lower == 0.0);
    CHECK(canvas->xAxis->range().upper == f.document.scene().simulation->duration);
    const QCPRange range = canvas->yAxis->range();
    if (before.size() > 0.0) {
      CHECK(range.lower <= before.lower + 1e-12);
      CHECK(range.upper >= before.upper - 1e-12);
    }
    before = range;
    CHECK(std::ssize(canvas->drawnPoints(0)) == f.column("q.joint_1").size());
  }
  f.document.commitGesture();
}

TEST_CASE("Lift-off and impact are marked, with a word under the mouse", "[ui][plots][simulate]") {
  RunPlots f("hanging_arm_on_the_ground_i.json");
  makeUnilateral(f.document);
  const auto run = keepRun(f.document, 2.0);
  f.settle();
  const std::vector<SimulationEvent>& events = run->record.events();
  REQUIRE(events.size() >= 2);
  const MotionCanvas& canvas = *f.panel->plots()[2]->canvas();
  CHECK(canvas.eventCount() >= 2);
  CHECK(canvas.eventCount() <= events.size());
  const SimulationEvent& last = events.back();
  const QRect area = canvas.axisRect()->rect();
  const int x = static_cast<int>(std::lround(canvas.xAxis->coordToPixel(last.t)));
  CHECK(canvas.eventWords({x, area.center().y()}).contains(eventWord(last.kind)));
  CHECK(canvas.eventWords({x, area.center().y()}).contains("hand"));
  CHECK(canvas.eventWords({x, area.bottom() + 10}).isEmpty());
  // gaps, not zeros, where the hand is free
  CHECK_FALSE(f.column("slip.hand").allFinite());
  CHECK(f.column("f_n.hand").allFinite());
}

TEST_CASE("Contact forces count in the parts of torques, in internal forces and in the table",
          "[ui][plots][simulate]") {
  RunPlots f("arm_on_the_ground_i.json");
  const auto run = keepRun(f.document, 0.5);
  f.settle();
  const MotionResults& figures = *f.panel->source().figures;
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(figures.time().size());
  for (const char* part :
       {"own_inertia", "coupled_inertia", "centrifugal", "Coriolis", "gravity", "friction", "rotor", "external"})
    sum += f.column(std::string("tau_") + part + ".joint_1");
  CHECK((sum - f.column("tau.joint_1")).cwiseAbs().maxCoeff() < 1e-9);
  CHECK(f.column("tau_external.joint_1").cwiseAbs().maxCoeff() > 1.0);

  // at the last sample what the joints bear is what the core says of it
  const DynamicsInput input = sampleInput(*run->setup, run->record, run->record.size() - 1);
  const JointLoad load = jointLoads(*run->setup->model, input).front();
  const Eigen::Index last = figures.time().size() - 1;
  CHECK(f.column("internal_force.joint_1")[last] == Approx(load.internal_force.norm()).margin(1e-6));

  const SnapshotPtr s = f.document.snapshot();
  const Result<std::string> csv =
      motionCsv(*s->model, s->motion.curves->trajectory, 0.1, s->gravity, s->terms, s->loads, s->motion.run);
  REQUIRE(csv.ok());
  std::istringstream lines(*csv);
  std::string heads, first;
  while (std::getline(lines, heads) && heads.rfind("t,", 0) != 0) {
  }
  REQUIRE(std::getline(lines, first));
  const QStringList names = QString::fromStdString(heads).split(','), values = QString::fromStdString(first).split(',');
  const auto at = names.indexOf("ext.tip.fz");
  REQUIRE(at >= 0);
  CHECK(values[at].toDouble() == Approx(17.1433333).margin(1e-6));
}
