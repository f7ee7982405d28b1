// SPDX-License-Identifier: MIT
#include "core/trajectory/plan_edit.h"

#include "core/base/index.h"
#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <numeric>
#include <tuple>
#include <utility>

namespace linkwright {
namespace {

constexpr double kUsualSegment = 1.0;  // s, where nothing else says it
constexpr double kSampleStep = 0.01;   // s
constexpr double kMostMadeSamples = 5001.0;
constexpr Eigen::Index kKeptSamples = 9;

/// The waypoints of a course that has a list of them; null otherwise.
std::vector<Waypoint>* listOf(TrajectoryPlan& plan) {
  if (auto* way = std::get_if<WaypointCourse>(&plan.course)) return &way->waypoints;
  if (auto* spline = std::get_if<SplineCourse>(&plan.course)) return &spline->waypoints;
  return nullptr;
}

void checkIndex(int index, std::ptrdiff_t count, const char* what) { require(index >= 0 && index < count, what); }

/// What a segment takes in two parts, neither of them shorter than a motion may be.
std::pair<double, double> divided(double whole, double share) {
  const double first = std::max(share * whole, kShortestDuration);
  return {first, std::max(whole - first, kShortestDuration)};
}

void insertMove(WaypointCourse& course, int where, double duration, double share) {
  std::vector<Move>& moves = course.moves;
  // before the new waypoint is put in
  const int count = static_cast<int>(course.waypoints.size());
  if (count == 0) return;
  if (where == 0 || where == count) {
    Move move;
    if (!moves.empty()) move.law = (where == 0 ? moves.front() : moves.back()).law;
    move.duration = duration;
    moves.insert(where == 0 ? moves.begin() : moves.end(), move);
    return;
  }
  Move& second = moves.at(at(where - 1));
  Move first = second;
  if (first.kind == MoveKind::Arc) first.kind = MoveKind::Line;
  if (second.duration > 0.0) std::tie(first.duration, second.duration) = divided(second.duration, share);
  moves.insert(moves.begin() + (where - 1), first);
}

void insertDuration(SplineCourse& course, int where, double duration, double share) {
  std::vector<double>& durations = course.durations;
  const int count = static_cast<int>(course.waypoints.size());
  if (durations.empty() || count == 0) return;
  if (where == 0 || where == count) {
    const double neighbour = where == 0 ? durations.front() : durations.back();
    durations.insert(where == 0 ? durations.begin() : durations.end(), duration > 0.0 ? duration : neighbour);
    return;
  }
  const auto [first, second] = divided(durations.at(at(where - 1)), share);
  durations.at(at(where - 1)) = second;
  durations.insert(durations.begin() + (where - 1), first);
}

/// Takes the waypoint's way out of `ways`, of which there is one fewer than `count` waypoints; `join` makes one of the
/// two beside it.
template <class Way, class Join>
void joinWays(std::vector<Way>& ways, int waypoint, int count, Join join) {
  if (ways.empty()) return;
  if (waypoint > 0 && waypoint + 1 < count)
    ways.at(at(waypoint)) = join(ways.at(at(waypoint - 1)), ways.at(at(waypoint)));
  ways.erase(ways.begin() + std::max(waypoint - 1, 0));
}

/// The ways that lead to the waypoints, in their new order.
template <class Way>
void reorder(std::vector<Way>& ways, int from, int to) {
  if (ways.empty()) return;
  constexpr int kNone = -1;
  // by index: to the first waypoint none leads
  std::vector<int> leading(ways.size() + 1);
  std::iota(leading.begin(), leading.end(), kNone);
  if (from < to)
    std::rotate(leading.begin() + from, leading.begin() + from + 1, leading.begin() + to + 1);
  else
    std::rotate(leading.begin() + to, leading.begin() + from, leading.begin() + from + 1);
  // the one that is first now leaves its way to the one that was
  std::iter_swap(leading.begin(), std::find(leading.begin(), leading.end(), kNone));
  std::vector<Way> now;
  for (std::size_t i = 1; i < leading.size(); ++i) now.push_back(ways[at(leading[i])]);
  ways = std::move(now);
}

/// All durations of a spline, also where they were the shortest.
std::vector<double> durationsOf(const SplineCourse& course, std::span<const double> breaks) {
  if (!course.durations.empty()) return course.durations;
  // what cannot be played has no breaks
  if (breaks.size() != course.waypoints.size())
    return std::vector<double>(std::max<std::size_t>(course.waypoints.size(), 1) - 1, kUsualSegment);
  std::vector<double> durations;
  for (std::size_t i = 0; i + 1 < breaks.size(); ++i) durations.push_back(breaks[i + 1] - breaks[i]);
  return durations;
}

/// The waypoints of any course, and what their segments take: empty where it is the shortest.
struct Way {
  std::vector<Waypoint> waypoints;
  std::vector<double> durations;
};

Way wayOf(const TrajectoryPlan& plan) {
  Way way;
  if (const auto* samples = std::get_if<SampledCourse>(&plan.course)) {
    const Eigen::Index count = std::min(kKeptSamples, samples->q.rows());
    for (Eigen::Index i = 0; i < count; ++i) {
      const Eigen::Index k = count > 1 ? i * (samples->q.rows() - 1) / (count - 1) : 0;
      way.waypoints.push_back({{}, samples->q.row(k).transpose()});
      if (i > 0) way.durations.push_back(samples->t[k] - samples->t[(i - 1) * (samples->q.rows() - 1) / (count - 1)]);
    }
    return way;
  }
  for (const Waypoint* waypoint : waypointsOf(plan)) way.waypoints.push_back(*waypoint);
  if (const auto* spline = std::get_if<SplineCourse>(&plan.course)) way.durations = spline->durations;
  if (const auto* course = std::get_if<WaypointCourse>(&plan.course)) {
    for (const Move& move : course->moves) way.durations.push_back(move.duration);
    const bool all_given = std::all_of(way.durations.begin(), way.durations.end(), [](double d) { return d > 0.0; });
    if (!all_given) way.durations.clear();
  }
  return way;
}

SampledCourse sampled(const Trajectory& played) {
  const double step = std::max(kSampleStep, played.duration() / (kMostMadeSamples - 1.0));
  JointSamples samples = played.sampleAll(step);
  SampledCourse course;
  course.t = std::move(samples.t);
  course.q = std::move(samples.q);
  return course;
}

}  // namespace

CourseKind courseKindOf(const TrajectoryPlan& plan) {
  if (std::holds_alternative<SplineCourse>(plan.course)) return CourseKind::Spline;
  if (std::holds_alternative<SampledCourse>(plan.course)) return CourseKind::Samples;
  if (const auto* wave = std::get_if<WaveCourse>(&plan.course)) {
    return wave->end_frequency.size() > 0 ? CourseKind::Chirp : CourseKind::Sinusoid;
  }
  return CourseKind::Waypoints;
}

bool hasWaypointList(const TrajectoryPlan& plan) {
  return std::holds_alternative<WaypointCourse>(plan.course) || std::holds_alternative<SplineCourse>(plan.course);
}

int segmentCount(const TrajectoryPlan& plan) {
  if (!hasWaypointList(plan)) return 1;
  return std::max(0, static_cast<int>(waypointsOf(plan).size()) - 1);
}

std::vector<double> segmentBreaks(const TrajectoryPlan& plan, const Trajectory& trajectory) {
  if (!hasWaypointList(plan)) return {0.0, trajectory.duration()};
  return trajectory.waypointTimes();
}

std::optional<Eigen::VectorXd> positionsAt(const Waypoint& waypoint, std::span<const StoredPose> poses, int dof) {
  const Eigen::VectorXd* q = &waypoint.q;
  if (!waypoint.pose.empty()) {
    const auto found =
        std::find_if(poses.begin(), poses.end(), [&](const StoredPose& pose) { return pose.name == waypoint.pose; });
    if (found == poses.end()) return std::nullopt;
    q = &found->q;
  }
  return q->size() == dof ? std::optional(*q) : std::nullopt;
}

bool insertWaypoint(TrajectoryPlan& plan, int where, const Waypoint& waypoint, double duration, double share) {
  std::vector<Waypoint>* list = listOf(plan);
  if (list == nullptr) return false;
  checkIndex(where, std::ssize(*list) + 1, "a place in the list of waypoints");
  require(share > 0.0 && share < 1.0, "a share of a segment");
  if (auto* course = std::get_if<WaypointCourse>(&plan.course)) insertMove(*course, where, duration, share);
  if (auto* spline = std::get_if<SplineCourse>(&plan.course)) insertDuration(*spline, where, duration, share);
  list->insert(list->begin() + where, waypoint);
  return true;
}

bool duplicateWaypoint(TrajectoryPlan& plan, int waypoint) {
  std::vector<Waypoint>* list = listOf(plan);
  if (list == nullptr) return false;
  checkIndex(waypoint, std::ssize(*list), "a waypoint");
  const Waypoint copy = list->at(at(waypoint));
  if (std::holds_alternative<SplineCourse>(plan.course)) return insertWaypoint(plan, waypoint + 1, copy);
  // the way to itself is none: those beside it stay as they are
  auto& course = std::get<WaypointCourse>(plan.course);
  Move still;
  if (!course.moves.empty()) still.law = course.moves.at(at(std::max(waypoint - 1, 0))).law;
  course.moves.insert(course.moves.begin() + waypoint, still);
  course.waypoints.insert(course.waypoints.begin() + waypoint + 1, copy);
  return true;
}

bool removeWaypoint(TrajectoryPlan& plan, int waypoint) {
  std::vector<Waypoint>* list = listOf(plan);
  if (list == nullptr) return false;
  const int count = static_cast<int>(list->size());
  checkIndex(waypoint, count, "a waypoint");
  if (auto* course = std::get_if<WaypointCourse>(&plan.course)) {
    joinWays(course->moves, waypoint, count, [](const Move& first, Move second) {
      const bool both_given = first.duration > 0.0 && second.duration > 0.0;
      second.duration = both_given ? first.duration + second.duration : 0.0;
      return second;
    });
  } else {
    joinWays(std::get<SplineCourse>(plan.course).durations, waypoint, count, std::plus<double>());
  }
  list->erase(list->begin() + waypoint);
  return true;
}

bool moveWaypoint(TrajectoryPlan& plan, int from, int to) {
  std::vector<Waypoint>* list = listOf(plan);
  if (list == nullptr) return false;
  checkIndex(from, std::ssize(*list), "a waypoint");
  checkIndex(to, std::ssize(*list), "a place in the list of waypoints");
  if (from == to) return true;
  Waypoint moved = list->at(at(from));
  list->erase(list->begin() + from);
  list->insert(list->begin() + to, std::move(moved));
  if (auto* course = std::get_if<WaypointCourse>(&plan.course)) reorder(course->moves, from, to);
  if (auto* spline = std::get_if<SplineCourse>(&plan.course)) reorder(spline->durations, from, to);
  return true;
}

bool setMove(TrajectoryPlan& plan, int segment, const Move& move) {
  auto* course = std::get_if<WaypointCourse>(&plan.course);
  if (course == nullptr) return false;
  course->moves.at(at(segment)) = move;
  return true;
}

std::optional<Eigen::Vector3d> viaBeside(const TrajectoryPlan& plan, int segment, const Model& model,
                                         std::span<const StoredPose> poses) {
  constexpr double kStill = 1e-9;  // m
  const std::vector<const Waypoint*> waypoints = waypointsOf(plan);
  checkIndex(segment, std::ssize(waypoints) - 1, "a segment");
  int hand = model.hands().empty() ? model.deepestLink() : model.hands().front();
  if (!plan.hand.empty()) hand = model.findLink(plan.hand);
  const std::optional<Eigen::VectorXd> from = positionsAt(*waypoints[at(segment)], poses, model.dof());
  const std::optional<Eigen::VectorXd> to = positionsAt(*waypoints[at(segment + 1)], poses, model.dof());
  if (hand < 0 || !from || !to) return std::nullopt;
  const Eigen::Vector3d p_WA = forwardKinematics(model, *from)[at(hand)].p;
  const Eigen::Vector3d p_WB = forwardKinematics(model, *to)[at(hand)].p;
  const Eigen::Vector3d way = p_WB - p_WA;
  if (!(way.norm() > kStill)) return std::nullopt;
  // upwards, at right angles to the way; a way that goes up is passed in front
  Eigen::Vector3d side = Eigen::Vector3d::UnitZ() - way.z() / way.squaredNorm() * way;
  if (side.norm() < 0.1) side = Eigen::Vector3d::UnitX() - way.x() / way.squaredNorm() * way;
  return Eigen::Vector3d((p_WA + p_WB) / 2.0 + 0.25 * way.norm() * side.normalized());
}

bool setSegmentDuration(TrajectoryPlan& plan, int segment, double seconds, std::span<const double> breaks) {
  checkIndex(segment, segmentCount(plan), "a segment");
  if (auto* course = std::get_if<WaypointCourse>(&plan.course)) {
    course->moves.at(at(segment)).duration = seconds;
  } else if (auto* spline = std::get_if<SplineCourse>(&plan.course)) {
    std::vector<double> durations = seconds > 0.0 ? durationsOf(*spline, breaks) : std::vector<double>();
    if (seconds > 0.0) durations.at(at(segment)) = seconds;
    spline->durations = std::move(durations);
  } else if (auto* wave = std::get_if<WaveCourse>(&plan.course)) {
    if (!(seconds > 0.0)) return false;
    wave->duration = seconds;
  } else {
    return false;
  }
  return true;
}

double givenDuration(const TrajectoryPlan& plan, int segment) {
  checkIndex(segment, segmentCount(plan), "a segment");
  if (const auto* course = std::get_if<WaypointCourse>(&plan.course)) return course->moves.at(at(segment)).duration;
  if (const auto* wave = std::get_if<WaveCourse>(&plan.course)) return wave->duration;
  const auto* spline = std::get_if<SplineCourse>(&plan.course);
  return spline != nullptr && !spline->durations.empty() ? spline->durations.at(at(segment)) : 0.0;
}

std::optional<double> dragBreak(TrajectoryPlan& plan, int index, double t, std::span<const double> breaks,
                                bool others_stay) {
  const int segments = segmentCount(plan);
  require(std::ssize(breaks) == segments + 1, "the breaks are those of the plan");
  require(index >= 1 && index <= segments, "the first break is the start");
  if (std::holds_alternative<SampledCourse>(plan.course) || !std::isfinite(t)) return std::nullopt;
  const double before = breaks[at(index - 1)];
  const bool gives_way = others_stay && index < segments;
  double longest = kLongestDuration - before - (breaks.back() - breaks[at(index)]);
  if (gives_way) longest = std::max(kShortestSegment, breaks[at(index + 1)] - kShortestSegment - before);
  const double duration = std::clamp(t - before, kShortestSegment, std::max(kShortestSegment, longest));
  const double behind = gives_way ? breaks[at(index + 1)] - before - duration : 0.0;
  setSegmentDuration(plan, index - 1, duration, breaks);
  if (gives_way) setSegmentDuration(plan, index, std::max(behind, kShortestSegment), breaks);
  return before + duration;
}

WaveCourse gentleWave(const Model& model, const Waypoint& centre, const Eigen::VectorXd& q_centre, bool chirp) {
  requireSize(q_centre.size(), model.dof(), "q");
  constexpr double kFrequency = 0.5, kFirst = 0.2, kLast = 2.0;  // Hz
  constexpr double kAngle = 0.2, kLength = 0.05;                 // rad, m
  WaveCourse wave;
  wave.centre = centre;
  const Eigen::Index dof = model.dof();
  wave.amplitude = wave.phase = Eigen::VectorXd::Zero(dof);
  wave.frequency = Eigen::VectorXd::Constant(dof, chirp ? kFirst : kFrequency);
  if (chirp) wave.end_frequency = Eigen::VectorXd::Constant(dof, kLast);
  const double fastest = 2.0 * std::numbers::pi * (chirp ? kLast : kFrequency);
  for (Eigen::Index i = 0; i < dof; ++i) {
    const ModelJoint& joint = model.joints()[static_cast<std::size_t>(i)];
    if (joint.leader >= 0) continue;
    double most = joint.type == JointType::Prismatic ? kLength : kAngle;
    // a little less than what would just touch a limit
    const double room = std::min(q_centre[i] - joint.limits.lower, joint.limits.upper - q_centre[i]);
    most = std::min(most, 0.9 * std::max(room, 0.0));
    if (joint.limits.velocity > 0.0) most = std::min(most, 0.9 * joint.limits.velocity / fastest);
    wave.amplitude[i] = most;
  }
  return wave;
}

std::optional<TrajectoryPlan> withCourse(const TrajectoryPlan& plan, CourseKind kind, const Model& model,
                                         std::span<const StoredPose> poses, int chosen, const Trajectory* played) {
  if (kind == courseKindOf(plan)) return plan;
  TrajectoryPlan changed = plan;
  Way way = wayOf(plan);
  switch (kind) {
    case CourseKind::Waypoints: {
      WaypointCourse course;
      course.moves.resize(way.waypoints.empty() ? 0 : way.waypoints.size() - 1);
      for (std::size_t i = 0; i < way.durations.size(); ++i) course.moves[i].duration = way.durations[i];
      course.waypoints = std::move(way.waypoints);
      changed.course = std::move(course);
      return changed;
    }
    case CourseKind::Spline: {
      SplineCourse course;
      course.waypoints = std::move(way.waypoints);
      course.durations = std::move(way.durations);
      changed.course = std::move(course);
      return changed;
    }
    case CourseKind::Sinusoid:
    case CourseKind::Chirp: {
      if (way.waypoints.empty()) return std::nullopt;
      const bool chirp = kind == CourseKind::Chirp;
      const bool is_there = chosen >= 0 && chosen < std::ssize(way.waypoints);
      const Waypoint& centre = way.waypoints[is_there ? at(chosen) : 0];
      const std::optional<Eigen::VectorXd> q = positionsAt(centre, poses, model.dof());
      if (!q) return std::nullopt;
      WaveCourse wave = gentleWave(model, centre, *q, chirp);
      if (const auto* before = std::get_if<WaveCourse>(&plan.course)) {
        // what swings stays as it is, its frequency grows or stays
        const Eigen::VectorXd end = wave.end_frequency;
        wave = *before;
        wave.end_frequency = chirp ? end : Eigen::VectorXd();
      }
      changed.course = std::move(wave);
      return changed;
    }
    case CourseKind::Samples:
      if (played == nullptr || !(played->duration() > 0.0)) return std::nullopt;
      changed.course = sampled(*played);
      return changed;
  }
  return std::nullopt;
}

}  // namespace linkwright
