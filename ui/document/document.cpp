// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include "core/mechanism/mimic.h"
#include "ui/document/commands.h"
#include "ui/document/contact_instant.h"
#include "ui/document/evaluate.h"
#include "ui/document/followed.h"
#include "ui/document/follower.h"
#include "ui/document/found_start.h"
#include "ui/document/guarded.h"
#include "ui/document/insight.h"
#include "ui/document/simulated_run.h"

#include <QFileInfo>
#include <QTimer>

#include <algorithm>
#include <cmath>
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

}  // namespace

Document::Document(QObject* parent)
    : QObject(parent), scene_(std::make_unique<SceneData>()), pursuit_(new QTimer(this)) {
  pursuit_->setInterval(kTickMs);
  pursuit_->setSingleShot(true);
  connect(pursuit_, &QTimer::timeout, this, [this] { guarded([&] { pursue(); }); });
  connect(&undo_stack_, &QUndoStack::cleanChanged, this, &Document::titleChanged);

  SceneData scene = emptyScene();
  auto model = std::make_shared<const Model>(Model::compile(scene.mechanism).value());
  adopt(std::move(scene), std::move(model));
}

// a stack that is taken down announces its last change: to nobody
Document::~Document() { undo_stack_.blockSignals(true); }

void Document::adopt(SceneData scene, std::shared_ptr<const Model> model) {
  const Eigen::Index n = model->dof();
  Stage stage;
  stage.state.q = scene.q.size() == n ? scene.q : model->readyPose();
  stage.state.q = stage.state.q.cwiseMax(model->lowerLimits()).cwiseMin(model->upperLimits());
  stage.state.qd = scene.qd.size() == n ? scene.qd : Eigen::VectorXd::Zero(n);
  stage.state.qdd = scene.qdd.size() == n ? scene.qdd : Eigen::VectorXd::Zero(n);
  stage.hand = model->hands().front();
  if (!scene.targets.empty()) {
    const int link = model->findLink(scene.targets.front().link);
    if (link >= 0) stage.hand = link;
  }
  stage.mechanism = std::make_shared<const Mechanism>(scene.mechanism);
  stage.followed = takeFollowed(scene);
  stage.model = std::move(model);
  stage.scene = std::make_shared<const SceneData>(std::move(scene));
  waypoint_.reset();
  playback_.setRange(std::nullopt);
  install(stage);
  gesture_.reset();
  undo_stack_.clear();
}

void Document::install(const Stage& stage) {
  // everything that can fail first, on the side
  SceneData scene = *stage.scene;
  State state = stage.state;
  Motion motion = motionOf(scene, *stage.model, terms_, formulation_, mistakes_, gesture_ != nullptr, stage.run);
  if (state.source == StateSource::Pose || stage.run == nullptr)
    followLeaders(*stage.model, state.q, state.qd, state.qdd);
  // what is on the motion stays on it, where there still is one
  state = stateOn(motion, std::move(state), std::nullopt);
  auto next = std::make_shared<Snapshot>();
  next->mechanism = stage.mechanism;
  next->model = stage.model;
  next->source = state.source;
  next->time = state.time;
  next->q = state.q;
  next->qd = state.qd;
  next->qdd = state.qdd;
  next->gravity = scene.gravity;
  next->terms = terms_;
  next->loads = loadsOf(scene, *stage.model);
  next->formulation = formulation_;
  next->mistakes = mistakes_;
  next->hand = stage.hand;
  next->dragging = gesture_ != nullptr;
  next->hand_settings = hand_settings_;
  next->held = stage.held;
  next->motion = motion;
  const bool is_on_run = state.source == StateSource::Motion && stage.run != nullptr;
  if (is_on_run) next->simulated = instantAt(*stage.run, state.time);
  evaluate(*next, is_on_run ? stage.run->setup->contacts : scene.contacts);

  // from here on nothing does
  pause();
  pursuit_->stop();
  ik_.reset();
  last_pull_.reset();
  trail_.reset();
  held_ = stage.held;
  *scene_ = std::move(scene);
  mechanism_ = stage.mechanism;
  model_ = stage.model;
  motion_ = std::move(motion);
  run_ = stage.run;
  found_.reset();
  followed_ = stage.followed;
  state_ = std::move(state);
  keepWaypoint();
  hand_ = stage.hand;
  next->waypoint = waypoint_;
  publish(std::move(next));
}

