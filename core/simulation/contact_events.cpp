// SPDX-License-Identifier: MIT
// The part of Simulator that finds when contacts change, and changes them.
#include "core/base/require.h"
#include "core/contact/contact_transitions.h"
#include "core/simulation/simulator.h"
#include "core/simulation/step_stability.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace linkwright {
namespace {

using Eigen::Index;
using Eigen::Vector3d;

/// A pose this near to a surface counts as on it when a simulation begins, m; a speed, m/s.
constexpr double kOnSurface = 1e-6;
/// Touching, between two steps: m and m/s.
constexpr double kTouching = 1e-8;
/// Events are found to this in time, s.
constexpr double kEventTime = 1e-11;

std::string metres(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.4g", value);
  return text;
}

/// Forces below this are round-off beside the others, N. As settleContacts has it.
double forceTolerance(const ContactSolution& at) {
  double most = 1e-3;
  for (const ContactForces& f : at.forces) most = std::max(most, std::abs(f.f_n));
  return 1e-9 * most;
}

}  // namespace

// --- the beginning

Diagnostics Simulator::start() {
  const Index n = system_.dof();
  y0_.setZero(system_.stateSize());
  y0_.head(n) = system_.setup().q;
  y0_.segment(n, n) = system_.setup().qd;
  Diagnostics said;
  if (system_.hasContacts()) said = checkStart();
  if (hasErrors(said)) return said;
  y_ = y0_;
  refresh();
  if (system_.masslessJoint() >= 0) {
    said.push_back({Severity::Error, {}, 0, masslessMessage(system_.model(), system_.masslessJoint())});
    return said;
  }
  reset();
  const StepStability stability = stepStability(system_, 0.0, y0_);
  if (!stability.isStable(system_.setup().settings.step)) {
    said.push_back({Severity::Warning,
                    {},
                    0,
                    Message("Simulation", "simulation: %1").arg(unstableMessage(stability, system_.setup().settings))});
  }
  refresh();
  return said;
}

/// What is wrong with the initial pose; where the settings say so it is put right in y0_.
Diagnostics Simulator::checkStart() {
  Diagnostics said;
  const SimulationSettings& settings = system_.setup().settings;
  ContactDynamics& contacts = system_.contacts();
  const Index n = system_.dof();
  Eigen::VectorXd q = y0_.head(n), qd = y0_.segment(n, n);
  std::vector<ContactGeometry> geometry;
  if (contacts.prepare(q, qd, system_.reflectedInertia(), geometry) >= 0) return said;  // said later, by its name
  const bool is_bilateral = settings.laws.kind == ContactKind::Bilateral;
  const bool is_penalty = settings.laws.method == ContactMethod::Penalty;
  bool needs_projection = false;
  std::vector<ContactState> held(geometry.size());
  for (std::size_t c = 0; c < geometry.size(); ++c) {
    const ContactGeometry& g = geometry[c];
    const auto error = [&](const Message& what) {
      said.push_back({Severity::Error,
                      {},
                      0,
                      Message("Simulation", "contact '%1': %2").arg(system_.setup().contacts[c].name, what)});
    };
    if (g.length == 0.0) {
      error(Message("Simulation",
                    "the surface has no normal at the contact point; move the point away from the axis or centre of "
                    "the surface"));
      continue;
    }
    if (is_penalty) continue;
    const bool is_off = is_bilateral ? std::abs(g.gap) > kOnSurface : g.gap < -kOnSurface;
    const double speed = g.C_rate / g.length;
    const bool leaves = is_bilateral && std::abs(speed) > kOnSurface;
    if (is_bilateral || g.gap <= kOnSurface) held[c].mode = ContactMode::Slip;
    needs_projection = needs_projection || is_off || leaves;
    if (settings.project_start) continue;
    if (is_off) {
      error((g.gap < 0.0 ? Message("Simulation",
                                   "in the initial pose the contact point penetrates the surface by %1 m; change the "
                                   "pose, or start from the nearest pose on the surface (project_start)")
                         : Message("Simulation",
                                   "in the initial pose the contact point is %1 m away from the surface; change the "
                                   "pose, or start from the nearest pose on the surface (project_start)"))
                .arg(metres(std::abs(g.gap))));
    } else if (leaves) {
      error(Message("Simulation",
                    "with the initial velocity the contact point would leave the surface at %1 m/s; change the "
                    "velocity, or start from the nearest state on the surface (project_start)")
                .arg(metres(std::abs(speed))));
    }
  }
  if (hasErrors(said) || !settings.project_start || !needs_projection) return said;
  const Eigen::VectorXd before = qd;
  if (!projectOntoContacts(contacts, q, qd, system_.reflectedInertia(), held)) {
    said.push_back({Severity::Error,
                    {},
                    0,
                    Message("Simulation",
                            "no pose near the initial pose brings all contact points onto their surfaces; move the "
                            "robot closer to the surfaces")});
    return said;
  }
  y0_.head(n) = q;
  // an approach to a surface that only pushes is an impact, and not taken away in silence
  y0_.segment(n, n) = is_bilateral ? qd : before;
  said.push_back({Severity::Warning,
                  {},
                  0,
                  Message("Simulation", "the initial pose was projected onto the surfaces of the contacts")});
  return said;
}

