// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/scene_state.h"

#include "core/base/same_numbers.h"
#include "core/beam/elastic_run.h"
#include "core/contact/contact.h"
#include "core/mechanism/mimic.h"
#include "core/scene/scene.h"
#include "core/scene/scene_edit.h"
#include "core/simulation/settings.h"
#include "core/simulation/simulated_system.h"
#include "core/trajectory/plan_edit.h"
#include "ui/document/evaluate.h"
#include "ui/document/followed.h"
#include "ui/document/found_start.h"
#include "ui/document/simulated_run.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

/// The short form of a plan that is no more than a motion between two stored poses.
std::optional<SceneMotion> shortFormOf(const TrajectoryPlan& plan) {
  const auto* course = std::get_if<WaypointCourse>(&plan.course);
  if (course == nullptr || course->waypoints.size() != 2 || course->moves.size() != 1) return std::nullopt;
  SceneMotion motion{course->waypoints[0].pose, course->waypoints[1].pose, course->moves[0].duration};
  if (motion.from.empty() || motion.to.empty() || !(motion.duration > 0.0)) return std::nullopt;
  if (planBetween(motion.from, motion.to, motion.duration) != plan) return std::nullopt;
  return motion;
}

/// The link of the model after an edit that was `link` of the one before, -1 where it is gone.
int linkAfter(const Model& before, const Model& after, const Edited& edited, int link) {
  if (link < 0 || link >= before.linkCount()) return -1;
  const int old = before.links()[static_cast<std::size_t>(link)].link;
  for (int i = 0; i < after.linkCount(); ++i) {
    if (edited.link_before[static_cast<std::size_t>(after.links()[static_cast<std::size_t>(i)].link)] == old) return i;
  }
  return -1;
}

}  // namespace

bool hasSameJoints(const RobotState& a, const RobotState& b) {
  return hasSameNumbers(a.q, b.q) && hasSameNumbers(a.qd, b.qd) && hasSameNumbers(a.qdd, b.qdd);
}

SceneState openedState(SceneData scene, std::shared_ptr<const Model> model) {
  const Eigen::Index n = model->dof();
  SceneState opened;
  opened.q = scene.q.size() == n ? scene.q : model->readyPose();
  opened.q = opened.q.cwiseMax(model->lowerLimits()).cwiseMin(model->upperLimits());
  opened.qd = scene.qd.size() == n ? scene.qd : Eigen::VectorXd::Zero(n);
  opened.qdd = scene.qdd.size() == n ? scene.qdd : Eigen::VectorXd::Zero(n);
  followLeaders(*model, opened.q, opened.qd, opened.qdd);
  opened.hand = model->hands().front();
  if (!scene.targets.empty()) {
    const int link = model->findLink(scene.targets.front().link);
    if (link >= 0) opened.hand = link;
  }
  opened.mechanism = std::make_shared<const Mechanism>(scene.mechanism);
  opened.followed = takeFollowed(scene);
  opened.model = std::move(model);
  opened.scene = std::make_shared<const SceneData>(std::move(scene));
  return opened;
}

SceneParts difference(const SceneState& a, const SceneState& b) {
  SceneParts parts;
  if (a.source != b.source || a.time != b.time || !hasSameJoints(a, b)) parts |= ScenePart::Robot;
  if (a.model != b.model || a.mechanism != b.mechanism) parts |= ScenePart::Mechanism;
  if (a.run != b.run || a.followed != b.followed) parts |= ScenePart::Trajectory;
  if (a.scene == b.scene) return parts;
  const SceneData& was = *a.scene;
  const SceneData& is = *b.scene;
  if (was.gravity != is.gravity) parts |= ScenePart::Gravity;
  if (was.poses != is.poses) parts |= ScenePart::Poses;
  if (was.motion != is.motion || was.trajectory != is.trajectory) parts |= ScenePart::Trajectory;
  if (was.loads != is.loads) parts |= ScenePart::Loads;
  if (was.contacts != is.contacts || was.simulation != is.simulation) parts |= ScenePart::Simulation;
  if (was.beam != is.beam) parts |= ScenePart::Elastic;
  return parts;
}

