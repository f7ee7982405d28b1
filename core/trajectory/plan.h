// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/words.h"
#include "core/trajectory/derivatives.h"
#include "core/trajectory/profile.h"
#include "core/trajectory/stored_pose.h"

#include <Eigen/Core>

#include <string>
#include <variant>
#include <vector>

namespace linkwright {

// A motion as a person edits it and a scene keeps it. core/trajectory/trajectory.h makes of it what can be played.

/// Where the robot is to be: a stored pose by its name, or joint positions of its own.
struct Waypoint {
  std::string pose;   ///< empty: `q`
  Eigen::VectorXd q;  ///< [dof]; of no meaning where a pose is named
  bool operator==(const Waypoint& other) const;
};

/// How a waypoint is reached from the one before.
enum class MoveKind {
  Joint,  ///< all joints by one law: a straight line in their space
  Line,   ///< the hand on a straight line
  Arc     ///< the hand on an arc of a circle
};
inline constexpr Words<MoveKind, 3> kMoveKinds = {
    {{MoveKind::Joint, "joint"}, {MoveKind::Line, "line"}, {MoveKind::Arc, "arc"}}};

struct Move {
  MoveKind kind = MoveKind::Joint;
  MotionLaw law;
  double duration = 0.0;                          ///< s; 0: the shortest that the limits allow
  Eigen::Vector3d via = Eigen::Vector3d::Zero();  ///< Arc: a point of it, world, m
  bool keeps_orientation = true;                  ///< Line, Arc: false leaves the orientation of the hand free
  bool operator==(const Move&) const = default;
};

/// From waypoint to waypoint, at rest at each of them.
struct WaypointCourse {
  std::vector<Waypoint> waypoints;
  std::vector<Move> moves;  ///< one fewer: moves[k] goes from waypoint k to k + 1
  bool operator==(const WaypointCourse&) const = default;
};

/// One spline through all waypoints, without a stop.
struct SplineCourse {
  std::vector<Waypoint> waypoints;
  std::vector<double> durations;  ///< s, one fewer than waypoints; empty: the shortest that the limits allow
  int degree = 3;                 ///< 3 or 5
  bool is_natural = false;        ///< no acceleration at the ends instead of no velocity
  bool operator==(const SplineCourse&) const = default;
};

/// Sinusoid or chirp (wave.h) about a waypoint.
struct WaveCourse {
  Waypoint centre;
  Eigen::VectorXd amplitude, frequency, end_frequency, phase;  ///< [dof]; end_frequency empty: a sinusoid
  double duration = 10.0;                                      ///< s
  bool operator==(const WaveCourse& other) const;
};

/// What was measured or made elsewhere. Between the samples each column is interpolated linearly.
struct SampledCourse {
  Eigen::VectorXd t;      ///< [samples], s, growing
  Eigen::MatrixXd q;      ///< [samples x dof]
  Eigen::MatrixXd qd;     ///< the same, or empty: made of q
  Eigen::MatrixXd qdd;    ///< the same, or empty: made of qd, where that is given, or of q
  DerivativeOptions how;  ///< to make them
  bool operator==(const SampledCourse& other) const;
};

/// What a motion keeps to beside the joints' own limits of position and velocity.
struct MotionBounds {
  double velocity_share = 1.0;   ///< of each joint's limit, that an automatic duration makes use of: (0, 1]
  Eigen::VectorXd acceleration;  ///< [dof], rad/s^2 or m/s^2, infinite where there is none; empty: none
  Eigen::VectorXd jerk;          ///< likewise, /s^3: for joint moves whose law knows it
  bool operator==(const MotionBounds& other) const;
};

struct TrajectoryPlan {
  std::variant<WaypointCourse, SplineCourse, WaveCourse, SampledCourse> course;
  std::string hand;  ///< link whose path lines and arcs are; empty: the default hand
  MotionBounds bounds;
  bool operator==(const TrajectoryPlan&) const = default;
};

/// The plan of a motion from rest in one stored pose to rest in another by the quintic law.
TrajectoryPlan planBetween(const std::string& from, const std::string& to, double duration);

/// All waypoints of a plan, in order; none where it was sampled.
std::vector<Waypoint*> waypointsOf(TrajectoryPlan& plan);
std::vector<const Waypoint*> waypointsOf(const TrajectoryPlan& plan);

bool usesPose(const TrajectoryPlan& plan, const std::string& name);
/// The stored pose has another name now.
void renamePose(TrajectoryPlan& plan, const std::string& before, const std::string& now);
/// The stored pose goes away: waypoints that named it keep its positions.
void detachPose(TrajectoryPlan& plan, const StoredPose& pose);

}  // namespace linkwright
