// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// What the curves are over: the time of the motion, or the last seconds of posing.
enum class PlotSpan { Motion, History };

/// The drawing of the torque curves: one a joint, over the motion with a cursor or over the last 20 s. Wheel zooms,
/// drag pans, a double click shows all again; the cursor is dragged, or put with a click. It computes no torque.
class TorqueCanvas : public QCustomPlot {
  Q_OBJECT
public:
  explicit TorqueCanvas(QWidget* parent = nullptr);

  void setModel(const std::shared_ptr<const Model>& model);
  void setDark(bool dark);
  void setSpan(PlotSpan span);
  PlotSpan span() const { return span_; }
  void setJointShown(int joint, bool shown);
  /// The curves of the motion; null: none.
  void setCurves(const std::shared_ptr<const MotionCurves>& curves);
  /// Where the cursor stands and the torques there; without a time there is no cursor.
  void setCursor(std::optional<double> time, const Eigen::VectorXd& tau);
  /// One more instant of posing, `now` in s of any clock that only grows.
  void appendHistory(double now, const Eigen::VectorXd& tau);
  void showAll();

  /// Where the cursor's line is drawn, in widget coordinates: for tests and demonstrations.
  QPoint cursorHandle() const;
  double cursorTime() const { return cursor_time_.value_or(0.0); }

signals:
  void timeDragged(double seconds);

protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

private:
  void restyle();
  void redraw();
  void fitTorques();
  bool isNearCursor(const QPoint& point) const;
  bool cursorMovable() const { return span_ == PlotSpan::Motion && curves_ != nullptr; }
  void dragCursorTo(const QPoint& point);

  std::shared_ptr<const Model> model_;
  std::shared_ptr<const MotionCurves> curves_;
  std::vector<QCPGraph*> motion_graphs_, history_graphs_, dots_;
  QCPItemStraightLine* cursor_;
  QSharedPointer<QCPAxisTickerFixed> history_ticker_;
  QSharedPointer<QCPAxisTicker> motion_ticker_;
  std::vector<bool> shown_;
  std::optional<double> cursor_time_;
  double last_history_ = -1.0;
  PlotSpan span_ = PlotSpan::Motion;
  bool dark_ = false;
  bool follows_ = true;  ///< the axes are ours until the person zooms or pans
  bool drags_cursor_ = false;
  bool pans_ = false;
  QPoint pressed_at_;
};

}  // namespace linkwright::ui
