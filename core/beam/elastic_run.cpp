// SPDX-License-Identifier: MIT
#include "core/beam/elastic_run.h"

#include "core/base/require.h"
#include "core/beam/beam_text.h"
#include "core/beam/elastic_limits.h"
#include "core/beam/elastic_modes.h"
#include "core/beam/elastic_motion.h"
#include "core/beam/elastic_settings.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>

namespace linkwright {

namespace {

using Run = Result<ElasticRun>;

constexpr double kMostNumbers = 3e7;  // 240 MB
constexpr Eigen::Index kStepsATick = 64;

/// The scene's loads on the nodes that stand where their links' origins are.
Message addLoads(const ElasticSetup& setup, const ElasticTree& tree, std::vector<NodalLoad>& loads) {
  for (const ExternalWrench& load : setup.loads) {
    if (load.link < 0 || load.link >= setup.model->linkCount()) continue;  // payloads have no link either
    const auto body = std::find_if(tree.bodies.begin(), tree.bodies.end(),
                                   [&](const ElasticBody& each) { return each.link == load.link; });
    if (body == tree.bodies.end()) continue;
    const std::string& name = setup.model->links()[static_cast<std::size_t>(load.link)].name;
    const auto beam = std::find_if(setup.links().begin(), setup.links().end(),
                                   [&](const ElasticLink& link) { return link.link == name; });
    if (beam != setup.links().end() && !beam->root.isZero()) {
      return Message("Elastic",
                     "the load on link '%1' acts at the link's origin, but its beam begins elsewhere; set \"root\" to "
                     "[0, 0, 0]")
          .arg(name);
    }
    loads.push_back({static_cast<int>(body - tree.bodies.begin()), 0, load.wrench});
  }
  return {};
}

void resize(ElasticRun& run, Eigen::Index samples) {
  run.t.conservativeResize(samples);
  for (ElasticRun::Rows* rows : {&run.q, &run.qd, &run.qdd, &run.tau}) rows->conservativeResize(samples, run.tree->dof);
  for (ElasticRun::Rows* rows : {&run.u, &run.ud, &run.udd}) rows->conservativeResize(samples, run.tree->size);
}

void keep(ElasticRun& run, Eigen::Index k, const ElasticMotion& motion) {
  const ElasticState& state = motion.state();
  run.t[k] = motion.time();
  run.q.row(k) = state.joints.q.transpose();
  run.qd.row(k) = state.joints.qd.transpose();
  run.qdd.row(k) = state.joints.qdd.transpose();
  run.tau.row(k) = motion.pass().tau.transpose();
  run.u.row(k) = state.u.transpose();
  run.ud.row(k) = state.ud.transpose();
  run.udd.row(k) = state.udd.transpose();
}

/// A locked start comes from the passes alone: with what joints bear by themselves, as later samples have it. Dry
/// friction goes by the rates, as in the steps.
void addJointTerms(ElasticRun& run, Eigen::Index k) {
  for (int i = 0; i < run.tree->dof; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const JointFriction& friction = run.tree->friction[at];
    const double rate = run.qd(k, i);
    const double dry = rate > 0.0 ? friction.coulomb_positive : rate < 0.0 ? friction.coulomb_negative : 0.0;
    run.tau(k, i) += run.tree->reflected_inertia[at] * run.qdd(k, i) + friction.viscous * rate + dry +
                     run.tree->springTorque(i, run.q(k, i));
  }
}

/// The balance of a tree whose passive joints begin to move, and which they are. They are held from outside, by loads
/// on what is beyond them, and bear nothing: an end of a beam that was turned by a moment which is gone at once would
/// have to jump where rotations have no inertia.
Result<Eigen::VectorXd> heldBalance(const ElasticTree& tree, ElasticPose pose) {
  constexpr int kMostRounds = 8;
  ElasticTree held = tree;
  held.is_passive.assign(held.is_passive.size(), false);
  for (ElasticBody& body : held.bodies) body.is_passive = false;
  Diagnostics warnings;
  for (int round = 0;; ++round) {
    Result<Eigen::VectorXd> u = elasticEquilibrium(held, pose);
    if (!u) return u;
    ElasticPass pass(held);
    pass.gravity = pose.gravity;
    pass.loads = pose.loads;
    ElasticState state = stateOfRest(held, pose.joints.q);
    state.joints = pose.joints;
    state.u = *u;
    pass.outward(state);
    pass.inward();
    for (int i = 0; i < tree.dof; ++i) pass.tau[i] += tree.springTorque(i, pose.joints.q[i]);
    // what elasticEquilibrium takes for balance
    const double enough = 1e-9 * pass.tau.cwiseAbs().maxCoeff() + 1e-12;
    bool is_held = true;
    for (std::size_t b = 0; b < tree.bodies.size(); ++b) {
      const ElasticBody& body = tree.bodies[b];
      if (!body.is_passive || std::abs(pass.tau[body.dof]) <= enough) continue;
      is_held = false;
      const bool slides = body.joint == BodyJoint::Prismatic;
      const Eigen::Vector3d along = pass.bodies()[b].X_WB.R * (body.X_JB.R.transpose() * body.axis);
      const Eigen::Vector3d load = pass.tau[body.dof] * along, none = Eigen::Vector3d::Zero();
      pose.loads.push_back({static_cast<int>(b), 0, slides ? Wrench{load, none} : Wrench{none, load}});
      if (round > 0) continue;
      warnings.push_back({Severity::Warning,
                          {},
                          0,
                          (slides ? Message("Elastic", "joint '%1' is not in equilibrium, so it begins to translate")
                                  : Message("Elastic", "joint '%1' is not in equilibrium, so it begins to swing"))
                              .arg(tree.joints[static_cast<std::size_t>(body.dof)])});
    }
    if (is_held || round == kMostRounds) return Result<Eigen::VectorXd>(std::move(u).value(), std::move(warnings));
  }
}

bool isFinite(const ElasticRun& run, Eigen::Index k) {
  return run.q.row(k).allFinite() && run.tau.row(k).allFinite() && run.u.row(k).allFinite();
}

}  // namespace

double ElasticSetup::dt() const { return settings.orDefault().dt; }

const std::vector<ElasticLink>& ElasticSetup::links() const { return settings.orDefault().links; }

double ElasticSetup::duration() const {
  const double asked = settings.orDefault().duration;
  if (asked > 0.0) return asked;
  return motion ? motion->duration() : 0.0;
}

ElasticSetup ElasticSetup::withStep(double dt) const {
  ElasticSetup other = *this;
  other.settings.edit().dt = dt;
  return other;
}

JointDrive driveOf(const ElasticSetup& setup) {
  if (setup.motion) {
    return [&motion = *setup.motion, state = JointState{}](double t, JointMotion& joints) mutable {
      motion.sample(t, state);
      joints.q = state.q;
      joints.qd = state.qd;
      joints.qdd = state.qdd;
    };
  }
  // what is driven stands still; passive joints may begin with a rate
  Eigen::VectorXd start = Eigen::VectorXd::Zero(setup.q.size());
  for (Eigen::Index i = 0; i < start.size(); ++i) {
    if (setup.model->joints()[static_cast<std::size_t>(i)].passive) start[i] = setup.qd[i];
  }
  return [q = setup.q, start](double t, JointMotion& joints) {
    joints.q = q;
    joints.qd = t > 0.0 ? Eigen::VectorXd(Eigen::VectorXd::Zero(start.size())) : start;
    joints.qdd.setZero();
  };
}

Result<ElasticPose> poseAtStart(const ElasticSetup& setup, const ElasticTree& tree) {
  ElasticPose pose;
  if (Message problem = addLoads(setup, tree, pose.loads); !problem.empty())
    return Result<ElasticPose>::failure(std::move(problem));
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(tree.dof);
  pose.joints = {zero, zero, zero};
  driveOf(setup)(0.0, pose.joints);
  // in balance nothing accelerates
  pose.joints.qdd.setZero();
  pose.gravity = setup.gravity;
  return pose;
}

Result<ElasticRun> runElastic(ElasticSetup setup, std::stop_token stop, const std::function<void(double)>& progress) {
  require(setup.mechanism != nullptr && setup.model != nullptr, "an analysis needs a mechanism and its model");
  if (!setup.motion) {
    requireSize(setup.q.size(), setup.model->dof(), "q");
    requireSize(setup.qd.size(), setup.model->dof(), "qd");
  }
  const auto begun = std::chrono::steady_clock::now();
  Result<ElasticTree> compiled = compileElasticTree(*setup.mechanism, *setup.model, setup.links());
  if (!compiled) return Run::failure(compiled.diagnostics());
  Diagnostics warnings = compiled.diagnostics();
  ElasticRun run;
  run.tree = std::make_shared<const ElasticTree>(std::move(compiled).value());
  run.setup = std::make_shared<const ElasticSetup>(std::move(setup));
  const ElasticSetup& of = *run.setup;
  const ElasticSettings& settings = of.settings.orDefault();
  const double duration = of.duration();
  if (!(duration > 0.0)) {
    return Run::failure(unknownDuration());
  }
  const double steps = std::floor(duration / settings.dt + 1e-9);
  const double numbers = (steps + 1.0) * (4.0 * run.tree->dof + 3.0 * run.tree->size + 1.0);
  if (steps > kMostElasticSteps || numbers > kMostNumbers) {
    return Run::failure(
        Message("Elastic",
                "the result would contain %1 values; use a larger 'dt', a shorter 'duration' or fewer elements")
            .arg(static_cast<long>(std::min(numbers, 1e18))));
  }
  ElasticMotionOptions options;
  options.dt = settings.dt;
  options.gravity = of.gravity;
  options.damping_mass = settings.damping_mass;
  options.damping_stiffness = settings.damping_stiffness;
  options.starts_consistently = settings.start != ElasticStart::Locked;
  Result<ElasticPose> pose = poseAtStart(of, *run.tree);
  if (!pose) return Run::failure(pose.diagnostics());
  options.loads = pose->loads;
  Eigen::VectorXd bent;
  if (settings.start == ElasticStart::Balanced && run.tree->size > 0) {
    Result<Eigen::VectorXd> balance = elasticEquilibrium(*run.tree, *pose);
    const std::vector<bool>& passive = run.tree->is_passive;
    if (!balance && std::find(passive.begin(), passive.end(), true) != passive.end()) {
      balance = heldBalance(*run.tree, *pose);
      warnings.insert(warnings.end(), balance.diagnostics().begin(), balance.diagnostics().end());
    }
    if (!balance) return Run::failure(balance.diagnostics());
    bent = std::move(balance).value();
  }
  Result<ElasticMotion> made = ElasticMotion::make(*run.tree, options);
  if (!made) return Run::failure(made.diagnostics());
  ElasticMotion motion = std::move(made).value();

  const auto last = static_cast<Eigen::Index>(steps);
  resize(run, last + 1);
  const JointDrive drive = driveOf(of);
  Result<void> moved = motion.start(drive, bent);
  Eigen::Index k = 0;
  for (;; ++k) {
    if (!moved) return Run::failure(moved.diagnostics());
    keep(run, k, motion);
    if (k == 0 && !options.starts_consistently) addJointTerms(run, k);
    if (!isFinite(run, k)) {
      return Run::failure(Message("Elastic", "at step %1 the solution is no longer finite; use a smaller 'dt'").arg(k));
    }
    if (k == last) break;
    if (k % kStepsATick == 0) {
      if (stop.stop_requested()) {
        run.was_stopped = true;
        break;
      }
      if (progress) progress(static_cast<double>(k) / steps);
    }
    moved = motion.step(drive);
  }
  resize(run, k + 1);
  run.wall_time = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  return Run(std::move(run), std::move(warnings));
}

Eigen::Index ElasticRun::sampleAt(double time) const {
  // times are multiples of dt, which round-off may put a hair before or behind
  const double slack = 1e-9 * setup->dt();
  const double* const end = t.data() + t.size();
  const double* const after = std::upper_bound(t.data(), end, time + slack);
  return std::max<Eigen::Index>(0, after - t.data() - 1);
}

Eigen::Index ElasticRun::firstFree() const {
  return setup->settings.orDefault().start == ElasticStart::Locked && samples() > 1 ? 1 : 0;
}

ElasticState ElasticRun::state(Eigen::Index k) const {
  ElasticState state;
  state.joints = {q.row(k).transpose(), qd.row(k).transpose(), qdd.row(k).transpose()};
  state.u = u.row(k).transpose();
  state.ud = ud.row(k).transpose();
  state.udd = udd.row(k).transpose();
  return state;
}

ElasticPass ElasticRun::passAt(Eigen::Index sample) const {
  ElasticPass pass(*tree);
  pass.gravity = setup->gravity;
  const ElasticSettings& settings = setup->settings.orDefault();
  pass.damping_mass = settings.damping_mass;
  pass.damping_stiffness = settings.damping_stiffness;
  addLoads(*setup, *tree, pass.loads);
  pass.outward(state(sample));
  pass.inward();
  return pass;
}

double ElasticRun::largestPassiveTorque() const {
  double largest = 0.0;
  for (int i = 0; i < tree->dof; ++i) {
    if (!tree->is_passive[static_cast<std::size_t>(i)] || samples() < 2) continue;
    largest = std::max(largest, tau.col(i).tail(samples() - 1).cwiseAbs().maxCoeff());
  }
  return largest;
}

TrajectoryPlan ElasticRun::motion() const {
  require(samples() > 1, "a motion needs two samples");
  SampledCourse course;
  course.t = t;
  course.q = q;
  course.qd = qd;
  course.qdd = qdd;
  TrajectoryPlan plan;
  plan.course = std::move(course);
  return plan;
}

}  // namespace linkwright
