// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include "core/mechanism/mimic.h"
#include "core/scene/plots.h"
#include "core/scene/scene_edit.h"
#include "ui/document/contact_instant.h"
#include "ui/document/edit_command.h"
#include "ui/document/evaluate.h"
#include "ui/document/followed.h"
#include "ui/document/follower.h"
#include "ui/document/found_start.h"
#include "ui/document/gesture.h"
#include "ui/document/insight.h"
#include "ui/document/scene_state.h"
#include "ui/document/simulated_run.h"

#include <QFileInfo>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <exception>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kTickMs = 16;

SceneData emptyScene() {
  SceneData scene;
  scene.mechanism.name = "empty";
  scene.mechanism.links.push_back({"base", std::nullopt, {}});
  return scene;
}

int linkOfMechanism(const Model& model, int link) {
  const auto& links = model.links();
  const auto found = std::find_if(links.begin(), links.end(), [&](const ModelLink& each) { return each.link == link; });
  return found == links.end() ? -1 : static_cast<int>(found - links.begin());
}

}  // namespace

Document::Document(QObject* parent) : QObject(parent), pursuit_(new QTimer(this)) {
  pursuit_->setInterval(kTickMs);
  pursuit_->setSingleShot(true);
  connect(pursuit_, &QTimer::timeout, this, [this] {
    if (gesture_ && gesture_->pull) change([this](DocumentState& next) { pursue(next); });
  });
  connect(&undo_stack_, &QUndoStack::cleanChanged, this, &Document::titleChanged);

  SceneData scene = emptyScene();
  auto model = std::make_shared<const Model>(Model::compile(scene.mechanism).value());
  adopt(std::move(scene), std::move(model));
}

// a stack that is taken down announces its last change: to nobody
Document::~Document() { undo_stack_.blockSignals(true); }

// --- what is open, and what the views show of it

/// Carries out a request; if it throws, says why. No exception goes on into the event loop, where it would end the
/// program and take unsaved work with it.
bool Document::tried(const std::function<void()>& request) {
  try {
    request();
    return true;
  } catch (const std::exception& problem) {
    playback_.pause();
    pursuit_->stop();
    if (gesture_) gesture_->pull.reset();
    if (gesture_) gesture_->slide.reset();
    emit failed(QString::fromUtf8(problem.what()));
    return false;
  }
}

/// What is open, changed, if all that the views show of it can be worked out; otherwise it stays as it was.
bool Document::change(const std::function<void(DocumentState&)>& change) {
  bool refused = false;
  const bool done = tried([&] {
    DocumentState next = now_;
    change(next);
    // whatever has moved the joints: those that follow others go along
    // (but in a simulation, where every joint moves by itself)
    if (!isOnRun(next) && !(gesture_ && gesture_->simulated)) followLeaders(*next.model, next.q, next.qd, next.qdd);
    Locks locks = locks_;
    // a run that is allowed moves the robot
    if (isSimulating() && !locks.runs) locks.state = false;
    refused = isRefused(locks, now_, next);
    if (refused) return;
    std::shared_ptr<Snapshot> shown = snapshotOf(next);
    now_ = std::move(next);
    publish(std::move(shown));
  });
  if (refused) {
    playback_.pause();
    pursuit_->stop();
    emit failed(locks_.why);
  }
  return done && !refused;
}

std::shared_ptr<Snapshot> Document::snapshotOf(const DocumentState& state) const {
  auto next = std::make_shared<Snapshot>();
  static_cast<DocumentState&>(*next) = state;
  next->pull = state.last_pull;
  if (gesture_) {
    next->simulating = gesture_->simulates;
    next->dragging = !gesture_->simulates;
    next->simulated = gesture_->simulated;
    if (gesture_->slide) next->slide = gesture_->slide->report;
    if (const std::optional<Pull>& pull = gesture_->pull) {
      next->pull = pull;
      if (pull->link == state.hand && !pull->p_LE) next->X_WT = pull->X_WT;
    }
  }
  evaluate(*next);
  return next;
}

void Document::publish(std::shared_ptr<Snapshot> next) {
  next->serial = ++serial_;
  // in another pose the hand is free in as many directions
  if (snapshot_ && snapshot_->model == next->model && snapshot_->hand == next->hand)
    next->insight->keepOfHand(*snapshot_->insight);
  snapshot_ = std::move(next);
  if (std::exchange(announced_, true)) return;
  // an event: a timer of no time would wait until nothing else is due
  QMetaObject::invokeMethod(
      this,
      [this] {
        announced_ = false;
        emit snapshotChanged();
      },
      Qt::QueuedConnection);
}

