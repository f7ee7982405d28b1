// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo.h"

#include "app/demo/driver.h"
#include "app/demo/elastic_demo.h"
#include "app/demo/simulation_demo.h"
#include "app/demo/torque_table.h"
#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/explain/start_page.h"
#include "ui/plots/motion_plots_panel.h"
#include "ui/plots/torque_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QSaveFile>
#include <QTableView>

#include <cmath>
#include <cstdio>
#include <utility>

namespace linkwright::app {

namespace {

using ui::MainWindow;
using ui::SnapshotPtr;
using ui::StateSource;

void start(MainWindow& window, Driver& driver) {
  driver.waitFor([&] { return window.view() != nullptr && window.view()->frameCount() > 0; },
                 "the 3D view draws nothing");
  driver.picture("01-start");
}

void orbit(MainWindow& window, Driver& driver) {
  const double before = window.view()->camera().azimuth;
  const QSizeF size = window.view()->widget()->size();
  // from a corner, where no link and no handle is
  const QPointF from(0.12 * size.width(), 0.85 * size.height());
  driver.drag(window.view()->inputTarget(), from, from + QPointF(0.16 * size.width(), -0.06 * size.height()), 12);
  Driver::check(window.view()->camera().azimuth != before, "a left drag did not orbit");
  driver.picture("02-orbit");
}

/// A hand with fewer joints than it has freedoms may stay where it is when it is pulled across what they can do.
constexpr int kFullyMovable = 6;

bool hasJoints(MainWindow& window) { return window.document().snapshot()->model->dof() > 0; }

void dragHand(MainWindow& window, Driver& driver) {
  ui::Document& document = window.document();
  const Eigen::VectorXd before = document.snapshot()->q;
  const int steps_before = document.undoStack()->index();
  const QPointF handle = window.view()->gizmoHandle(3);
  QObject* target = window.view()->inputTarget();
  driver.drag(target, handle, handle + QPointF(-70, 55), 20, false);
  Driver::check(document.gestureActive(), "the hand's handle was not caught");
  const bool moved = document.snapshot()->q != before;
  Driver::check(moved || document.snapshot()->model->dof() < kFullyMovable, "the hand did not follow the mouse");
  driver.picture("03-drag");
  driver.release(target, handle + QPointF(-70, 55));
  driver.settle();
  if (!moved) return;
  Driver::check(document.undoStack()->index() == steps_before + 1, "the drag is not one undo step");
  driver.key(Qt::Key_Z, Qt::ControlModifier);
  driver.settle();
  Driver::check(document.snapshot()->q == before, "undo did not restore the pose to the last bit");
  driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  driver.settle();
}

/// A file may come without a motion: then from the ready pose to the present one, else between the stored poses.
void makeMotion(MainWindow& window, Driver& driver) {
  const auto* from_ready = window.findChild<QAbstractButton*>("motionFromReady");
  if (from_ready != nullptr && from_ready->isVisible() && from_ready->isEnabled()) {
    driver.click("motionFromReady");
  } else {
    ui::Document& document = window.document();
    if (document.scene().poses.size() < 2) {
      // a robot that stands in its ready pose: its first joint makes the second one
      const Eigen::VectorXd q = document.snapshot()->q;
      setJoint(document, 0, ui::JointField::Position, q[0] + 0.5);
      if (document.snapshot()->q == q) setJoint(document, 0, ui::JointField::Position, q[0] - 0.5);
      driver.click("timelineStorePose");
      driver.settle();
    }
    driver.keyTo("motionFrom", Qt::Key_Home);
    driver.keyTo("motionTo", Qt::Key_End);
  }
  driver.settle();
}

void storeAndPlay(MainWindow& window, Driver& driver) {
  ui::Document& document = window.document();
  const std::size_t poses = document.scene().poses.size();
  driver.click("timelineStorePose");
  driver.settle();
  Driver::check(document.scene().poses.size() == poses + 1, "the pose was not stored");
  if (document.snapshot()->motion.curves == nullptr) {
    makeMotion(window, driver);
  } else {
    // the motion goes on to where the hand was dragged: the newest pose stands last in the list
    driver.keyTo("motionTo", Qt::Key_End);
    driver.settle();
    Driver::check(document.scene().motion && document.scene().motion->to == document.scene().poses.back().name,
                  "the motion does not go to the stored pose");
  }
  Driver::check(document.snapshot()->motion.curves != nullptr, "there is no motion to play");
  driver.key(Qt::Key_Space);
  driver.waitFor([&] { return document.playback().isPlaying() && document.snapshot()->time > 0.4; },
                 "the motion does not play");
  driver.key(Qt::Key_Space);
  Driver::check(!document.playback().isPlaying(), "the motion does not pause");
}

void scrubPlot(MainWindow& window, Driver& driver) {
  ui::TorquePanel& plot = *window.panels().torques;
  driver.settle();
  const QPoint cursor = plot.cursorHandle();
  const double before = window.document().snapshot()->time;
  driver.drag(plot.plotWidget(), cursor, cursor + QPoint(plot.plotWidget()->width() / 4, 0), 12);
  driver.settle();
  const SnapshotPtr snapshot = window.document().snapshot();
  Driver::check(snapshot->time > before + 0.1, "the plot's cursor does not move the robot");
  for (int i = 0; i < snapshot->model->dof(); ++i) {
    Driver::check(plot.legendValue(i) == snapshot->tau[i], "the legend does not show the recorded torque");
  }
  driver.picture("04-plot");
}

void raise(MainWindow& window, Driver& driver, const char* dock) {
  window.findChild<QDockWidget*>(dock)->raise();
  driver.settle();
}

// the solver from within, on the drag that was just made, and what the arm can do where it stands
void lookInside(MainWindow& window, Driver& driver) {
  driver.key(Qt::Key_F, Qt::ShiftModifier);
  raise(window, driver, "dockIteration");
  const auto at = window.findChild<QLabel*>("iterationPlace")->text();
  for (int i = 0; i < 2; ++i) driver.key(Qt::Key_Right, Qt::AltModifier);
  driver.settle();
  Driver::check(window.findChild<QLabel*>("iterationPlace")->text() != at, "the iteration cannot be stepped through");
  driver.picture("14-iteration");
  raise(window, driver, "dockMotion");
  raise(window, driver, "dockAbilities");
  auto* ellipsoid = window.findChild<QAbstractButton*>("velocityEllipsoid");
  ellipsoid->click();
  driver.settle();
  driver.picture("15-abilities");
  ellipsoid->click();
  raise(window, driver, "dockHand");
}

// the motion with its waypoints, its plots and its time
void showMotion(MainWindow& window, Driver& driver) {
  driver.key(Qt::Key_3, Qt::ControlModifier);
  driver.settle();
  Driver::check(window.panels().plots->isVisible() && !window.panels().plots->plots().empty(),
                "there are no plots of the motion");
  driver.picture("18-move");
  driver.key(Qt::Key_2, Qt::ControlModifier);
  driver.settle();
}

void stepRecursion(MainWindow& window, Driver& driver) {
  const SnapshotPtr snapshot = window.document().snapshot();
  const auto& steps = *snapshot->steps;
  // outwards: the linear acceleration about half way along the arm
  const auto is_wanted = [&](EquationId equation, int body) {
    const int at = window.interaction().walk().step();
    if (at < 0) return false;
    const Step& step = steps[static_cast<std::size_t>(at)];
    return step.equation == equation && step.body == body;
  };
  const int middle = snapshot->model->bodyCount() / 2;
  const auto walk_to = [&](EquationId equation) {
    for (std::size_t i = 0; i <= steps.size() && !is_wanted(equation, middle); ++i) driver.key(Qt::Key_BracketRight);
    Driver::check(is_wanted(equation, middle), "the recursion cannot be stepped through");
  };
  driver.key(Qt::Key_4, Qt::ControlModifier);
  walk_to(EquationId::LinearAcceleration);
  // the view has been turned by hand: robot and arrows together
  driver.key(Qt::Key_F, Qt::ShiftModifier);
  driver.settle();
  driver.picture("05-step-outward");
  walk_to(EquationId::JointMoment);
  driver.picture("06-step-backward");
  for (const auto& [dock, name] : {std::pair{"dockCompare", "10-side-by-side"}, std::pair{"dockWhy", "11-why"},
                                   std::pair{"dockCost", "13-cost"}}) {
    raise(window, driver, dock);
    driver.picture(name);
  }
  // a mistake is planted for the picture and taken away again
  raise(window, driver, "dockWhatIf");
  MistakeSet mistakes;
  mistakes.insert(Mistake::GravityLeftOut);
  setMistakes(window.document(), mistakes);
  driver.picture("12-what-if");
  setMistakes(window.document(), {});
  driver.key(Qt::Key_2, Qt::ControlModifier);
  driver.settle();
}

// a link with its figures, and a row of the table drawn on the robot
void buildRobot(MainWindow& window, Driver& driver) {
  driver.key(Qt::Key_1, Qt::ControlModifier);
  driver.key(Qt::Key_F, Qt::ShiftModifier);
  const ui::SnapshotPtr snapshot = window.document().snapshot();
  window.interaction().selectLink(snapshot->model->linkOfBody(snapshot->model->bodyCount() / 2));
  driver.settle();
  driver.picture("16-build");
  raise(window, driver, "dockDh");
  auto* table = window.findChild<QTableView*>("dhTable");
  // a tree has none
  if (table->model()->rowCount() > 1) {
    table->setCurrentIndex(table->model()->index(1, 2));
    driver.settle();
    driver.picture("17-dh-table");
  }
  raise(window, driver, "dockMotion");
  window.interaction().selectLink(-1);
  driver.key(Qt::Key_2, Qt::ControlModifier);
  driver.settle();
}

void showOtherTheme(MainWindow& window, Driver& driver) {
  ui::Interaction& interaction = window.interaction();
  const ui::ThemeChoice theme = interaction.themeChoice();
  const bool dark = theme == ui::ThemeChoice::Dark;
  interaction.setThemeChoice(dark ? ui::ThemeChoice::Light : ui::ThemeChoice::Dark);
  driver.picture(dark ? "07-light" : "07-dark");
  interaction.setThemeChoice(theme);
}

void turnHand(MainWindow& window, Driver& driver) {
  ui::Document& document = window.document();
  driver.key(Qt::Key_Escape, Qt::ShiftModifier);
  driver.key(Qt::Key_E);
  driver.settle();
  Driver::check(window.interaction().gizmoMode() == ui::GizmoMode::Rotate, "the handles do not turn");
  const Eigen::VectorXd before = document.snapshot()->q;
  const QPointF ring = window.view()->gizmoHandle(2);
  QObject* target = window.view()->inputTarget();
  driver.drag(target, ring, ring + QPointF(45, 10), 15, false);
  Driver::check(document.gestureActive(), "the hand's ring was not caught");
  Driver::check(document.snapshot()->q != before || document.snapshot()->model->dof() < kFullyMovable,
                "the hand does not turn with its ring");
  driver.picture("08-rotate");
  driver.release(target, ring + QPointF(45, 10));
  driver.key(Qt::Key_W);
}

void openOther(MainWindow& window, Driver& driver, const QString& examples_folder) {
  driver.open(examples_folder + "/puma560.json");
  driver.settle();
  driver.key(Qt::Key_T);
  driver.key(Qt::Key_C);
  driver.settle();
  Driver::check(window.interaction().showsTriads() && window.interaction().showsCentresOfMass(),
                "link frames and centres of mass are not shown");
  driver.picture("09-puma");
}

void writeTable(MainWindow& window, const QString& folder) {
  const SnapshotPtr snapshot = window.document().snapshot();
  QSaveFile file(folder + "/torques.csv");
  const std::string table =
      torqueTable(*snapshot->model, snapshot->motion.curves ? *snapshot->motion.curves : ui::MotionCurves{});
  const bool written = file.open(QIODevice::WriteOnly) &&
                       file.write(table.data(), static_cast<qint64>(table.size())) >= 0 && file.commit();
  Driver::check(written, "torques.csv cannot be written");
}

}  // namespace

int runWalk(MainWindow& window, const QString& folder) {
  try {
    Driver::check(QDir().mkpath(folder), folder + " cannot be made");
    Driver driver(window, folder);
    driver.waitFor([&] { return window.view() != nullptr && window.view()->frameCount() > 0; },
                   "the 3D view draws nothing");
    driver.key(Qt::Key_4, Qt::ControlModifier);
    driver.settle();
    driver.picture("walk-000");
    const SnapshotPtr at_rest = window.document().snapshot();
    const ui::LivelyRates rates = ui::livelyRates(*at_rest->model);
    setState(window.document(), at_rest->q, rates.qd, rates.qdd, QStringLiteral("walk"));
    const int count = static_cast<int>(window.document().snapshot()->steps->size());
    for (int step = 1; step <= count; ++step) {
      driver.key(Qt::Key_BracketRight);
      Driver::check(window.interaction().walk().step() == step - 1, "the recursion cannot be stepped through");
      driver.picture(QStringLiteral("walk-%1").arg(step, 3, 10, QLatin1Char('0')));
    }
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "linkwright: the walk failed: %s\n", problem.what());
    return 1;
  }
  return 0;
}

int runDemo(MainWindow& window, const QString& folder, const QString& examples_folder) {
  try {
    Driver::check(QDir().mkpath(folder), folder + " cannot be made");
    Driver driver(window, folder);
    start(window, driver);
    orbit(window, driver);
    // what cannot move has nothing to drag, to play or to step through
    if (hasJoints(window)) {
      dragHand(window, driver);
      storeAndPlay(window, driver);
      scrubPlot(window, driver);
      lookInside(window, driver);
      showMotion(window, driver);
      stepRecursion(window, driver);
      buildRobot(window, driver);
    }
    showOtherTheme(window, driver);
    writeTable(window, folder);
    if (hasJoints(window)) turnHand(window, driver);
    openOther(window, driver, examples_folder);
    demoSimulation(window, driver, examples_folder);
    demoElastic(window, driver, examples_folder);
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "linkwright: the demonstration failed: %s\n", problem.what());
    return 1;
  }
  return 0;
}

}  // namespace linkwright::app
