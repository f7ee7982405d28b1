// SPDX-License-Identifier: GPL-3.0-or-later
// The motion as it is edited: its plan, and the waypoint that gestures change.
#include "core/trajectory/plan_edit.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/document_state.h"
#include "ui/document/evaluate.h"
#include "ui/document/guarded.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

/// The short form of a plan that is no more than a motion between two stored poses.
std::optional<SceneMotion> shortFormOf(const TrajectoryPlan& plan) {
  const auto* course = std::get_if<WaypointCourse>(&plan.course);
  if (course == nullptr || course->waypoints.size() != 2 || course->moves.size() != 1) return std::nullopt;
  SceneMotion motion{course->waypoints[0].pose, course->waypoints[1].pose, course->moves[0].duration};
  if (motion.from.empty() || motion.to.empty() || !(motion.duration > 0.0)) return std::nullopt;
  if (planBetween(motion.from, motion.to, motion.duration) != plan) return std::nullopt;
  return motion;
}

}  // namespace

bool Document::Poses::operator==(const Poses& other) const {
  const bool same_plan = trajectory == other.trajectory ||
                         (trajectory != nullptr && other.trajectory != nullptr && *trajectory == *other.trajectory);
  return poses == other.poses && motion == other.motion && same_plan && run == other.run && followed == other.followed;
}

// the motion's plan is the scene's
Document::Poses Document::posesNow() const {
  return {scene_->poses, scene_->motion, scene_->trajectory ? motion_.plan : nullptr, run_, followed_};
}

Document::Poses Document::posesWith(const std::optional<TrajectoryPlan>& plan) const {
  Poses poses{scene_->poses, std::nullopt, nullptr, nullptr, nullptr};
  if (!plan) return poses;
  poses.motion = shortFormOf(*plan);
  if (!poses.motion) poses.trajectory = std::make_shared<const TrajectoryPlan>(*plan);
  return poses;
}

void Document::putPoses(Poses poses) {
  scene_->poses = std::move(poses.poses);
  scene_->motion = std::move(poses.motion);
  run_ = std::move(poses.run);
  followed_ = std::move(poses.followed);
  if (scene_->trajectory && poses.trajectory && poses.trajectory == motion_.plan) return;
  scene_->trajectory = poses.trajectory ? std::optional(*poses.trajectory) : std::nullopt;
}

/// Whether the motion by these is the one that there is: a stored pose that it does not name is none of it.
bool Document::isSameMotion(const Poses& poses) const {
  const Poses now = posesNow();
  if (poses.motion != now.motion || poses.trajectory != now.trajectory || poses.run != now.run) return false;
  if (motion_.curves && motion_.curves->is_thinned) return false;
  if (!motion_.plan) return true;
  const std::vector<const Waypoint*> waypoints = waypointsOf(*motion_.plan);
  return std::all_of(waypoints.begin(), waypoints.end(), [&](const Waypoint* waypoint) {
    return positionsAt(*waypoint, poses.poses, model_->dof()) == positionsAt(*waypoint, now.poses, model_->dof());
  });
}

std::optional<double> Document::timeOfWaypoint(const Motion& motion, std::optional<int> waypoint) {
  if (!waypoint || !motion.curves) return std::nullopt;
  const std::vector<double>& times = motion.curves->trajectory.waypointTimes();
  const auto index = static_cast<std::size_t>(*waypoint);
  return index < times.size() ? std::optional(times[index]) : std::nullopt;
}

Document::State Document::stateOn(const Motion& motion, State state, std::optional<int> waypoint) {
  if (state.source != StateSource::Motion) return state;
  if (!motion.curves) {
    // where the motion is no more the robot stays where it is
    state.source = StateSource::Pose;
    state.qd.setZero();
    state.qdd.setZero();
    return state;
  }
  state.time = timeOfWaypoint(motion, waypoint).value_or(std::clamp(state.time, 0.0, motion.curves->duration()));
  JointState on = motion.curves->trajectory.sample(state.time);
  state.q = std::move(on.q);
  state.qd = std::move(on.qd);
  state.qdd = std::move(on.qdd);
  return state;
}

/// Carries out `rest` with other poses and motion; where it throws, those from before come back. The first change of a
/// gesture is remembered.
void Document::withPoses(Poses poses, const std::function<void()>& rest) {
  Poses before = posesNow();
  putPoses(std::move(poses));
  try {
    rest();
  } catch (...) {
    putPoses(std::move(before));
    throw;
  }
  if (gesture_ && !gesture_->poses_before) gesture_->poses_before = std::move(before);
}

void Document::applyMotion(const Poses& poses, const State& state) {
  guarded([&] {
    pause();
    gesture_.reset();
    const bool is_same = isSameMotion(poses);
    withPoses(poses, [&] {
      if (!is_same) motion_ = motionOfScene(*scene_);
      state_ = state;
      keepWaypoint();
      ik_.reset();
      refreshSnapshot();
    });
  });
  emit posesChanged();
}

