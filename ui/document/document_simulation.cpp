// SPDX-License-Identifier: GPL-3.0-or-later
// How the scene is simulated, and a simulation under way.
#include "core/scene/simulation_setup.h"
#include "core/trajectory/plan_edit.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/document_state.h"
#include "ui/document/followed.h"
#include "ui/document/guarded.h"
#include "ui/document/simulated_run.h"

#include <utility>
#include <variant>

namespace linkwright::ui {

std::shared_ptr<const TrajectoryPlan> takeFollowed(SceneData& scene) {
  auto* torques = scene.simulation ? std::get_if<MotionTorque>(&scene.simulation->torques) : nullptr;
  if (torques == nullptr || !torques->motion) return nullptr;
  auto followed = std::make_shared<const TrajectoryPlan>(std::move(*torques->motion));
  torques->motion.reset();
  return followed;
}

void putFollowed(SceneData& scene, const std::shared_ptr<const TrajectoryPlan>& followed) {
  auto* torques = scene.simulation ? std::get_if<MotionTorque>(&scene.simulation->torques) : nullptr;
  if (torques == nullptr) return;
  torques->motion = followed ? std::optional(*followed) : std::nullopt;
}

SimulationSettings Document::simulationSettings() const { return scene_->simulation.value_or(SimulationSettings()); }

void Document::setSimulation(std::vector<Contact> contacts, const SimulationSettings& settings, const QString& text) {
  if (gesture_) commitGesture();
  QStringList problems;
  for (const std::string& what : settingsProblems(settings, model_->dof())) problems << QString::fromStdString(what);
  for (const Diagnostic& problem : contactProblems(*model_, contacts))
    problems << QString::fromStdString(problem.message);
  if (!problems.isEmpty()) {
    emit failed(tr("The simulation stays as it was: %1.").arg(problems.join(QStringLiteral("; "))));
    emit simulationEdited();
    return;
  }
  undo_stack_.push(
      new SimulationCommand(*this, {scene_->contacts, scene_->simulation}, {std::move(contacts), settings}, text));
}

void Document::applySimulation(const std::vector<Contact>& contacts,
                               const std::optional<SimulationSettings>& settings) {
  guarded([&] {
    if (gesture_) commitGesture();
    std::vector<Contact> before = std::exchange(scene_->contacts, contacts);
    try {
      refreshSnapshot();
    } catch (...) {
      scene_->contacts = std::move(before);
      throw;
    }
    scene_->simulation = settings;
  });
  emit simulationEdited();
}

Result<SimulationSetup> Document::simulationSetup() const {
  SceneData scene = *scene_;
  scene.simulation = simulationSettings();
  scene.q = isOnRun() ? run_->setup->q : state_.q;
  scene.qd = isOnRun() ? run_->setup->qd : state_.qd;
  putFollowed(scene, followed_);
  return linkwright::simulationSetup(scene, model_);
}

void Document::beginSimulation() {
  beginGesture(tr("Simulate"));
  waypoint_.reset();
  ik_.reset();
  gesture_->simulates = true;
}

/// The present motion, with positions of its own in the place of stored poses, which may change.
std::shared_ptr<const TrajectoryPlan> Document::motionToFollow() const {
  if (followed_ || !motion_.plan) return followed_;
  auto plan = std::make_shared<TrajectoryPlan>(*motion_.plan);
  for (const StoredPose& pose : scene_->poses) detachPose(*plan, pose);
  return plan;
}

const std::vector<Contact>& Document::contactsNow() const {
  return isOnRun() ? run_->setup->contacts : scene_->contacts;
}

Document::Poses Document::posesOfRun(const std::shared_ptr<const SimulatedRun>& run) const {
  const bool goes_on = run_ && run_->setup == run->setup;
  const bool follows = std::holds_alternative<MotionTorque>(run->setup->settings.torques);
  return {scene_->poses, std::nullopt, std::make_shared<const TrajectoryPlan>(run->record.motion()), run,
          follows && !goes_on ? motionToFollow() : followed_};
}

void Document::showSimulated(const SimulatedFrame& frame, const std::shared_ptr<const SimulatedRun>& so_far) {
  if (!isSimulating()) return;
  guarded([&] {
    const auto show = [&](bool is_on_run) {
      const bool is_motion = is_on_run && motion_.curves != nullptr;
      state_ = {frame.q, frame.qd, frame.qdd, is_motion ? StateSource::Motion : StateSource::Pose, frame.instant.t};
      gesture_->simulated = frame.instant;
      gesture_->changed = true;
      refreshSnapshot();
    };
    if (!so_far || so_far->record.times().back() <= 0.0) return show(gesture_->poses_before.has_value());
    withPoses(posesOfRun(so_far), [&] {
      motion_ = motionOfScene(*scene_);
      show(true);
    });
  });
}

}  // namespace linkwright::ui
