// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo.h"

#include "app/demo/torque_table.h"
#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/document/write_file.h"
#include "ui/exercise/exercise_flow.h"
#include "ui/lesson/lesson_editor.h"
#include "ui/lesson/lesson_flow.h"
#include "ui/plots/torque_curves.h"
#include "ui/plots/torque_panel.h"
#include "ui/window/workspaces.h"
#include "ui/workspaces/demonstration.h"
#include "ui/workspaces/explain/walk/start_page.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QTableWidget>

#include <algorithm>
#include <cstdio>

namespace linkwright::app {

namespace {

using ui::Demonstration;
using ui::MainWindow;
using ui::SnapshotPtr;

Demonstration demonstrationOf(MainWindow& window, const QString& folder, const QString& examples) {
  return Demonstration(
      {window, window.document(), window.files(), [&window] { return window.view(); }, folder, examples});
}

void start(MainWindow& window, Demonstration& show) {
  show.waitFor([&] { return window.view() != nullptr && window.view()->frameCount() > 0; },
               "the 3D view draws nothing");
  show.picture("01-start");
}

void orbit(MainWindow& window, Demonstration& show) {
  const double before = window.view()->camera().azimuth;
  const QSizeF size = window.view()->widget()->size();
  // from a corner, where no link and no handle is
  const QPointF from(0.12 * size.width(), 0.85 * size.height());
  show.drag(window.view()->inputTarget(), from, from + QPointF(0.16 * size.width(), -0.06 * size.height()), 12);
  Demonstration::check(window.view()->camera().azimuth != before, "a left drag did not orbit");
  show.picture("02-orbit");
}

/// A hand with fewer joints than it has freedoms may stay where it is when it is pulled across what they can do.
constexpr int kFullyMovable = 6;

bool hasJoints(MainWindow& window) { return window.document().snapshot()->model->dof() > 0; }

void dragHand(MainWindow& window, Demonstration& show) {
  ui::Document& document = window.document();
  const Eigen::VectorXd before = document.snapshot()->q;
  const int steps_before = document.undoStack()->index();
  const QPointF handle = window.view()->gizmoHandle(3);
  QObject* target = window.view()->inputTarget();
  show.drag(target, handle, handle + QPointF(-70, 55), 20, false);
  Demonstration::check(document.gestureActive(), "the hand's handle was not caught");
  const bool moved = document.snapshot()->q != before;
  Demonstration::check(moved || document.snapshot()->model->dof() < kFullyMovable, "the hand did not follow the mouse");
  show.picture("03-drag");
  show.release(target, handle + QPointF(-70, 55));
  show.settle();
  if (!moved) return;
  Demonstration::check(document.undoStack()->index() == steps_before + 1, "the drag is not one undo step");
  show.key(Qt::Key_Z, Qt::ControlModifier);
  show.settle();
  Demonstration::check(document.snapshot()->q == before, "undo did not restore the pose to the last bit");
  show.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  show.settle();
}

/// A file may come without a motion: then from the ready pose to the present one, else between the stored poses.
void makeMotion(MainWindow& window, Demonstration& show) {
  const auto* from_ready = window.findChild<QAbstractButton*>("motionFromReady");
  if (from_ready != nullptr && from_ready->isVisible() && from_ready->isEnabled()) {
    show.click("motionFromReady");
  } else {
    ui::Document& document = window.document();
    if (document.scene().poses.size() < 2) {
      // a robot that stands in its ready pose: its first joint makes the second one
      const Eigen::VectorXd q = document.snapshot()->q;
      setJoint(document, 0, ui::JointField::Position, q[0] + 0.5);
      if (document.snapshot()->q == q) setJoint(document, 0, ui::JointField::Position, q[0] - 0.5);
      storePose(document, freePoseName(document));
      show.settle();
    }
    show.keyTo("motionFrom", Qt::Key_Home);
    show.keyTo("motionTo", Qt::Key_End);
  }
  show.settle();
}

void storeAndPlay(MainWindow& window, Demonstration& show) {
  ui::Document& document = window.document();
  const std::size_t poses = document.scene().poses.size();
  storePose(document, freePoseName(document));
  Demonstration::check(document.scene().poses.size() == poses + 1, "the pose was not stored");
  // opened for as long as poses are chosen
  show.click("motionPosesHeading");
  show.settle();
  if (document.snapshot()->motion.curves == nullptr) {
    makeMotion(window, show);
  } else {
    // the motion goes on to where the hand was dragged: the newest pose stands last in the list
    show.keyTo("motionTo", Qt::Key_End);
    show.settle();
    Demonstration::check(document.scene().motion && document.scene().motion->to == document.scene().poses.back().name,
                         "the motion does not go to the stored pose");
  }
  Demonstration::check(document.snapshot()->motion.curves != nullptr, "there is no motion to play");
  show.click("motionPosesHeading");
  show.key(Qt::Key_Space);
  show.waitFor([&] { return document.playback().isPlaying() && document.snapshot()->time > 0.4; },
               "the motion does not play");
  show.key(Qt::Key_Space);
  Demonstration::check(!document.playback().isPlaying(), "the motion does not pause");
}

void scrubPlot(MainWindow& window, Demonstration& show) {
  auto& plot = window.part<ui::TorquePanel>();
  show.settle();
  const QPoint cursor = plot.curves().cursorHandle();
  const double before = window.document().snapshot()->time;
  show.drag(plot.plotWidget(), cursor, cursor + QPoint(plot.plotWidget()->width() / 4, 0), 12);
  show.settle();
  const SnapshotPtr snapshot = window.document().snapshot();
  Demonstration::check(snapshot->time > before + 0.1, "the plot's cursor does not move the robot");
  for (int i = 0; i < snapshot->model->dof(); ++i) {
    Demonstration::check(plot.legendValue(i) == snapshot->tau[i], "the legend does not show the recorded torque");
  }
  show.picture("04-plot");
}

// each workspace in its turn, from the one that is shown to the one before it, and back
void showWorkspaces(MainWindow& window, Demonstration& show) {
  const ui::Workspaces& workspaces = window.workspaces();
  const ui::WorkspaceModule& first = workspaces.current();
  const auto& all = workspaces.all();
  const auto begin = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.get() == &first; });
  for (auto each = begin; each != all.end(); ++each) (*each)->demonstrate(show);
  for (auto each = all.begin(); each != begin; ++each) (*each)->demonstrate(show);
  first.action()->trigger();
  show.settle();
}

