// SPDX-License-Identifier: MIT
#include "core/contact/contact_dynamics.h"

#include "core/base/decompositions.h"
#include "core/base/index.h"
#include "core/base/require.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/joint_space_factor.h"
#include "core/dynamics/kernels/dynamics_kernels.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright {
namespace {

using Eigen::Index;
using Eigen::Vector3d;

/// An entry of D below this share of the diagonal of M is round-off (forward_dynamics.h has the finer rule).
constexpr double kLostMass = 1e-13;
/// Slower than this a sliding point has no direction of its own, m/s.
constexpr double kNoDirection = 1e-9;
/// More sliding contacts than this are not tried with all signs of their forces.
constexpr std::size_t kMostSigns = 10;
/// A force below this share of the largest has no sign.
constexpr double kRoundOffForce = 1e-9;

}  // namespace

ContactDynamics::ContactDynamics(const Model& model, std::vector<Contact> contacts, const ContactLaws& laws)
    : model_(model), contacts_(std::move(contacts)), laws_(laws), below_(jointsBelow(model)) {
  require(!hasErrors(contactProblems(model, contacts_)), "the contacts have problems");
  for (const Contact& contact : contacts_) links_.push_back(model.findLink(contact.link));
  const int dof = model.dof();
  zero_ = Eigen::VectorXd::Zero(dof);
  unit_ = j_t_ = M_inverse_j_t_ = zero_;
  external_.assign(at(model.bodyCount()) * 6, 0.0);
  at_rest_.assign(at(model.bodyCount()) * 6, 0.0);
  M_.resize(dof, dof);
}

// --- INV: the project's inverse dynamics, with what acts from outside as the caller has laid it down

void ContactDynamics::ask(const double* qd, const double* qdd, const Vector3d& gravity, bool external,
                          const Input* input, double* tau) {
  NewtonEulerInput<double> in;
  in.bodies = model_.bodies().data();
  in.centres = model_.centres().data();
  in.count = model_.bodyCount();
  in.q = q_;
  in.qd = qd;
  in.qdd = qdd;
  in.gravity = {gravity.x(), gravity.y(), gravity.z()};
  in.external = external ? external_.data() : nullptr;
  if (input != nullptr) {
    in.terms.friction = input->friction;
    if (!model_.jointSprings().empty()) in.terms.spring = model_.jointSprings().data();
  }
  in.terms.reflected_inertia = reflected_;
  const DynamicsKernels& kernels = dynamicsKernels();
  kernels.rnea(in, grown(scratch_, kernels.rnea_scratch(in.count)), tau);
}

void ContactDynamics::addExternal(const std::vector<ExternalWrench>& wrenches) {
  for (const ExternalWrench& e : wrenches) {
    const ModelLink& link = model_.links().at(at(e.link));
    if (link.body < 0) continue;
    const Pose& X = X_WB_[at(link.body)];
    const Eigen::Matrix3d R_WA = e.axes < 0 ? Eigen::Matrix3d::Identity() : linkPose(model_, X_WB_, e.axes).R;
    const Vector3d f_B = X.R.transpose() * (R_WA * e.wrench.force);
    const Vector3d n_B = X.R.transpose() * (R_WA * e.wrench.moment) + (link.X_BL * e.point).cross(f_B);
    double* slot = external_.data() + 6 * link.body;
    for (int k = 0; k < 3; ++k) {
      slot[k] += f_B[k];
      slot[3 + k] += n_B[k];
    }
  }
}

int ContactDynamics::prepare(const Eigen::VectorXd& q, const Eigen::VectorXd& qd, const double* reflected_inertia,
                             std::vector<ContactGeometry>& geometry) {
  bodyPoses(model_, q, X_WB_);
  q_ = q.data();
  geometry.resize(contacts_.size());
  for (std::size_t c = 0; c < contacts_.size(); ++c) {
    geometry[c] = contactGeometry(model_, X_WB_, qd, links_[c], contacts_[c]);
  }
  return factorMass(reflected_inertia);
}

