// SPDX-License-Identifier: MIT
#include "core/simulation/simulator.h"

#include "core/base/require.h"
#include "core/base/words.h"
#include "core/contact/contact_transitions.h"
#include "core/simulation/step_stability.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <utility>

namespace linkwright {
namespace {

using Eigen::Index;

constexpr Words<SimulationStatus, 5> kStatuses = {{{SimulationStatus::Running, "running"},
                                                   {SimulationStatus::Finished, "finished"},
                                                   {SimulationStatus::Diverged, "diverged"},
                                                   {SimulationStatus::Jammed, "jammed"},
                                                   {SimulationStatus::BadTorque, "bad-torque"}}};

/// Faster than this, rad/s or m/s, nothing moves that is still a simulation.
constexpr double kRunaway = 1e7;
/// More than this many contact events in one step are no longer told apart in time.
constexpr int kMostEvents = 100;

std::string numberText(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.6g", value);
  return text;
}

}  // namespace

const char* toString(SimulationStatus status) { return wordOf(kStatuses, status); }

Result<Simulator> Simulator::create(SimulationSetup setup) {
  Result<SimulatedSystem> system = SimulatedSystem::create(std::move(setup));
  if (!system) return Result<Simulator>::failure(system.diagnostics());
  Diagnostics said = system.diagnostics();
  Simulator simulator(std::move(system).value());
  const Diagnostics found = simulator.start();
  said.insert(said.end(), found.begin(), found.end());
  if (hasErrors(said)) return Result<Simulator>::failure(std::move(said));
  return Result<Simulator>(std::move(simulator), std::move(said));
}

Simulator::Simulator(SimulatedSystem system)
    : system_(std::move(system)), record_(system_.dof(), system_.states().size()) {
  duration_ = system_.setup().settings.duration;
}

void Simulator::reset() {
  t_ = 0.0;
  step_ = 0;
  y_ = y0_;
  status_ = SimulationStatus::Running;
  message_ = {};
  record_.clear();
  impact_loss_ = 0.0;
  adaptive_step_ = 0.0;
  startContacts();
  if (status_ == SimulationStatus::Running && checkState()) sample();
}

double Simulator::gridTime(long long step) const {
  return std::min(static_cast<double>(step) * system_.setup().settings.step, duration_);
}

void Simulator::fail(SimulationStatus status, Message message) {
  status_ = status;
  message_ = std::move(message);
}

void Simulator::refresh() { system_.derivative(t_, y_, dy_); }

void Simulator::setSliders(const Eigen::VectorXd& tau) {
  system_.setSliders(tau);
  refresh();
}

void Simulator::setSpring(std::optional<PullingSpring> spring) {
  system_.setSpring(std::move(spring));
  refresh();
}

void Simulator::setDuration(double duration) {
  require(duration > 0.0 && duration <= kLongestSimulation, "the duration is out of its range");
  duration_ = duration;
  if (status_ == SimulationStatus::Finished && t_ < duration_) status_ = SimulationStatus::Running;
}

// --- step by step

SimulationStatus Simulator::run(double t, std::stop_token stop) {
  const double end = std::min(t, duration_);
  while (status_ == SimulationStatus::Running && t_ < end && !stop.stop_requested()) step(stop);
  return status_;
}

bool Simulator::step(std::stop_token stop) {
  if (status_ != SimulationStatus::Running) return false;
  const double to = gridTime(step_ + 1);
  if (!advance(to, stop)) return status_ == SimulationStatus::Running;
  ++step_;
  t_ = to;
  const bool is_end = t_ >= duration_;
  if (is_end || step_ % system_.setup().settings.steps_per_sample == 0) sample();
  if (is_end) status_ = SimulationStatus::Finished;
  return true;
}

/// True where `to` was reached.
bool Simulator::advance(double to, const std::stop_token& stop) {
  const bool adapts = system_.setup().settings.integrator == Integrator::DormandPrince5;
  int events = 0;
  while (t_ < to) {
    const double left = to - t_;
    if (left <= 1e-15 * to) break;
    const std::size_t before = record_.events().size();
    if (!(adapts ? adaptiveStep(to, stop) : acceptStep(left))) return false;
    if (record_.events().size() > before && ++events > kMostEvents) {
      fail(SimulationStatus::Jammed, Message("Simulation",
                                             "at t = %1 s the contact modes change more than 100 times within one "
                                             "step; use a shorter step, or the regularised friction law")
                                         .arg(numberText(t_)));
      return false;
    }
    if (stop.stop_requested() && t_ < to) return false;
  }
  return true;
}

void Simulator::tryStep(double h, Eigen::VectorXd& y, Eigen::VectorXd& dy) {
  const auto f = [this](double t, const Eigen::VectorXd& at, Eigen::VectorXd& out) { system_.derivative(t, at, out); };
  bool is_evaluated = false;
  switch (system_.setup().settings.integrator) {
    case Integrator::SemiImplicitEuler: semiImplicitEulerStep(y_, dy_, h, system_.dof(), y); break;
    case Integrator::RungeKutta4: rungeKutta4Step(f, t_, y_, dy_, h, scratch_, y); break;
    case Integrator::DormandPrince5:
      dormandPrince5Step(f, t_, y_, dy_, h, scratch_, y);
      dy = scratch_.k7;
      is_evaluated = true;
      break;
  }
  if (system_.hasContacts() && system_.contacts().laws().stabilisation == Stabilisation::Projection) {
    keepOnSurfaces(y);
    is_evaluated = false;
  }
  if (!is_evaluated) system_.derivative(t_ + h, y, dy);
}

void Simulator::keepOnSurfaces(Eigen::VectorXd& y) {
  const Index n = system_.dof();
  if (system_.contacts().laws().method == ContactMethod::Penalty || !y.allFinite()) return;
  Eigen::VectorXd q = y.head(n), qd = y.segment(n, n);
  if (!projectOntoContacts(system_.contacts(), q, qd, system_.reflectedInertia(), system_.states())) return;
  y.head(n) = q;
  y.segment(n, n) = qd;
}

bool Simulator::acceptStep(double h) {
  tryStep(h, trial_, trial_dy_);
  return takeTrial(h);
}

/// The trial as the new state, as far as to the first event in it.
bool Simulator::takeTrial(double h) {
  const bool has_events = contactEvents();
  if (has_events && trial_.allFinite() && fired()) {
    findEvent(h);
    return handleEvent();
  }
  t_ += h;
  y_.swap(trial_);
  dy_.swap(trial_dy_);
  if (has_events) rememberSlip();
  return checkState();
}

bool Simulator::adaptiveStep(double to, const std::stop_token& stop) {
  const SimulationSettings& settings = system_.setup().settings;
  const Index count = 2 * system_.dof();
  if (adaptive_step_ <= 0.0) adaptive_step_ = std::min(settings.step, 1e-3);
  while (true) {
    if (stop.stop_requested()) return false;
    const double h = std::min(adaptive_step_, to - t_);
    if (adaptive_step_ < 1e-14 * std::max(1.0, t_)) {
      fail(SimulationStatus::Diverged,
           Message("Simulation",
                   "at t = %1 s no step is short enough for the tolerance because the motion is too stiff or "
                   "unbounded; increase the tolerance, or check friction and gains")
               .arg(numberText(t_)));
      return false;
    }
    tryStep(h, trial_, trial_dy_);
    // the error a second: what is allowed in a step goes with its length
    const double ratio = errorRatio(scratch_, y_, trial_, count, settings.tolerance * h);
    const double factor = ratio > 0.0 ? 0.9 * std::pow(ratio, -0.25) : 5.0;
    if (ratio > 1.0) {
      adaptive_step_ = h * std::clamp(factor, 0.1, 0.9);
      continue;
    }
    const double next = h * std::clamp(factor, 0.2, 5.0);
    adaptive_step_ = h < adaptive_step_ ? std::max(adaptive_step_, next) : next;
    return takeTrial(h);
  }
}

bool Simulator::checkState() {
  const Index n = system_.dof();
  if (system_.badTorque() >= 0) {
    const std::string& name = system_.model().joints()[static_cast<std::size_t>(system_.badTorque())].name;
    fail(SimulationStatus::BadTorque, Message("Simulation",
                                              "at t = %1 s the torque of joint '%2' is not a finite number; if a "
                                              "formula gives it, check for a division by zero")
                                          .arg(numberText(t_), name));
    return false;
  }
  const bool runs_away = !y_.allFinite() || !dy_.allFinite() || y_.segment(n, n).cwiseAbs().maxCoeff() > kRunaway;
  if (runs_away) {
    fail(SimulationStatus::Diverged,
         Message("Simulation", "at t = %1 s the motion has diverged; use a shorter step, implicit friction or dopri5")
             .arg(numberText(t_)));
    return false;
  }
  if (system_.hasContacts() && system_.solution().system.status == ContactStatus::Jammed) {
    fail(SimulationStatus::Jammed, jammedMessage());
    return false;
  }
  return true;
}

Message Simulator::jammedMessage() const {
  const ContactSolution& at = system_.solution();
  Message text = Message("Simulation",
                         "at t = %1 s a contact jams (Painlevé paradox); A in A f = a - d^T tau is no longer positive, "
                         "so no contact force is reliable")
                     .arg(numberText(t_));
  const double factor = criticalFrictionFactor(at.A, at.N);
  for (std::size_t c = 0; c < system_.states().size() && std::isfinite(factor); ++c) {
    const Contact& contact = system_.setup().contacts[c];
    if (system_.states()[c].mode == ContactMode::Free || contact.friction == 0.0) continue;
    text = Message("Simulation", "%1; contact '%2' has K = %3, and its critical K in this state is %4")
               .arg(text, contact.name, numberText(contact.friction), numberText(contact.friction * factor));
  }
  return Message("Simulation", "%1; reduce the friction or change the pose").arg(text);
}

// --- samples

void Simulator::sampleHere() {
  const bool is_known = record_.size() > 0 && record_.times().back() >= t_;
  // of what has gone wrong the last good sample stays
  if (is_known || status_ != SimulationStatus::Running) return;
  // a step that was given up has left its own evaluation behind
  refresh();
  sample();
}

void Simulator::sample() {
  const Index n = system_.dof();
  EnergySample energy;
  energy.kinetic = system_.kineticEnergy(y_);
  energy.potential = system_.potentialEnergy(y_);
  energy.flows = {y_[2 * n], y_[2 * n + 1], y_[2 * n + 2], y_[2 * n + 3]};
  energy.impact_loss = impact_loss_;
  std::vector<ContactSample> contacts(system_.states().size());
  const bool is_penalty = system_.hasContacts() && system_.contacts().laws().method == ContactMethod::Penalty;
  for (std::size_t c = 0; c < contacts.size(); ++c) {
    const ContactForces& f = system_.solution().forces[c];
    const ContactGeometry& g = system_.solution().geometry[c];
    ContactMode mode = system_.states()[c].mode;
    if (is_penalty) mode = f.f_n != 0.0 ? ContactMode::Slip : ContactMode::Free;
    contacts[c] = {f.f_n, f.f_t1, f.f_t2, g.gap, f.slip.norm(), mode};
    if (mode != ContactMode::Free) energy.residual = std::max(energy.residual, std::abs(g.gap));
  }
  if (system_.hasContacts()) energy.status = system_.solution().system.status;
  PullSample pull;
  if (const auto& spring = system_.spring()) pull = {spring->link, spring->point, system_.springForce()};
  record_.add(t_, y_, dy_.segment(n, n), system_.torque(), energy, contacts, pull);
}

}  // namespace linkwright
