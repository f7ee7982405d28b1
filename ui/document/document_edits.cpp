// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/require.h"
#include "core/beam/elastic_settings.h"
#include "core/contact/contact.h"
#include "core/scene/elastic_setup.h"
#include "core/scene/simulation_setup.h"
#include "core/trajectory/plan_edit.h"
#include "core/trajectory/quintic.h"
#include "ui/document/document.h"
#include "ui/document/evaluate.h"
#include "ui/document/followed.h"
#include "ui/document/scene_state.h"
#include "ui/document/simulated_run.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace linkwright::ui {

namespace {

constexpr double kShortestMotion = 1.0;  // s: quicker ones are over before the eye has followed

}  // namespace

void Document::setJoint(int joint, JointField field, double value) {
  beginGesture(
      tr("Set joint %1").arg(QString::fromStdString(now_.model->joints().at(static_cast<std::size_t>(joint)).name)));
  previewJoint(joint, field, value);
  commitGesture();
}

void Document::setState(const Eigen::VectorXd& q, const Eigen::VectorXd& qd, const Eigen::VectorXd& qdd,
                        const QString& text) {
  SceneState next = beginEdit();
  requireSize(q.size(), next.model->dof(), "q");
  requireSize(qd.size(), next.model->dof(), "qd");
  requireSize(qdd.size(), next.model->dof(), "qdd");
  leaveMotion(next);
  next.q = q.cwiseMax(next.model->lowerLimits()).cwiseMin(next.model->upperLimits());
  next.qd = qd;
  next.qdd = qdd;
  commit(std::move(next), text);
}

void Document::goToReadyPose() {
  const Eigen::VectorXd rest = Eigen::VectorXd::Zero(now_.model->dof());
  setState(now_.model->readyPose(), rest, rest, tr("Go to the ready pose"));
}

void Document::slide(HandHold hold, int lead, double amount) {
  beginGesture(tr("Slide the arm"));
  previewSlide(hold, lead, amount);
  commitGesture();
}

void Document::setLoad(int link, const Wrench& wrench) {
  require(link >= 0 && link < now_.model->linkCount(), "no such link");
  if (!wrench.force.allFinite() || !wrench.moment.allFinite()) {
    emit failed(tr("A force or moment on a link has to be a number that is not infinite: the load stays as it was."));
    return;
  }
  const std::string& name = now_.model->links()[static_cast<std::size_t>(link)].name;
  SceneState next = withScene(beginEdit(), [&](SceneData& scene) {
    std::erase_if(scene.loads, [&](const SceneLoad& load) { return load.link == name; });
    if (!wrench.force.isZero(0.0) || !wrench.moment.isZero(0.0))
      scene.loads.push_back({name, wrench.force, wrench.moment});
  });
  commit(std::move(next), tr("Load on %1").arg(QString::fromStdString(name)));
}

void Document::setGravity(const Eigen::Vector3d& gravity) {
  if (!gravity.allFinite()) {
    emit failed(tr("Gravity has to be made of numbers that are not infinite: it stays as it was."));
    return;
  }
  commit(withScene(beginEdit(), [&](SceneData& scene) { scene.gravity = gravity; }), tr("Gravity"));
}

// --- stored poses and the motion

void Document::storePose(const QString& name) {
  SceneState next = beginEdit();
  const StoredPose pose{name.toStdString(), next.q};
  next = withScene(std::move(next), [&](SceneData& scene) {
    const auto it = std::find_if(scene.poses.begin(), scene.poses.end(),
                                 [&](const StoredPose& other) { return other.name == pose.name; });
    if (it == scene.poses.end())
      scene.poses.push_back(pose);
    else
      *it = pose;
  });
  commit(std::move(next), tr("Store pose %1").arg(name));
}

void Document::removePose(const QString& name) {
  SceneState next = beginEdit();
  const StoredPose* const found = findPose(*next.scene, name);
  if (found == nullptr) return;
  const StoredPose gone = *found;
  next = withScene(std::move(next), [&](SceneData& scene) {
    std::erase_if(scene.poses, [&](const StoredPose& pose) { return pose.name == gone.name; });
    if (scene.motion && (scene.motion->from == gone.name || scene.motion->to == gone.name)) {
      // what names no stored pose any more has no short form
      scene.trajectory = *planOf(scene);
      scene.motion.reset();
    }
    if (!scene.trajectory) return;
    TrajectoryPlan without = *scene.trajectory;
    detachPose(without, gone);
    if (without != *scene.trajectory) scene.trajectory = std::move(without);
  });
  commit(std::move(next), tr("Remove pose %1").arg(name));
}

void Document::renamePose(const QString& name, const QString& new_name) {
  const QString wanted = new_name.trimmed();
  if (findPose(scene(), name) == nullptr || wanted.isEmpty() || findPose(scene(), wanted) != nullptr) return;
  const std::string before = name.toStdString(), now = wanted.toStdString();
  SceneState next = withScene(beginEdit(), [&](SceneData& scene) {
    for (StoredPose& pose : scene.poses) {
      if (pose.name == before) pose.name = now;
    }
    if (scene.trajectory) {
      TrajectoryPlan renamed = *scene.trajectory;
      linkwright::renamePose(renamed, before, now);
      if (renamed != *scene.trajectory) scene.trajectory = std::move(renamed);
    }
    if (scene.motion && scene.motion->from == before) scene.motion->from = now;
    if (scene.motion && scene.motion->to == before) scene.motion->to = now;
  });
  commit(std::move(next), tr("Rename pose %1").arg(name));
}

