// SPDX-License-Identifier: GPL-3.0-or-later
// The stored poses, the motion between two of them, and its playback.
#include "core/trajectory/quintic.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/document_state.h"
#include "ui/document/evaluate.h"
#include "ui/document/guarded.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kShortestMotion = 1.0;  // s: quicker ones are over before the eye has followed

}  // namespace

void Document::pushPoses(Poses after, const QString& text) {
  if (gesture_) commitGesture();
  const Poses before = posesNow();
  if (after == before) return;
  guarded([&] {
    // a robot that was on a motion stays on it at the nearest time
    State state = state_;
    if (!isSameMotion(after)) {
      SceneData next = *scene_;
      next.poses = after.poses;
      next.motion = after.motion;
      next.trajectory = after.trajectory ? std::optional(*after.trajectory) : std::nullopt;
      state = stateOn(motionOf(next, *model_, terms_, formulation_, mistakes_, false, after.run), state_, waypoint_);
    }
    undo_stack_.push(new MotionCommand(*this, {before, state_}, {std::move(after), std::move(state)}, text));
  });
}

void Document::storePose(const QString& name) {
  if (gesture_) commitGesture();
  Poses after = posesNow();
  const StoredPose pose{name.toStdString(), state_.q};
  const auto it = std::find_if(after.poses.begin(), after.poses.end(),
                               [&](const StoredPose& other) { return other.name == pose.name; });
  if (it == after.poses.end())
    after.poses.push_back(pose);
  else
    *it = pose;
  pushPoses(std::move(after), tr("Store pose %1").arg(name));
}

void Document::removePose(const QString& name) {
  const StoredPose* const pose_gone = findPose(*scene_, name);
  if (pose_gone == nullptr) return;
  Poses after = posesNow();
  const std::string gone = name.toStdString();
  std::erase_if(after.poses, [&](const StoredPose& pose) { return pose.name == gone; });
  if (after.motion && (after.motion->from == gone || after.motion->to == gone)) {
    // what names no stored pose any more has no short form
    after.trajectory = std::make_shared<const TrajectoryPlan>(
        planBetween(after.motion->from, after.motion->to, after.motion->duration));
    after.motion.reset();
  }
  if (after.trajectory) {
    auto without = std::make_shared<TrajectoryPlan>(*after.trajectory);
    detachPose(*without, *pose_gone);
    if (*without != *after.trajectory) after.trajectory = std::move(without);
  }
  pushPoses(std::move(after), tr("Remove pose %1").arg(name));
}

void Document::renamePose(const QString& name, const QString& new_name) {
  const QString wanted = new_name.trimmed();
  if (findPose(*scene_, name) == nullptr || wanted.isEmpty() || findPose(*scene_, wanted) != nullptr) return;
  Poses after = posesNow();
  const std::string before = name.toStdString(), now = wanted.toStdString();
  for (StoredPose& pose : after.poses) {
    if (pose.name == before) pose.name = now;
  }
  if (after.trajectory) {
    auto renamed = std::make_shared<TrajectoryPlan>(*after.trajectory);
    linkwright::renamePose(*renamed, before, now);
    if (*renamed != *after.trajectory) after.trajectory = std::move(renamed);
  }
  if (after.motion && after.motion->from == before) after.motion->from = now;
  if (after.motion && after.motion->to == before) after.motion->to = now;
  pushPoses(std::move(after), tr("Rename pose %1").arg(name));
}

void Document::applyPose(const QString& name) {
  const StoredPose* pose = findPose(*scene_, name);
  if (pose == nullptr) return;
  const Eigen::VectorXd rest = Eigen::VectorXd::Zero(model_->dof());
  setState(Eigen::VectorXd(pose->q), rest, rest, tr("Go to pose %1").arg(name));
}

void Document::setMotion(const QString& from, const QString& to, double duration) {
  const StoredPose* start = findPose(*scene_, from);
  const StoredPose* end = findPose(*scene_, to);
  if (start == nullptr || end == nullptr) return;
  if (!(duration > 0.0)) {
    Eigen::VectorXd velocity(model_->dof());
    for (int i = 0; i < model_->dof(); ++i) velocity[i] = model_->joints()[static_cast<std::size_t>(i)].limits.velocity;
    duration = shortestDuration(start->q, end->q, velocity, kShortestMotion);
  }
  duration = std::clamp(duration, kShortestDuration, kLongestDuration);
  Poses after{scene_->poses, SceneMotion{start->name, end->name, duration}, nullptr, nullptr, nullptr};
  pushPoses(std::move(after), tr("Move from %1 to %2").arg(from, to));
}

void Document::clearMotion() {
  if (!scene_->motion && !scene_->trajectory) return;
  pushPoses({scene_->poses, std::nullopt, nullptr, nullptr, nullptr}, tr("Remove the motion"));
}

void Document::putOnMotion(double seconds) {
  State state = state_;
  state.time = seconds;
  state.source = StateSource::Motion;
  state_ = stateOn(motion_, std::move(state), std::nullopt);
  ik_.reset();
  refreshSnapshot();
}

void Document::setTime(double seconds) {
  if (isSimulating()) commitGesture();
  if (!motion_.curves) return;
  if (gesture_) commitGesture();
  guarded([&] {
    if (timeOfWaypoint(motion_, waypoint_) != seconds) waypoint_.reset();
    putOnMotion(seconds);
  });
  // the clock of a motion that plays goes on from there
  playback_.goOnFrom(state_.time);
}

void Document::advanceTo(double seconds) {
  if (!motion_.curves) return;
  guarded([&] {
    waypoint_.reset();
    putOnMotion(seconds);
  });
}

}  // namespace linkwright::ui
