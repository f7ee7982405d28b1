// SPDX-License-Identifier: MIT
#include "core/simulation/simulated_system.h"

#include "core/base/index.h"
#include "core/base/require.h"
#include "core/dynamics/energy.h"
#include "core/dynamics/kernels/dynamics_kernels.h"
#include "core/kinematics/forward_kinematics.h"

#include <Eigen/Geometry>

#include <cmath>
#include <limits>
#include <utility>

namespace linkwright {
namespace {

using Eigen::Index;
using Eigen::Vector3d;

std::vector<std::string> jointNames(const Model& model) {
  std::vector<std::string> names;
  for (const ModelJoint& joint : model.joints()) names.push_back(joint.name);
  return names;
}

/// What the settings ask of the robot beyond their own figures.
void checkSource(const SimulationSetup& setup, Diagnostics& problems) {
  const auto error = [&](Message what) { problems.push_back({Severity::Error, {}, 0, std::move(what)}); };
  if (std::holds_alternative<MotionTorque>(setup.settings.torques)) {
    if (!setup.motion) {
      error(Message("Simulation",
                    "the torques come from the scene's motion, but the scene has no motion; add a motion, or "
                    "choose another source of torques"));
    } else if (setup.motion->dof() != setup.model->dof()) {
      error(Message("Simulation", "the motion has a different number of joints, so it belongs to another robot"));
    }
  }
  const auto warning = [&](Message what) { problems.push_back({Severity::Warning, {}, 0, std::move(what)}); };
  for (const ModelJoint& joint : setup.model->joints()) {
    if (joint.leader >= 0) {
      warning(
          Message("Simulation", "joint '%1' is a mimic joint; in a simulation it moves independently").arg(joint.name));
    }
  }
}

/// Torques of joints without a motor are zero, wherever they come from.
void onlyMotors(const Model& model, Eigen::VectorXd& tau) {
  for (Index i = 0; i < tau.size(); ++i) {
    if (model.joints()[at(i)].passive) tau[i] = 0.0;
  }
}

}  // namespace

Result<SimulatedSystem> SimulatedSystem::create(SimulationSetup setup) {
  require(setup.model != nullptr, "a simulation needs a model");
  const Model& model = *setup.model;
  requireSize(setup.q.size(), model.dof(), "q");
  requireSize(setup.qd.size(), model.dof(), "qd");
  require(setup.q.allFinite() && setup.qd.allFinite() && setup.gravity.allFinite(), "the state must be finite");
  for (Contact& contact : setup.contacts) {
    contact.static_friction = std::max(contact.static_friction, contact.friction);
  }
  Diagnostics problems = contactProblems(model, setup.contacts);
  for (const Message& what : settingsProblems(setup.settings, model.dof())) {
    problems.push_back({Severity::Error, {}, 0, Message("Simulation", "simulation: %1").arg(what)});
  }
  checkSource(setup, problems);
  if (model.dof() == 0)
    problems.push_back({Severity::Error, {}, 0, Message("Simulation", "the robot has no moving joint")});
  Formulas formulas;
  if (const auto* source = std::get_if<FormulaTorque>(&setup.settings.torques);
      source != nullptr && static_cast<int>(source->formulas.size()) == model.dof()) {
    Result<Formulas> compiled = Formulas::compile(source->formulas, jointNames(model));
    problems.insert(problems.end(), compiled.diagnostics().begin(), compiled.diagnostics().end());
    if (compiled) formulas = std::move(compiled).value();
  }
  std::optional<UnderactuatedController> controller;
  if (const auto* source = std::get_if<ControllerTorque>(&setup.settings.torques);
      source != nullptr && !hasErrors(problems)) {
    Result<UnderactuatedController> made =
        UnderactuatedController::make(model, source->which, source->gains, setup.gravity);
    problems.insert(problems.end(), made.diagnostics().begin(), made.diagnostics().end());
    if (made) controller = std::move(made).value();
  }
  if (hasErrors(problems)) return Result<SimulatedSystem>::failure(std::move(problems));
  SimulatedSystem system(std::move(setup));
  system.controller_ = std::move(controller);
  system.formulas_ = std::move(formulas);
  return Result<SimulatedSystem>(std::move(system), std::move(problems));
}

SimulatedSystem::SimulatedSystem(SimulationSetup setup) : setup_(std::move(setup)) {
  const Model& robot = *setup_.model;
  const Index n = robot.dof();
  if (!setup_.contacts.empty()) contacts_.emplace(robot, setup_.contacts, setup_.settings.laws);
  states_.resize(setup_.contacts.size());
  sliders_ = Eigen::VectorXd::Zero(n);
  if (const auto* sliders = std::get_if<SliderTorque>(&setup_.settings.torques)) sliders_ = sliders->tau;
  for (const JointFriction& friction : robot.jointFriction()) {
    viscous_.push_back({friction.viscous, 0.0, 0.0});
    has_dry_ = has_dry_ || friction.coulomb_positive != 0.0 || friction.coulomb_negative != 0.0;
  }
  q_.setZero(n);
  qd_.setZero(n);
  tau_.setZero(n);
  dry_.setZero(n);
  setImplicitStep(setup_.settings.implicit_friction ? setup_.settings.step : 0.0);
}

void SimulatedSystem::setSliders(const Eigen::VectorXd& tau) {
  requireSize(tau.size(), dof(), "tau");
  require(tau.allFinite(), "the torques must be finite numbers");
  sliders_ = tau;
}

void SimulatedSystem::setSpring(std::optional<PullingSpring> spring) {
  if (spring) {
    require(spring->link >= 0 && spring->link < model().linkCount(), "the spring names no link");
    require(spring->point.allFinite() && spring->target.allFinite(), "the spring's points must be finite numbers");
  }
  spring_ = std::move(spring);
}

void SimulatedSystem::setImplicitStep(double h) {
  const std::vector<double>& rotors = model().reflectedInertia();
  reflected_.assign(rotors.begin(), rotors.end());
  // (M + h D) qdd = tau - b: friction of the velocities at the end of the step
  for (std::size_t i = 0; i < reflected_.size(); ++i) reflected_[i] += h * viscous_[i].viscous;
}

void SimulatedSystem::torques(double t) {
  struct Source {
    SimulatedSystem& self;
    double t;
    void operator()(const NoTorque&) const { self.tau_.setZero(); }
    void operator()(const ConstantTorque& s) const { self.tau_ = s.tau; }
    void operator()(const SliderTorque&) const { self.tau_ = self.sliders_; }
    void operator()(const FormulaTorque&) const { self.formulas_.evaluate(t, self.q_, self.qd_, self.tau_); }
    void operator()(const MotionTorque& s) const { self.followMotion(t, s); }
    void operator()(const ControllerTorque&) const {
      self.tau_ = self.controller_->command(self.model(), self.q_, self.qd_).tau;
    }
  };
  std::visit(Source{*this, t}, setup_.settings.torques);
  onlyMotors(model(), tau_);
  bad_torque_ = -1;
  for (Index i = 0; i < tau_.size(); ++i) {
    if (!std::isfinite(tau_[i])) bad_torque_ = static_cast<int>(i);
  }
}

void SimulatedSystem::followMotion(double t, const MotionTorque& source) {
  setup_.motion->sample(t, motion_);
  const auto e = source.kp.array() * (motion_.q - q_).array() + source.kd.array() * (motion_.qd - qd_).array();
  if (source.control == MotionTorque::Control::Pd) {
    tau_ = e.matrix();
    return;
  }
  // tau = INV(q, qd, qdd_d + kp e + kd e')
  wanted_.q = q_;
  wanted_.qd = qd_;
  wanted_.qdd = motion_.qdd + e.matrix();
  wanted_.gravity = setup_.gravity;
  wanted_.terms = {false, true};
  if (!wanted_.qdd.allFinite()) {
    tau_.setConstant(std::numeric_limits<double>::quiet_NaN());
    return;
  }
  inverseDynamics(model(), wanted_, inverse_, tau_);
  for (Index i = 0; i < tau_.size(); ++i) tau_[i] += viscous_[at(i)].viscous * qd_[i];
  tau_ += dry_;
}

void SimulatedSystem::gather(double t, const Eigen::VectorXd& y) {
  const Index n = dof();
  q_ = y.head(n);
  qd_ = y.segment(n, n);
  // dry friction of the joints, in full above the slip speed
  if (has_dry_) {
    const double eps = setup_.settings.joint_slip_speed;
    for (Index i = 0; i < n; ++i) {
      const JointFriction& f = model().jointFriction()[at(i)];
      const double most = qd_[i] >= 0.0 ? f.coulomb_positive : -f.coulomb_negative;
      dry_[i] = most * qd_[i] / std::sqrt(qd_[i] * qd_[i] + eps * eps);
    }
  }
  torques(t);
  applied_ = tau_ - dry_;
  external_ = setup_.loads;
  if (spring_ || !external_.empty()) bodyPoses(model(), q_, X_WB_);
  if (spring_) addSpring();
}

void SimulatedSystem::addSpring() {
  const PointMotion grabbed = pointMotion(model(), X_WB_, qd_, spring_->link, spring_->point);
  spring_force_ = spring_->stiffness * (spring_->target - grabbed.r) - spring_->damping * grabbed.v;
  external_.push_back({spring_->link, {spring_force_, Vector3d::Zero()}, -1, spring_->point});
}

double SimulatedSystem::externalPower() const {
  double power = 0.0;
  for (const ExternalWrench& e : external_) {
    const PointMotion point = pointMotion(model(), X_WB_, qd_, e.link, e.point);
    const Eigen::Matrix3d R = e.axes < 0 ? Eigen::Matrix3d::Identity() : linkPose(model(), X_WB_, e.axes).R;
    power += (R * e.wrench.force).dot(point.v);
    if (e.wrench.moment.isZero(0.0)) continue;
    Vector3d omega = Vector3d::Zero();
    for (int b = model().links()[at(e.link)].body; b >= 0; b = model().bodies()[at(b)].parent) {
      const Body& body = model().bodies()[at(b)];
      if (body.dof >= 0 && !body.prismatic) omega += qd_[body.dof] * X_WB_[at(b)].R.col(2);
    }
    power += (R * e.wrench.moment).dot(omega);
  }
  return power;
}

int SimulatedSystem::freeAccelerations(Eigen::VectorXd& qdd) {
  NewtonEulerInput<double> in;
  in.bodies = model().bodies().data();
  in.centres = model().centres().data();
  in.count = model().bodyCount();
  in.q = q_.data();
  in.qd = qd_.data();
  in.gravity = {setup_.gravity.x(), setup_.gravity.y(), setup_.gravity.z()};
  in.terms.friction = viscous_.data();
  if (!model().jointSprings().empty()) in.terms.spring = model().jointSprings().data();
  in.terms.reflected_inertia = reflected_.data();
  if (!external_.empty()) {
    externalOnBodies(model(), q_, external_, X_WB_, on_bodies_);
    in.external = on_bodies_.data();
  }
  aba_.resize(at(in.count));
  qdd.resize(dof());
  const int massless = dynamicsKernels().aba(in, applied_.data(), aba_.data(), qdd.data());
  return massless < 0 ? -1 : model().bodies()[at(massless)].dof;
}

ContactDynamics::Input SimulatedSystem::contactInput(double t, const Eigen::VectorXd& y) {
  gather(t, y);
  return {q_, qd_, applied_, setup_.gravity, &external_, viscous_.data(), reflected_.data()};
}

void SimulatedSystem::derivative(double t, const Eigen::VectorXd& y, Eigen::VectorXd& dy) {
  const Index n = dof();
  dy.resize(stateSize());
  // what has run away already is not handed to the kernels, which take finite numbers
  double sum = 0.0;
  for (Index i = 0; i < 2 * n; ++i) sum += y[i] - y[i];
  if (sum != 0.0) {
    dy.setConstant(std::numeric_limits<double>::quiet_NaN());
    return;
  }
  gather(t, y);
  double contact_loss = 0.0;
  if (contacts_) {
    const ContactDynamics::Input input{
        q_, qd_, applied_, setup_.gravity, &external_, viscous_.data(), reflected_.data()};
    contacts_->evaluate(input, states_, solution_);
    massless_ = solution_.massless_joint;
    const bool is_penalty = contacts_->laws().method == ContactMethod::Penalty;
    for (std::size_t c = 0; c < states_.size(); ++c) {
      const ContactForces& force = solution_.forces[c];
      contact_loss -= force.f_t.dot(force.slip);
      if (is_penalty) contact_loss -= force.f_n * solution_.geometry[c].n.dot(solution_.geometry[c].point.v);
    }
    dy.segment(n, n) = solution_.qdd;
  } else {
    massless_ = freeAccelerations(qdd_);
    dy.segment(n, n) = qdd_;
  }
  dy.head(n) = qd_;
  double joint_loss = dry_.dot(qd_);
  for (Index i = 0; i < n; ++i) joint_loss += viscous_[at(i)].viscous * qd_[i] * qd_[i];
  dy.tail(kFlows) << tau_.dot(qd_), external_.empty() ? 0.0 : externalPower(), joint_loss, contact_loss;
}

double SimulatedSystem::kineticEnergy(const Eigen::VectorXd& y) const {
  // the rotors' own inertia counts, what implicit friction adds does not
  return linkwright::kineticEnergy(model(), y.head(dof()), y.segment(dof(), dof()), {false, true});
}

double SimulatedSystem::potentialEnergy(const Eigen::VectorXd& y) const {
  return linkwright::potentialEnergy(model(), y.head(dof()), setup_.gravity);
}

}  // namespace linkwright
