// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A motion played and scrubbed at random in the real window, with looks in between whether all that shows the time
// agrees: for a test of two minutes, and for the soak that does the same for an hour.

#include "tests/support/random_mechanism.h"
#include "tests/ui/support/pointer.h"
#include "ui/main_window.h"
#include "ui/plots/motion_canvas.h"
#include "ui/plots/motion_plot.h"
#include "ui/plots/motion_plots_panel.h"
#include "ui/plots/plot_legend.h"

#include <QAction>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace linkwright::test {

/// What the looks have found: largest differences. Those of joints and torques are relative to the largest of their
/// vector.
struct PlayAndScrub {
  double seconds = 0.0;
  int plays = 0, scrubs = 0, looks = 0, legend_values = 0, sample_looks = 0;
  double joints = 0.0;              ///< of the snapshot and of the trajectory at its time: q, qd, qdd
  double torques = 0.0;             ///< of the snapshot and of the curves, where a sample is at its time
  double cursor = 0.0;              ///< s, of the plots' cursors and the snapshot's time
  double legend = 0.0;              ///< values at the cursor in the legends and those of the snapshot
  double handle = 0.0;              ///< pixels, of the handle in 3D and where the hand of the snapshot is drawn
  std::vector<double> resident_mb;  ///< of this process, every half a minute
};

/// Memory of this process that is in use, MB.
inline double residentMegabytes() {
  QFile file(QStringLiteral("/proc/self/statm"));
  if (!file.open(QIODevice::ReadOnly)) return 0.0;
  constexpr double kPage = 4096.0;
  return file.readAll().split(' ').value(1).toDouble() * kPage / 1e6;
}

inline double apart(const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
  if (a.size() != b.size() || a.size() == 0) return a.size() == b.size() ? 0.0 : 1.0;
  return (a - b).lpNorm<Eigen::Infinity>() / std::max(b.lpNorm<Eigen::Infinity>(), 1e-9);
}

/// One look at all that shows the present time.
inline void lookAtTime(ui::MainWindow& window, const ui::MotionPlotsPanel& panel, PlayAndScrub& found) {
  const ui::SnapshotPtr s = window.document().snapshot();
  const auto& curves = s->motion.curves;
  if (s->source != ui::StateSource::Motion || !curves) return;
  ++found.looks;
  const JointState on = curves->trajectory.sample(s->time);
  found.joints = std::max({found.joints, apart(s->q, on.q), apart(s->qd, on.qd), apart(s->qdd, on.qdd)});
  const Eigen::VectorXd& t = curves->samples.t;
  const auto at = std::lower_bound(t.begin(), t.end(), s->time);
  if (at != t.end() && *at == s->time) {
    const double scale = curves->tau.cwiseAbs().maxCoeff();
    const double off = (curves->tau.row(at - t.begin()).transpose() - s->tau).lpNorm<Eigen::Infinity>() / scale;
    found.torques = std::max(found.torques, off);
    ++found.sample_looks;
  }
  for (const ui::MotionPlot* plot : panel.plots()) {
    const std::optional<double> cursor = plot->canvas()->cursor();
    found.cursor = std::max(found.cursor, cursor ? std::abs(*cursor - s->time) : 1.0);
    const std::vector<ui::LegendRow>& rows = plot->legend()->rows();
    for (std::size_t i = 0; i < rows.size() && i < plot->data().curves.size(); ++i) {
      const ui::MotionPlotCurve& curve = plot->data().curves[i];
      const Eigen::VectorXd* shown = curve.name.quantity == CurveQuantity::Torque     ? &s->tau
                                     : curve.name.quantity == CurveQuantity::Position ? &s->q
                                                                                      : nullptr;
      if (shown == nullptr || curve.joint < 0) continue;
      const double off = std::abs(rows[i].si - (*shown)[curve.joint]) / shown->lpNorm<Eigen::Infinity>();
      found.legend = std::max(found.legend, std::isfinite(off) ? off : 1.0);
      ++found.legend_values;
    }
  }
  const Eigen::Vector3d& p_WE = s->X_WL[static_cast<std::size_t>(s->hand)].p;
  const QPointF off = window.view()->gizmoHandle(3) - window.view()->project(p_WE);
  found.handle = std::max(found.handle, std::hypot(off.x(), off.y()));
}

