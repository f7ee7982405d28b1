// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/edits.h"

#include "core/base/require.h"
#include "core/contact/contact.h"
#include "core/lesson/lesson_play.h"
#include "core/scene/elastic_section.h"
#include "core/scene/elastic_setup.h"
#include "core/scene/simulation_setup.h"
#include "core/trajectory/plan_edit.h"
#include "core/trajectory/quintic.h"
#include "ui/document/evaluate.h"
#include "ui/document/followed.h"
#include "ui/document/scene_state.h"
#include "ui/document/simulated_run.h"
#include "ui/document/translated.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace linkwright::ui {

namespace {

constexpr double kShortestMotion = 1.0;  // s: quicker ones are over before the eye has followed

/// In that state, off the motion and within the limits of the joints.
void standAt(SceneState& next, const Eigen::VectorXd& q, const Eigen::VectorXd& qd, const Eigen::VectorXd& qdd) {
  requireSize(q.size(), next.model->dof(), "q");
  requireSize(qd.size(), next.model->dof(), "qd");
  requireSize(qdd.size(), next.model->dof(), "qdd");
  leaveMotion(next);
  next.q = q.cwiseMax(next.model->lowerLimits()).cwiseMin(next.model->upperLimits());
  next.qd = qd;
  next.qdd = qdd;
}

}  // namespace

void setJoint(Document& document, int joint, JointField field, double value) {
  const SnapshotPtr now = document.snapshot();
  document.beginGesture(
      Document::tr("Set joint %1")
          .arg(QString::fromStdString(now->model->joints().at(static_cast<std::size_t>(joint)).name)));
  document.previewJoint(joint, field, value);
  document.commitGesture();
}

void setState(Document& document, const Eigen::VectorXd& q, const Eigen::VectorXd& qd, const Eigen::VectorXd& qdd,
              const QString& text) {
  SceneState next = document.beginEdit();
  standAt(next, q, qd, qdd);
  document.commit(std::move(next), text);
}

bool setScene(Document& document, SceneData scene, std::shared_ptr<const Model> model, const QString& text) {
  document.beginEdit();
  return document.commit(openedState(std::move(scene), std::move(model)), text);
}

bool setInstant(Document& document, const DynamicsInput& at, const QString& text) {
  SceneState next = withScene(document.beginEdit(), [&](SceneData& scene) {
    scene.loads.clear();
    for (const ExternalWrench& each : at.external) {
      if (each.wrench.force.isZero(0.0) && each.wrench.moment.isZero(0.0)) continue;
      const std::string& name = document.snapshot()->model->links().at(static_cast<std::size_t>(each.link)).name;
      scene.loads.push_back({name, each.wrench.force, each.wrench.moment});
    }
  });
  standAt(next, at.q, at.qd, at.qdd);
  return document.commit(std::move(next), text);
}

void goToReadyPose(Document& document) {
  const SnapshotPtr now = document.snapshot();
  const Eigen::VectorXd rest = Eigen::VectorXd::Zero(now->model->dof());
  setState(document, now->model->readyPose(), rest, rest, Document::tr("Go to ready pose"));
}

void slide(Document& document, HandHold hold, int lead, double amount) {
  document.beginGesture(Document::tr("Null-space motion"));
  document.previewSlide(hold, lead, amount);
  document.commitGesture();
}

void setLoad(Document& document, int link, const Wrench& wrench) {
  const SnapshotPtr now = document.snapshot();
  require(link >= 0 && link < now->model->linkCount(), "no such link");
  if (!wrench.force.allFinite() || !wrench.moment.allFinite()) {
    emit document.failed(Document::tr("A force or moment on a link must be finite. The load was not changed."));
    return;
  }
  const std::string& name = now->model->links()[static_cast<std::size_t>(link)].name;
  SceneState next = withScene(document.beginEdit(), [&](SceneData& scene) {
    std::erase_if(scene.loads, [&](const SceneLoad& load) { return load.link == name; });
    if (!wrench.force.isZero(0.0) || !wrench.moment.isZero(0.0))
      scene.loads.push_back({name, wrench.force, wrench.moment});
  });
  document.commit(std::move(next), Document::tr("Load on %1").arg(QString::fromStdString(name)));
}

