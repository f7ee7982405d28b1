// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/mechanism/model.h"
#include "core/trajectory/joint_state.h"
#include "core/trajectory/plan.h"
#include "core/trajectory/spline.h"
#include "core/trajectory/wave.h"

#include <Eigen/Core>

#include <limits>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace linkwright {

struct LimitViolation;

/// More derivatives are continuous than anybody asks for.
inline constexpr int kSmooth = std::numeric_limits<int>::max();

/// How many derivatives of q are continuous: 0: position alone, 1: velocity, 2: acceleration, ...
struct Continuity {
  int inside = kSmooth;  ///< between start and end
  int ends = 0;          ///< from and to the rest before the start and after the end
};

/// The most samples that a trajectory is asked for at once.
inline constexpr Eigen::Index kMaxSamples = 10'000'000;

/// A motion that can be played: pieces one after the other. Immutable; threads may read it at the same time.
class Trajectory {
public:
  /// All joints along one law.
  struct JointPiece {
    Eigen::VectorXd from, to;
    MotionLaw law;
  };
  /// Along a curve over sigma in [0, 1], by one law.
  struct PathPiece {
    PiecewisePolynomial curve;
    MotionLaw law;
  };
  /// A curve over time from 0 on.
  struct SplinePiece {
    PiecewisePolynomial curve;
  };
  struct WavePiece {
    Wave wave;
  };
  /// Columns of samples from time 0 on, linear in between.
  struct SampledPiece {
    JointSamples samples;
  };
  using Piece = std::variant<JointPiece, PathPiece, SplinePiece, WavePiece, SampledPiece>;

  Trajectory() = default;
  /// `durations`: s, that of each piece, each more than 0. `waypoint_times`: s, when the motion is at each waypoint of
  /// its plan.
  Trajectory(std::vector<Piece> pieces, const std::vector<double>& durations, int dof,
             std::vector<double> waypoint_times = {});

  int dof() const { return dof_; }
  double duration() const { return breaks_.back(); }             ///< s
  const std::vector<double>& breaks() const { return breaks_; }  ///< [pieces + 1], s, from 0 to duration()
  /// When it is at each of waypointsOf(plan); a wave is at its centre at 0.
  const std::vector<double>& waypointTimes() const { return waypoint_times_; }
  Continuity continuity() const { return continuity_; }
  /// s, of the fastest swing that it has as a wave; infinite where it is none.
  double shortestPeriod() const;
  /// The samples that it goes through, where it is made of samples; null otherwise.
  const JointSamples* given() const;

  /// The state at time `t` (s). Before and after the motion the robot is at rest at its ends; where an acceleration
  /// jumps, between two pieces too, it is the one after the jump. `out` is resized. O(log pieces + dof).
  void sample(double t, JointState& out) const;
  JointState sample(double t) const;

  /// The states at the times `t` [samples], as the batch kernel takes them. O(samples (log pieces + dof)).
  JointSamples samplesAt(Eigen::VectorXd t) const;
  /// The states at 0, dt, 2 dt, ... and at the end. Throws PreconditionError unless dt is more than 0 and makes at most
  /// kMaxSamples.
  JointSamples sampleAll(double dt) const;
  /// How many those are: a number that may be too large for any table.
  double sampleCount(double dt) const;

private:
  std::vector<Piece> pieces_;
  std::vector<double> breaks_ = {0.0};
  std::vector<double> waypoint_times_;
  int dof_ = 0;
  Continuity continuity_;
};

/// Makes of a plan what can be played. Joints that follow others (mimic) are put where their leaders have them.
/// Automatic durations: the slowest joint decides, within the shares of the velocity limits and within the bounds of
/// the plan; a move that nothing limits takes 1 s (warning). Warnings too: each joint that goes beyond a limit
/// (violations.h), and a hand that arrives with other joints than its waypoint has: the motion then goes on from those.
/// Errors: a waypoint whose pose there is not or whose size is wrong, fewer than two waypoints, numbers out of their
/// ranges, a straight line or an arc that the hand cannot follow (with the place), a motion longer than
/// kLongestDuration or of numbers too large. What the warnings about limits (DiagnosticKind::BeyondLimit) say is put
/// into `beyond` too, where that is given, as figures in the same order (violations.h). O(pieces + 2,001 samples) and
/// what the paths of hands take.
Result<Trajectory> compileTrajectory(const Model& model, std::span<const StoredPose> poses, const TrajectoryPlan& plan,
                                     std::vector<LimitViolation>* beyond = nullptr);

}  // namespace linkwright
