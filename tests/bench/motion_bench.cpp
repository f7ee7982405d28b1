// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/motion_bench.h"

#include "core/dynamics/batch_dynamics.h"
#include "tests/bench/window_tools.h"
#include "tests/ui/support/play_and_scrub.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"

#include <QAction>

#include <cmath>
#include <cstdio>
#include <numbers>

using namespace linkwright::test;
using namespace linkwright::ui;

namespace linkwright::bench {

namespace {

constexpr int kEvents = 400;
constexpr int kZooms = 200;
constexpr int kFramesAChange = 2;  // of the 3D view: the second has the change for certain

void print(const char* what, const std::vector<double>& ms) {
  std::printf("  %s: median %.2f, p99 %.2f, largest %.2f ms over %zu\n", what, percentile(ms, 0.5),
              percentile(ms, 0.99), percentile(ms, 1.0), ms.size());
  std::fflush(stdout);
}

double milliseconds(const QElapsedTimer& clock) { return 1e-6 * static_cast<double>(clock.nsecsElapsed()); }

/// Waypoints about the ready pose: 10 s.
TrajectoryPlan tenSeconds(const Document& document) {
  WaypointCourse course;
  const Eigen::VectorXd ready = document.snapshot()->model->readyPose();
  for (int i = 0; i < 5; ++i) course.waypoints.push_back({{}, ready.array() + 0.15 * std::sin(2.0 * i)});
  Move move;
  move.duration = 2.5;
  course.moves.assign(4, move);
  TrajectoryPlan plan;
  plan.course = course;
  return plan;
}

/// What the document does of the motion at each event, done once more apart.
struct CoreParts {
  std::vector<double> compile_ms, sample_ms, dynamics_ms;
  BatchWorkspace workspace;
  Eigen::MatrixXd tau;