void Document::applyState(const State& state) {
  guarded([&] {
    pause();
    gesture_.reset();
    state_ = state;
    keepWaypoint();
    ik_.reset();
    trail_.reset();
    refreshSnapshot();
  });
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

void Document::beginGesture(const QString& text) {
  if (gesture_) commitGesture();
  pause();
  gesture_ = std::make_unique<Gesture>();
  gesture_->text = text;
  gesture_->before = state_;
  if (const ElasticSetup* start = startOfFound(motion_, state_.source))
    gesture_->before = {start->q, start->qd, Eigen::VectorXd::Zero(model_->dof())};
}

bool Document::isSimulating() const { return gesture_ && gesture_->simulates; }

void Document::leaveMotion() {
  if (state_.source == StateSource::Pose) return;
  state_.source = StateSource::Pose;
  state_.qd.setZero();
  state_.qdd.setZero();
}

void Document::previewJoint(int joint, JointField field, double value) {
  require(joint >= 0 && joint < model_->dof(), "no such joint");
  if (!gesture_ || !std::isfinite(value)) return;
  guarded([&] {
    leaveMotion();
    pursuit_->stop();
    gesture_->pull.reset();
    const Limits& limits = model_->joints()[static_cast<std::size_t>(joint)].limits;
    switch (field) {
      case JointField::Position: state_.q[joint] = std::clamp(value, limits.lower, limits.upper); break;
      case JointField::Velocity: state_.qd[joint] = value; break;
      case JointField::Acceleration: state_.qdd[joint] = value; break;
    }
    gesture_->changed = true;
    ik_.reset();
    const auto show = [&] { refreshSnapshot(); };
    if (field == JointField::Position)
      carryWaypoint(show);
    else
      show();
  });
}

void Document::commitGesture() {
  if (!gesture_) return;
  pursuit_->stop();
  guarded([&] {
    if (gesture_->simulates) emit simulationEnding();
    finishPull();
    if (gesture_->pull && gesture_->changed) carryWaypoint([] {});
  });
  if (!gesture_) return;
  const Gesture gesture = std::move(*gesture_);
  gesture_.reset();
  if (gesture.stage_before) return commitEdit(gesture);
  const bool changed = gesture.changed && !(gesture.before.q == state_.q && gesture.before.qd == state_.qd &&
                                            gesture.before.qdd == state_.qdd);
  const std::optional<IkReport> report = ik_;
  const auto trail = trail_;
  if (gesture.pull) last_pull_ = gesture.pull;
  if (gesture.poses_before) {
    // a motion that is as it was is no edit
    if (*gesture.poses_before != posesNow()) {
      undo_stack_.push(
          new MotionCommand(*this, {*gesture.poses_before, gesture.before}, {posesNow(), state_}, gesture.text));
    } else {
      state_ = gesture.before;
      if (motion_.curves && motion_.curves->is_thinned) guarded([&] { motion_ = motionOfScene(*scene_); });
    }
  } else if (changed && !gesture.simulates)
    undo_stack_.push(new StateCommand(*this, gesture.before, state_, gesture.text));
  else
    state_ = gesture.before;
  // pushing the step was a change of state like any other: what the drag has left to look at stays
  ik_ = report;
  trail_ = trail;
  guarded([&] { refreshSnapshot(); });
}

void Document::cancelGesture() {
  if (!gesture_) return;
  if (isSimulating()) return commitGesture();
  pursuit_->stop();
  const Gesture gesture = std::move(*gesture_);
  gesture_.reset();
  if (gesture.stage_before)
    applyStage(*gesture.stage_before);
  else if (gesture.poses_before)
    applyMotion(*gesture.poses_before, gesture.before);
  else
    applyState(gesture.before);
}

void Document::setJoint(int joint, JointField field, double value) {
  beginGesture(
      tr("Set joint %1").arg(QString::fromStdString(model_->joints().at(static_cast<std::size_t>(joint)).name)));
  previewJoint(joint, field, value);
  commitGesture();
}

void Document::setState(const Eigen::VectorXd& q, const Eigen::VectorXd& qd, const Eigen::VectorXd& qdd,
                        const QString& text) {
  requireSize(q.size(), model_->dof(), "q");
  requireSize(qd.size(), model_->dof(), "qd");
  requireSize(qdd.size(), model_->dof(), "qdd");
  waypoint_.reset();
  beginGesture(text);
  leaveMotion();
  state_.q = q.cwiseMax(model_->lowerLimits()).cwiseMin(model_->upperLimits());
  state_.qd = qd;
  state_.qdd = qdd;
  ik_.reset();
  gesture_->changed = true;
  commitGesture();
}

void Document::goToReadyPose() {
  const Eigen::VectorXd rest = Eigen::VectorXd::Zero(model_->dof());
  setState(model_->readyPose(), rest, rest, tr("Go to the ready pose"));
}

// what a request changes before it fails, guarded() puts back
void Document::setTorqueTerms(TorqueTerms terms) {
  if (terms == terms_) return;
  if (gesture_) commitGesture();
  guarded([&] {
    terms_ = terms;
    motion_ = motionOfScene(*scene_);
    refreshSnapshot();
  });
}

void Document::setFormulation(Formulation formulation) {
  if (formulation == formulation_) return;
  if (gesture_) commitGesture();
  guarded([&] {
    formulation_ = formulation;
    if (!mistakes_.empty()) motion_ = motionOfScene(*scene_);
    refreshSnapshot();
  });
}

void Document::setMistakes(const MistakeSet& mistakes) {
  require(formulationFor(mistakes, formulation_).has_value(), "no formulation can make all of these mistakes");
  if (mistakes == mistakes_) return;
  if (gesture_) commitGesture();
  guarded([&] {
    mistakes_ = mistakes;
    motion_ = motionOfScene(*scene_);
    refreshSnapshot();
  });
}

void Document::setLoad(int link, const Wrench& wrench) {
  require(link >= 0 && link < model_->linkCount(), "no such link");
  if (!wrench.force.allFinite() || !wrench.moment.allFinite()) {
    emit failed(tr("A force or moment on a link has to be a number that is not infinite: the load stays as it was."));
    return;
  }
  if (gesture_) commitGesture();
  const std::string& name = model_->links()[static_cast<std::size_t>(link)].name;
  std::vector<SceneLoad> after = scene_->loads;
  std::erase_if(after, [&](const SceneLoad& load) { return load.link == name; });
  if (!wrench.force.isZero(0.0) || !wrench.moment.isZero(0.0)) after.push_back({name, wrench.force, wrench.moment});
  if (after == scene_->loads) return;
  undo_stack_.push(
      new LoadsCommand(*this, scene_->loads, std::move(after), tr("Load on %1").arg(QString::fromStdString(name))));
}

void Document::applyLoads(const std::vector<SceneLoad>& loads) {
  guarded([&] {
    if (gesture_) cancelGesture();
    SceneData next = *scene_;
    next.loads = loads;
    Motion motion = motionOfScene(next);
    std::swap(*scene_, next);
    motion_ = std::move(motion);
    try {
      refreshSnapshot();
    } catch (...) {
      // the one thing that guarded() cannot take from the last snapshot
      std::swap(*scene_, next);
      throw;
    }
  });
  // a run that is paused went without it
  emit simulationEdited();
}

QString Document::displayName() const {
  if (!file_path_.isEmpty()) return QFileInfo(file_path_).fileName();
  if (!proposed_path_.isEmpty()) return tr("%1 (recovered)").arg(QFileInfo(proposed_path_).fileName());
  return QString::fromStdString(mechanism_->name);
}

std::shared_ptr<Snapshot> Document::blankSnapshot() const {
  auto next = std::make_shared<Snapshot>();
  next->mechanism = mechanism_;
  next->model = model_;
  next->source = state_.source;
  next->time = state_.time;
  next->q = state_.q;
  next->qd = state_.qd;
  next->qdd = state_.qdd;
  next->gravity = scene_->gravity;
  next->terms = terms_;
  next->loads = loadsOf(*scene_, *model_);
  next->formulation = formulation_;
  next->mistakes = mistakes_;
  next->hand = hand_;
  next->dragging = gesture_ && !gesture_->simulates;
  next->simulating = isSimulating();
  if (gesture_ && gesture_->simulated)
    next->simulated = gesture_->simulated;
  else if (isOnRun())
    next->simulated = instantAt(*run_, state_.time);
  const bool pulls_hand = gesture_ && gesture_->pull && gesture_->pull->link == hand_ && !gesture_->pull->p_LE;
  if (pulls_hand) next->X_WT = gesture_->pull->X_WT;
  next->pull = gesture_ && gesture_->pull ? gesture_->pull : last_pull_;
  if (gesture_ && gesture_->slide) next->slide = gesture_->slide->report;
  next->ik = ik_;
  next->hand_settings = hand_settings_;
  next->held = held_;
  next->trail = trail_;
  next->motion = motion_;
  next->waypoint = waypoint_;
  return next;
}

Motion Document::motionOfScene(const SceneData& scene) const {
  return motionOf(scene, *model_, terms_, formulation_, mistakes_, gesture_ != nullptr, run_, found_);
}

void Document::refreshSnapshot() {
  // whatever has moved the joints: those that follow others go along
  // (but in a simulation, where every joint moves by itself)
  const bool is_simulated = isOnRun() || (gesture_ && gesture_->simulated);
  if (!is_simulated) followLeaders(*model_, state_.q, state_.qd, state_.qdd);
  std::shared_ptr<Snapshot> next = blankSnapshot();
  evaluate(*next, contactsNow());
  publish(std::move(next));
}

void Document::showAgain() {
  guarded([&] { refreshSnapshot(); });
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

}  // namespace linkwright::ui

#include "moc_document.cpp"
