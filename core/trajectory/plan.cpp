// SPDX-License-Identifier: MIT
#include "core/trajectory/plan.h"

#include "core/base/same_numbers.h"

#include <utility>

namespace linkwright {
namespace {

template <class Pointer, class Plan>
std::vector<Pointer> collect(Plan& plan) {
  std::vector<Pointer> found;
  if (auto* way = std::get_if<WaypointCourse>(&plan.course)) {
    for (auto& waypoint : way->waypoints) found.push_back(&waypoint);
  } else if (auto* spline = std::get_if<SplineCourse>(&plan.course)) {
    for (auto& waypoint : spline->waypoints) found.push_back(&waypoint);
  } else if (auto* wave = std::get_if<WaveCourse>(&plan.course)) {
    found.push_back(&wave->centre);
  }
  return found;
}

}  // namespace

bool Waypoint::operator==(const Waypoint& other) const {
  return pose == other.pose && (!pose.empty() || hasSameNumbers(q, other.q));
}

bool WaveCourse::operator==(const WaveCourse& other) const {
  return centre == other.centre && hasSameNumbers(amplitude, other.amplitude) &&
         hasSameNumbers(frequency, other.frequency) && hasSameNumbers(end_frequency, other.end_frequency) &&
         hasSameNumbers(phase, other.phase) && duration == other.duration;
}

bool SampledCourse::operator==(const SampledCourse& other) const {
  return hasSameNumbers(t, other.t) && hasSameNumbers(q, other.q) && hasSameNumbers(qd, other.qd) &&
         hasSameNumbers(qdd, other.qdd) && how == other.how;
}

bool MotionBounds::operator==(const MotionBounds& other) const {
  return velocity_share == other.velocity_share && hasSameNumbers(acceleration, other.acceleration) &&
         hasSameNumbers(jerk, other.jerk);
}

TrajectoryPlan planBetween(const std::string& from, const std::string& to, double duration) {
  WaypointCourse way;
  way.waypoints = {{from, {}}, {to, {}}};
  way.moves.emplace_back().duration = duration;
  TrajectoryPlan plan;
  plan.course = std::move(way);
  return plan;
}

std::vector<Waypoint*> waypointsOf(TrajectoryPlan& plan) { return collect<Waypoint*>(plan); }
std::vector<const Waypoint*> waypointsOf(const TrajectoryPlan& plan) { return collect<const Waypoint*>(plan); }

bool usesPose(const TrajectoryPlan& plan, const std::string& name) {
  for (const Waypoint* waypoint : waypointsOf(plan)) {
    if (!name.empty() && waypoint->pose == name) return true;
  }
  return false;
}

void renamePose(TrajectoryPlan& plan, const std::string& before, const std::string& now) {
  for (Waypoint* waypoint : waypointsOf(plan)) {
    if (!before.empty() && waypoint->pose == before) waypoint->pose = now;
  }
}

void detachPose(TrajectoryPlan& plan, const StoredPose& pose) {
  for (Waypoint* waypoint : waypointsOf(plan)) {
    if (!pose.name.empty() && waypoint->pose == pose.name) *waypoint = {{}, pose.q};
  }
}

}  // namespace linkwright
