// SPDX-License-Identifier: MIT
#include "core/simulation/underactuated.h"

#include "core/base/require.h"
#include "core/base/words.h"
#include "core/dynamics/energy.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/hybrid_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/riccati.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace linkwright {

namespace {

constexpr double kPi = std::numbers::pi;
constexpr Words<Underactuated, 4> kWords = {{{Underactuated::Acrobot, "acrobot"},
                                             {Underactuated::CartPole, "cart-pole"},
                                             {Underactuated::Furuta, "furuta"},
                                             {Underactuated::PassiveLast, "passive-last"}}};

/// The nearest turn of `angle` to zero.
double wrapped(double angle) { return std::remainder(angle, 2.0 * kPi); }

Link rodDown(const std::string& name, double length, double mass) {
  const double I = mass * length * length / 12.0;
  return {name, Inertial{mass, {0.0, 0.0, -0.5 * length}, Eigen::Vector3d(I, I, 1e-4 * I).asDiagonal()}, {}};
}

Joint hinge(const std::string& name, int parent, const Eigen::Vector3d& place, const Eigen::Vector3d& axis) {
  Joint joint;
  joint.name = name;
  joint.type = JointType::Continuous;
  joint.parent = parent;
  joint.child = parent + 1;
  joint.X_PJ.p = place;
  joint.axis = axis;
  return joint;
}

bool isPassiveFirst(Underactuated which) { return which == Underactuated::Acrobot; }

}  // namespace

const char* toString(Underactuated which) { return wordOf(kWords, which); }
bool parseUnderactuated(std::string_view word, Underactuated& which) { return valueOf(kWords, word, which); }

Mechanism underactuatedMechanism(Underactuated which) {
  const Eigen::Vector3d y = Eigen::Vector3d::UnitY(), origin = Eigen::Vector3d::Zero();
  Mechanism mechanism;
  mechanism.name = toString(which);
  switch (which) {
    case Underactuated::Acrobot:
    case Underactuated::PassiveLast:
      mechanism.links = {{"base", {}, {}}, rodDown("upper", 1.0, 1.0), rodDown("lower", 1.0, 1.0)};
      mechanism.joints = {hinge("shoulder", 0, origin, y), hinge("elbow", 1, {0.0, 0.0, -1.0}, y)};
      break;
    case Underactuated::CartPole: {
      Link cart{"cart", Inertial{1.0, origin, 0.01 * Eigen::Matrix3d::Identity()}, {}};
      mechanism.links = {{"rail", {}, {}}, cart, rodDown("pole", 0.6, 0.2)};
      mechanism.joints = {hinge("slide", 0, origin, Eigen::Vector3d::UnitX()), hinge("hinge", 1, origin, y)};
      mechanism.joints[0].type = JointType::Prismatic;
      break;
    }
    case Underactuated::Furuta: {
      const double length = 0.3, mass = 0.3, I = mass * length * length / 12.0;
      Link arm{"arm", Inertial{mass, {0.5 * length, 0.0, 0.0}, Eigen::Vector3d(1e-4 * I, I, I).asDiagonal()}, {}};
      mechanism.links = {{"stand", {}, {}}, arm, rodDown("pole", 0.4, 0.15)};
      mechanism.joints = {hinge("turntable", 0, origin, Eigen::Vector3d::UnitZ()),
                          hinge("hinge", 1, {length, 0.0, 0.0}, Eigen::Vector3d::UnitX())};
      break;
    }
  }
  mechanism.joints[isPassiveFirst(which) ? 0 : 1].passive = true;
  return mechanism;
}

Eigen::Vector2d uprightPose(Underactuated which) {
  switch (which) {
    case Underactuated::Acrobot:
    case Underactuated::PassiveLast: return {kPi, 0.0};
    case Underactuated::CartPole:
    case Underactuated::Furuta: break;
  }
  return {0.0, kPi};
}

UnderactuatedGains defaultGains(Underactuated which) {
  UnderactuatedGains gains;
  switch (which) {
    case Underactuated::Acrobot: gains = {2.0, 50.0, 8.0, 60.0, {10.0, 10.0, 1.0, 1.0}, 1.0, 200.0}; break;
    case Underactuated::CartPole: gains = {60.0, 2.0, 1.5, 20.0, {1.0, 10.0, 0.1, 0.1}, 0.1, 4.0}; break;
    case Underactuated::Furuta: gains = {6000.0, 3.0, 2.0, 60.0, {1.0, 10.0, 0.1, 0.1}, 10.0, 3.0}; break;
    case Underactuated::PassiveLast: gains = {8.0, 30.0, 8.0, 100.0, {10.0, 10.0, 1.0, 1.0}, 1.0, 400.0}; break;
  }
  return gains;
}