void Document::applyPose(const QString& name) {
  const StoredPose* pose = findPose(scene(), name);
  if (pose == nullptr) return;
  const Eigen::VectorXd rest = Eigen::VectorXd::Zero(now_.model->dof());
  setState(Eigen::VectorXd(pose->q), rest, rest, tr("Go to pose %1").arg(name));
}

void Document::nameWaypoint(int waypoint, const QString& name) {
  const QString wanted = name.trimmed();
  const std::shared_ptr<const TrajectoryPlan> plan = now_.motion.plan;
  const std::vector<const Waypoint*> waypoints = plan ? waypointsOf(*plan) : std::vector<const Waypoint*>();
  if (waypoint < 0 || waypoint >= std::ssize(waypoints) || wanted.isEmpty()) return;
  const Waypoint before = *waypoints[static_cast<std::size_t>(waypoint)];
  if (before.pose == wanted.toStdString()) return;
  if (findPose(scene(), wanted) != nullptr) {
    emit failed(tr("There is a pose named %1 already: the waypoint needs another name.").arg(wanted));
    return;
  }
  if (!before.pose.empty()) return renamePose(QString::fromStdString(before.pose), wanted);
  TrajectoryPlan named = *plan;
  *waypointsOf(named)[static_cast<std::size_t>(waypoint)] = {wanted.toStdString(), {}};
  SceneState next = withPlan(beginEdit(), named);
  next = withScene(std::move(next), [&](SceneData& scene) { scene.poses.push_back({wanted.toStdString(), before.q}); });
  commit(std::move(next), tr("Store waypoint %1 as %2").arg(waypoint + 1).arg(wanted));
}

void Document::setMotion(const QString& from, const QString& to, double duration) {
  const StoredPose* start = findPose(scene(), from);
  const StoredPose* end = findPose(scene(), to);
  if (start == nullptr || end == nullptr) return;
  if (!(duration > 0.0)) {
    Eigen::VectorXd velocity(now_.model->dof());
    for (int i = 0; i < now_.model->dof(); ++i)
      velocity[i] = now_.model->joints()[static_cast<std::size_t>(i)].limits.velocity;
    duration = shortestDuration(start->q, end->q, velocity, kShortestMotion);
  }
  duration = std::clamp(duration, kShortestDuration, kLongestDuration);
  setTrajectory(planBetween(start->name, end->name, duration), tr("Move from %1 to %2").arg(from, to));
}

void Document::clearMotion() {
  if (scene().motion || scene().trajectory) setTrajectory(std::nullopt, tr("Remove the motion"));
}

void Document::setTrajectory(const std::optional<TrajectoryPlan>& plan, const QString& text) {
  commit(withPlan(beginEdit(), plan), text);
}

// --- simulation and elastic analysis

SimulationSettings Document::simulationSettings() const { return scene().simulation.orDefault(); }

void Document::setSimulation(std::vector<Contact> contacts, const SimulationSettings& settings, const QString& text) {
  SceneState next = beginEdit();
  QStringList problems;
  for (const std::string& what : settingsProblems(settings, next.model->dof()))
    problems << QString::fromStdString(what);
  for (const Diagnostic& problem : contactProblems(*next.model, contacts))
    problems << QString::fromStdString(problem.message);
  if (!problems.isEmpty()) {
    emit failed(tr("The simulation stays as it was: %1.").arg(problems.join(QStringLiteral("; "))));
    emit changed(ScenePart::Simulation);
    return;
  }
  next = withScene(std::move(next), [&](SceneData& scene) {
    scene.contacts = std::move(contacts);
    scene.simulation = settings;
  });
  commit(std::move(next), text);
}

Result<SimulationSetup> Document::simulationSetup() const {
  SceneData begun = scene();
  begun.simulation = simulationSettings();
  begun.q = isOnRun(now_) ? now_.run->setup->q : now_.q;
  begun.qd = isOnRun(now_) ? now_.run->setup->qd : now_.qd;
  putFollowed(begun, now_.followed);
  return linkwright::simulationSetup(begun, now_.model);
}

ElasticSettings Document::elasticSettings() const { return scene().beam.orDefault(); }

void Document::setElastic(const std::optional<ElasticSettings>& settings, const QString& text) {
  commit(withScene(beginEdit(), [&](SceneData& scene) { scene.beam = settings; }), text);
}

Result<ElasticSetup> Document::elasticSetup() const {
  const SceneState state = standing();
  SceneData begun = scene();
  begun.q = state.q;
  begun.qd = state.qd;
  return linkwright::elasticSetup(begun, state.mechanism, state.model);
}

}  // namespace linkwright::ui