void Simulator::startContacts() {
  for (ContactState& state : system_.states()) state = {};
  least_gap_.assign(system_.states().size(), 0.0);
  refresh();
  if (!system_.hasContacts() || system_.contacts().laws().method == ContactMethod::Penalty) return;
  const bool is_bilateral = system_.contacts().laws().kind == ContactKind::Bilateral;
  for (std::size_t c = 0; c < system_.states().size(); ++c) {
    if (is_bilateral || system_.solution().geometry[c].gap <= kOnSurface) {
      system_.states()[c].mode = ContactMode::Slip;
    }
  }
  if (system_.contacts().laws().stabilisation == Stabilisation::Projection && is_bilateral) keepOnSurfaces(y_);
  refresh();
  if (contactEvents()) {
    t_ = 0.0;
    trial_ = y_;
    trial_dy_ = dy_;
    handleEvent();
  }
}

// --- events

bool Simulator::contactEvents() const {
  if (!system_.hasContacts()) return false;
  const ContactLaws& laws = system_.setup().settings.laws;
  return laws.method != ContactMethod::Penalty &&
         (laws.kind == ContactKind::Unilateral || laws.friction == FrictionLaw::StickSlip);
}

/// Keeps the directions of the slips, against which a reversal is seen.
void Simulator::rememberSlip() {
  for (std::size_t c = 0; c < system_.states().size(); ++c) {
    ContactState& state = system_.states()[c];
    const Vector3d v = system_.solution().geometry[c].slipVelocity();
    if (state.mode != ContactMode::Slip) {
      state.slip_direction.setZero();
    } else if (v.norm() > kStickSpeed) {
      state.slip_direction = v.normalized();
    }
  }
}

/// Whether something has changed by the state just evaluated.
bool Simulator::fired() const {
  const ContactSolution& at = system_.solution();
  const ContactLaws& laws = system_.setup().settings.laws;
  const double tolerance = forceTolerance(at);
  for (std::size_t c = 0; c < system_.states().size(); ++c) {
    const ContactState& state = system_.states()[c];
    const ContactForces& force = at.forces[c];
    if (laws.kind == ContactKind::Unilateral) {
      if (state.mode == ContactMode::Free) {
        if (at.geometry[c].gap < least_gap_[c] - 1e-12 && at.geometry[c].C_rate < 0.0) return true;
        continue;
      }
      if (force.f_n < -tolerance) return true;
    }
    if (laws.friction != FrictionLaw::StickSlip) continue;
    if (state.mode == ContactMode::Stick) {
      const double most = system_.setup().contacts[c].static_friction * std::abs(force.f_n);
      if (force.f_t.norm() > most + tolerance) return true;
    } else if (state.mode == ContactMode::Slip && state.slip_direction.dot(force.slip) < 0.0) {
      return true;
    }
  }
  return false;
}