void Document::adopt(SceneData scene, std::shared_ptr<const Model> model) {
  DocumentState next;
  static_cast<SceneState&>(next) = openedState(std::move(scene), std::move(model));
  next.terms = now_.terms;
  next.formulation = now_.formulation;
  next.mistakes = now_.mistakes;
  next.hand_settings = now_.hand_settings;
  next.motion = motionOf(next);
  std::unique_ptr<Gesture> gesture = std::move(gesture_);
  std::shared_ptr<Snapshot> shown;
  try {
    shown = snapshotOf(next);
  } catch (...) {
    gesture_ = std::move(gesture);
    throw;
  }
  playback_.pause();
  pursuit_->stop();
  playback_.setRange(std::nullopt);
  now_ = std::move(next);
  publish(std::move(shown));
  undo_stack_.clear();
}

/// Puts `next`, which differs in `parts`, in the place of what is open.
bool Document::install(SceneState next, SceneParts parts, bool follows_motion) {
  return change([&](DocumentState& after) {
    const bool is_thinned = after.motion.curves && after.motion.curves->is_thinned;
    const bool has_same_motion = hasSameMotion(after, next) && !is_thinned;
    static_cast<SceneState&>(after) = std::move(next);
    if (parts & ScenePart::Mechanism) {
      after.found.reset();
      after.last_pull.reset();
    }
    if (!has_same_motion) {
      after.motion = motionOf(after, gesture_ != nullptr);
      if (follows_motion) static_cast<RobotState&>(after) = stateOn(after.motion, after, after.waypoint);
    }
    if (parts & kMovingParts) {
      playback_.pause();
      pursuit_->stop();
      after.ik.reset();
      if (parts & (SceneParts(ScenePart::Robot) | ScenePart::Mechanism)) after.trail.reset();
      keepWaypoint(after);
    }
  });
}

// --- edits

SceneState Document::beginEdit() {
  if (gesture_) commitGesture();
  return now_;
}

bool Document::commit(SceneState next, const QString& text) { return commit(std::move(next), text, {}, -1); }

bool Document::commit(SceneState next, const QString& text, Renames renames, int link) {
  const SceneParts parts = difference(now_, next);
  if (!parts) return true;
  SceneState before = standingOf(now_);
  if (!install(std::move(next), parts, true)) return false;
  push(std::move(before), parts, text, std::move(renames), link);
  return true;
}

void Document::push(SceneState before, SceneParts parts, const QString& text, Renames renames, int link) {
  tried([&] {
    undo_stack_.push(new EditCommand(*this, {std::move(before), now_, parts, std::move(renames), link}, text));
  });
  emit changed(parts);
  if (parts & kMechanismParts) emit edited(link);
}

/// One side of an edit again. What the edit has left alone stays as it is now, and so does what is nobody's edit.
void Document::goTo(const SceneState& side, SceneParts parts, const Renames& renames) {
  gesture_.reset();
  SceneState next = side;
  if (!(parts & ScenePart::Mechanism)) {
    next.hand = now_.hand;
    next.held = now_.held;
  }
  if (!(parts & kMovingParts)) static_cast<RobotState&>(next) = now_;
  if (!(parts & ~SceneParts(ScenePart::Robot))) {
    next.scene = now_.scene;
  } else {
    next = withScene(std::move(next), [&](SceneData& scene) {
      scene.view = now_.scene->view;
      scene.plots = now_.scene->plots;
      if (scene.plots && !renames.empty()) scene.plots = withJointsRenamed(*scene.plots, renames);
    });
  }
  const SceneParts others = difference(now_, next);
  install(std::move(next), others, false);
  emit changed(parts);
}

Diagnostics Document::edit(const Edited& edited, const QString& text) {
  if (gesture_) commitGesture();
  Diagnostics problems;
  tried([&] {
    std::optional<SceneState> after = withEdit(standingOf(now_), edited, problems);
    if (!after) return;
    const int link = linkOfMechanism(*after->model, edited.link);
    commit(*std::move(after), text, renamedJoints(*now_.mechanism, edited), link);
  });
  return problems;
}

Diagnostics Document::previewEdit(const Edited& edited) {
  Diagnostics problems;
  if (!gesture_) return problems;
  tried([&] {
    std::optional<SceneState> after = withEdit(standingOf(now_), edited, problems);
    if (!after) return;
    gesture_->edited_link = linkOfMechanism(*after->model, edited.link);
    const SceneParts parts = difference(now_, *after);
    install(*std::move(after), parts, true);
  });
  return problems;
}