int ContactDynamics::factorMass(const double* reflected_inertia) {
  reflected_ = reflected_inertia;
  const int dof = model_.dof();
  if (laws_.method == ContactMethod::ExtendedNewtonEuler) {
    // M e_i = INV(q, 0, e_i, 0, 0)
    for (int i = 0; i < dof; ++i) {
      unit_[i] = 1.0;
      ask(zero_.data(), unit_.data(), Vector3d::Zero(), false, nullptr, M_.col(i).data());
      unit_[i] = 0.0;
    }
  } else {
    MassMatrixInput<double> in{model_.bodies().data(), model_.bodyCount(), dof, q_, reflected_};
    dynamicsKernels().crba(in, grown(scratch_, at(in.count) * sizeof(CrbaState<double>)), M_.data());
  }
  // row-major for the factor; M is symmetric to round-off
  factor_ = M_;
  least_ = kLostMass * M_.diagonal().cwiseAbs();
  return factorJointSpace(factor_.data(), dof, below_.data(), least_.data());
}

void ContactDynamics::solveMass(Eigen::Ref<Eigen::VectorXd> y) const {
  solveJointSpace(factor_.data(), model_.dof(), below_.data(), y.data());
}

void ContactDynamics::direction(int contact, const Vector3d& along, Eigen::Ref<Eigen::VectorXd> j,
                                Eigen::Ref<Eigen::VectorXd> M_inverse_j) {
  const Contact& c = contacts_[at(contact)];
  if (laws_.method == ContactMethod::ExtendedNewtonEuler) {
    // INV(q, 0, 0, 0, f_n = -1, K = 0): minus one newton along the direction, at rest and without weight
    const ModelLink& link = model_.links()[at(links_[at(contact)])];
    const Vector3d f_B = -(X_WB_[at(link.body)].R.transpose() * along);
    const Vector3d n_B = (link.X_BL * c.point).cross(f_B);
    double* slot = at_rest_.data() + 6 * link.body;
    std::copy(f_B.begin(), f_B.end(), slot);
    std::copy(n_B.begin(), n_B.end(), slot + 3);
    std::swap(external_, at_rest_);
    ask(zero_.data(), zero_.data(), Vector3d::Zero(), true, nullptr, j.data());
    std::swap(external_, at_rest_);
    std::fill_n(slot, 6, 0.0);
  } else {
    pointJacobian(model_, X_WB_, links_[at(contact)], c.point, J_);
    j.noalias() = J_.transpose() * along;
  }
  M_inverse_j = j;
  solveMass(M_inverse_j);
}

void ContactDynamics::bias(const Input& input, Eigen::VectorXd& b) {
  // b = INV(q, qd, 0, g, 0): velocities, weight, joint friction and what else acts from outside
  const bool external = input.external != nullptr && !input.external->empty();
  if (external) {
    std::fill(external_.begin(), external_.end(), 0.0);
    addExternal(*input.external);
  }
  b.resize(model_.dof());
  ask(input.qd.data(), zero_.data(), input.gravity, external, &input, b.data());
}

// --- one evaluation

void ContactDynamics::evaluate(const Input& input, const std::vector<ContactState>& states, ContactSolution& out) {
  requireSize(static_cast<Index>(states.size()), static_cast<Index>(contacts_.size()), "states");
  const int dof = model_.dof();
  out.massless_joint = prepare(input.q, input.qd, input.reflected_inertia, out.geometry);
  out.forces.assign(contacts_.size(), {});
  out.unknowns.clear();
  if (out.massless_joint >= 0) {
    out.qdd.setConstant(dof, std::numeric_limits<double>::quiet_NaN());
    return;
  }
  bias(input, b_);
  if (laws_.method == ContactMethod::Penalty) return byPenalty(input, out);

  // what the joints would do without contact: M^-1 (tau - b)
  column_ = input.tau - b_;
  solveMass(column_);
  chooseUnknowns(states, out);
  const Index m = std::ssize(out.unknowns);
  if (m == 0) {
    out.qdd = column_;
    out.system = {};
    out.system.f.resize(0);
    out.A.resize(0, 0);
    out.N.resize(0, 0);
    out.residual = 0.0;
    return distribute(states, out);
  }
  sign_.assign(contacts_.size(), 1.0);
  // R qdd + gamma = 0 with qdd = M^-1 (tau - b) + M^-1 B f: A f = a - d^T tau, A = R M^-1 B
  out.N.noalias() = rows_.leftCols(m).transpose() * solved_.leftCols(m);
  y_.noalias() = -(rows_.leftCols(m).transpose() * column_);
  y_ -= gamma_.head(m);
  solveForces(states, out);
  if (laws_.method == ContactMethod::Lagrange) {
    solveKkt(input, out);
  } else {
    out.qdd = column_;
    out.qdd.noalias() += columns_.leftCols(m) * out.system.f;
  }
  out.residual = checkConstraints(out);
  distribute(states, out);
}

