// SPDX-License-Identifier: MIT
// From a plan to a motion that can be played.
#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/mimic.h"
#include "core/trajectory/automatic_duration.h"
#include "core/trajectory/path.h"
#include "core/trajectory/trajectory.h"
#include "core/trajectory/violations.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace linkwright {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kUnlimited = 1.0;   // s: what a move takes that nothing limits
constexpr double kSamePose = 1e-6;   // rad, m: the joints have come where the waypoint has them
constexpr double kLongestWay = 1e6;  // m
constexpr double kQuickest = 0.01;   // s: the least that an automatic duration gives

class Compiler {
public:
  Compiler(const Model& model, std::span<const StoredPose> poses, const TrajectoryPlan& plan)
      : model_(model), poses_(poses), plan_(plan) {}

  Result<Trajectory> run(std::vector<LimitViolation>* beyond) {
    readBounds();
    if (!hasErrors(said_)) std::visit([this](const auto& course) { compile(course); }, plan_.course);
    if (!hasErrors(said_)) checkLength();
    if (hasErrors(said_)) return Result<Trajectory>::failure(std::move(said_));
    Trajectory trajectory(std::move(pieces_), durations_, model_.dof(), std::move(waypoint_times_));
    if (!isFinite(trajectory))
      return Result<Trajectory>::failure(Message("Trajectory",
                                                 "the positions, velocities or accelerations of the motion are not "
                                                 "finite; use smaller values or a longer duration"));
    std::vector<LimitViolation> violations = violationsOf(trajectory, model_, plan_.bounds);
    for (const LimitViolation& violation : violations) {
      said_.push_back({Severity::Warning, {}, 0, toString(violation, model_), DiagnosticKind::BeyondLimit});
    }
    if (beyond != nullptr) *beyond = std::move(violations);
    return Result<Trajectory>(std::move(trajectory), std::move(said_));
  }

private:
  void error(Message message) { said_.push_back({Severity::Error, {}, 0, std::move(message)}); }
  void warn(Message message) { said_.push_back({Severity::Warning, {}, 0, std::move(message)}); }
  /// [dof] of positive numbers, or none at all.
  bool areLimits(const Eigen::VectorXd& limits, const Message& what) {
    if (limits.size() == 0) return true;
    if (limits.size() == model_.dof() && (limits.array() > 0.0).all()) return true;
    error(Message("Trajectory", "%1 must be a positive number for each joint").arg(what));
    return false;
  }

  /// Whether all numbers are, at even instants and at the breaks.
  static bool isFinite(const Trajectory& trajectory) {
    std::vector<double> times = trajectory.breaks();
    for (int k = 0; k <= 200; ++k) times.push_back(trajectory.duration() * k / 200.0);
    JointState at;
    return std::all_of(times.begin(), times.end(), [&](double t) {
      trajectory.sample(t, at);
      return at.q.allFinite() && at.qd.allFinite() && at.qdd.allFinite();
    });
  }

  void readBounds() {
    const MotionBounds& bounds = plan_.bounds;
    if (model_.dof() == 0) error(Message("Trajectory", "the robot has no moving joints"));
    if (!(bounds.velocity_share > 0.0 && bounds.velocity_share <= 1.0)) {
      error(Message("Trajectory", "the fraction of the velocity limits must be greater than 0 and at most 1"));
    }
    if (!areLimits(bounds.acceleration, Message("Trajectory", "the acceleration limit"))) return;
    if (!areLimits(bounds.jerk, Message("Trajectory", "the jerk limit"))) return;
    const Eigen::VectorXd none = Eigen::VectorXd::Constant(model_.dof(), kInfinity);
    limits_ = {none, bounds.acceleration.size() > 0 ? bounds.acceleration : none,
               bounds.jerk.size() > 0 ? bounds.jerk : none};
    for (int i = 0; i < model_.dof(); ++i) {
      const double limit = model_.joints()[static_cast<std::size_t>(i)].limits.velocity;
      if (limit > 0.0) limits_.velocity[i] = bounds.velocity_share * limit;
    }
    hand_ = model_.hands().empty() ? model_.deepestLink() : model_.hands().front();
    if (!plan_.hand.empty()) hand_ = model_.findLink(plan_.hand);
    if (hand_ < 0) error(Message("Trajectory", "the end effector '%1' of the motion is not a link").arg(plan_.hand));
  }