SceneState standingOf(const DocumentState& now) {
  SceneState state = now;
  if (const ElasticSetup* start = startOfFound(now.motion, now.source)) {
    static_cast<RobotState&>(state) = {StateSource::Pose, 0.0, start->q, start->qd,
                                       Eigen::VectorXd::Zero(now.model->dof())};
  }
  return state;
}

SceneState withScene(SceneState state, const std::function<void(SceneData&)>& change) {
  auto scene = std::make_shared<SceneData>(*state.scene);
  change(*scene);
  state.scene = std::move(scene);
  return state;
}

SceneState withPlan(SceneState state, const std::optional<TrajectoryPlan>& plan) {
  state.run.reset();
  state.followed.reset();
  return withScene(std::move(state), [&](SceneData& scene) {
    scene.motion = plan ? shortFormOf(*plan) : std::nullopt;
    scene.trajectory.reset();
    if (plan && !scene.motion) scene.trajectory = *plan;
  });
}

SceneState withRun(const DocumentState& state, const std::shared_ptr<const SimulatedRun>& run) {
  const bool goes_on = state.run && state.run->setup == run->setup;
  const bool follows = std::holds_alternative<MotionTorque>(run->setup->settings.torques);
  std::shared_ptr<const TrajectoryPlan> followed = state.followed;
  if (follows && !goes_on && !followed && state.motion.plan) {
    // with positions of its own in the place of stored poses, which may change
    auto plan = std::make_shared<TrajectoryPlan>(*state.motion.plan);
    for (const StoredPose& pose : state.scene->poses) detachPose(*plan, pose);
    followed = std::move(plan);
  }
  SceneState next = withScene(state, [&](SceneData& scene) {
    scene.motion.reset();
    scene.trajectory = run->record.motion();
  });
  next.run = run;
  next.followed = std::move(followed);
  return next;
}

std::optional<SceneState> withEdit(const SceneState& state, const Edited& edited, Diagnostics& problems) {
  SceneData now = *state.scene;
  now.q = state.q;
  now.qd = state.qd;
  now.qdd = state.qdd;
  putFollowed(now, state.followed);
  Result<EditedScene> result = withMechanism(now, *state.model, edited);
  problems = result.diagnostics();
  if (!result) return std::nullopt;
  EditedScene after = std::move(result).value();
  SceneState next = state;
  next.followed = takeFollowed(after.scene);
  next.q = after.scene.q;
  next.qd = after.scene.qd;
  next.qdd = after.scene.qdd;
  next.model = std::make_shared<const Model>(std::move(after.model));
  next.mechanism = std::make_shared<const Mechanism>(after.scene.mechanism);
  const int hand = linkAfter(*state.model, *next.model, edited, state.hand);
  // a hand that nobody has named is the end of the chain, also of one that has grown
  const bool is_default = state.mechanism->hands.empty() && state.hand == state.model->hands().front();
  next.hand = hand < 0 || is_default ? next.model->hands().front() : hand;
  next.held.clear();
  for (const int held : state.held) {
    const int link = linkAfter(*state.model, *next.model, edited, held);
    if (link >= 0) next.held.push_back(link);
  }
  // the scene keeps what it holds of the state until it is saved
  if (state.scene->q.size() == 0) after.scene.q.resize(0);
  if (state.scene->qd.size() == 0) after.scene.qd.resize(0);
  if (state.scene->qdd.size() == 0) after.scene.qdd.resize(0);
  next.scene = std::make_shared<const SceneData>(std::move(after.scene));
  return next;
}

const std::vector<Contact>& contactsOf(const SceneState& state) {
  return isOnRun(state) ? state.run->setup->contacts : state.scene->contacts.orDefault();
}

void putStart(SceneData& scene, const SceneState& state) {
  const bool is_on_run = isOnRun(state);
  scene.q = is_on_run ? state.run->setup->q : state.q;
  scene.qd = is_on_run ? state.run->setup->qd : state.qd;
  scene.qdd = is_on_run ? Eigen::VectorXd::Zero(state.model->dof()) : state.qdd;
}