void setGravity(Document& document, const Eigen::Vector3d& gravity) {
  if (!gravity.allFinite()) {
    emit document.failed(Document::tr("Gravity must be finite. It was not changed."));
    return;
  }
  document.commit(withScene(document.beginEdit(), [&](SceneData& scene) { scene.gravity = gravity; }),
                  Document::tr("Gravity"));
}

// --- stored poses and the motion

QString freePoseName(const Document& document) {
  const std::vector<StoredPose>& poses = document.scene().poses;
  for (std::size_t number = 1;; ++number) {
    QString name = Document::tr("Pose %1").arg(number);
    const bool taken = std::any_of(poses.begin(), poses.end(),
                                   [&](const StoredPose& pose) { return pose.name == name.toStdString(); });
    if (!taken) return name;
  }
}

void storePose(Document& document, const QString& name) {
  SceneState next = document.beginEdit();
  const StoredPose pose{name.toStdString(), next.q};
  next = withScene(std::move(next), [&](SceneData& scene) {
    const auto it = std::find_if(scene.poses.begin(), scene.poses.end(),
                                 [&](const StoredPose& other) { return other.name == pose.name; });
    if (it == scene.poses.end())
      scene.poses.push_back(pose);
    else
      *it = pose;
  });
  document.commit(std::move(next), Document::tr("Save pose %1").arg(name));
}

void removePose(Document& document, const QString& name) {
  SceneState next = document.beginEdit();
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
  document.commit(std::move(next), Document::tr("Remove pose %1").arg(name));
}