double ContactDynamics::checkConstraints(const ContactSolution& out) const {
  const Index m = std::ssize(out.unknowns);
  double worst = 0.0;
  for (Index u = 0; u < m; ++u) worst = std::max(worst, std::abs(rows_.col(u).dot(out.qdd) + gamma_[u]));
  return worst;
}

/// One unknown force: its row of the constraints and what it asks of them.
void ContactDynamics::addUnknown(ContactSolution& out, int contact, const Vector3d& along, double gamma) {
  const Index u = std::ssize(out.unknowns);
  const Index dof = model_.dof();
  if (rows_.cols() <= u) {
    const Index room = 2 * u + 4;
    rows_.conservativeResize(dof, room);
    solved_.conservativeResize(dof, room);
    columns_.conservativeResize(dof, room);
    forces_.conservativeResize(dof, room);
    gamma_.conservativeResize(room);
    along_.conservativeResize(3, room);
  }
  direction(contact, along, rows_.col(u), solved_.col(u));
  gamma_[u] = gamma;
  along_.col(u) = along;
  out.unknowns.push_back(contact);
}

void ContactDynamics::chooseUnknowns(const std::vector<ContactState>& states, ContactSolution& out) {
  const bool baumgarte = laws_.stabilisation == Stabilisation::Baumgarte;
  const double velocity_gain = baumgarte ? 2.0 * laws_.alpha : 0.0;
  const double position_gain = baumgarte ? laws_.beta * laws_.beta : 0.0;
  // the normals: (C_q qdd + gamma + 2 alpha C' + beta^2 C) / ||dC/dr|| = 0
  for (std::size_t c = 0; c < contacts_.size(); ++c) {
    const ContactGeometry& g = out.geometry[c];
    if (states[c].mode == ContactMode::Free || g.length == 0.0) continue;
    const double gamma = (g.gamma + velocity_gain * g.C_rate + position_gain * g.C) / g.length;
    addUnknown(out, static_cast<int>(c), g.n, gamma);
  }
  if (laws_.friction != FrictionLaw::StickSlip) return;
  // the tangents of what sticks: t . (J qdd + J' qd) and the like
  for (std::size_t c = 0; c < contacts_.size(); ++c) {
    const ContactGeometry& g = out.geometry[c];
    if (states[c].mode != ContactMode::Stick || g.length == 0.0) continue;
    for (const Vector3d& t : {g.t1, g.t2}) {
      const double gamma =
          t.dot(g.point.bias) + velocity_gain * t.dot(g.point.v) + position_gain * t.dot(g.point.r - states[c].anchor);
      addUnknown(out, static_cast<int>(c), t, gamma);
      // a direction in which the robot cannot move the point at all (a planar arm's) asks for no force
      const Index last = std::ssize(out.unknowns) - 1;
      if (!(rows_.col(last).norm() > 1e-12)) out.unknowns.pop_back();
    }
  }
}

Vector3d ContactDynamics::slipDirection(const ContactGeometry& g, const ContactState& state) const {
  const Vector3d v = g.slipVelocity();
  if (laws_.friction == FrictionLaw::Regularised) {
    return v / std::sqrt(v.squaredNorm() + laws_.slip_speed * laws_.slip_speed);
  }
  const double speed = v.norm();
  if (!(speed > kNoDirection)) return state.slip_direction;
  return v.dot(state.slip_direction) < 0.0 ? Vector3d(-v / speed) : Vector3d(v / speed);
}

/// K, with the sign that lets friction oppose the motion where the surface pulls.
double ContactDynamics::frictionOf(std::size_t contact) const { return sign_[contact] * contacts_[contact].friction; }

void ContactDynamics::solveWithSigns(const std::vector<ContactState>& states, ContactSolution& out) {
  const Index m = std::ssize(out.unknowns);
  frictionColumns(states, out);
  out.A.noalias() = rows_.leftCols(m).transpose() * columns_.leftCols(m);
  solveContactSystem(out.A, out.N, y_, out.system);
}

