// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

namespace linkwright {

/// How a solve ended; the same words in the window and on the command line.
enum class IkStatus {
  Converged,   ///< within both tolerances
  AtLimit,     ///< a joint presses against its limit; the nearest pose along it
  Stalled,     ///< no small motion comes closer, although no limit and no singular pose is in the way
  Singular,    ///< the hand has lost a direction of motion that it would need; in a drag, whenever a target is
               ///< missed with IkResult::sigma_min at most 0.05 times the least weight, unless it is out of reach
  OutOfReach,  ///< no pose takes the hand as far from where the arm begins as the target is, or as near to it; said of
               ///< positions alone
  TimeLimit    ///< the time, the iterations, or the joint change that one call may make, are used up; the next call
               ///< goes on
};
/// "converged", "at-limit", "stalled", "singular", "out-of-reach", "time-limit".
const char* toString(IkStatus status);

/// Weights of the six differences between target and hand, [angular; linear] as every six-vector here; 0: that
/// direction is free.
using IkWeights = std::array<double, 6>;
inline constexpr IkWeights kWholePose = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0};
inline constexpr IkWeights kPositionOnly = {0.0, 0.0, 0.0, 1.0, 1.0, 1.0};
inline constexpr IkWeights kOrientationOnly = {1.0, 1.0, 1.0, 0.0, 0.0, 0.0};

/// In whose axes weights are given: {1,1,0,...} in the target's axes leaves the turn about the target's z free.
enum class IkAxes { World, Target };

struct IkTarget {
  int link = -1;  ///< the hand: index into Model::links()
  Pose X_WT;      ///< where its frame should be
  IkWeights weights = kWholePose;
  IkAxes axes = IkAxes::World;
  /// The point of the link that should come to X_WT.p, link's axes, m; its directions are the link's.
  Eigen::Vector3d p_LE = Eigen::Vector3d::Zero();
};

/// Where a redundant arm goes with the motion that its hands do not need.
enum class IkNullSpace {
  None,            ///< nowhere: each step is the smallest that does the job
  AwayFromLimits,  ///< joints in the outer part of their range move inward
  RestPose         ///< towards IkOptions::rest_pose
};

/// Damping of a step: lambda^2 = share |e|^2 + floor^2, e the weighted error. `share` adapts during a solve: divided by
/// `shrink` after a step that came closer, multiplied by `grow` after one that did not.
struct IkDamping {
  double share = 1e-2;  ///< at the start of a solve
  double floor = 0.0;   ///< never less: heavy, calm steps near singular poses
  double shrink = 3.0;
  double grow = 4.0;
};

struct IkOptions {
  double position_tolerance = 1e-6;     ///< m
  double orientation_tolerance = 1e-6;  ///< rad
  int max_iterations = 100;             ///< in all, those after restarts included
  /// From the call on; 0: none, and the answer depends on nothing but the arguments.
  std::chrono::nanoseconds time_limit{0};

  bool respect_limits = true;
  /// No joint ends farther than this from its start, rad (times length_scale for prismatic joints). Finite makes the
  /// solve one of a drag, where each starts at the last answer: no joint moves more than three times the smallest
  /// motion that would do the job, null-space motion comes once a call, and the way through a singular pose is the one
  /// that it was entered by.
  double max_joint_change = std::numeric_limits<double>::infinity();
  double max_joint_step = 0.2;  ///< rad (times length_scale for prismatic joints) an iteration and joint
  double length_scale = 0.0;    ///< m that weigh as much as 1 rad; 0: a third of the longest chain's reach
  IkDamping damping;

  /// New starts, drawn at random within the limits, after a start that led nowhere. Not together with
  /// max_joint_change: a drag does not jump.
  int max_restarts = 0;
  std::uint64_t seed = 1;  ///< of the generator that draws them: the same starts on every machine

  IkNullSpace null_space = IkNullSpace::None;
  /// Largest null-space motion of an iteration, as a share of the smallest step that does the job: it fades as the
  /// hand arrives, and convergence stays quadratic. AwayFromLimits: for a joint at its limit, less before.
  double null_space_share = 1.0;
  Eigen::VectorXd rest_pose;  ///< [dof], for IkNullSpace::RestPose
};

/// Throws PreconditionError unless the numbers can be: tolerances, time, restarts, iterations, shares and the floor not
/// negative; steps positive; shrink at least 1 and grow above it; all but tolerances, steps and max_joint_change
/// finite; rest_pose [dof] finite where it is wanted; and no restarts in a drag.
void check(const IkOptions& options, int dof);

/// For a target anywhere, from a start that need not be near it: restarts, long steps and iterations for both.
IkOptions coldIkOptions();

/// For the targets of a drag, one after the other, each from the answer to the last: no joint step above 0.05 rad, and
/// a redundant arm keeps its joints from their limits.
IkOptions dragIkOptions();

/// What is left of the difference between one target and its hand, in the directions that are not free.
struct IkError {
  double position = 0.0;     ///< m
  double orientation = 0.0;  ///< rad
};

struct IkResult {
  Eigen::VectorXd q;  ///< [dof], within the limits if they are respected
  IkStatus status = IkStatus::Stalled;
  int iterations = 0;  ///< in all
  int restarts = 0;
  double position_error = 0.0;     ///< m, of the worst target
  double orientation_error = 0.0;  ///< rad, of the worst target
  std::vector<IkError> errors;     ///< by target
  /// Smallest singular value of the weighted Jacobian at q: of as many as the weighted directions or the joints, which
  /// are fewer. Lengths in length scales. 0 where there is neither.
  double sigma_min = 0.0;
  double damping = 0.0;  ///< lambda of the last step that was tried
};

/// Inverse kinematics of one robot for one hand or several at once, with everything that a solve needs made ready:
/// after the first call nothing is allocated. Copies what it needs of the model. One thread at a time.
///
/// Damped least squares from `q_start`: dq = J^T (J J^T + lambda^2 E)^-1 e with accept/reject damping on the weighted
/// error (Levenberg, Marquardt), joint limits as active bounds, minimum-norm steps for a redundant arm. Monotone: an
/// unreachable target gives the nearest pose that the arm can slide to, and the status says why. With several targets
/// their rows are stacked.
class IkSolver {
public:
  IkSolver(const Model& model, int link);
  /// `links` (indices into Model::links()): the hands, one or more; the targets of a solve name them in this order.
  IkSolver(const Model& model, std::span<const int> links);
  IkSolver(IkSolver&&) noexcept;
  IkSolver& operator=(IkSolver&&) noexcept;
  ~IkSolver();

  /// Valid until the next call. Throws PreconditionError on sizes, links and numbers that cannot be.
  const IkResult& solve(std::span<const IkTarget> targets, const Eigen::VectorXd& q_start,
                        const IkOptions& options = {});
  const IkResult& solve(const IkTarget& target, const Eigen::VectorXd& q_start, const IkOptions& options = {}) {
    return solve(std::span(&target, 1), q_start, options);
  }

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

/// One solve by a solver of its own.
IkResult solveIk(const Model& model, const IkTarget& target, const Eigen::VectorXd& q_start,
                 const IkOptions& options = {});
/// Several hands at once.
IkResult solveIk(const Model& model, std::span<const IkTarget> targets, const Eigen::VectorXd& q_start,
                 const IkOptions& options = {});

}  // namespace linkwright