bool hasSameMotion(const SceneState& a, const SceneState& b) {
  if (a.model != b.model || a.run != b.run) return false;
  if (a.scene->gravity != b.scene->gravity || a.scene->loads != b.scene->loads) return false;
  if (a.scene->motion != b.scene->motion || a.scene->trajectory != b.scene->trajectory) return false;
  const std::optional<TrajectoryPlan> plan = planOf(*a.scene);
  if (!plan || a.scene->poses == b.scene->poses) return true;
  const std::vector<const Waypoint*> waypoints = waypointsOf(*plan);
  return std::all_of(waypoints.begin(), waypoints.end(), [&](const Waypoint* waypoint) {
    return positionsAt(*waypoint, a.scene->poses, a.model->dof()) ==
           positionsAt(*waypoint, b.scene->poses, b.model->dof());
  });
}

std::optional<double> timeOfWaypoint(const Motion& motion, std::optional<int> waypoint) {
  if (!waypoint || !motion.curves) return std::nullopt;
  const std::vector<double>& times = motion.curves->trajectory.waypointTimes();
  const auto index = static_cast<std::size_t>(*waypoint);
  return index < times.size() ? std::optional(times[index]) : std::nullopt;
}

RobotState stateOn(const Motion& motion, RobotState robot, std::optional<int> waypoint) {
  if (robot.source != StateSource::Motion) return robot;
  if (!motion.curves) {
    leaveMotion(robot);
    return robot;
  }
  robot.time = timeOfWaypoint(motion, waypoint).value_or(std::clamp(robot.time, 0.0, motion.curves->duration()));
  JointState on = motion.curves->trajectory.sample(robot.time);
  robot.q = std::move(on.q);
  robot.qd = std::move(on.qd);
  robot.qdd = std::move(on.qdd);
  return robot;
}

void leaveMotion(RobotState& robot) {
  if (robot.source == StateSource::Pose) return;
  robot.source = StateSource::Pose;
  robot.qd.setZero();
  robot.qdd.setZero();
}

void keepWaypoint(DocumentState& state) {
  if (!state.waypoint) return;
  const Motion& motion = state.motion;
  const std::vector<const Waypoint*> waypoints =
      motion.plan ? waypointsOf(*motion.plan) : std::vector<const Waypoint*>();
  bool is_on = state.source == StateSource::Motion && timeOfWaypoint(motion, state.waypoint) == state.time;
  const bool is_there = *state.waypoint < std::ssize(waypoints);
  if (is_there && !motion.curves) {
    const Waypoint& waypoint = *waypoints[static_cast<std::size_t>(*state.waypoint)];
    const std::optional<Eigen::VectorXd> q = positionsAt(waypoint, state.scene->poses, state.model->dof());
    is_on = q && *q == state.q;
  }
  if (!is_there || !is_on) state.waypoint.reset();
}

void carryWaypoint(DocumentState& state) {
  if (!state.waypoint || !state.motion.plan) return;
  TrajectoryPlan plan = *state.motion.plan;
  Waypoint& waypoint = *waypointsOf(plan).at(static_cast<std::size_t>(*state.waypoint));
  Eigen::VectorXd q = state.q;
  if (std::holds_alternative<WaveCourse>(plan.course) && state.motion.curves && waypoint.q.size() == q.size()) {
    // a wave need not begin at its centre: the centre goes along by as much
    q += waypoint.q - state.motion.curves->trajectory.sample(0.0).q;
  }
  waypoint = {{}, std::move(q)};
  static_cast<SceneState&>(state) = withPlan(state, plan);
  state.motion = motionOf(state, true);
  // it is on the motion all the while, where there is one
  state.source = state.motion.curves ? StateSource::Motion : StateSource::Pose;
  static_cast<RobotState&>(state) = stateOn(state.motion, state, state.waypoint);
}

void goToWaypoint(DocumentState& state) {
  const Waypoint& waypoint = *waypointsOf(*state.motion.plan)[static_cast<std::size_t>(*state.waypoint)];
  const std::optional<Eigen::VectorXd> q = positionsAt(waypoint, state.scene->poses, state.model->dof());
  if (!q) return state.waypoint.reset();
  state.source = StateSource::Pose;
  state.q = q->cwiseMax(state.model->lowerLimits()).cwiseMin(state.model->upperLimits());
  state.qd.setZero();
  state.qdd.setZero();
  state.ik.reset();
}

}  // namespace linkwright::ui
