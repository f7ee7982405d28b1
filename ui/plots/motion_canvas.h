// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_data.h"
#include "ui/plots/plot_view.h"

#include <array>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// How a curve is drawn: joints in their colours, causes in theirs, other runs pale.
QPen motionPen(const MotionPlotCurve& curve, bool dark);

/// An instant of a joint's curve.
struct CurvePoint {
  int joint = -1;
  double time = 0.0;  ///< s
};

/// The drawing of one plot of a motion: of several plots the time is one. In the plots of one quantity over another a
/// click goes to the nearest instant. It computes nothing of the robot and changes nothing: it says what is wanted.
class MotionCanvas : public PlotView {
  Q_OBJECT
public:
  explicit MotionCanvas(QWidget* parent = nullptr);

  /// `is_live`: more of the kind is about to come, and the axes had better not jump.
  void setData(const PlotData& data, bool is_live);
  const PlotData& data() const { return data_; }
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
  /// Values of all curves; the time is the panel's.
  void showAllValues();
  void showAll() override;
  void restyle() override;

  /// The frequency at the cursor of a spectrum.
  double frequency() const { return frequency_; }
  /// The curve as it was put on: points in shown units. For tests.
  std::vector<QPointF> drawnPoints(std::size_t curve) const;
  /// How many points are marked as beyond a limit.
  int beyondCount(std::size_t curve) const;
  /// What happens at the events near this place of the drawing, a line each; empty: nothing.
  QString eventWords(const QPoint& at) const;
  /// The sample of a torque, or of a part of one, that is drawn nearest to a place; none where no torque is drawn.
  std::optional<CurvePoint> nearestTorque(const QPoint& point) const;
  /// How many events are marked by lines.
  std::size_t eventCount() const { return event_lines_.size(); }

signals:
  void timeRangeWanted(std::optional<QCPRange> range);
  void frequencyChanged();

protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void fit() override { fitCurves(false); }
  void pointAt(const QPoint& point, bool second) override;
  void stepCursor(int direction, bool second) override;
  void wantX(const QCPRange& range) override;
  void keepInSight() override;
  bool isPicture() const override { return data_.kind == PlotKind::Xy || data_.kind == PlotKind::TorqueSpeed; }
  void putCursors() override;

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
    QCPAbstractPlottable* main() const { return path != nullptr ? static_cast<QCPAbstractPlottable*>(path) : line; }
  };

  // drawing (motion_canvas.cpp)
  void nameAxes();
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
  void restyleCurve(const MotionPlotCurve& curve, const Drawn& drawn, bool many);
  bool hasManyPoints() const;
  // what is seen (motion_canvas_view.cpp)
  void fitCurves(bool is_live);
  std::array<std::optional<QCPRange>, 3> wantedRanges() const;  ///< left, right, x
  QCPRange wholeTime() const;
  using CurveFilter = bool (*)(const MotionPlotCurve& curve);
  std::optional<CurvePoint> nearestPoint(const QPoint& point, CurveFilter counts) const;

  PlotData data_;
  std::vector<Drawn> drawn_;
  std::vector<QCPItemStraightLine*> limits_, event_lines_;
  QSharedPointer<QCPAxisTicker> time_ticker_, plain_ticker_;
  std::optional<QCPRange> time_range_;
  double frequency_ = 0.0;
  bool has_frequency_ = false, autoscale_ = true, fresh_ = true, many_ = false, room_at_right_ = false;
};

}  // namespace linkwright::ui
