// SPDX-License-Identifier: GPL-3.0-or-later
// Simulate in the real window: keys and commands, what is said where a run cannot be, and the figures in the line at
// the foot of the window.
#include "core/dynamics/momentum.h"
#include "core/scene/scene.h"
#include "core/simulation/settings.h"
#include "core/simulation/simulation_record.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/contact_instant.h"
#include "ui/document/edits.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/note_bar.h"
#include "ui/widgets/number_field.h"
#include "ui/widgets/numbers.h"
#include "ui/workspaces/simulate/run_figures.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QTest>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

struct Simulating : WindowFixture {
  bool active = false;

  explicit Simulating(const char* example = "arm_on_the_ground_i.json") : WindowFixture(example) {
    window.activateWindow();
    active = waitUntil([] { return QGuiApplication::focusWindow() != nullptr; });
    command("WorkspaceSimulate")->trigger();
    settle();
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QGuiApplication::focusWindow(), key, modifiers);
    settle();
  }
  QString stage() { return find<QLabel>("simulationStage")->text(); }
  NoteBar& note() { return window.files().note(); }
  void setDuration(double seconds) {
    SimulationSettings settings = simulationSettings(document());
    settings.duration = seconds;
    setSimulation(document(), document().scene().contacts.orDefault(), settings, "Duration");
  }
  void setFastest() {
    auto* speed = find<QComboBox>("simulationSpeed");
    const int row = speed->findData(0.0);
    speed->setCurrentIndex(row);
    emit speed->activated(row);
  }
  /// What a figure of the run says it is.
  double value(const char* name) { return find<QLabel>(name)->property("value").toDouble(); }
};

}  // namespace

TEST_CASE("Space runs and pauses in Simulate, and plays elsewhere", "[ui][simulate]") {
  Simulating f;
  REQUIRE(f.active);
  f.window.centralWidget()->setFocus();
  f.key(Qt::Key_Space);
  CHECK(f.stage() == "Running");
  CHECK_FALSE(f.document().playback().isPlaying());
  REQUIRE(
      waitUntil([&] { return f.document().snapshot()->simulated && f.document().snapshot()->simulated->t > 0.02; }));
  f.key(Qt::Key_Space);
  CHECK(f.stage() == "Paused");
  // F5 is the same command everywhere
  f.key(Qt::Key_F5);
  CHECK(f.stage() == "Running");
  f.key(Qt::Key_F5);
  CHECK(f.stage() == "Paused");
  CHECK(f.document().undoStack()->count() == 1);
  // the run is a motion that can be played here too; short as it is it does not end meanwhile
  f.document().playback().setLooping(true);
  f.command("Play")->trigger();
  CHECK(f.document().playback().isPlaying());
  f.document().playback().pause();
  f.command("WorkspaceMove")->trigger();
  f.settle();
  f.window.centralWidget()->setFocus();
  f.key(Qt::Key_Space);
  CHECK(f.document().playback().isPlaying());
  f.key(Qt::Key_Space);
  CHECK_FALSE(f.document().playback().isPlaying());
  CHECK_FALSE(f.document().isSimulating());
}

TEST_CASE("No two commands that can be used have one key, in no workspace", "[ui][simulate]") {
  Simulating f;
  for (QAction* workspace : {f.command("WorkspaceBuild"), f.command("WorkspacePose"), f.command("WorkspaceMove"),
                             f.command("WorkspaceExplain"), f.command("WorkspaceSimulate")}) {
    workspace->trigger();
    f.settle();
    QHash<QString, QString> owners;
    for (const QAction* action : f.window.actions()) {
      if (!action->isEnabled()) continue;
      for (const QKeySequence& key : action->shortcuts()) {
        INFO(workspace->text().toStdString()
             << ": " << key.toString().toStdString() << " of " << action->objectName().toStdString() << " and "
             << owners.value(key.toString()).toStdString());
        CHECK_FALSE(owners.contains(key.toString()));
        owners.insert(key.toString(), action->objectName());
      }
    }
  }
}

TEST_CASE("The command says what it does next", "[ui][simulate]") {
  Simulating f;
  CHECK(f.command("SimulationRun")->text() == "&Run Simulation");
  CHECK_FALSE(f.command("SimulationReset")->isEnabled());
  f.command("SimulationRun")->trigger();
  CHECK(f.command("SimulationRun")->text() == "Pause Simulation");
  CHECK_FALSE(f.command("SimulationStep")->isEnabled());
  f.command("SimulationRun")->trigger();
  CHECK(f.command("SimulationRun")->text() == "&Run Simulation");
  CHECK(f.command("SimulationReset")->isEnabled());
  f.command("SimulationStep")->trigger();
  CHECK(f.stage() == "Paused");
}

TEST_CASE("What is half typed counts when a run begins by key", "[ui][simulate]") {
  Simulating f;
  REQUIRE(f.active);
  auto* field = f.find<NumberField>("simulationDuration");
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, "0.05");
  REQUIRE(field->isTyping());
  f.key(Qt::Key_F5);
  CHECK(simulationSettings(f.document()).duration == 0.05);
  REQUIRE(waitUntil([&] { return f.stage() == "Finished"; }));
  CHECK(f.document().snapshot()->simulated->t == Approx(0.05).margin(1e-12));
}