  void measure(const Snapshot& s) {
    QElapsedTimer clock;
    clock.start();
    const Result<Trajectory> trajectory = compileTrajectory(*s.model, {}, *s.motion.plan);
    compile_ms.push_back(milliseconds(clock));
    clock.restart();
    const JointSamples samples = trajectory->samplesAt(s.motion.curves->samples.t);
    sample_ms.push_back(milliseconds(clock));
    clock.restart();
    inverseDynamics(*s.model, {samples.q, samples.qd, samples.qdd, s.gravity, s.terms}, workspace, tau);
    dynamics_ms.push_back(milliseconds(clock));
  }
};

/// One plot of the rates of all joints and of the hand, over a motion of so many samples and seconds.
MotionPlot* plotOfSamples(MainWindow& window, Eigen::Index n, double duration) {
  Document& document = window.document();
  window.findChild<QAction*>("actionWorkspaceMove")->trigger();
  auto* panel = window.findChild<MotionPlotsPanel*>();
  if (panel == nullptr) return nullptr;
  const Eigen::VectorXd ready = document.snapshot()->model->readyPose();
  SampledCourse course;
  course.t = Eigen::VectorXd::LinSpaced(n, 0.0, duration);
  course.q = ready.transpose().replicate(n, 1);
  for (Eigen::Index j = 0; j < course.q.cols(); ++j) {
    const double rate = 1.0 + 0.7 * static_cast<double>(j);
    course.q.col(j).array() += 0.2 * (rate * course.t.array()).sin() + 0.01 * (97.0 * rate * course.t.array()).sin();
  }
  TrajectoryPlan plan;
  plan.course = std::move(course);
  setTrajectory(document, plan, QStringLiteral("Motion"));
  while (!panel->plots().empty()) panel->removePlot(panel->plots().back());
  ScenePlot plot;
  for (const ModelJoint& joint : document.snapshot()->model->joints()) plot.curves.push_back("qd." + joint.name);
  plot.curves.push_back("hand.speed");
  MotionPlot* shown = panel->addPlot(plot);
  settle(2000);
  Eigen::Index points = 0;
  for (const MotionPlotCurve& curve : shown->data().curves) points += curve.y->size();
  std::printf("%zu curves, %td samples in all, %d x %d pixels\n", shown->data().curves.size(), points,
              shown->canvas()->width(), shown->canvas()->height());
  return shown;
}

/// One notch of the wheel and the drawing after it, ms.
double zoomOnce(QCustomPlot& canvas, bool in, Qt::KeyboardModifiers keys) {
  const QPointF middle = canvas.axisRect()->rect().center();
  QElapsedTimer clock;
  clock.start();
  QWheelEvent wheel(middle, canvas.mapToGlobal(middle), {}, {0, in ? 120 : -120}, Qt::NoButton, keys, Qt::NoScrollPhase,
                    false);
  QCoreApplication::sendEvent(&canvas, &wheel);
  canvas.replot(QCustomPlot::rpImmediateRefresh);
  return milliseconds(clock);
}

}  // namespace

void benchWaypointDrag(MainWindow& window) {
  Document& document = window.document();
  View3D& view = *window.view();
  window.findChild<QAction*>("actionWorkspaceMove")->trigger();
  auto* panel = window.findChild<MotionPlotsPanel*>();
  setTrajectory(document, tenSeconds(document), QStringLiteral("Motion"));
  editWaypoint(document, 2);
  settle(1500);
  if (panel == nullptr || panel->plots().empty() || !document.snapshot()->motion.curves) {
    std::fputs("there are no plots of the motion\n", stderr);
    return;
  }
  std::printf("a waypoint dragged: %d joints, %.1f s, %td samples, %zu plots\n", document.snapshot()->model->dof(),
              document.snapshot()->motion.curves->duration(), document.snapshot()->motion.curves->samples.t.size(),
              panel->plots().size());
  PaintCounter painted;
  for (MotionPlot* plot : panel->plots()) {
    painted.watch(plot->canvas());
    // a painting of what was there before does not count
    QObject::connect(plot->canvas(), &QCustomPlot::afterReplot, &painted,
                     [&painted, canvas = plot->canvas()] { painted.await(canvas); });
  }
  CoreParts core;
  std::vector<double> event_ms, painted_ms, cpu_ms, all_ms, all_cpu_ms, replot_ms;
  const QPointF grip = view.gizmoHandle(3);
  press(view.inputTarget(), grip);
  for (int i = 1; i <= kEvents; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / 100.0;
    const auto curves = document.snapshot()->motion.curves;
    painted.forget();
    const int frames = view.frameCount();
    const double cpu = threadSeconds();
    QElapsedTimer clock;
    clock.start();
    moveTo(view.inputTarget(), grip + 40.0 * QPointF(std::cos(angle) - 1.0, std::sin(angle)));
    event_ms.push_back(milliseconds(clock));
    if (document.snapshot()->motion.curves == curves) {
      event_ms.pop_back();
      continue;
    }
    while (!painted.all() && milliseconds(clock) < 2000.0)
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    painted_ms.push_back(milliseconds(clock));
    cpu_ms.push_back(1e3 * (threadSeconds() - cpu));
    while (view.frameCount() < frames + kFramesAChange && milliseconds(clock) < 2000.0) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    all_ms.push_back(milliseconds(clock));
    all_cpu_ms.push_back(1e3 * (threadSeconds() - cpu));
    core.measure(*document.snapshot());
    clock.restart();
    for (MotionPlot* plot : panel->plots()) plot->canvas()->replot(QCustomPlot::rpImmediateRefresh);
    replot_ms.push_back(milliseconds(clock));
    settle(4);
  }
  release(view.inputTarget(), grip);
  if (painted_ms.empty()) {
    std::fputs("the drag has moved no waypoint\n", stderr);
    return;
  }
  print("event to the new curves painted", painted_ms);
  print("of that computed by the window's thread", cpu_ms);
  print("event to the 3D view's frames drawn too", all_ms);
  print("of that computed by the window's thread", all_cpu_ms);
  print("the event itself: picking, inverse kinematics, motion, recording", event_ms);
  print("  apart: plan to trajectory", core.compile_ms);
  print("  apart: samples", core.sample_ms);
  print("  apart: batch dynamics", core.dynamics_ms);
  print("apart: drawing of all plots", replot_ms);
}

void benchLongCurves(MainWindow& window) {
  MotionPlot* shown = plotOfSamples(window, 100'000, 100.0);
  if (shown == nullptr) return;
  QCustomPlot* canvas = shown->canvas();
  std::vector<double> zoom_ms, pan_ms;
  // in by steps of the wheel, then out again
  for (int i = 0; i < kZooms; ++i) zoom_ms.push_back(zoomOnce(*canvas, (i / 20) % 2 == 0, Qt::NoModifier));
  const QPointF middle = canvas->axisRect()->rect().center();
  window.findChild<MotionPlotsPanel*>()->setTimeRange(QCPRange(20.0, 80.0));
  settle(200);
  sendMouse(canvas, QEvent::MouseButtonPress, middle, Qt::RightButton, Qt::RightButton);
  for (int i = 0; i < kZooms; ++i) {
    QElapsedTimer clock;
    clock.start();
    sendMouse(canvas, QEvent::MouseMove, middle + QPointF(60.0 * std::sin(0.1 * i), 0.0), Qt::NoButton,
              Qt::RightButton);
    canvas->replot(QCustomPlot::rpImmediateRefresh);
    pan_ms.push_back(milliseconds(clock));
  }
  sendMouse(canvas, QEvent::MouseButtonRelease, middle, Qt::RightButton, Qt::NoButton);
  print("a frame of zooming", zoom_ms);
  print("a frame of panning", pan_ms);
  std::printf("  frames a second: zooming %.0f, panning %.0f (median), %.0f at the 99th percentile\n",
              1e3 / percentile(zoom_ms, 0.5), 1e3 / percentile(pan_ms, 0.5),
              1e3 / std::max(percentile(zoom_ms, 0.99), percentile(pan_ms, 0.99)));
}

void benchFarCurves(MainWindow& window) {
  // so few that their lines are smooth and wide
  MotionPlot* shown = plotOfSamples(window, 700, 6.99);
  if (shown == nullptr) return;
  std::vector<double> zoom_ms;
  // until the curves are a thousand times as high as the plot: then each notch is a drawing of what is far outside
  for (int i = 0; i < kZooms; ++i) zoom_ms.push_back(zoomOnce(*shown->canvas(), true, Qt::ControlModifier));
  print("a frame of zooming into the values, to a thousandth", zoom_ms);
}

}  // namespace linkwright::bench