void showOtherTheme(MainWindow& window, Demonstration& show) {
  ui::Interaction& interaction = window.interaction();
  const ui::ThemeChoice theme = interaction.themeChoice();
  const bool dark = theme == ui::ThemeChoice::Dark;
  interaction.setThemeChoice(dark ? ui::ThemeChoice::Light : ui::ThemeChoice::Dark);
  show.picture(dark ? "07-light" : "07-dark");
  interaction.setThemeChoice(theme);
}

void turnHand(MainWindow& window, Demonstration& show) {
  ui::Document& document = window.document();
  show.key(Qt::Key_Escape, Qt::ShiftModifier);
  show.key(Qt::Key_E);
  show.settle();
  Demonstration::check(window.interaction().gizmoMode() == ui::GizmoMode::Rotate, "the handles do not turn");
  const Eigen::VectorXd before = document.snapshot()->q;
  const QPointF ring = window.view()->gizmoHandle(2);
  QObject* target = window.view()->inputTarget();
  show.drag(target, ring, ring + QPointF(45, 10), 15, false);
  Demonstration::check(document.gestureActive(), "the hand's ring was not caught");
  Demonstration::check(document.snapshot()->q != before || document.snapshot()->model->dof() < kFullyMovable,
                       "the hand does not turn with its ring");
  show.picture("08-rotate");
  show.release(target, ring + QPointF(45, 10));
  show.key(Qt::Key_W);
}

void openOther(MainWindow& window, Demonstration& show) {
  show.open("puma560.json");
  show.settle();
  show.key(Qt::Key_T);
  show.key(Qt::Key_C);
  show.settle();
  const ui::DisplayOptions& options = window.interaction().displayOptions();
  Demonstration::check(options.triads && options.centres_of_mass, "link frames and centres of mass are not shown");
  show.picture("09-puma");
}

void writeTable(MainWindow& window, const QString& folder) {
  const SnapshotPtr snapshot = window.document().snapshot();
  const std::string table =
      torqueTable(*snapshot->model, snapshot->motion.curves ? *snapshot->motion.curves : ui::MotionCurves{});
  Demonstration::check(ui::writeFile(folder + "/torques.csv", table).empty(), "torques.csv cannot be written");
}