/// Plays and scrubs for so long in the workspace Move of a window that is shown, with a motion in its document.
inline PlayAndScrub playAndScrub(ui::MainWindow& window, double seconds, std::uint64_t seed) {
  PlayAndScrub found;
  Random random(seed);
  window.findChild<QAction*>("actionWorkspaceMove")->trigger();
  auto* panel = window.findChild<ui::MotionPlotsPanel*>();
  ui::Document& document = window.document();
  if (panel == nullptr || !document.snapshot()->motion.curves) return found;
  ui::Playback& playback = document.playback();
  // after all that shows a snapshot has shown it: this connection is the last
  bool look = false;
  QObject context;
  QObject::connect(&document, &ui::Document::snapshotChanged, &context, [&] {
    if (look) lookAtTime(window, *panel, found);
    look = false;
  });
  const double duration = document.snapshot()->motion.curves->duration();
  QElapsedTimer clock;
  clock.start();
  const auto now = [&] { return 1e-3 * static_cast<double>(clock.elapsed()); };
  const auto goOn = [&](double until) {
    while (now() < until) {
      look = look || random.chance(0.2);
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
      // as the event loop of a program does, which nothing here is
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      if (now() >= 30.0 * static_cast<double>(found.resident_mb.size())) {
        found.resident_mb.push_back(residentMegabytes());
      }
    }
  };
  while (now() < seconds) {
    if (random.chance(0.4)) {
      playback.setSpeed(std::exp(random.uniform(std::log(0.1), std::log(10.0))));
      playback.setLooping(random.chance(0.7));
      const double from = random.uniform(0.0, 0.8 * duration);
      playback.setRange(random.chance(0.5) ? std::optional(ui::TimeRange{from, random.uniform(from, duration)})
                                           : std::nullopt);
      document.playback().play();
      ++found.plays;
      goOn(std::min(seconds, now() + random.uniform(0.1, 2.0)));
      document.playback().pause();
    } else if (random.chance(0.5) && !panel->plots().empty()) {
      // a hand at the mouse in one of the plots
      QCustomPlot* canvas =
          panel->plots()[static_cast<std::size_t>(random.integer(0, static_cast<int>(panel->plots().size()) - 1))]
              ->canvas();
      const QRect area = canvas->axisRect()->rect();
      press(canvas, QPointF(random.uniform(area.left(), area.right()), area.center().y()));
      for (int i = random.integer(1, 20); i > 0; --i) {
        moveTo(canvas, QPointF(random.uniform(area.left(), area.right()), area.center().y()));
        goOn(std::min(seconds, now() + 0.016));
      }
      release(canvas, QPointF(random.uniform(area.left(), area.right()), area.center().y()));
      ++found.scrubs;
    } else {
      // an instant that the curves have a sample of
      const Eigen::VectorXd& t = document.snapshot()->motion.curves->samples.t;
      look = true;
      document.playback().setTime(t[random.integer(0, static_cast<int>(t.size()) - 1)]);
      ++found.scrubs;
    }
    goOn(std::min(seconds, now() + 0.05));
  }
  document.playback().pause();
  playback.setRange(std::nullopt);
  playback.setSpeed(1.0);
  playback.setLooping(false);
  found.resident_mb.push_back(residentMegabytes());
  found.seconds = now();
  return found;
}

/// A motion through some poses about the present one, without a stop: 10 s.
inline TrajectoryPlan wanderingPlan(const ui::Document& document, std::uint64_t seed) {
  Random random(seed);
  const Model& model = *document.snapshot()->model;
  SplineCourse course;
  course.degree = 5;
  for (int i = 0; i < 6; ++i) {
    Eigen::VectorXd q = model.readyPose();
    for (double& each : q) each += i == 0 ? 0.0 : random.uniform(-0.5, 0.5);
    course.waypoints.push_back({{}, q.cwiseMax(model.lowerLimits()).cwiseMin(model.upperLimits())});
  }
  course.durations.assign(5, 2.0);
  TrajectoryPlan plan;
  plan.course = course;
  return plan;
}

}  // namespace linkwright::test