  /// What a waypoint is called in messages.
  static Message nameOf(const Waypoint& waypoint, std::size_t index) {
    return waypoint.pose.empty() ? Message("Trajectory", "waypoint %1").arg(index + 1)
                                 : Message("'" + waypoint.pose + "'");
  }

  /// The joints at a waypoint, followers where their leaders have them; nothing where it cannot be.
  std::optional<Eigen::VectorXd> positionsOf(const Waypoint& waypoint, std::size_t index) {
    Eigen::VectorXd q = waypoint.q;
    if (!waypoint.pose.empty()) {
      const auto found = std::find_if(poses_.begin(), poses_.end(),
                                      [&](const StoredPose& pose) { return pose.name == waypoint.pose; });
      if (found == poses_.end()) {
        error(Message("Trajectory", "there is no pose '%1'").arg(waypoint.pose));
        return std::nullopt;
      }
      q = found->q;
    }
    if (q.size() != model_.dof() || !q.allFinite()) {
      error(Message("Trajectory", "%1 must have a finite position for each of the %2 joints")
                .arg(nameOf(waypoint, index), model_.dof()));
      return std::nullopt;
    }
    followLeaders(model_, q);
    return q;
  }

  std::vector<Eigen::VectorXd> positionsOf(const std::vector<Waypoint>& waypoints) {
    std::vector<Eigen::VectorXd> all;
    if (waypoints.size() < 2) error(Message("Trajectory", "a motion needs at least two waypoints"));
    for (std::size_t i = 0; i < waypoints.size(); ++i) {
      if (std::optional<Eigen::VectorXd> q = positionsOf(waypoints[i], i)) all.push_back(std::move(*q));
    }
    return all;
  }

  bool isDuration(double seconds, const Message& what) {
    if (seconds >= kShortestDuration && seconds <= kLongestDuration) return true;
    error(Message("Trajectory", "the duration of %1 must be between 0.001 s and 1 000 000 s").arg(what));
    return false;
  }

  /// A duration that was found: not none at all, and said where nothing limits it.
  double automatic(double seconds, const Message& what) {
    if (seconds > 0.0) return std::max(seconds, kQuickest);
    warn(Message("Trajectory", "no limit determines the duration of %1, so it takes 1 s; enter a duration or a limit")
             .arg(what));
    return kUnlimited;
  }

  void compile(const WaypointCourse& course) {
    const std::vector<Eigen::VectorXd> q = positionsOf(course.waypoints);
    if (course.moves.size() + 1 != course.waypoints.size())
      error(Message("Trajectory", "the number of segments must be one less than the number of waypoints"));
    if (hasErrors(said_)) return;
    Eigen::VectorXd here = q.front();
    for (std::size_t i = 0; i < course.moves.size() && !hasErrors(said_); ++i) {
      const Move& move = course.moves[i];
      const Message what = Message("Trajectory", "the segment to %1").arg(nameOf(course.waypoints[i + 1], i + 1));
      if (!isPossible(move.law)) {
        error(Message("Trajectory",
                      "%1: its acceleration phase and jerk fraction must be greater than 0 and at most one half")
                  .arg(what));
      } else if (move.duration == 0.0 || isDuration(move.duration, what)) {
        if (move.kind == MoveKind::Joint) {
          jointMove(move, here, q[i + 1], what);
          here = q[i + 1];
        } else {
          here = handMove(move, here, q[i + 1], what);
        }
      }
    }
    waypoint_times_ = {0.0};
    for (const double duration : durations_) waypoint_times_.push_back(waypoint_times_.back() + duration);
  }

  void jointMove(const Move& move, const Eigen::VectorXd& from, const Eigen::VectorXd& to, const Message& what) {
    TimedLaw timed{move.law, move.duration};
    if (!(to - from).allFinite()) return error(Message("Trajectory", "%1: the distance is too large").arg(what));
    if (move.duration == 0.0) {
      timed = fastestTogether(move.law, to - from, limits_);
      timed.duration = from == to ? kQuickest : automatic(timed.duration, what);
    }
    add(Trajectory::JointPiece{from, to, timed.law}, timed.duration);
  }

