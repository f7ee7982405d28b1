// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the mechanism: what is open is replaced as a whole, and all that speaks of its parts follows.
#include "core/scene/scene_edit.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/document_state.h"
#include "ui/document/followed.h"
#include "ui/document/found_start.h"
#include "ui/document/guarded.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

/// The link of the model after an edit that was `link` of the one before, -1 where it is gone.
int linkAfter(const Model& before, const Model& after, const Edited& edited, int link) {
  if (link < 0 || link >= before.linkCount()) return -1;
  const int old = before.links()[static_cast<std::size_t>(link)].link;
  for (int i = 0; i < after.linkCount(); ++i) {
    if (edited.link_before[static_cast<std::size_t>(after.links()[static_cast<std::size_t>(i)].link)] == old) return i;
  }
  return -1;
}

int linkOfMechanism(const Model& model, int link) {
  const auto& links = model.links();
  const auto found = std::find_if(links.begin(), links.end(), [&](const ModelLink& each) { return each.link == link; });
  return found == links.end() ? -1 : static_cast<int>(found - links.begin());
}

}  // namespace

Document::Stage Document::stageNow() const {
  State state = state_;
  if (const ElasticSetup* start = startOfFound(motion_, state_.source))
    state = {start->q, start->qd, Eigen::VectorXd::Zero(model_->dof())};
  return {
      std::make_shared<const SceneData>(*scene_), mechanism_, model_, std::move(state), hand_, held_, run_, followed_};
}

Document::Stage Document::stageAfter(const Edited& edited, Diagnostics& problems) const {
  SceneData now = *scene_;
  const State state = stageNow().state;
  now.q = state.q;
  now.qd = state.qd;
  now.qdd = state.qdd;
  putFollowed(now, followed_);
  Result<EditedScene> result = withMechanism(now, *model_, edited);
  problems = result.diagnostics();
  if (!result) return {};
  EditedScene after = std::move(result).value();
  Stage stage;
  stage.followed = takeFollowed(after.scene);
  stage.state = {after.scene.q, after.scene.qd, after.scene.qdd, state.source, state.time};
  stage.model = std::make_shared<const Model>(std::move(after.model));
  stage.mechanism = std::make_shared<const Mechanism>(after.scene.mechanism);
  const int hand = linkAfter(*model_, *stage.model, edited, hand_);
  // a hand that nobody has named is the end of the chain, also of one that has grown
  const bool is_default = mechanism_->hands.empty() && hand_ == model_->hands().front();
  stage.hand = hand < 0 || is_default ? stage.model->hands().front() : hand;
  for (const int held : held_) {
    const int link = linkAfter(*model_, *stage.model, edited, held);
    if (link >= 0) stage.held.push_back(link);
  }
  // the scene keeps what it holds of the state until it is saved
  if (scene_->q.size() == 0) after.scene.q.resize(0);
  if (scene_->qd.size() == 0) after.scene.qd.resize(0);
  if (scene_->qdd.size() == 0) after.scene.qdd.resize(0);
  stage.scene = std::make_shared<const SceneData>(std::move(after.scene));
  return stage;
}

/// What is nobody's edit stays as it is: camera and plots, but for the new names of joints.
void Document::installEdited(const Stage& stage, const JointRenames& renames) {
  const std::optional<SceneView> view = scene_->view;
  std::optional<std::vector<ScenePlot>> plots = scene_->plots;
  if (plots) plots = withJointsRenamed(*std::move(plots), renames);
  install(stage);
  scene_->view = view;
  scene_->plots = std::move(plots);
}

void Document::applyStage(const Stage& stage, const JointRenames& renames) {
  guarded([&] {
    gesture_.reset();
    installEdited(stage, renames);
  });
  emit posesChanged();
}

Diagnostics Document::edit(const Edited& edited, const QString& text) {
  if (gesture_) commitGesture();
  Diagnostics problems;
  guarded([&] {
    Stage after = stageAfter(edited, problems);
    if (hasErrors(problems)) return;
    const int link = linkOfMechanism(*after.model, edited.link);
    JointRenames renames = renamedJoints(*mechanism_, edited);
    undo_stack_.push(new EditCommand(*this, stageNow(), std::move(after), std::move(renames), link, text));
  });
  return problems;
}

void Document::setGravity(const Eigen::Vector3d& gravity) {
  if (!gravity.allFinite()) {
    emit failed(tr("Gravity has to be made of numbers that are not infinite: it stays as it was."));
    return;
  }
  if (gesture_) commitGesture();
  if (gravity == scene_->gravity) return;
  guarded([&] {
    Stage after = stageNow();
    auto scene = std::make_shared<SceneData>(*after.scene);
    scene->gravity = gravity;
    after.scene = std::move(scene);
    undo_stack_.push(new EditCommand(*this, stageNow(), std::move(after), {}, -1, tr("Gravity")));
  });
}

Diagnostics Document::previewEdit(const Edited& edited) {
  Diagnostics problems;
  if (!gesture_) return problems;
  guarded([&] {
    const Stage after = stageAfter(edited, problems);
    if (hasErrors(problems)) return;
    if (!gesture_->stage_before) gesture_->stage_before = stageNow();
    gesture_->edited_link = linkOfMechanism(*after.model, edited.link);
    const std::optional<int> waypoint = waypoint_;
    installEdited(after, {});
    if (waypoint_ == waypoint) return;
    // other limits make other durations: the robot stays on its waypoint
    const std::optional<double> time = timeOfWaypoint(motion_, waypoint);
    if (!time) return;
    waypoint_ = waypoint;
    putOnMotion(*time);
  });
  return problems;
}

void Document::commitEdit(const Gesture& gesture) {
  undo_stack_.push(new EditCommand(*this, *gesture.stage_before, stageNow(), {}, gesture.edited_link, gesture.text));
}

}  // namespace linkwright::ui
