// SPDX-License-Identifier: MIT
#include "core/simulation/underactuated.h"

#include "core/base/number_text.h"
#include "core/base/positive.h"
#include "core/base/require.h"
#include "core/dynamics/bias.h"
#include "core/dynamics/energy.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/hybrid_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/riccati.h"
#include "core/kinematics/forward_kinematics.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>
#include <utility>

namespace linkwright {

namespace {

constexpr double kPi = std::numbers::pi;
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

bool areParallel(const Model& model) {
  std::vector<Pose> X_WB;
  bodyPoses(model, Eigen::Vector2d::Zero(), X_WB);
  Eigen::Vector3d axis[2];
  for (const std::size_t i : {0u, 1u}) axis[i] = X_WB[static_cast<std::size_t>(model.joints()[i].body)].R.col(2);
  return axis[0].cross(axis[1]).norm() < 1e-6;
}

/// What a robot of that kind is, in words.
Message nounOf(Underactuated which) {
  switch (which) {
    case Underactuated::Acrobot: return Message("Simulation", "two links with a passive shoulder");
    case Underactuated::CartPole: return Message("Simulation", "a pole on a cart");
    case Underactuated::Furuta: return Message("Simulation", "a pole on a rotating arm");
    case Underactuated::PassiveLast: break;
  }
  return Message("Simulation", "two links with a passive elbow");
}

/// Energy and upright pose are those of weight alone. Empty, or which joint has a spring, in words.
Message springProblem(const Model& model) {
  for (const ModelJoint& joint : model.joints()) {
    if (joint.spring.stiffness == 0.0) continue;
    return Message("Simulation",
                   "the swing-up controller does not account for the energy of springs, but joint '%1' has a spring; "
                   "remove the spring, or choose another source of torques")
        .arg(joint.name);
  }
  return {};
}

/// What is left, at least, of the denominator of the acrobot's law: beyond it the limit holds.
constexpr double kLeastShare = 0.05;

/// What the weight asks of the passive joint where it is to be balanced: nothing, or nobody can. Empty, or in words.
Message offBalance(const Model& model, const Eigen::Vector2d& upright, int passive, const Eigen::Vector3d& gravity) {
  Eigen::Vector2d across = upright;
  across[passive] += 0.5 * kPi;
  const double torque = gravityTorques(model, upright, gravity)[passive];
  // of a hinge the weight's torque is a sine of its angle: two places a quarter turn apart give the largest
  const double largest = std::hypot(torque, gravityTorques(model, across, gravity)[passive]);
  if (std::abs(torque) <= 1e-6 * largest) return {};
  const std::string& name = model.joints()[static_cast<std::size_t>(passive)].name;
  return Message("Simulation",
                 "the upright pose (one joint at 0, the other at the largest potential energy) is not an equilibrium "
                 "because gravity exerts %2 N m on passive joint '%1'; choose the zero angles so that the last link's "
                 "centre of mass is in line with the first link")
      .arg(name, numberText(std::abs(torque)));
}

}  // namespace

const char* toString(Underactuated which) { return wordOf(kUnderactuatedWords, which); }
bool parseUnderactuated(std::string_view word, Underactuated& which) {
  return valueOf(kUnderactuatedWords, word, which);
}

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

Result<Underactuated> kindOf(const Model& model) {
  using Kind = Result<Underactuated>;
  const std::vector<bool> passive = passiveJoints(model);
  if (model.dof() != 2 || passive[0] == passive[1]) {
    const auto without = std::count(passive.begin(), passive.end(), true);
    return Kind::failure(
        Message("Simulation",
                "the controller needs two joints, one of them passive; joints of this robot: %1, passive joints: %2")
            .arg(model.dof(), without));
  }
  const ModelJoint &first = model.joints()[0], &second = model.joints()[1];
  const bool is_chain = model.bodies()[static_cast<std::size_t>(second.body)].parent == first.body;
  const bool is_second_hinge = second.type != JointType::Prismatic;
  if (is_chain && is_second_hinge && passive[1]) {
    if (first.type == JointType::Prismatic) return Underactuated::CartPole;
    return areParallel(model) ? Underactuated::PassiveLast : Underactuated::Furuta;
  }
  if (is_chain && is_second_hinge && first.type != JointType::Prismatic && areParallel(model)) {
    return Underactuated::Acrobot;
  }
  return Kind::failure(Message("Simulation",
                               "the controller is for two links in a plane, a pole on a cart or a pole on a rotating "
                               "arm; this robot is none of these"));
}

Result<Eigen::Vector2d> uprightPose(const Model& model, Underactuated which, const Eigen::Vector3d& gravity) {
  if (Message problem = springProblem(model); !problem.empty()) {
    return Result<Eigen::Vector2d>::failure(std::move(problem));
  }
  const int turned = which == Underactuated::CartPole || which == Underactuated::Furuta ? 1 : 0;
  const auto potential = [&](double angle) {
    Eigen::Vector2d q = Eigen::Vector2d::Zero();
    q[turned] = angle;
    return potentialEnergy(model, q, gravity);
  };
  const double ahead = potential(0.0), behind = potential(kPi);
  const double middle = 0.5 * (ahead + behind);
  const double b = 0.5 * (ahead - behind), c = potential(0.5 * kPi) - middle;
  const double swing = std::hypot(b, c);
  if (!(swing > 1e-9 * (1.0 + std::abs(middle)))) {
    return Result<Eigen::Vector2d>::failure(
        Message(
            "Simulation",
            "gravity does not act on joint '%1', so there is no upright pose; give the scene gravity, or rotate the "
            "robot into a vertical plane")
            .arg(model.joints()[static_cast<std::size_t>(turned)].name));
  }
  Eigen::Vector2d upright = Eigen::Vector2d::Zero();
  // what round-off leaves of c is nothing: half a turn is half a turn, not its opposite
  upright[turned] = std::atan2(std::abs(c) < 1e-12 * swing ? 0.0 : c, b);
  return upright;
}

std::vector<Message> gainsProblems(const UnderactuatedGains& gains) {
  std::vector<Message> problems;
  const double others[] = {gains.energy, gains.kp, gains.kd, gains.limit};
  const auto is_bad = [](double gain) { return !(gain >= 0.0) || !std::isfinite(gain); };
  if (std::any_of(std::begin(others), std::end(others), is_bad) ||
      std::any_of(gains.Q.data(), gains.Q.data() + gains.Q.size(), is_bad)) {
    problems.push_back(Message("Simulation", "the gains of the controller must be finite numbers, 0 or greater"));
  }
  if (!isPositive(gains.R))
    problems.push_back(Message("Simulation", "the weight R of the torque must be greater than 0"));
  if (!isPositive(gains.capture)) problems.push_back(Message("Simulation", "the capture value must be greater than 0"));
  return problems;
}

UnderactuatedGains defaultGains(Underactuated which) {
  UnderactuatedGains gains;
  switch (which) {
    case Underactuated::Acrobot: gains = {0.2, 4.0, 1.3, 50.0, {10.0, 10.0, 1.0, 1.0}, 1.0, 150.0}; break;
    case Underactuated::CartPole: gains = {60.0, 2.0, 1.5, 20.0, {1.0, 10.0, 0.1, 0.1}, 0.1, 4.0}; break;
    case Underactuated::Furuta: gains = {6000.0, 3.0, 2.0, 60.0, {1.0, 10.0, 0.1, 0.1}, 10.0, 3.0}; break;
    case Underactuated::PassiveLast: gains = {1.0, 10.0, 5.0, 30.0, {10.0, 10.0, 1.0, 1.0}, 1.0, 100.0}; break;
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
  // the motor holds weight and springs that it has to hold, and u is what it gives besides
  const double holding = biasTorques(model, q, Eigen::Vector2d::Zero(), gravity)[driven];
  // columns of q, qd and the torque, by central differences
  for (int j = 0; j < 5; ++j) {
    Eigen::Vector2d ends[2];
    for (const int side : {0, 1}) {
      const double step = side == 0 ? -kStep : kStep;
      ForwardDynamicsInput input{q, Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero(), gravity, {}, {}};
      input.tau[driven] = holding;
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
  for (const Message& problem : gainsProblems(gains)) return Made::failure(problem);
  const Result<Underactuated> kind = kindOf(model);
  if (!kind) return Made::failure(kind.diagnostics());
  if (*kind != which) {
    return Made::failure(Message("Simulation", "the controller is for %1, but this robot is %2; choose '%3'")
                             .arg(nounOf(which), nounOf(*kind), toString(*kind)));
  }
  const Result<Eigen::Vector2d> upright = uprightPose(model, which, gravity);
  if (!upright) return Made::failure(upright.diagnostics());
  UnderactuatedController made;
  made.which_ = which;
  made.gains_ = gains;
  made.gravity_ = gravity;
  made.upright_ = *upright;
  made.passive_ = isPassiveFirst(which) ? 0 : 1;
  made.driven_ = 1 - made.passive_;
  made.potential_upright_ = potentialEnergy(model, made.upright_, gravity);
  if (std::string problem = offBalance(model, made.upright_, made.passive_, gravity); !problem.empty()) {
    return Made::failure(std::move(problem));
  }
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
    // what holds the weight there, and what brings it back
    out.tau[driven_] = gravityTorques(model, upright_, gravity_)[driven_] - K_.dot(x);
    return out;
  }
  out.tau[driven_] = isPassiveFirst(which_) ? swingWhole(model, q, qd, out.energy_error)
                                            : swingPassive(model, q, qd, out.energy_error);
  return out;
}

double UnderactuatedController::torqueFor(const Model& model, const Eigen::Vector2d& q, const Eigen::Vector2d& qd,
                                          double acceleration) const {
  HybridDynamicsInput input;
  input.q = q;
  input.qd = qd;
  input.qdd = input.tau = Eigen::Vector2d::Zero();
  input.qdd[driven_] = acceleration;
  input.is_passive = passiveJoints(model);
  input.gravity = gravity_;
  const Result<HybridDynamicsSolution> found = hybridDynamics(model, input);
  // no torque is the answer where there is none: the simulator stops there and names the joint
  return found ? found->tau[driven_] : std::numeric_limits<double>::quiet_NaN();
}

double UnderactuatedController::swingWhole(const Model& model, const Eigen::Vector2d& q, const Eigen::Vector2d& qd,
                                           double energy_error) const {
  // the torque is a v + b of the acceleration v
  const double b = torqueFor(model, q, qd, 0.0), a = torqueFor(model, q, qd, 1.0) - b;
  const double weight = gains_.energy * energy_error;
  const double wanted = -gains_.kp * wrapped(q[driven_]) - gains_.kd * qd[driven_] - weight * b;
  const double v = wanted / std::max(1.0 + weight * a, kLeastShare);
  return a * std::clamp(v, -gains_.limit, gains_.limit) + b;
}

double UnderactuatedController::swingPassive(const Model& model, const Eigen::Vector2d& q, const Eigen::Vector2d& qd,
                                             double energy_error) const {
  // what moves the passive joint: its own rate, by the inertia that couples it to the driven one
  const double pump = massMatrix(model, q)(passive_, driven_) * qd[passive_];
  const double v =
      -gains_.kp * (q[driven_] - upright_[driven_]) - gains_.kd * qd[driven_] + gains_.energy * energy_error * pump;
  return torqueFor(model, q, qd, std::clamp(v, -gains_.limit, gains_.limit));
}

}  // namespace linkwright