  /// A line or an arc; where the joints have come in the end.
  Eigen::VectorXd handMove(const Move& move, const Eigen::VectorXd& from, const Eigen::VectorXd& to,
                           const Message& what) {
    const std::size_t hand = static_cast<std::size_t>(hand_);
    const Pose X_WA = forwardKinematics(model_, from)[hand], X_WB = forwardKinematics(model_, to)[hand];
    if (!((X_WB.p - X_WA.p).norm() <= kLongestWay)) {
      error(Message("Trajectory", "%1: the path of the end effector is longer than a million metres").arg(what));
      return from;
    }
    Result<HandPath> way = HandPath::line(X_WA, X_WB);
    if (move.kind == MoveKind::Arc) {
      way = (move.via - X_WA.p).norm() <= kLongestWay
                ? HandPath::arc(X_WA, move.via, X_WB)
                : Result<HandPath>::failure(Message("Trajectory", "the via point is more than a million metres away"));
    }
    if (!way) {
      error(Message("Trajectory", "%1: %2").arg(what, way.diagnostics().front().message));
      return from;
    }
    if (!solver_) solver_.emplace(model_, hand_);
    JointPath path = solvePath(model_, *solver_, hand_, *way, from, move.keeps_orientation);
    if (!path.ok) {
      const bool is_small = move.keeps_orientation && model_.dof() < 6;
      error((is_small
                 ? Message("Trajectory",
                           "%1: %2; with fewer than six joints, try leaving the orientation of the end effector free")
                 : Message("Trajectory", "%1: %2"))
                .arg(what, path.problem));
      return from;
    }
    Eigen::VectorXd there = path.q.sample(1.0).q;
    if (!((there - to).cwiseAbs().maxCoeff() <= kSamePose)) {
      warn(Message("Trajectory",
                   "%1: the end effector reaches the waypoint, but with joint positions other than those of the "
                   "waypoint; the motion continues from there")
               .arg(what));
    }
    double duration = move.duration;
    if (duration == 0.0) duration = automatic(shortestAlong(path.q, move.law, limits_), what);
    add(Trajectory::PathPiece{std::move(path.q), move.law}, duration);
    return there;
  }

  void compile(const SplineCourse& course) {
    const std::vector<Eigen::VectorXd> points = positionsOf(course.waypoints);
    const bool is_automatic = course.durations.empty();
    if (course.degree != 3 && course.degree != 5) error(Message("Trajectory", "the degree of a spline must be 3 or 5"));
    if (!is_automatic && course.durations.size() + 1 != course.waypoints.size()) {
      error(Message("Trajectory", "either all segments of a spline must have a duration, or none may have one"));
    }
    if (hasErrors(said_)) return;
    Eigen::MatrixXd q(std::ssize(points), model_.dof());
    Eigen::VectorXd t(std::ssize(points));
    t[0] = 0.0;
    for (Eigen::Index i = 0; i < t.size(); ++i) {
      const std::size_t k = static_cast<std::size_t>(i);
      q.row(i) = points[k].transpose();
      if (i == 0) continue;
      const double step = is_automatic ? firstGuess(points[k] - points[k - 1]) : course.durations[k - 1];
      if (!is_automatic &&
          !isDuration(step, Message("Trajectory", "the segment to %1").arg(nameOf(course.waypoints[k], k))))
        return;
      t[i] = t[i - 1] + step;
    }
    SplineEnds ends;
    if (course.is_natural) ends.kind = SplineEnds::Kind::Natural;
    const auto through = [&] { return course.degree == 3 ? cubicSpline(t, q, ends) : quinticSpline(t, q, ends); };
    Result<PiecewisePolynomial> curve = through();
    if (curve && is_automatic) {
      const double stretch = stretchOf(*curve, limits_);
      t *= stretch > 0.0 ? stretch
                         : automatic(0.0, Message("Trajectory", "the spline")) * static_cast<double>(t.size() - 1) /
                               t[t.size() - 1];
      curve = through();
    }
    if (!curve) return said_.push_back(curve.diagnostics().front());
    const double duration = curve->last();
    waypoint_times_.assign(curve->knots().begin(), curve->knots().end());
    add(Trajectory::SplinePiece{std::move(curve).value()}, duration);
  }

  /// Times in proportion to what the slowest joint needs.
  double firstGuess(const Eigen::VectorXd& way) const {
    double longest = 1e-3;
    for (Eigen::Index i = 0; i < way.size(); ++i) {
      const double limit = std::isfinite(limits_.velocity[i]) ? limits_.velocity[i] : 1.0;
      longest = std::max(longest, std::abs(way[i]) / limit);
    }
    return longest;
  }