/// The first instant within a step of h at which something has changed, by bisection; the trial is the state there.
void Simulator::findEvent(double h) {
  double before = 0.0, after = h;
  while (after - before > std::max(kEventTime, 1e-15 * t_)) {
    const double middle = 0.5 * (before + after);
    tryStep(middle, trial_, trial_dy_);
    if (fired()) {
      after = middle;
    } else {
      before = middle;
    }
  }
  tryStep(after, trial_, trial_dy_);
  t_ += after;
}

/// The trial is where contacts change (t_ is its time already): impacts, then the modes that go with the new state.
bool Simulator::handleEvent() {
  const Index n = system_.dof();
  y_ = trial_;
  dy_ = trial_dy_;
  if (!y_.allFinite()) return checkState();
  const std::vector<ContactState> before = system_.states();
  const ContactSolution at = system_.solution();
  const std::size_t count = before.size();
  std::vector<bool> touching(count, false);
  bool lands = false;
  for (std::size_t c = 0; c < count; ++c) {
    const ContactGeometry& g = at.geometry[c];
    const double speed = g.length > 0.0 ? g.C_rate / g.length : 0.0;
    touching[c] = before[c].mode != ContactMode::Free || g.gap <= std::max(kTouching, least_gap_[c]);
    lands = lands || (touching[c] && speed < -kTouching);
  }
  Eigen::VectorXd impulse = Eigen::VectorXd::Zero(static_cast<Index>(count));
  if (lands && system_.contacts().laws().kind == ContactKind::Unilateral) {
    Eigen::VectorXd qd = y_.segment(n, n);
    const Impact impact = strike(system_.contacts(), y_.head(n), qd, system_.reflectedInertia(), touching);
    y_.segment(n, n) = qd;
    impact_loss_ += impact.loss;
    impulse = impact.impulse;
  }
  refresh();
  for (std::size_t c = 0; c < count; ++c) {
    const ContactGeometry& g = system_.solution().geometry[c];
    if (touching[c] && g.length > 0.0) touching[c] = g.C_rate / g.length <= kTouching;
  }
  ContactSolution settled;
  const bool found =
      settleContacts(system_.contacts(), system_.contactInput(t_, y_), touching, system_.states(), settled);
  if (system_.contacts().laws().stabilisation == Stabilisation::Projection) keepOnSurfaces(y_);
  refresh();
  for (std::size_t c = 0; c < count; ++c) {
    const double gap = system_.solution().geometry[c].gap;
    least_gap_[c] = system_.states()[c].mode == ContactMode::Free ? std::min(0.0, gap) : 0.0;
  }
  rememberSlip();
  logChanges(before, at, impulse);
  if (!checkState()) return false;
  if (found) return true;
  fail(SimulationStatus::Jammed, Message("Simulation",
                                         "at t = %1 s no combination of contact modes is consistent with the state "
                                         "(the contacts jam); reduce the friction or change the pose")
                                     .arg(metres(t_)));
  return false;
}

void Simulator::logChanges(const std::vector<ContactState>& before, const ContactSolution& at,
                           const Eigen::VectorXd& impulse) {
  for (std::size_t c = 0; c < before.size(); ++c) {
    const ContactMode then = before[c].mode, now = system_.states()[c].mode;
    const auto log = [&](SimulationEventKind kind, double value) {
      record_.add(SimulationEvent{t_, static_cast<int>(c), kind, value});
    };
    const double struck = impulse[static_cast<Index>(c)];
    if (struck > 0.0 && then == ContactMode::Free) log(SimulationEventKind::Impact, struck);
    if (then == now) continue;
    if (now == ContactMode::Free) {
      log(SimulationEventKind::LiftOff, at.forces[c].f_n);
    } else if (now == ContactMode::Stick) {
      log(SimulationEventKind::Stick, at.forces[c].f_n);
    } else if (then == ContactMode::Stick) {
      log(SimulationEventKind::Slip, at.forces[c].f_n);
    }
  }
}

}  // namespace linkwright