TEST_CASE("A start off the surface is offered to be put there", "[ui][simulate]") {
  Simulating f;
  f.setFastest();
  f.setDuration(0.1);
  setJoint(f.document(), 1, JointField::Position, f.document().snapshot()->q[1] + 0.2);
  f.settle();
  f.command("SimulationRun")->trigger();
  f.settle();
  CHECK(f.note().words().startsWith("Cannot start the simulation: "));
  auto* offer = f.find<QAbstractButton>("noteShow");
  REQUIRE(offer->isVisible());
  CHECK(offer->text() == "Project onto the Surface");
  offer->click();
  REQUIRE(waitUntil([&] { return f.stage() == "Finished"; }));
  CHECK(simulationSettings(f.document()).project_start);
  CHECK_FALSE(offer->isVisible());
  INFO(f.note().words().toStdString());
  CHECK_FALSE(f.note().words().contains("was not started"));
  CHECK_FALSE(f.note().words().contains("Cannot start"));
  CHECK(std::abs(f.document().snapshot()->contacts.at(0).geometry.gap) < 1e-9);
}

TEST_CASE("A formula with a mistake is said at the foot of the window, and all of them on a click", "[ui][simulate]") {
  Simulating f;
  SimulationSettings settings = simulationSettings(f.document());
  settings.torques = FormulaTorque{{"1", "sin(", "t +"}};
  setSimulation(f.document(), f.document().scene().contacts.orDefault(), settings, "Formulas");
  f.settle();
  f.command("SimulationRun")->trigger();
  f.settle();
  CHECK(f.note().words().contains("character"));
  f.find<QAbstractButton>("noteShow")->click();
  const QLabel* shown = f.find<QLabel>("simulationProblem");
  CHECK(shown->text().count("character", Qt::CaseInsensitive) == 2);
  settings.torques = NoTorque{};
  setSimulation(f.document(), f.document().scene().contacts.orDefault(), settings, "None");
  f.settle();
  CHECK(f.note().words().isEmpty());
}

TEST_CASE("A step that is too long is said, and what became of the run too", "[ui][simulate]") {
  Simulating f("arm_on_the_ground_v.json");
  f.setFastest();
  SimulationSettings settings = simulationSettings(f.document());
  settings.step = 0.02;
  setSimulation(f.document(), f.document().scene().contacts.orDefault(), settings, "Step");
  f.command("SimulationRun")->trigger();
  CHECK(f.find<QLabel>("simulationProblem")->isVisible());
  REQUIRE(waitUntil([&] { return f.stage() != "Running"; }));
  f.settle();
  CHECK(f.stage() == "Stopped: the motion diverged");
  CHECK(f.note().words().startsWith("The run ended: "));
  // nothing is lost
  CHECK(f.document().snapshot()->motion.run != nullptr);
}

TEST_CASE("The run's energy, momentum and errors are the snapshot's, folded until they are asked for",
          "[ui][simulate]") {
  Simulating f;
  auto* group = f.find<FoldingGroup>("figuresGroup");
  auto* figures = f.find<RunFigures>("runFigures");
  CHECK_FALSE(group->isOpen());
  f.setFastest();
  f.setDuration(1.0);
  f.command("SimulationRun")->trigger();
  REQUIRE(waitUntil([&] { return f.stage() == "Finished"; }));
  f.settle();
  CHECK_FALSE(figures->isVisible());
  group->setOpen(true);
  f.settle();
  REQUIRE(figures->isVisible());
  for (const double t : {1.0, 0.0, 0.3}) {
    f.document().playback().setTime(t);
    f.settle();
    const SnapshotPtr snapshot = f.document().snapshot();
    REQUIRE(snapshot->simulated);
    const EnergySample& energy = snapshot->simulated->energy;
    CHECK(f.value("runEnergy") == energy.kinetic + energy.potential);
    CHECK(f.value("runDrift") == energy.balance() - snapshot->simulated->balance_at_start);
    const Momentum momentum = linkwright::momentum(*snapshot->model, snapshot->q, snapshot->qd);
    CHECK(f.value("runLinear") == momentum.linear.norm());
    CHECK(f.value("runAngular") == momentum.about_centre.norm());
    CHECK(f.value("runResidual") == energy.residual);
    CHECK(f.find<QLabel>("runContacts")->text() == "determined");
    CHECK(f.find<QLabel>("runEnergy")->toolTip().contains(fullNumber(energy.kinetic)));
  }
}

TEST_CASE("The energy that moved is the widest range of what there is", "[ui][simulate]") {
  SimulationRecord record(1, 0);
  const Eigen::VectorXd y = Eigen::VectorXd::Zero(2), one = Eigen::VectorXd::Zero(1);
  CHECK(movedEnergy(record) == 0.0);
  EnergySample a, b;
  a.kinetic = 1.0;
  b.kinetic = 3.5;
  b.potential = -2.0;
  b.flows.motor_work = 0.25;
  b.flows.joint_loss = 1.0;
  b.impact_loss = 2.0;
  record.add(0.0, y, one, one, a, {});
  record.add(0.1, y, one, one, b, {});
  // losses 3 J, kinetic 2.5 J
  CHECK(movedEnergy(record) == 3.0);
}
