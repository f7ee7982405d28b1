// SPDX-License-Identifier: GPL-3.0-or-later
// The stored poses, the motion between two of them, and its playback.
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/evaluate.h"
#include "ui/document/guarded.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kShortestMotion = 1.0;  // s: quicker ones are over before the eye has followed

}  // namespace

void Document::applyMotion(const Poses& poses, const State& state) {
  guarded([&] {
    pause();
    gesture_.reset();
    SceneData next = scene_;
    next.poses = poses.poses;
    next.motion = poses.motion;
    next.trajectory = poses.trajectory;
    auto curves = curvesOfScene(next);
    std::swap(scene_, next);
    curves_ = std::move(curves);
    state_ = state;
    ik_.reset();
    try {
      refreshSnapshot();
    } catch (...) {
      std::swap(scene_, next);
      throw;
    }
  });
  emit posesChanged();
}

void Document::pushPoses(Poses after, const QString& text) {
  if (gesture_) commitGesture();
  const Poses before{scene_.poses, scene_.motion, scene_.trajectory};
  if (after == before) return;
  guarded([&] {
    SceneData next = scene_;
    next.poses = after.poses;
    next.motion = after.motion;
    next.trajectory = after.trajectory;
    const auto curves = curvesOfScene(next);
    // a robot that was on a motion stays on it at the nearest time; where the motion is no more it stays where it is
    State state = state_;
    if (state.source == StateSource::Motion && curves) {
      state.time = std::min(state.time, curves->motion.duration);
      JointState on = sample(curves->motion, state.time);
      state.q = std::move(on.q);
      state.qd = std::move(on.qd);
      state.qdd = std::move(on.qdd);
    } else if (!curves) {
      state.source = StateSource::Pose;
      if (state_.source == StateSource::Motion) {
        state.qd.setZero();
        state.qdd.setZero();
      }
    }
    undo_stack_.push(new MotionCommand(*this, {before, state_}, {std::move(after), std::move(state)}, text));
  });
}

void Document::storePose(const QString& name) {
  if (gesture_) commitGesture();
  Poses after{scene_.poses, scene_.motion, scene_.trajectory};
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
  const StoredPose* const pose_gone = findPose(scene_, name);
  if (pose_gone == nullptr) return;
  Poses after{scene_.poses, scene_.motion, scene_.trajectory};
  const std::string gone = name.toStdString();
  std::erase_if(after.poses, [&](const StoredPose& pose) { return pose.name == gone; });
  if (after.trajectory) detachPose(*after.trajectory, *pose_gone);
  if (after.motion && (after.motion->from == gone || after.motion->to == gone)) after.motion.reset();
  pushPoses(std::move(after), tr("Remove pose %1").arg(name));
}

void Document::renamePose(const QString& name, const QString& new_name) {
  const QString wanted = new_name.trimmed();
  if (findPose(scene_, name) == nullptr || wanted.isEmpty() || findPose(scene_, wanted) != nullptr) return;
  Poses after{scene_.poses, scene_.motion, scene_.trajectory};
  const std::string before = name.toStdString(), now = wanted.toStdString();
  for (StoredPose& pose : after.poses) {
    if (pose.name == before) pose.name = now;
  }
  if (after.trajectory) linkwright::renamePose(*after.trajectory, before, now);
  if (after.motion && after.motion->from == before) after.motion->from = now;
  if (after.motion && after.motion->to == before) after.motion->to = now;
  pushPoses(std::move(after), tr("Rename pose %1").arg(name));
}

void Document::applyPose(const QString& name) {
  const StoredPose* pose = findPose(scene_, name);
  if (pose == nullptr) return;
  const Eigen::VectorXd rest = Eigen::VectorXd::Zero(model_->dof());
  setState(Eigen::VectorXd(pose->q), rest, rest, tr("Go to pose %1").arg(name));
}

void Document::setMotion(const QString& from, const QString& to, double duration) {
  const StoredPose* start = findPose(scene_, from);
  const StoredPose* end = findPose(scene_, to);
  if (start == nullptr || end == nullptr) return;
  if (!(duration > 0.0)) {
    Eigen::VectorXd velocity(model_->dof());
    for (int i = 0; i < model_->dof(); ++i) velocity[i] = model_->joints()[static_cast<std::size_t>(i)].limits.velocity;
    duration = shortestDuration(start->q, end->q, velocity, kShortestMotion);
  }
  duration = std::clamp(duration, kShortestDuration, kLongestDuration);
  Poses after{scene_.poses, SceneMotion{start->name, end->name, duration}, std::nullopt};
  pushPoses(std::move(after), tr("Move from %1 to %2").arg(from, to));
}

void Document::clearMotion() {
  if (!scene_.motion && !scene_.trajectory) return;
  pushPoses({scene_.poses, std::nullopt, std::nullopt}, tr("Remove the motion"));
}

void Document::putOnMotion(double seconds) {
  state_.time = std::clamp(seconds, 0.0, curves_->motion.duration);
  state_.source = StateSource::Motion;
  JointState state = sample(curves_->motion, state_.time);
  state_.q = std::move(state.q);
  state_.qd = std::move(state.qd);
  state_.qdd = std::move(state.qdd);
  ik_.reset();
  refreshSnapshot();
}

void Document::setTime(double seconds) {
  if (!curves_) return;
  if (gesture_) commitGesture();
  guarded([&] { putOnMotion(seconds); });
  // the clock of a motion that plays goes on from there
  playback_origin_ = state_.time;
  clock_.restart();
}

void Document::play() {
  if (!curves_ || isPlaying()) return;
  const bool at_end = state_.source == StateSource::Motion && state_.time >= curves_->motion.duration;
  setTime(at_end || state_.source != StateSource::Motion ? 0.0 : state_.time);
  playback_->start();
  emit playingChanged(true);
}

void Document::pause() {
  if (!isPlaying()) return;
  playback_->stop();
  emit playingChanged(false);
}

bool Document::isPlaying() const { return playback_->isActive(); }

void Document::advancePlayback() {
  if (!curves_) return pause();
  const double duration = curves_->motion.duration;
  const double now = playback_origin_ + static_cast<double>(clock_.nsecsElapsed()) * 1e-9;
  if (now < duration) {
    guarded([&] { putOnMotion(now); });
  } else if (looping_) {
    setTime(0.0);
  } else {
    setTime(duration);
    pause();
  }
}

}  // namespace linkwright::ui
