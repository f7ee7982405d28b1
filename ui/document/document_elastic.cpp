// SPDX-License-Identifier: GPL-3.0-or-later
// How elastic links and passive joints are analysed, and the motion that is found.
#include "core/scene/elastic_setup.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/document_state.h"
#include "ui/document/found_motion.h"
#include "ui/document/found_start.h"
#include "ui/document/guarded.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

ElasticSettings Document::elasticSettings() const { return scene_->beam.value_or(ElasticSettings()); }

void Document::setElastic(const std::optional<ElasticSettings>& settings, const QString& text) {
  if (gesture_) commitGesture();
  if (settings == scene_->beam) return;
  undo_stack_.push(new ElasticCommand(*this, scene_->beam, settings, text));
}

void Document::applyElastic(const std::optional<ElasticSettings>& settings) {
  if (gesture_) commitGesture();
  scene_->beam = settings;
  emit elasticEdited();
}

Result<ElasticSetup> Document::elasticSetup() const {
  SceneData scene = *scene_;
  const ElasticSetup* const start = startOfFound(motion_, state_.source);
  scene.q = start != nullptr ? start->q : state_.q;
  scene.qd = start != nullptr ? start->qd : state_.qd;
  return linkwright::elasticSetup(scene, mechanism_, model_);
}

void Document::showFound(std::shared_ptr<const FoundMotion> found) {
  if (found == found_) return;
  guarded([&] {
    const bool began_from_pose =
        motion_.found && !motion_.found->driven && state_.source == StateSource::Motion && !gesture_;
    const std::shared_ptr<const FoundMotion> before = std::exchange(found_, std::move(found));
    motion_ = motionOfScene(*scene_);
    if (motion_.found && !gesture_) {
      const double time = state_.source == StateSource::Motion ? state_.time : 0.0;
      state_.source = StateSource::Motion;
      state_.time = std::clamp(time, 0.0, motion_.curves->duration());
    }
    if (began_from_pose && !motion_.curves && before) {
      // the motion is gone with it: back to where it began
      state_ = {before->run->setup->q, before->run->setup->qd, Eigen::VectorXd::Zero(model_->dof())};
    }
    state_ = stateOn(motion_, std::move(state_), waypoint_);
    refreshSnapshot();
  });
}

}  // namespace linkwright::ui
