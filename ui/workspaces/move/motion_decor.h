// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/motion_path.h"
#include "ui/document/move_view_options.h"
#include "ui/view3d/decor.h"

#include <optional>
#include <vector>

namespace linkwright::ui {

/// The most colours that a hand's path has.
inline constexpr int kPathColours = 32;

/// The instants at which the arm is shown: evenly from start to end, or at the waypoints (evenly where there are none);
/// at most MoveViewOptions::kMostGhosts.
std::vector<double> ghostTimes(const MotionCurves& curves, const MoveViewOptions& look);
std::vector<Ghost> motionGhosts(const Snapshot& snapshot, const std::vector<double>& times, bool dark);

/// The scale of values along a path; about zero where they have both signs and zero is more than a place. Absent where
/// none of them is finite.
std::optional<PathScale> pathScale(const QString& curve, const std::vector<double>& values);

/// The path as lines, one colour each: at most kPathColours of them, by the mean of the two values at the ends of a
/// piece. `values` by the path's points; without a scale all is one colour.
std::vector<Trail> motionTrails(const MotionPath& path, const std::vector<double>& values,
                                const std::optional<PathScale>& scale, bool dark);

/// What the colours mean, in the words and units of the window.
std::optional<ColourKey> pathKey(const std::optional<PathScale>& scale, const Model& model, AngleUnit unit, bool dark);

/// Diamonds where the hand is at the waypoints, numbered from 1, the one that is edited larger; dots where arcs pass.
void addWaypoints(Decor& decor, const Snapshot& snapshot, int hand, bool dark);

/// The waypoint that a click on `id` means: where several are in one place the next one after that which is edited.
int waypointClicked(const Decor& decor, int id, std::optional<int> edited);

}  // namespace linkwright::ui
