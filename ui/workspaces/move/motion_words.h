// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trajectory/plan_edit.h"
#include "ui/document/snapshot.h"

#include <QString>

namespace linkwright::ui {

// What the parts of a motion are called.

QString wordsFor(CourseKind kind);
QString wordsFor(TimingLaw law);
QString wordsFor(MoveKind kind);
QString wordsFor(DerivativeMethod method);
/// What is to be seen of it in the curves.
QString effectOf(const DerivativeOptions& how);

/// "1.250 s"; with fewer decimals where it is long.
QString timeText(double seconds);
/// The stored pose, or "Own pose".
QString nameOf(const Waypoint& waypoint);
/// What is written on a segment of the timeline: how it is gone, and its law.
QString segmentText(const TrajectoryPlan& plan, int segment);
/// What the motion is, in a line: "5 waypoints, a cubic spline through all of them".
QString summaryOf(const TrajectoryPlan& plan);
/// The first error of a motion that cannot be played; empty where it can.
QString firstError(const Motion& motion);

}  // namespace linkwright::ui
