// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_data.h"

#include <QTimer>
#include <qcustomplot.h>

#include <array>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// How a curve is drawn: joints in their colours, causes in theirs, other runs pale.
QPen motionPen(const MotionPlotCurve& curve, bool dark);

/// The drawing of one plot of a motion. Over time a click or a drag puts the cursor and Shift with it the second one;
/// in the plots of one quantity over another a click goes to the nearest instant. Ctrl and a drag zoom into a box, the
/// right or the middle button pans, the wheel zooms in time (with Ctrl, or beside the plot, in the values), a double
/// click shows all again. It computes nothing of the robot and changes nothing: it says what is wanted.
class MotionCanvas : public QCustomPlot {
  Q_OBJECT
public:
  explicit MotionCanvas(QWidget* parent = nullptr);

  /// `is_live`: more of the kind is about to come, and the axes had better not jump.
  void setData(const PlotData& data, bool is_live);
  const PlotData& data() const { return data_; }
  void setDark(bool dark);
  bool isDark() const { return dark_; }
  void placeCursor(std::optional<double> time);
  void placeSecondCursor(std::optional<double> time);
  /// The part of the time that is seen; none: all of it.
  void setTimeRange(const std::optional<QCPRange>& range);
  /// Whether the axes follow the curves when they change.
  void setAutoscale(bool on);
  /// Whether times are written below: plots under each other need them once.
  void setTimeLabels(bool shown);
  /// Whether there is room at the right for an axis, be it another plot's: so that equal times stand under each other.
  void setRoomAtRight(bool kept);
  /// The axes as they would be had the curves come at once: at the end of a gesture.
  void settle();
  /// A legend in the drawing itself, for files.
  void setLegendDrawn(bool drawn);
  /// Values of all curves; the time is the panel's.
  void showAllValues();

  std::optional<double> cursor() const { return cursor_time_; }
  std::optional<double> secondCursor() const { return second_time_; }
  /// The frequency at the cursor of a spectrum.
  double frequency() const { return frequency_; }
  /// The curve as it was put on: points in shown units. For tests.
  std::vector<QPointF> drawnPoints(std::size_t curve) const;
  /// How many points are marked as beyond a limit.
  int beyondCount(std::size_t curve) const;
  /// What happens at the events near this place of the drawing, a line each; empty: nothing.
  QString eventWords(const QPoint& at) const;
  /// How many events are marked by lines.
  std::size_t eventCount() const { return event_lines_.size(); }

signals:
  void timeWanted(double seconds);
  /// By a key: keys come faster than the cursor follows.
  void timeStepWanted(double seconds);
  void secondTimeWanted(std::optional<double> seconds);
  void timeRangeWanted(std::optional<QCPRange> range);
  void frequencyChanged();
  void menuWanted(const QPoint& on_screen);

protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

private:
  /// What a curve is drawn by.
  struct Drawn {
    QCPGraph* line = nullptr;         ///< over time or frequency
    QCPGraph* below = nullptr;        ///< of a part in a stack: what is negative
    QCPCurve* path = nullptr;         ///< of a quantity over another
    QCPGraph* beyond = nullptr;       ///< what is beyond a limit over time: thinned out as it is drawn
    QCPCurve* beyond_path = nullptr;  ///< the same over another quantity
    QCPCurve* region = nullptr;       ///< what the motor can give
    QCPGraph *dot = nullptr, *second_dot = nullptr;
    QCPRange values;  ///< of all its points, shown units
    bool has_values = false;
  };

  // drawing (motion_canvas.cpp)
  void rebuild();
  Drawn makeDrawn(const MotionPlotCurve& curve);
  void fill();
  void fillCurve(const MotionPlotCurve& curve, Drawn& drawn);
  void fillStack();
  void fillRegion(const MotionPlotCurve& curve, Drawn& drawn);
  void putLimitLines();
  // events (motion_canvas_events.cpp)
  void putEvents();
  void styleEvents();
  void putCursors();
  void restyle();
  void restyleCurve(const MotionPlotCurve& curve, const Drawn& drawn, bool many);
  bool hasManyPoints() const;
  void redraw();
  void redrawCursors();
  // what is seen (motion_canvas_ranges.cpp)
  void fit(bool is_live);
  std::array<std::optional<QCPRange>, 3> wantedRanges() const;  ///< left, right, x
  QCPRange wholeTime() const;
  void zoomX(double factor, double about);
  void zoomValues(double factor, const std::array<double, 2>& about);
  void wantX(const QCPRange& range);
  void keepInSight();
  void zoomToBox(const QRect& box);
  // input (motion_canvas_input.cpp)
  enum class Press { None, Cursor, Second, Pan, Box };
  Press pressFor(const QMouseEvent& event) const;
  void panTo(const QPoint& point);
  void pointTo(const QPoint& point, bool second);
  std::optional<double> nearestTime(const QPoint& point) const;
  void stepCursor(int direction, bool second);
  void showBox(const QPoint& to);

  PlotData data_;
  std::vector<Drawn> drawn_;
  QCPItemStraightLine *cursor_ = nullptr, *second_ = nullptr;
  QCPItemRect* box_ = nullptr;
  std::vector<QCPItemStraightLine*> limits_, event_lines_;
  QSharedPointer<QCPAxisTicker> time_ticker_, plain_ticker_;
  std::optional<double> cursor_time_, second_time_;
  std::optional<QCPRange> time_range_;
  double frequency_ = 0.0;
  bool has_frequency_ = false;
  bool dark_ = false, stale_ = false, redraw_posted_ = false, autoscale_ = true, fresh_ = true;
  bool many_ = false, room_at_right_ = false;
  bool values_zoomed_ = false;  ///< the axes of the values are the person's until all is shown again
  std::array<QCPRange, 3> whole_;
  Press press_ = Press::None;
  bool moved_ = false;
  QPoint pressed_at_, clicked_at_;
  bool clicked_second_ = false;
  QCPRange pressed_x_;
  std::array<QCPRange, 2> pressed_values_;
  QTimer click_;  ///< a click counts once it cannot become a double click
};

}  // namespace linkwright::ui
