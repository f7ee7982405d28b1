// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_curve.h"

#include <Eigen/Core>
#include <QCoreApplication>
#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// What a plot of posing shows: the torques of the last 20 s, which it remembers. A time in which nothing happens is
/// cut down to a short piece that says how long it was: what has been done stays where it is until more is done.
class TorqueHistory {
  Q_DECLARE_TR_FUNCTIONS(TorqueHistory)
public:
  using Points = QSharedPointer<QCPGraphDataContainer>;
  static constexpr double kSpan = 20.0;  ///< s

  /// So many joints, with which nothing has been done yet.
  void reset(std::size_t joints);
  /// One more instant, `clock` in s of any clock that only grows. `wrong` are the torques with the planted mistakes,
  /// empty where none is planted. Returns whether the pauses are others now.
  bool append(double clock, const Eigen::VectorXd& tau, const Eigen::VectorXd& wrong);

  /// The newest instant along the history, s.
  double now() const { return now_; }
  /// The same containers from one reset to the next.
  const Points& torque(std::size_t joint) const { return joints_.at(joint).torque; }
  const Points& wrong(std::size_t joint) const { return joints_.at(joint).wrong; }
  const std::vector<PlotBand>& pauses() const { return pauses_; }

private:
  struct Joint {
    Points torque{new QCPGraphDataContainer}, wrong{new QCPGraphDataContainer};
  };
  void cutPause(double seconds);

  std::vector<Joint> joints_;
  std::vector<PlotBand> pauses_;
  std::optional<double> clock_;
  double now_ = 0.0;
};

}  // namespace linkwright::ui