/// A f = a - d^T tau. Friction of K |f_n| makes A one of the signs of the forces: N - K D where a single contact
/// pushes, N + K D where it pulls. Wanted are signs that the forces bear out, with an A that friction has not turned:
/// that solution goes over into the frictionless one as K decreases, and a surface that gives a little comes to it.
/// Beyond the critical coefficient the one sliding direction has it, and in the other the contact jams.
void ContactDynamics::solveForces(const std::vector<ContactState>& states, ContactSolution& out) {
  const bool has_either_sign = laws_.friction == FrictionLaw::StickSlip && laws_.kind == ContactKind::Bilateral;
  sliding_.clear();
  for (Index u = 0; has_either_sign && u < std::ssize(out.unknowns); ++u) {
    const std::size_t c = at(out.unknowns[at(u)]);
    if (states[c].mode == ContactMode::Slip && contacts_[c].friction != 0.0) sliding_.push_back(u);
  }
  // the signs of the forces found before, until they stay
  for (int turns = 0; turns < 4; ++turns) {
    solveWithSigns(states, out);
    bool turned = false;
    for (const Index u : sliding_) {
      double& sign = sign_[at(out.unknowns[at(u)])];
      if (sign * out.system.f[u] >= 0.0) continue;
      sign = -sign;
      turned = true;
    }
    if (turned) continue;
    if (sliding_.empty() || out.system.status != ContactStatus::Jammed) return;
    break;
  }
  if (!searchSigns(states, out)) jamSigns(states, out);
}

/// All combinations of pushing and pulling; true at one that the forces bear out.
bool ContactDynamics::searchSigns(const std::vector<ContactState>& states, ContactSolution& out) {
  if (sliding_.size() > kMostSigns) return false;
  const std::size_t sets = std::size_t{1} << sliding_.size();
  for (std::size_t set = 0; set < sets; ++set) {
    for (std::size_t k = 0; k < sliding_.size(); ++k) {
      sign_[at(out.unknowns[at(sliding_[k])])] = (set >> k & 1U) == 0U ? 1.0 : -1.0;
    }
    solveWithSigns(states, out);
    if (out.system.status == ContactStatus::Jammed) continue;
    const double least = -kRoundOffForce * out.system.f.cwiseAbs().maxCoeff();
    const bool is_borne_out = std::all_of(sliding_.begin(), sliding_.end(), [&](Index u) {
      return sign_[at(out.unknowns[at(u)])] * out.system.f[u] >= least;
    });
    if (is_borne_out) return true;
  }
  return false;
}

/// No signs go with the state: A is told for those of the forces without friction, from which the critical coefficient
/// is seen.
void ContactDynamics::jamSigns(const std::vector<ContactState>& states, ContactSolution& out) {
  for (const Index u : sliding_) sign_[at(out.unknowns[at(u)])] = 0.0;
  solveWithSigns(states, out);
  for (const Index u : sliding_) sign_[at(out.unknowns[at(u)])] = out.system.f[u] < 0.0 ? -1.0 : 1.0;
  solveWithSigns(states, out);
  out.system.status = ContactStatus::Jammed;
}

void ContactDynamics::frictionColumns(const std::vector<ContactState>& states, const ContactSolution& out) {
  const Index m = std::ssize(out.unknowns);
  columns_.leftCols(m) = solved_.leftCols(m);
  forces_.leftCols(m) = rows_.leftCols(m);
  for (Index u = 0; u < m; ++u) {
    const std::size_t c = at(out.unknowns[at(u)]);
    const bool is_normal = along_.col(u) == out.geometry[c].n;
    const bool sticks = laws_.friction == FrictionLaw::StickSlip && states[c].mode == ContactMode::Stick;
    if (!is_normal || sticks || contacts_[c].friction == 0.0) continue;
    // j_c - K j_t: a unit of normal force brings K of friction against the motion
    const Vector3d t = slipDirection(out.geometry[c], states[c]);
    if (t.isZero(0.0)) continue;
    direction(static_cast<int>(c), t, j_t_, M_inverse_j_t_);
    columns_.col(u) -= frictionOf(c) * M_inverse_j_t_;
    forces_.col(u) -= frictionOf(c) * j_t_;
  }
}

