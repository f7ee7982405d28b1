// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/trajectory/plan.h"
#include "core/trajectory/trajectory.h"

#include <optional>
#include <span>
#include <vector>

namespace linkwright {

// How a person changes a plan. A segment is the way from one waypoint to the next; a wave and samples are one segment.
// What a course has not (a wave has no list of waypoints) is left alone, and the answer is false. Indices out of range
// are a caller's bug: PreconditionError.

enum class CourseKind { Waypoints, Spline, Sinusoid, Chirp, Samples };
CourseKind courseKindOf(const TrajectoryPlan& plan);

/// Whether waypoints can be put in, taken out and put in another order.
bool hasWaypointList(const TrajectoryPlan& plan);
int segmentCount(const TrajectoryPlan& plan);
/// [segments + 1], s: where the segments of a plan begin and end in what was compiled of it.
std::vector<double> segmentBreaks(const TrajectoryPlan& plan, const Trajectory& trajectory);

/// The joints at a waypoint; none where its pose is not stored or its size is not `dof`.
std::optional<Eigen::VectorXd> positionsAt(const Waypoint& waypoint, std::span<const StoredPose> poses, int dof);

/// Puts `waypoint` before the waypoint `at`; behind the last where `at` is their number. Between two others it divides
/// their segment: both halves go by its law, a duration that was given is divided by `share`, and of a line or an arc
/// the first half is a line. At an end the new segment is a joint move by the neighbour's law that takes `duration` s
/// (0: the shortest; a spline of given durations then takes its neighbour's).
bool insertWaypoint(TrajectoryPlan& plan, int at, const Waypoint& waypoint, double duration = 0.0, double share = 0.5);
/// The same waypoint once more, behind itself.
bool duplicateWaypoint(TrajectoryPlan& plan, int waypoint);
/// Takes it out. The segments beside it become one that goes as the second did and takes as long as both; where one of
/// them had the shortest duration, so has that.
bool removeWaypoint(TrajectoryPlan& plan, int waypoint);
/// Puts the waypoint `from` at the place `to`. Each takes the way along that leads to it; what was the first one gets
/// the way of the one that is first now.
bool moveWaypoint(TrajectoryPlan& plan, int from, int to);
/// How the waypoint `segment` + 1 is reached. False where the course has no moves.
bool setMove(TrajectoryPlan& plan, int segment, const Move& move);

/// A point for an arc over `segment`: a quarter of the way's length beside its middle, above it where that is a side.
/// None where the hand does not go anywhere, or a waypoint has no position.
std::optional<Eigen::Vector3d> viaBeside(const TrajectoryPlan& plan, int segment, const Model& model,
                                         std::span<const StoredPose> poses);

/// What a segment takes, s; 0: the shortest that the limits allow. All segments of a spline are given or all are
/// shortest: one that is given gives the others what they take by `breaks`, or 1 s where those are not of the plan. A
/// wave takes what is given; samples are as they are.
bool setSegmentDuration(TrajectoryPlan& plan, int segment, double seconds, std::span<const double> breaks);
/// What it is set to; 0: the shortest, or as the samples are.
double givenDuration(const TrajectoryPlan& plan, int segment);

/// No segment is dragged shorter than this, s.
inline constexpr double kShortestSegment = 0.02;
/// Drags the break `index` (1 .. segments) to the time `t`: the segment before it takes as long as that. What follows
/// is shifted as a whole, or, where `others_stay`, only the segment behind it gives way. `breaks` are those of the plan
/// as it is; the answer is where the break has come, nothing where it cannot be dragged.
std::optional<double> dragBreak(TrajectoryPlan& plan, int index, double t, std::span<const double> breaks,
                                bool others_stay);

/// A wave that the limits of the joints allow: half a hertz (a chirp: 0.2 to 2 Hz) for 10 s, each joint that leads by
/// at most 0.2 rad or 0.05 m.
WaveCourse gentleWave(const Model& model, const Waypoint& centre, const Eigen::VectorXd& q_centre, bool chirp);

/// The plan with another course, keeping what can be kept: waypoints become those of a spline and back, with the
/// durations where all are given; a wave goes about the waypoint `chosen`, and its centre becomes the first of a list;
/// samples are those of `played`, the plan as compiled, every 10 ms or 5,001 in all; of samples nine become waypoints.
/// None where it cannot be: samples of what cannot be played, a wave about a pose that there is not.
std::optional<TrajectoryPlan> withCourse(const TrajectoryPlan& plan, CourseKind kind, const Model& model,
                                         std::span<const StoredPose> poses, int chosen, const Trajectory* played);

}  // namespace linkwright