Result<LinearSystem> linearised(const Model& model, const Eigen::Vector2d& q, int driven,
                                const Eigen::Vector3d& gravity) {
  requireSize(model.dof(), 2, "the model's joints");
  require(driven == 0 || driven == 1, "no such joint");
  constexpr double kStep = 1e-5;
  LinearSystem system{Eigen::Matrix4d::Zero(), Eigen::Vector4d::Zero()};
  system.A.topRightCorner<2, 2>().setIdentity();
  // columns of q, qd and the torque, by central differences
  for (int j = 0; j < 5; ++j) {
    Eigen::Vector2d ends[2];
    for (const int side : {0, 1}) {
      const double step = side == 0 ? -kStep : kStep;
      ForwardDynamicsInput input{q, Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero(), gravity, {}, {}};
      if (j < 2) input.q[j] += step;
      if (j == 2 || j == 3) input.qd[j - 2] += step;
      if (j == 4) input.tau[driven] += step;
      const Result<Eigen::VectorXd> qdd = forwardDynamics(model, input);
      if (!qdd) return Result<LinearSystem>::failure(qdd.diagnostics());
      ends[side] = *qdd;
    }
    const Eigen::Vector2d slope = (ends[1] - ends[0]) / (2.0 * kStep);
    if (j < 4) {
      system.A.block<2, 1>(2, j) = slope;
    } else {
      system.B.tail<2>() = slope;
    }
  }
  return system;
}

Result<UnderactuatedController> UnderactuatedController::make(const Model& model, Underactuated which,
                                                              const UnderactuatedGains& gains,
                                                              const Eigen::Vector3d& gravity) {
  using Made = Result<UnderactuatedController>;
  const std::vector<bool> passive = passiveJoints(model);
  if (model.dof() != 2 || passive[0] == passive[1]) {
    return Made::failure("the controller is for two joints of which one is passive");
  }
  UnderactuatedController made;
  made.which_ = which;
  made.gains_ = gains;
  made.gravity_ = gravity;
  made.upright_ = uprightPose(which);
  made.passive_ = passive[0] ? 0 : 1;
  made.driven_ = 1 - made.passive_;
  made.potential_upright_ = potentialEnergy(model, made.upright_, gravity);
  const Result<LinearSystem> linear = linearised(model, made.upright_, made.driven_, gravity);
  if (!linear) return Made::failure(linear.diagnostics());
  const Eigen::MatrixXd Q = gains.Q.asDiagonal();
  const Result<Regulator> regulator =
      linearQuadraticRegulator(linear->A, linear->B, Q, Eigen::MatrixXd::Constant(1, 1, gains.R));
  if (!regulator) return Made::failure(regulator.diagnostics());
  made.K_ = regulator->K;
  made.P_ = regulator->P;
  return made;
}

double UnderactuatedController::energyError(const Model& model, const Eigen::Vector2d& q,
                                            const Eigen::Vector2d& qd) const {
  // of the whole where the shoulder is passive; else of the passive link as if the driven joint stood still
  Eigen::Vector2d rates = qd;
  if (!isPassiveFirst(which_)) rates[driven_] = 0.0;
  return kineticEnergy(model, q, rates) + potentialEnergy(model, q, gravity_) - potential_upright_;
}

UnderactuatedController::Command UnderactuatedController::command(const Model& model, const Eigen::Vector2d& q,
                                                                  const Eigen::Vector2d& qd) const {
  Command out;
  Eigen::Vector4d x;
  x << q - upright_, qd;
  for (int i = 0; i < 2; ++i) {
    if (model.joints()[static_cast<std::size_t>(i)].type != JointType::Prismatic) x[i] = wrapped(x[i]);
  }
  out.distance = x.dot(P_ * x);
  out.energy_error = energyError(model, q, qd);
  out.is_balancing = out.distance < gains_.capture;
  if (out.is_balancing) {
    out.tau[driven_] = -K_.dot(x);
    return out;
  }
  // what moves the passive joint: its own rate, by the inertia that couples it to the driven one
  const Eigen::MatrixXd M = massMatrix(model, q);
  const double pump = isPassiveFirst(which_) ? qd[passive_] : M(passive_, driven_) * qd[passive_];
  const double sign = isPassiveFirst(which_) ? -1.0 : 1.0;
  const double home = isPassiveFirst(which_)
                          ? wrapped(q[driven_])
                          : q[driven_] - (which_ == Underactuated::PassiveLast ? upright_[driven_] : 0.0);
  const double wanted = -gains_.kp * home - gains_.kd * qd[driven_] + sign * gains_.energy * out.energy_error * pump;
  HybridDynamicsInput input;
  input.q = q;
  input.qd = qd;
  input.qdd = input.tau = Eigen::Vector2d::Zero();
  input.qdd[driven_] = std::clamp(wanted, -gains_.limit, gains_.limit);
  input.is_passive = passiveJoints(model);
  input.gravity = gravity_;
  const Result<HybridDynamicsSolution> found = hybridDynamics(model, input);
  if (found) out.tau[driven_] = found->tau[driven_];
  return out;
}

}  // namespace linkwright