/// [M, -B; R, 0] [qdd; f] = [tau - b; -gamma]: the equations of motion and of the constraints as one system.
void ContactDynamics::solveKkt(const Input& input, ContactSolution& out) {
  const Index n = model_.dof(), m = std::ssize(out.unknowns);
  Eigen::MatrixXd K = Eigen::MatrixXd::Zero(n + m, n + m);
  K.topLeftCorner(n, n) = M_;
  K.topRightCorner(n, m) = -forces_.leftCols(m);
  K.bottomLeftCorner(m, n) = rows_.leftCols(m).transpose();
  Eigen::VectorXd y(n + m);
  y << input.tau - b_, -gamma_.head(m);
  Eigen::VectorXd x;
  if (out.system.status == ContactStatus::Redundant) {
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> solver;
    solver.setThreshold(1e-11);
    x = solver.compute(K).solve(y);
  } else {
    x = K.fullPivLu().solve(y);
  }
  out.qdd = x.head(n);
  out.system.f = x.tail(m);
}

void ContactDynamics::distribute(const std::vector<ContactState>& states, ContactSolution& out) {
  for (Index u = 0; u < std::ssize(out.unknowns); ++u) {
    const std::size_t c = at(out.unknowns[at(u)]);
    const ContactGeometry& g = out.geometry[c];
    ContactForces& force = out.forces[c];
    if (along_.col(u) == g.n) {
      force.f_n = out.system.f[u];
      const bool sticks = laws_.friction == FrictionLaw::StickSlip && states[c].mode == ContactMode::Stick;
      if (!sticks) force.f_t -= frictionOf(c) * force.f_n * slipDirection(g, states[c]);
    } else {
      force.f_t += out.system.f[u] * along_.col(u);
    }
  }
  for (std::size_t c = 0; c < contacts_.size(); ++c) {
    const ContactGeometry& g = out.geometry[c];
    out.forces[c].slip = g.slipVelocity();
    out.forces[c].f_t1 = g.t1.dot(out.forces[c].f_t);
    out.forces[c].f_t2 = g.t2.dot(out.forces[c].f_t);
  }
}

// --- penalty: a spring and a damper in each surface

void ContactDynamics::byPenalty(const Input& input, ContactSolution& out) {
  out.system = {};
  out.system.f.resize(0);
  out.A.resize(0, 0);
  out.N.resize(0, 0);
  out.residual = 0.0;
  column_ = input.tau - b_;
  for (std::size_t c = 0; c < contacts_.size(); ++c) {
    const ContactGeometry& g = out.geometry[c];
    ContactForces& force = out.forces[c];
    force.slip = g.slipVelocity();
    if (g.length == 0.0) continue;
    const bool is_unilateral = laws_.kind == ContactKind::Unilateral;
    if (is_unilateral && g.gap >= 0.0) continue;
    force.f_n = -laws_.stiffness * g.gap - laws_.damping * g.C_rate / g.length;
    if (is_unilateral) force.f_n = std::max(force.f_n, 0.0);
    // a stick-slip law has no meaning without a constraint: friction is the regularised one
    const Vector3d t = force.slip / std::sqrt(force.slip.squaredNorm() + laws_.slip_speed * laws_.slip_speed);
    force.f_t = -contacts_[c].friction * force.f_n * t;
    force.f_t1 = g.t1.dot(force.f_t);
    force.f_t2 = g.t2.dot(force.f_t);
    pointJacobian(model_, X_WB_, links_[c], contacts_[c].point, J_);
    column_.noalias() += J_.transpose() * (force.f_n * g.n + force.f_t);
  }
  solveMass(column_);
  out.qdd = column_;
}

// --- accelerations of what is free

double ContactDynamics::gapAcceleration(const ContactSolution& at_state, int contact, const Eigen::VectorXd& qdd) {
  const ContactGeometry& g = at_state.geometry[at(contact)];
  if (g.length == 0.0) return 0.0;
  pointJacobian(model_, X_WB_, links_[at(contact)], contacts_[at(contact)].point, J_);
  return g.n.dot(J_ * qdd) + g.gamma / g.length;
}

Vector3d ContactDynamics::slipAcceleration(const ContactSolution& at_state, int contact, const Eigen::VectorXd& qdd) {
  const ContactGeometry& g = at_state.geometry[at(contact)];
  pointJacobian(model_, X_WB_, links_[at(contact)], contacts_[at(contact)].point, J_);
  const Vector3d a = J_ * qdd + g.point.bias;
  return a - g.n.dot(a) * g.n;
}

}  // namespace linkwright
