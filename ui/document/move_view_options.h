// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/view_options.h"

#include <QString>

#include <optional>

namespace linkwright::ui {

/// What the colours along the hand's path mean: from the smallest value to the largest of the curve.
struct PathScale {
  QString curve;  ///< its name (core/trajectory/curve_name.h)
  double lower = 0.0, upper = 0.0;
  bool about_zero = false;  ///< two hues that meet at zero, instead of one ramp
  bool operator==(const PathScale&) const = default;

  /// 0 to 1 along the colours, growing with the value; 0.5 at zero where they are about zero. A constant curve has one
  /// colour, and so has what is not finite.
  double shareOf(double value) const;
};

/// What of the motion is shown in 3D and how.
class MoveViewOptions : public ViewOptions {
  Q_OBJECT
public:
  using ViewOptions::ViewOptions;
  static constexpr int kFewestGhosts = 3, kMostGhosts = 15;

  bool isOn() const { return on_; }                         ///< the motion is what is looked at
  bool showsGhosts() const { return ghosts_; }              ///< the arm at some instants
  int ghostCount() const { return count_; }                 ///< evenly over the motion
  bool ghostsAtWaypoints() const { return at_waypoints_; }  ///< there instead of evenly
  bool showsPath() const { return path_; }                  ///< of the hand
  /// The curve that colours the path, by its name; empty: one colour.
  const QString& curve() const { return curve_; }
  /// What the colours mean, told by who draws them; absent where nothing is coloured.
  const std::optional<PathScale>& scale() const { return scale_; }

public slots:
  void setOn(bool on);
  void setShowsGhosts(bool shown);
  void setGhostCount(int count);  ///< clamped
  void setGhostsAtWaypoints(bool there);
  void setShowsPath(bool shown);
  void setCurve(const QString& name);
  void setScale(const std::optional<linkwright::ui::PathScale>& scale);

signals:
  void scaleChanged();

private:
  bool on_ = false;
  bool ghosts_ = true;
  int count_ = 7;
  bool at_waypoints_ = false;
  bool path_ = true;
  QString curve_ = QStringLiteral("hand.speed");
  std::optional<PathScale> scale_;
};

}  // namespace linkwright::ui
