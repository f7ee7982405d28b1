// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"
#include "ui/plots/plot_view.h"
#include "ui/plots/torque_history.h"

#include <QObject>
#include <QPen>

#include <array>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// What the curves are over: the time of the motion, or the last seconds of posing.
enum class PlotSpan { Motion, History };

/// Whether both have joints of the same names and units, in the same order: their curves go on through an edit.
bool haveSameJoints(const Model& a, const Model& b);

/// How the curve of a joint is drawn, and that of its wrong torque while a mistake is planted: dashed.
QPen curvePen(int joint, bool wrong, bool dark);

/// The torque curves in a plot: one a joint, over the motion with a cursor or over what has been done last.
/// Forces have an axis of their own, with its zero beside that of the torques. While a mistake is planted the wrong
/// torque of each joint runs dashed beside the right one. It computes no torque.
class TorqueCurves : public QObject {
  Q_OBJECT
public:
  explicit TorqueCurves(PlotView& view);

  /// Other joints: nothing has been done with them yet.
  void setModel(const std::shared_ptr<const Model>& model);
  /// The same joints on an edited robot: what has been done before the edit stays, and the jump is seen.
  void setEdited(const std::shared_ptr<const Model>& model);
  void setSpan(PlotSpan span);
  PlotSpan span() const { return span_; }
  void setJointShown(int joint, bool shown);
  bool isJointShown(int joint) const { return graphs_.at(static_cast<std::size_t>(joint)).shown; }
  /// Torques that somebody is to predict have no curve, and the axes do not tell of them; by joint, shorter: the others
  /// have theirs.
  void setHidden(const std::vector<bool>& hidden);
  bool isHidden(int joint) const { return graphs_.at(static_cast<std::size_t>(joint)).hidden; }
  /// Whether the joint's curves are drawn: it is shown, and its torque is not to be predicted.
  bool isCurveSeen(int joint) const { return graphs_.at(static_cast<std::size_t>(joint)).isSeen(); }
  /// The curves of the motion; null: none. Where dry friction is in the torques of a joint its curve is broken at the
  /// ends of the motion: at rest there is none, and the torque jumps.
  void setCurves(const std::shared_ptr<const MotionCurves>& curves, bool joint_friction = false);
  /// Where the cursor stands and the torques there; without a time there is no cursor. `wrong` are the torques with the
  /// planted mistakes, empty where none is planted.
  void setCursor(std::optional<double> time, const Eigen::VectorXd& tau, const Eigen::VectorXd& wrong);
  /// One more instant of posing (TorqueHistory::append).
  void appendHistory(double clock, const Eigen::VectorXd& tau, const Eigen::VectorXd& wrong);

  /// Where the cursor's line is drawn, in the plot's coordinates: for tests and demonstrations.
  QPoint cursorHandle() const;
  double cursorTime() const { return view_.cursor().value_or(0.0); }

private:
  /// The graphs of one joint; the wrong ones are empty while no mistake is planted.
  struct JointGraphs {
    QCPGraph *line = nullptr, *wrong = nullptr;
    QCPGraph *dot = nullptr, *wrong_dot = nullptr;  ///< at the cursor; of the history at its end: what holds now
    TorqueHistory::Points motion{new QCPGraphDataContainer}, wrong_motion{new QCPGraphDataContainer};
    bool shown = true, hidden = false;
    std::array<QCPGraph*, 4> all() const { return {line, wrong, dot, wrong_dot}; }
    bool isSeen() const { return shown && !hidden; }
  };
  void resizeGraphs(std::size_t joints);
  void showGraphs(const JointGraphs& graphs) const;
  void placeDots();
  void restyle();
  void showWhole();
  void showCursor();
  void fit();
  QCPRange times() const;
  std::array<QCPRange, 2> wantedRanges() const;
  bool isForce(std::size_t joint) const;

  PlotView& view_;
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const MotionCurves> curves_;
  std::vector<JointGraphs> graphs_;
  QSharedPointer<QCPAxisTickerFixed> history_ticker_;
  QSharedPointer<QCPAxisTicker> motion_ticker_;
  std::optional<double> cursor_time_;  ///< on the motion
  Eigen::VectorXd tau_, wrong_;        ///< of the moment
  TorqueHistory history_;
  PlotSpan span_ = PlotSpan::Motion;
  std::array<QCPRange, 2> whole_;  ///< of torques and of forces
  bool two_kinds_ = false;         ///< torques at the left, forces at the right
};

}  // namespace linkwright::ui