void Document::undo() {
  // a run is never thrown away: it is undone like what is over
  if (isSimulating()) commitGesture();
  if (gesture_)
    cancelGesture();
  else
    undo_stack_.undo();
}

void Document::redo() {
  if (gesture_)
    cancelGesture();
  else
    undo_stack_.redo();
}

// --- gestures

bool Document::gestureActive() const { return gesture_ != nullptr; }

void Document::beginGesture(const QString& text) {
  if (gesture_) commitGesture();
  playback_.pause();
  gesture_ = std::make_unique<Gesture>();
  gesture_->text = text;
  gesture_->before = standingOf(now_);
}

void Document::commitGesture() {
  if (!gesture_) return;
  pursuit_->stop();
  if (gesture_->simulates) emit simulationEnding();
  if (gesture_->pull) {
    change([this](DocumentState& next) {
      finishPull(next);
      if (gesture_->moves) carryWaypoint(next);
    });
  }
  if (!gesture_) return;
  const std::unique_ptr<Gesture> gesture = std::move(gesture_);
  // joints that are where they were have not been moved, and a run that has not begun has moved none
  const bool moves = gesture->moves && !gesture->simulates && !hasSameJoints(gesture->before, now_);
  SceneParts parts = difference(gesture->before, now_);
  if (!(parts & ~SceneParts(ScenePart::Robot)) && !moves) parts = {};
  change([&](DocumentState& next) {
    if (gesture->pull) next.last_pull = gesture->pull;
    if (!parts) static_cast<RobotState&>(next) = gesture->before;
    if (next.motion.curves && next.motion.curves->is_thinned) next.motion = motionOf(next);
    keepWaypoint(next);
  });
  if (parts) push(gesture->before, parts, gesture->text, {}, gesture->edited_link);
}

void Document::cancelGesture() {
  if (!gesture_) return;
  if (isSimulating()) return commitGesture();
  pursuit_->stop();
  const SceneState before = gesture_->before;
  const SceneParts parts = difference(before, now_);
  goTo(before, parts | ScenePart::Robot, {});
}

void Document::previewJoint(int joint, JointField field, double value) {
  require(joint >= 0 && joint < now_.model->dof(), "no such joint");
  if (!gesture_ || !std::isfinite(value)) return;
  change([&](DocumentState& next) {
    leaveMotion(next);
    pursuit_->stop();
    gesture_->pull.reset();
    const Limits& limits = next.model->joints()[static_cast<std::size_t>(joint)].limits;
    switch (field) {
      case JointField::Position: next.q[joint] = std::clamp(value, limits.lower, limits.upper); break;
      case JointField::Velocity: next.qd[joint] = value; break;
      case JointField::Acceleration: next.qdd[joint] = value; break;
    }
    gesture_->moves = true;
    next.ik.reset();
    if (field == JointField::Position) carryWaypoint(next);
  });
}

void Document::previewTrajectory(const TrajectoryPlan& plan) {
  if (!gesture_) return;
  change([&](DocumentState& next) {
    static_cast<SceneState&>(next) = withPlan(next, plan);
    next.motion = motionOf(next, true);
    // from where the gesture began: on its way it may have been shorter, or not to be played
    static_cast<RobotState&>(next) = stateOn(next.motion, gesture_->before, next.waypoint);
  });
}

// --- how it is looked at: no undo steps

// --- a simulation under way

bool Document::isSimulating() const { return gesture_ && gesture_->simulates; }

void Document::beginSimulation() {
  //: verb: undo step
  beginGesture(tr("Simulate"));
  now_.waypoint.reset();
  now_.ik.reset();
  gesture_->simulates = true;
}

void Document::showSimulated(const SimulatedFrame& frame, const std::shared_ptr<const SimulatedRun>& so_far) {
  if (!isSimulating()) return;
  change([&](DocumentState& next) {
    const bool has_motion = so_far && so_far->record.times().back() > 0.0;
    if (has_motion) {
      static_cast<SceneState&>(next) = withRun(next, so_far);
      next.motion = motionOf(next, true);
    }
    const bool is_on_run = has_motion || now_.run != gesture_->before.run;
    static_cast<RobotState&>(next) = {is_on_run && next.motion.curves ? StateSource::Motion : StateSource::Pose,
                                      frame.instant.t, frame.q, frame.qd, frame.qdd};
    gesture_->simulated = frame.instant;
    gesture_->moves = true;
  });
}

}  // namespace linkwright::ui

#include "moc_document.cpp"