// a question, and a wrong answer that is known
void takeLesson(MainWindow& window, const QString& folder, const QString& examples) {
  window.openLesson(QDir::cleanPath(examples + "/../lessons/where_gravity_enters"));
  MainWindow* lesson = window.lessonWindow();
  Demonstration::check(lesson != nullptr, "the lesson does not open");
  Demonstration show = demonstrationOf(*lesson, folder, examples);
  show.waitFor([&] { return lesson->view() != nullptr && lesson->view()->frameCount() > 0; },
               "the 3D view of the lesson draws nothing");
  show.click("lessonGo");
  auto* answer = lesson->findChild<QLineEdit*>("lessonNumber_u2");
  Demonstration::check(answer != nullptr, "the lesson asks for nothing");
  answer->setText("0.25*9.81");
  show.click("lessonGo");
  Demonstration::check(!lesson->lessonSession()->said().isEmpty(), "the lesson has no reply");
  show.settle();
  show.picture("32-lesson");
  show.click("lessonExit");
  show.waitFor([&] { return window.lessonWindow() == nullptr && window.isVisible(); }, "there is no way back");
}

// a question of it, with the mistakes that can be recognised
void editLesson(MainWindow& window, const QString& folder, const QString& examples) {
  Demonstration show = demonstrationOf(window, folder, examples);
  window.lessons()->edit(QDir::cleanPath(examples + "/../lessons/where_gravity_enters"));
  ui::LessonEditor* editor = window.lessons()->editor();
  Demonstration::check(editor != nullptr, "the lesson cannot be edited");
  editor->findChild<QListWidget*>("editorSteps")->setCurrentRow(2);
  auto* planted = editor->findChild<QTableWidget*>("editorPlanted");
  show.waitFor([&] { return planted->rowCount() > 0; }, "no mistake can be planted");
  show.settle();
  Demonstration::check(editor->grab().save(folder + "/33-lesson-editor.png"), "33-lesson-editor.png cannot be written");
  window.lessons()->closeEditor();
}

// three variants of a shipped exercise, with the mistakes that can be told in them
void makeExercise(MainWindow& window, const QString& folder, const QString& examples) {
  Demonstration show = demonstrationOf(window, folder, examples);
  window.exercises()->show();
  ui::ExerciseSheet* sheet = window.exercises()->sheet();
  Demonstration::check(sheet->open(QDir::cleanPath(examples + "/../exercises/inward_pass.json")),
                       "the exercise cannot be opened");
  show.waitFor([&] { return !sheet->isBusy(); }, "the exercise has no variants");
  show.settle();
  Demonstration::check(sheet->grab().save(folder + "/34-exercise-sheet.png"),
                       "34-exercise-sheet.png cannot be written");
  window.exercises()->closeSheet();
}

}  // namespace

int runWalk(MainWindow& window, const QString& folder) {
  try {
    Demonstration::check(QDir().mkpath(folder), folder + " cannot be made");
    Demonstration show = demonstrationOf(window, folder, {});
    show.waitFor([&] { return window.view() != nullptr && window.view()->frameCount() > 0; },
                 "the 3D view draws nothing");
    show.key(Qt::Key_4, Qt::ControlModifier);
    show.settle();
    show.picture("walk-000");
    const SnapshotPtr at_rest = window.document().snapshot();
    const ui::LivelyRates rates = ui::livelyRates(*at_rest->model);
    setState(window.document(), at_rest->q, rates.qd, rates.qdd, QStringLiteral("walk"));
    const int count = static_cast<int>(window.document().snapshot()->steps->size());
    for (int step = 1; step <= count; ++step) {
      show.key(Qt::Key_BracketRight);
      Demonstration::check(window.interaction().walk().step() == step - 1, "the recursion cannot be stepped through");
      show.picture(QStringLiteral("walk-%1").arg(step, 3, 10, QLatin1Char('0')));
    }
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "linkwright: the walk failed: %s\n", problem.what());
    return 1;
  }
  return 0;
}

int runDemo(MainWindow& window, const QString& folder, const QString& examples_folder) {
  try {
    Demonstration::check(QDir().mkpath(folder), folder + " cannot be made");
    Demonstration show = demonstrationOf(window, folder, examples_folder);
    start(window, show);
    orbit(window, show);
    // what cannot move has nothing to drag, to play or to step through
    if (hasJoints(window)) {
      dragHand(window, show);
      storeAndPlay(window, show);
      scrubPlot(window, show);
      showWorkspaces(window, show);
    }
    showOtherTheme(window, show);
    writeTable(window, folder);
    if (hasJoints(window)) turnHand(window, show);
    openOther(window, show);
    for (const auto& each : window.workspaces().all()) each->demonstrateExample(show);
    takeLesson(window, folder, examples_folder);
    editLesson(window, folder, examples_folder);
    makeExercise(window, folder, examples_folder);
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "linkwright: the demonstration failed: %s\n", problem.what());
    return 1;
  }
  return 0;
}

}  // namespace linkwright::app
