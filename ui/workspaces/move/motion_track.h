// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/move/limit_spans.h"
#include "ui/workspaces/move/motion_editor.h"

#include <QAbstractSlider>

namespace linkwright::ui {

/// Puts a slider over a motion and where the time is; returns how many of its ticks are a second. It counts in int: a
/// long motion has coarser ones.
double showTime(QAbstractSlider& slider, double time, double duration);

/// The time of the motion as a track: a ruler, the segments as blocks, the waypoints as diamonds that are dragged along
/// time, the cursor, the part that is played, and in red where a limit is broken. To a screen reader it is a slider.
///
/// Mouse: a press on a diamond chooses the waypoint, a drag of it moves it in time and shifts what follows (with Ctrl
/// that stays), by round steps of what the way takes (with Shift by 1 ms); the ends of the part are dragged on the
/// ruler, a drag with Shift on the ruler makes a new one; everywhere else the time is scrubbed. Keys: Left and Right
/// 0.01 s, with Shift 0.1 s, Home, End; Up and Down, or Left and Right with Ctrl, choose waypoints; Delete removes the
/// chosen one, Enter goes to its fields; I and O set the ends of the part that is played.
class MotionTrack : public QAbstractSlider {
  Q_OBJECT
public:
  MotionTrack(MotionEditor& editor, QWidget* parent);

  void refresh();

  double xOf(double seconds) const;
  double timeAt(double x) const;
  /// Where a mouse takes hold of a waypoint, and of the ends of the part that is played (0: start, 1: end).
  QPointF waypointHandle(int waypoint) const;
  QPointF rangeHandle(int end) const;
  const std::vector<LimitSpan>& spans() const { return spans_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

signals:
  void editWanted();

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  enum class Hold { None, Cursor, Waypoint, RangeStart, RangeEnd, NewRange };
  struct Drag {
    Hold hold = Hold::None;
    bool moved = false;
    QPointF from;
    int waypoint = -1;
    TrajectoryPlan plan;         ///< as it was
    std::vector<double> breaks;  ///< likewise
    double shown = 0.0;          ///< s that the track showed
  };
  QRectF ruler() const;
  QRectF band() const;
  double shownDuration() const;
  double pixelsASecond(double shown) const;
  int waypointAt(const QPointF& point) const;
  int breakOf(int waypoint) const;
  Hold holdAt(const QPointF& point) const;
  void showCursorShape(const QPointF& point);
  void dragWaypoint(double x, bool others_stay, bool finely);
  void dragRange(double x);
  void scrubTo(double x);
  bool walk(const QKeyEvent& event);
  QString tipAt(const QPointF& point) const;

  // motion_track_paint.cpp
  void paintMessage(QPainter& painter) const;
  void paintRange(QPainter& painter) const;
  void paintRuler(QPainter& painter) const;
  void paintSegments(QPainter& painter) const;
  void paintSpans(QPainter& painter) const;
  void paintWaypoints(QPainter& painter) const;
  void paintCursor(QPainter& painter) const;
  QFont smallFont() const;

  MotionEditor& editor_;
  std::shared_ptr<const MotionCurves> curves_;
  std::shared_ptr<const TrajectoryPlan> plan_;
  std::vector<double> breaks_;
  std::vector<LimitSpan> spans_;
  double time_ = 0.0;
  double ticks_per_second_ = 1000.0;
  Drag drag_;
};

}  // namespace linkwright::ui