void renamePose(Document& document, const QString& name, const QString& new_name) {
  const QString wanted = new_name.trimmed();
  if (findPose(document.scene(), name) == nullptr || wanted.isEmpty() || findPose(document.scene(), wanted) != nullptr)
    return;
  const std::string before = name.toStdString(), now = wanted.toStdString();
  SceneState next = withScene(document.beginEdit(), [&](SceneData& scene) {
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
  document.commit(std::move(next), Document::tr("Rename pose %1").arg(name));
}

void applyPose(Document& document, const QString& name) {
  const SnapshotPtr now = document.snapshot();
  const StoredPose* pose = findPose(document.scene(), name);
  if (pose == nullptr) return;
  const Eigen::VectorXd rest = Eigen::VectorXd::Zero(now->model->dof());
  setState(document, Eigen::VectorXd(pose->q), rest, rest, Document::tr("Go to pose %1").arg(name));
}

void nameWaypoint(Document& document, int waypoint, const QString& name) {
  const SnapshotPtr now = document.snapshot();
  const QString wanted = name.trimmed();
  const std::shared_ptr<const TrajectoryPlan> plan = now->motion.plan;
  const std::vector<const Waypoint*> waypoints = plan ? waypointsOf(*plan) : std::vector<const Waypoint*>();
  if (waypoint < 0 || waypoint >= std::ssize(waypoints) || wanted.isEmpty()) return;
  const Waypoint before = *waypoints[static_cast<std::size_t>(waypoint)];
  if (before.pose == wanted.toStdString()) return;
  if (findPose(document.scene(), wanted) != nullptr) {
    emit document.failed(
        Document::tr("A pose named “%1” already exists. Choose another name for the waypoint.").arg(wanted));
    return;
  }
  if (!before.pose.empty()) return renamePose(document, QString::fromStdString(before.pose), wanted);
  TrajectoryPlan named = *plan;
  *waypointsOf(named)[static_cast<std::size_t>(waypoint)] = {wanted.toStdString(), {}};
  SceneState next = withPlan(document.beginEdit(), named);
  next = withScene(std::move(next), [&](SceneData& scene) { scene.poses.push_back({wanted.toStdString(), before.q}); });
  //: undo step; %1: number of the waypoint, %2: name of the pose
  document.commit(std::move(next), Document::tr("Save waypoint %1 as %2").arg(waypoint + 1).arg(wanted));
}

void setMotion(Document& document, const QString& from, const QString& to, double duration) {
  const SnapshotPtr now = document.snapshot();
  const StoredPose* start = findPose(document.scene(), from);
  const StoredPose* end = findPose(document.scene(), to);
  if (start == nullptr || end == nullptr) return;
  if (!(duration > 0.0)) {
    Eigen::VectorXd velocity(now->model->dof());
    for (int i = 0; i < now->model->dof(); ++i)
      velocity[i] = now->model->joints()[static_cast<std::size_t>(i)].limits.velocity;
    duration = shortestDuration(start->q, end->q, velocity, kShortestMotion);
  }
  duration = std::clamp(duration, kShortestDuration, kLongestDuration);
  //: noun, undo step; %1 and %2: names of poses
  setTrajectory(document, planBetween(start->name, end->name, duration),
                Document::tr("Move from %1 to %2").arg(from, to));
}

void clearMotion(Document& document) {
  if (document.scene().motion || document.scene().trajectory)
    setTrajectory(document, std::nullopt, Document::tr("Remove motion"));
}

void setTrajectory(Document& document, const std::optional<TrajectoryPlan>& plan, const QString& text) {
  document.commit(withPlan(document.beginEdit(), plan), text);
}

// --- simulation and elastic analysis

SimulationSettings simulationSettings(const Document& document) { return document.scene().simulation.orDefault(); }

void setSimulation(Document& document, std::vector<Contact> contacts, const SimulationSettings& settings,
                   const QString& text) {
  SceneState next = document.beginEdit();
  QStringList problems;
  for (const Message& what : settingsProblems(settings, next.model->dof())) problems << translated(what);
  for (const Diagnostic& problem : contactProblems(*next.model, contacts)) problems << translated(problem.message);
  if (!problems.isEmpty()) {
    emit document.failed(Document::tr("The simulation was not changed: %1.").arg(problems.join(QStringLiteral("; "))));
    emit document.changed(ScenePart::Simulation);
    return;
  }
  next = withScene(std::move(next), [&](SceneData& scene) {
    scene.contacts = std::move(contacts);
    scene.simulation = settings;
  });
  document.commit(std::move(next), text);
}

Result<SimulationSetup> simulationSetup(const Document& document) {
  const SnapshotPtr now = document.snapshot();
  SceneData begun = document.scene();
  begun.simulation = simulationSettings(document);
  putStart(begun, *now);
  putFollowed(begun, now->followed);
  return linkwright::simulationSetup(begun, now->model);
}

std::optional<SimulationStatus> whyNoRun(const Document& document) {
  const Result<SimulationSetup> setup = simulationSetup(document);
  return setup ? linkwright::whyNoRun(*setup) : std::nullopt;
}

const SceneSection<ElasticSettings>& elasticSettings(const Document& document) { return document.scene().beam; }

const std::vector<ElasticLink>& elasticLinks(const Document& document) { return elasticLinks(document.scene()); }

void setElastic(Document& document, const SceneSection<ElasticSettings>& settings, const QString& text) {
  document.commit(withScene(document.beginEdit(), [&](SceneData& scene) { scene.beam = settings; }), text);
}

Result<ElasticSetup> elasticSetup(const Document& document) {
  const SceneState state = standingOf(*document.snapshot());
  SceneData begun = document.scene();
  begun.q = state.q;
  begun.qd = state.qd;
  return linkwright::elasticSetup(begun, state.mechanism, state.model);
}

}  // namespace linkwright::ui
