// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/move_look.h"
#include "ui/document/snapshot.h"
#include "ui/view3d/decor.h"

#include <optional>
#include <vector>

namespace linkwright::ui {

/// The most points of a hand's path, and the most colours that they have.
inline constexpr int kPathPoints = 301;
inline constexpr int kPathColours = 32;

/// Where the hand goes in a motion, at some of the motion's own samples.
struct MotionPath {
  std::vector<Eigen::Index> rows;  ///< of MotionCurves::samples, ascending; the first and the last are among them
  std::vector<double> times;       ///< s
  std::vector<Eigen::Vector3d> points_W;

  bool empty() const { return points_W.empty(); }
  /// The time at a place of the line through the points (View3D::wayDragged).
  double timeAt(double at) const;
};

/// The link whose path is drawn: the hand that the plan names, else the one that is dragged. -1: there is none.
int motionHand(const Snapshot& snapshot);

/// O(kPathPoints n).
MotionPath motionPath(const Snapshot& snapshot, int hand);

/// The instants at which the arm is shown: evenly from start to end, or at the waypoints (evenly where there are none);
/// at most MoveLook::kMostGhosts.
std::vector<double> ghostTimes(const MotionCurves& curves, const MoveLook& look);
std::vector<Ghost> motionGhosts(const Snapshot& snapshot, const std::vector<double>& times, bool dark);

/// The scale of values along a path; about zero where they have both signs and zero is more than a place. Absent where
/// none of them is finite.
std::optional<PathScale> pathScale(const QString& curve, const std::vector<double>& values);

/// The path as lines, one colour each: at most kPathColours of them, by the mean of the two values at the ends of a
/// piece. `values` by the path's points; without a scale all is one colour.
std::vector<Trail> motionTrails(const MotionPath& path, const std::vector<double>& values,
                                const std::optional<PathScale>& scale, bool dark);

/// Diamonds where the hand is at the waypoints, numbered from 1, the one that is edited larger; dots where arcs pass.
void addWaypoints(Decor& decor, const Snapshot& snapshot, int hand, bool dark);

/// The waypoint that a click on `id` means: where several are in one place the next one after that which is edited.
int waypointClicked(const Decor& decor, int id, std::optional<int> edited);

}  // namespace linkwright::ui
