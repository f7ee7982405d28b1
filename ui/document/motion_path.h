// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where the robot is along a motion, and what the curves of the motion are there.

#include "ui/document/snapshot.h"

#include <Eigen/Core>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// The most points of a hand's path.
inline constexpr int kPathPoints = 301;

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

/// The values of a curve (core/trajectory/curve_name.h) at the points of a path of `hand`; empty where the robot or the
/// motion has no such curve. `quick`: what costs much is worked out at every third point and interpolated between.
/// O(points) and what MotionResults takes for as many samples; Work is integrated over all samples of the motion.
std::vector<double> pathValues(const Snapshot& snapshot, const MotionPath& path, int hand, const QString& curve,
                               bool quick);

/// Where the hand is at a waypoint, world axes, m; none where nobody can say.
std::optional<Eigen::Vector3d> handAtWaypoint(const Snapshot& snapshot, std::size_t index, const Waypoint& waypoint,
                                              int hand);

/// Poses of all links at a time (s) of the snapshot's motion, which is there. O(n).
std::vector<Pose> linksAt(const Snapshot& snapshot, double t);

}  // namespace linkwright::ui
