// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The hand of the robot in a real window, dragged in circles by a synthetic mouse on the gizmo's centre: what the test
// of a few seconds and the soak of minutes have in common.

#include "tests/ui/support/pointer.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <vector>

namespace linkwright::test {

struct CircleDrag {
  int gestures = 0;      ///< circles that were begun
  int dropped = 0;       ///< whose press took hold of nothing, or whose moves moved nothing
  int undo_steps = 0;    ///< that the circles have left
  int escapes = 0;       ///< drags that were taken back
  int not_restored = 0;  ///< of these, where a bit of the state is another than before
  int events = 0;
  double largest_move = 0.0;     ///< rad or m, of a joint from one event to the next
  std::vector<double> residual;  ///< m, by event that moved the hand, whatever the solver says of it
  std::vector<double> event_ms;  ///< from the event to its snapshot
  std::vector<double> frame_ms;  ///< from the event to the next frame of the view
  int frames = 0;
  double seconds = 0.0;
};

/// Circles of 50 px about the gizmo's centre, one a second, until `seconds` are over; every third is taken back by Esc.
inline CircleDrag dragInCircles(ui::MainWindow& window, double seconds) {
  constexpr int kMouseMs = 8;  // 125 events a second, an ordinary mouse
  constexpr int kEvents = 125;
  CircleDrag result;
  ui::Document& document = window.document();
  ui::View3D& view = *window.view();
  const int frames_before = view.frameCount();
  const int undo_before = document.undoStack()->count();
  QElapsedTimer all;
  all.start();
  while (1e-3 * static_cast<double>(all.elapsed()) < seconds) {
    const bool escapes = result.gestures % 3 == 2;
    const auto before = document.snapshot();
    const QPointF grip = view.gizmoHandle(3);
    press(view.inputTarget(), grip);
    ++result.gestures;
    bool moved = false;
    double waiting_since = -1.0;
    int frame_seen = view.frameCount();
    for (int k = 1; k <= kEvents; ++k) {
      QElapsedTimer tick;
      tick.start();
      const double angle = 2.0 * 3.14159265358979 * k / kEvents;
      const Eigen::VectorXd q = document.snapshot()->q;
      const auto serial = document.snapshot()->serial;
      QElapsedTimer event;
      event.start();
      moveTo(view.inputTarget(), grip + 50.0 * QPointF(std::cos(angle) - 1.0, std::sin(angle)));
      ++result.events;
      const auto after = document.snapshot();
      if (after->serial != serial) {
        moved = true;
        result.event_ms.push_back(1e-6 * static_cast<double>(event.nsecsElapsed()));
        result.largest_move = std::max(result.largest_move, (after->q - q).lpNorm<Eigen::Infinity>());
        if (after->ik) result.residual.push_back(after->ik->position_error);
        if (waiting_since < 0.0) waiting_since = 1e-6 * static_cast<double>(all.nsecsElapsed());
      }
      do {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
        if (waiting_since >= 0.0 && view.frameCount() > frame_seen) {
          result.frame_ms.push_back(1e-6 * static_cast<double>(all.nsecsElapsed()) - waiting_since);
          waiting_since = -1.0;
        }
        if (waiting_since < 0.0) frame_seen = view.frameCount();
      } while (tick.elapsed() < kMouseMs);
    }
    if (!moved || !document.gestureActive()) ++result.dropped;
    if (escapes) {
      QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
      QCoreApplication::sendEvent(view.inputTarget(), &escape);
      ++result.escapes;
      const auto after = document.snapshot();
      if (!(after->q == before->q && after->qd == before->qd && after->qdd == before->qdd)) ++result.not_restored;
    }
    release(view.inputTarget(), grip);
    // the gizmo follows the hand at the next frame
    const int frame = view.frameCount();
    waitUntil([&] { return view.frameCount() > frame; }, 200);
  }
  result.undo_steps = document.undoStack()->count() - undo_before;
  result.frames = view.frameCount() - frames_before;
  result.seconds = 1e-3 * static_cast<double>(all.elapsed());
  return result;
}

}  // namespace linkwright::test
