// SPDX-License-Identifier: GPL-3.0-or-later
// The stored poses, the motion between two of them, and its playback.
#include "ui/document/commands.h"
#include "ui/document/document.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kCurveSamples = 401;
constexpr double kShortestMotion = 1.0;  // s: quicker ones are over before the eye has followed

}  // namespace

const StoredPose* Document::findPose(const QString& name) const {
  const std::string wanted = name.toStdString();
  const auto it = std::find_if(scene_.poses.begin(), scene_.poses.end(),
                               [&](const StoredPose& pose) { return pose.name == wanted; });
  return it == scene_.poses.end() ? nullptr : &*it;
}

void Document::applyPoses(const Poses& poses) {
  pause();
  scene_.poses = poses.poses;
  scene_.motion = poses.motion;
  refreshCurves();
  // a robot that was on a motion which is no more stays where it is
  if (!curves_) leaveMotion();
  else if (state_.source == StateSource::Motion) setTime(state_.time);
  refreshSnapshot();
  emit posesChanged();
}

void Document::pushPoses(Poses after, const QString& text) {
  if (gesture_) commitGesture();
  undo_stack_.push(new MotionCommand(*this, {scene_.poses, scene_.motion}, std::move(after), text));
}

void Document::storePose(const QString& name) {
  if (gesture_) commitGesture();
  Poses after{scene_.poses, scene_.motion};
  const StoredPose pose{name.toStdString(), state_.q};
  const auto it = std::find_if(after.poses.begin(), after.poses.end(),
                               [&](const StoredPose& other) { return other.name == pose.name; });
  if (it == after.poses.end()) after.poses.push_back(pose);
  else *it = pose;
  pushPoses(std::move(after), tr("Store pose %1").arg(name));
}

void Document::removePose(const QString& name) {
  if (findPose(name) == nullptr) return;
  Poses after{scene_.poses, scene_.motion};
  const std::string gone = name.toStdString();
  std::erase_if(after.poses, [&](const StoredPose& pose) { return pose.name == gone; });
  if (after.motion && (after.motion->from == gone || after.motion->to == gone)) after.motion.reset();
  pushPoses(std::move(after), tr("Remove pose %1").arg(name));
}

void Document::applyPose(const QString& name) {
  const StoredPose* pose = findPose(name);
  if (pose == nullptr) return;
  const Eigen::VectorXd rest = Eigen::VectorXd::Zero(model_->dof());
  setState(Eigen::VectorXd(pose->q), rest, rest, tr("Go to pose %1").arg(name));
}

void Document::setMotion(const QString& from, const QString& to, double duration) {
  const StoredPose* start = findPose(from);
  const StoredPose* end = findPose(to);
  if (start == nullptr || end == nullptr) return;
  if (!(duration > 0.0)) {
    Eigen::VectorXd velocity(model_->dof());
    for (int i = 0; i < model_->dof(); ++i) velocity[i] = model_->joints()[static_cast<std::size_t>(i)].limits.velocity;
    duration = shortestDuration(start->q, end->q, velocity, kShortestMotion);
  }
  Poses after{scene_.poses, SceneMotion{start->name, end->name, duration}};
  pushPoses(std::move(after), tr("Move from %1 to %2").arg(from, to));
}

void Document::clearMotion() {
  if (!scene_.motion) return;
  pushPoses({scene_.poses, std::nullopt}, tr("Remove the motion"));
}

void Document::refreshCurves() {
  curves_.reset();
  if (!scene_.motion || model_->dof() == 0) return;
  const StoredPose* start = findPose(QString::fromStdString(scene_.motion->from));
  const StoredPose* end = findPose(QString::fromStdString(scene_.motion->to));
  const Eigen::Index n = model_->dof();
  if (start == nullptr || end == nullptr || start->q.size() != n || end->q.size() != n) return;
  auto curves = std::make_shared<MotionCurves>();
  curves->motion = {start->q, end->q, scene_.motion->duration};
  curves->from = scene_.motion->from;
  curves->to = scene_.motion->to;
  curves->tau.resize(kCurveSamples, n);
  InverseDynamicsWorkspace workspace;
  Eigen::VectorXd tau;
  DynamicsInput input;
  input.gravity = scene_.gravity;
  input.terms = terms_;
  for (int k = 0; k < kCurveSamples; ++k) {
    const double t = curves->motion.duration * k / (kCurveSamples - 1);
    JointState state = sample(curves->motion, t);
    input.q = std::move(state.q);
    input.qd = std::move(state.qd);
    input.qdd = std::move(state.qdd);
    inverseDynamics(*model_, input, workspace, tau);
    curves->time.push_back(t);
    curves->tau.row(k) = tau.transpose();
  }
  curves_ = std::move(curves);
}

void Document::setTime(double seconds) {
  if (!curves_) return;
  if (gesture_) commitGesture();
  state_.time = std::clamp(seconds, 0.0, curves_->motion.duration);
  state_.source = StateSource::Motion;
  JointState state = sample(curves_->motion, state_.time);
  state_.q = std::move(state.q);
  state_.qd = std::move(state.qd);
  state_.qdd = std::move(state.qdd);
  ik_.reset();
  if (isPlaying()) {
    playback_origin_ = state_.time;
    clock_.restart();
  }
  refreshSnapshot();
}

void Document::play() {
  if (!curves_ || isPlaying()) return;
  if (gesture_) commitGesture();
  const bool at_end = state_.source == StateSource::Motion && state_.time >= curves_->motion.duration;
  setTime(at_end || state_.source != StateSource::Motion ? 0.0 : state_.time);
  playback_origin_ = state_.time;
  clock_.start();
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
    const double origin = playback_origin_;
    const QElapsedTimer clock = clock_;
    setTime(now);
    // the clock runs on from where it was started: restarting it each tick would lose the ticks' own time
    playback_origin_ = origin;
    clock_ = clock;
  } else if (looping_) {
    setTime(0.0);
  } else {
    setTime(duration);
    pause();
  }
}

}  // namespace linkwright::ui