  void compile(const WaveCourse& course) {
    const std::optional<Eigen::VectorXd> centre = positionsOf(course.centre, 0);
    isDuration(course.duration, Message("Trajectory", "the sinusoid"));
    const auto fits = [&](const Eigen::VectorXd& v) { return v.size() == model_.dof() && v.allFinite(); };
    if (!fits(course.amplitude) || !fits(course.frequency) || !fits(course.phase) ||
        (course.end_frequency.size() > 0 && !fits(course.end_frequency))) {
      error(Message("Trajectory", "a sinusoid needs an amplitude, a frequency and a phase for each joint"));
    }
    if (hasErrors(said_)) return;
    Wave wave{*centre, course.amplitude, course.frequency, course.end_frequency, course.phase};
    for (int i = 0; i < model_.dof(); ++i) {
      const ModelJoint& joint = model_.joints()[static_cast<std::size_t>(i)];
      if (joint.leader < 0) continue;
      // a joint that follows swings with its leader
      wave.amplitude[i] = joint.multiplier * wave.amplitude[joint.leader];
      for (Eigen::VectorXd* v : {&wave.frequency, &wave.phase, &wave.end_frequency}) {
        if (v->size() > 0) (*v)[i] = (*v)[joint.leader];
      }
    }
    waypoint_times_ = {0.0};
    add(Trajectory::WavePiece{std::move(wave)}, course.duration);
  }

  void compile(const SampledCourse& course) {
    const Eigen::Index n = course.t.size(), dof = model_.dof();
    const auto fits = [&](const Eigen::MatrixXd& m) { return m.rows() == n && m.cols() == dof && m.allFinite(); };
    if (n < 2 || !fits(course.q))
      return error(Message("Trajectory",
                           "a sampled motion needs at least two samples, each with a finite position for every joint"));
    if (course.qd.size() > 0 && !fits(course.qd))
      return error(Message("Trajectory", "the sampled velocities must be finite, with one velocity per position"));
    if (course.qdd.size() > 0 && !fits(course.qdd))
      return error(
          Message("Trajectory", "the sampled accelerations must be finite, with one acceleration per position"));
    for (Eigen::Index k = 0; k < n; ++k) {
      if (!std::isfinite(course.t[k]) || (k > 0 && !(course.t[k] > course.t[k - 1]))) {
        return error(
            Message("Trajectory", "the times of the samples must increase; sample %1 is not later than the one before")
                .arg(k + 1));
      }
    }
    JointSamples samples{(course.t.array() - course.t[0]).matrix(), course.q, course.qd, course.qdd};
    if (samples.qd.size() == 0 || samples.qdd.size() == 0) {
      // what is missing is made of what is there
      const bool has_velocity = samples.qd.size() > 0;
      Result<JointSamples> made = differentiate(samples.t, has_velocity ? samples.qd : samples.q, course.how);
      if (!made) return said_.push_back(made.diagnostics().front());
      if (samples.qdd.size() == 0) samples.qdd = has_velocity ? made->qd : made->qdd;
      if (!has_velocity) samples.qd = made->qd;
    }
    const double duration = samples.t[n - 1];
    // it has the length that it has: of a simulation two steps may be all
    if (duration <= kLongestDuration || isDuration(duration, Message("Trajectory", "the sampled motion")))
      add(Trajectory::SampledPiece{std::move(samples)}, duration);
  }

  void add(Trajectory::Piece piece, double duration) {
    pieces_.push_back(std::move(piece));
    durations_.push_back(duration);
  }
  void checkLength() {
    double sum = 0.0;
    for (const double duration : durations_) sum += duration;
    if (!(sum <= kLongestDuration))
      error(Message("Trajectory", "the motion would take %1 s; the limit is 1 000 000 s").arg(std::to_string(sum)));
  }

  const Model& model_;
  std::span<const StoredPose> poses_;
  const TrajectoryPlan& plan_;
  JointRateLimits limits_;
  int hand_ = -1;
  std::optional<IkSolver> solver_;
  std::vector<Trajectory::Piece> pieces_;
  std::vector<double> durations_, waypoint_times_;
  Diagnostics said_;
};

}  // namespace

Result<Trajectory> compileTrajectory(const Model& model, std::span<const StoredPose> poses, const TrajectoryPlan& plan,
                                     std::vector<LimitViolation>* beyond) {
  return Compiler(model, poses, plan).run(beyond);
}

}  // namespace linkwright