void Document::setTrajectory(const std::optional<TrajectoryPlan>& plan, const QString& text) {
  if (gesture_) commitGesture();
  pushPoses(posesWith(plan), text);
}

void Document::previewTrajectory(const TrajectoryPlan& plan) {
  if (!gesture_) return;
  guarded([&] {
    withPoses(posesWith(plan), [&] {
      motion_ = motionOfScene(*scene_);
      // from where the gesture began: on its way it may have been shorter, or not to be played
      state_ = stateOn(motion_, gesture_->before, waypoint_);
      refreshSnapshot();
    });
    gesture_->changed = true;
  });
}

void Document::editWaypoint(std::optional<int> waypoint) {
  if (gesture_) commitGesture();
  guarded([&] {
    pause();
    waypoint_.reset();
    if (waypoint && motion_.plan && *waypoint >= 0 && *waypoint < std::ssize(waypointsOf(*motion_.plan))) {
      waypoint_ = waypoint;
      if (const std::optional<double> time = timeOfWaypoint(motion_, waypoint)) return putOnMotion(*time);
      // of what cannot be played: to the pose itself
      goToWaypoint();
    }
    refreshSnapshot();
  });
}

void Document::goToWaypoint() {
  const Waypoint& waypoint = *waypointsOf(*motion_.plan)[static_cast<std::size_t>(*waypoint_)];
  const std::optional<Eigen::VectorXd> q = positionsAt(waypoint, scene_->poses, model_->dof());
  if (!q) return waypoint_.reset();
  state_.source = StateSource::Pose;
  state_.q = q->cwiseMax(model_->lowerLimits()).cwiseMin(model_->upperLimits());
  state_.qd.setZero();
  state_.qdd.setZero();
  ik_.reset();
}

/// The waypoint goes to where the joints are; then `rest`. Where that throws the motion stays as it was.
void Document::carryWaypoint(const std::function<void()>& rest) {
  if (!gesture_ || !waypoint_ || !motion_.plan) return rest();
  TrajectoryPlan plan = *motion_.plan;
  Waypoint& waypoint = *waypointsOf(plan).at(static_cast<std::size_t>(*waypoint_));
  Eigen::VectorXd q = state_.q;
  if (std::holds_alternative<WaveCourse>(plan.course) && motion_.curves && waypoint.q.size() == q.size()) {
    // a wave need not begin at its centre: the centre goes along by as much
    q += waypoint.q - motion_.curves->trajectory.sample(0.0).q;
  }
  waypoint = {{}, std::move(q)};
  withPoses(posesWith(plan), [&] {
    motion_ = motionOfScene(*scene_);
    // it is on the motion all the while, where there is one
    state_.source = motion_.curves ? StateSource::Motion : StateSource::Pose;
    state_ = stateOn(motion_, std::move(state_), waypoint_);
    rest();
  });
}

void Document::nameWaypoint(int waypoint, const QString& name) {
  const QString wanted = name.trimmed();
  const std::vector<const Waypoint*> waypoints =
      motion_.plan ? waypointsOf(*motion_.plan) : std::vector<const Waypoint*>();
  if (waypoint < 0 || waypoint >= std::ssize(waypoints) || wanted.isEmpty()) return;
  const Waypoint& before = *waypoints[static_cast<std::size_t>(waypoint)];
  if (before.pose == wanted.toStdString()) return;
  if (findPose(*scene_, wanted) != nullptr) {
    emit failed(tr("There is a pose named %1 already: the waypoint needs another name.").arg(wanted));
    return;
  }
  if (!before.pose.empty()) return renamePose(QString::fromStdString(before.pose), wanted);
  TrajectoryPlan plan = *motion_.plan;
  *waypointsOf(plan)[static_cast<std::size_t>(waypoint)] = {wanted.toStdString(), {}};
  Poses after = posesWith(plan);
  after.poses.push_back({wanted.toStdString(), before.q});
  pushPoses(std::move(after), tr("Store waypoint %1 as %2").arg(waypoint + 1).arg(wanted));
}

// the robot may have been put elsewhere
void Document::keepWaypoint() {
  const bool is_there = waypoint_ && motion_.plan && *waypoint_ < std::ssize(waypointsOf(*motion_.plan));
  const std::optional<double> time = timeOfWaypoint(motion_, waypoint_);
  bool is_on = state_.source == StateSource::Motion && time == state_.time;
  if (is_there && !motion_.curves) {
    const Waypoint& waypoint = *waypointsOf(*motion_.plan)[static_cast<std::size_t>(*waypoint_)];
    const std::optional<Eigen::VectorXd> q = positionsAt(waypoint, scene_->poses, model_->dof());
    is_on = q && *q == state_.q;
  }
  if (!is_there || !is_on) waypoint_.reset();
}

}  // namespace linkwright::ui
