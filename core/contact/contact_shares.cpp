// SPDX-License-Identifier: MIT
#include "core/contact/contact_shares.h"

#include "core/base/require.h"
#include "core/base/words.h"
#include "core/dynamics/bias.h"

#include <utility>

namespace linkwright {
namespace {

using Eigen::Index;
using Eigen::Vector3d;

constexpr Words<ContactCause, kContactCauses.size()> kCauses = {{{ContactCause::Weight, "weight"},
                                                                 {ContactCause::Velocity, "velocity"},
                                                                 {ContactCause::Curvature, "curvature"},
                                                                 {ContactCause::Torques, "torques"},
                                                                 {ContactCause::JointFriction, "joint friction"},
                                                                 {ContactCause::JointSprings, "joint springs"},
                                                                 {ContactCause::Loads, "loads"},
                                                                 {ContactCause::Pull, "pull"},
                                                                 {ContactCause::Stabilisation, "stabilisation"},
                                                                 {ContactCause::Spring, "spring"},
                                                                 {ContactCause::Damper, "damper"},
                                                                 {ContactCause::NoPull, "no pull"}}};
constexpr auto kCount = static_cast<Index>(kContactCauses.size());

Index columnOf(ContactCause cause) { return static_cast<Index>(cause); }

/// A direction is one in which the robot can move the point, as ContactDynamics asks of the tangents.
constexpr double kNoAction = 1e-12;

/// The terms of M qdd + ... = tau - ..., each as it stands on the left: [dof x causes].
Eigen::MatrixXd generalisedForces(const Model& model, const ContactSharesInput& in) {
  const Eigen::VectorXd none = Eigen::VectorXd::Zero(model.dof());
  constexpr TorqueTerms plain{.springs = false};
  Eigen::MatrixXd p = Eigen::MatrixXd::Zero(model.dof(), kCount);
  p.col(columnOf(ContactCause::Weight)) = inverseDynamics(model, {in.q, none, none, in.gravity, {}, plain});
  p.col(columnOf(ContactCause::Velocity)) = inverseDynamics(model, {in.q, in.qd, none, Vector3d::Zero(), {}, plain});
  p.col(columnOf(ContactCause::Torques)) = -in.tau;
  Eigen::VectorXd friction = in.dry_friction;
  for (Index i = 0; i < friction.size(); ++i)
    friction[i] += in.friction[static_cast<std::size_t>(i)].viscous * in.qd[i];
  p.col(columnOf(ContactCause::JointFriction)) = friction;
  p.col(columnOf(ContactCause::JointSprings)) = springTorques(model, in.q);
  p.col(columnOf(ContactCause::Loads)) = inverseDynamics(model, {in.q, none, none, Vector3d::Zero(), in.loads, plain});
  p.col(columnOf(ContactCause::Pull)) = inverseDynamics(model, {in.q, none, none, Vector3d::Zero(), in.pull, plain});
  return p;
}

/// The directions of the unknowns in the order of ContactDynamics: normals of those that carry, tangents of those that
/// stick.
struct Directions {
  std::vector<int> contact;
  std::vector<Vector3d> along;
  std::vector<bool> is_normal;
  Eigen::MatrixXd M_inverse_j;  ///< [dof x m]
};

Directions directionsOf(ContactDynamics& dynamics, const ContactSolution& at, const std::vector<ContactState>& states,
                        Index dof) {
  Directions all;
  all.M_inverse_j.resize(dof, 0);
  Eigen::VectorXd j(dof), solved(dof);
  const auto add = [&](std::size_t c, const Vector3d& along, bool is_normal) {
    dynamics.direction(static_cast<int>(c), along, j, solved);
    if (!is_normal && !(j.norm() > kNoAction)) return;
    all.M_inverse_j.conservativeResize(dof, all.M_inverse_j.cols() + 1);
    all.M_inverse_j.rightCols(1) = solved;
    all.contact.push_back(static_cast<int>(c));
    all.along.push_back(along);
    all.is_normal.push_back(is_normal);
  };
  for (std::size_t c = 0; c < states.size(); ++c) {
    if (states[c].mode != ContactMode::Free && at.geometry[c].length > 0.0) add(c, at.geometry[c].n, true);
  }
  if (dynamics.laws().friction != FrictionLaw::StickSlip) return all;
  for (std::size_t c = 0; c < states.size(); ++c) {
    if (states[c].mode != ContactMode::Stick || at.geometry[c].length == 0.0) continue;
    add(c, at.geometry[c].t1, false);
    add(c, at.geometry[c].t2, false);
  }
  return all;
}

void springShares(const std::vector<Contact>& contacts, const ContactLaws& laws, ContactShares& s) {
  s.is_penalty = true;
  for (std::size_t c = 0; c < contacts.size(); ++c) {
    const ContactGeometry& g = s.solution.geometry[c];
    const double f_n = s.solution.forces[c].f_n;
    const bool is_off = laws.kind == ContactKind::Unilateral && g.gap >= 0.0;
    if (g.length == 0.0 || is_off) continue;
    const auto row = static_cast<Index>(c);
    const double spring = -laws.stiffness * g.gap, damper = -laws.damping * g.C_rate / g.length;
    s.f_n(row, columnOf(ContactCause::Spring)) = spring;
    s.f_n(row, columnOf(ContactCause::Damper)) = damper;
    s.f_n(row, columnOf(ContactCause::NoPull)) = f_n - (spring + damper);
  }
}

}  // namespace

const char* nameOf(ContactCause cause) { return wordOf(kCauses, cause); }

ContactShares contactShares(const Model& model, const std::vector<Contact>& contacts, const ContactLaws& laws,
                            const ContactSharesInput& in) {
  const Index dof = model.dof();
  for (const Eigen::VectorXd* each : {&in.q, &in.qd, &in.tau, &in.dry_friction})
    requireSize(each->size(), dof, "joints");
  requireSize(std::ssize(in.friction), dof, "friction");
  requireSize(std::ssize(in.reflected_inertia), dof, "reflected inertia");
  ContactShares s;
  s.f_n.setZero(std::ssize(contacts), kCount);

  // all at once, by the modes there are
  ContactDynamics dynamics(model, contacts, laws);
  std::vector<ExternalWrench> external = in.loads;
  external.insert(external.end(), in.pull.begin(), in.pull.end());
  const Eigen::VectorXd applied = in.tau - in.dry_friction;
  dynamics.evaluate({in.q, in.qd, applied, in.gravity, &external, in.friction.data(), in.reflected_inertia.data()},
                    in.states, s.solution);
  if (s.solution.massless_joint >= 0) return s;
  const Eigen::MatrixXd p = generalisedForces(model, in);
  s.b = p.rowwise().sum() - p.col(columnOf(ContactCause::Torques));
  if (laws.method == ContactMethod::Penalty) {
    springShares(contacts, laws, s);
    return s;
  }

  // A f = y with y = R M^-1 p - gamma of each cause
  Directions directions = directionsOf(dynamics, s.solution, in.states, dof);
  const auto m = static_cast<Index>(directions.contact.size());
  requireSize(std::ssize(s.solution.unknowns), m, "the unknowns");
  const bool baumgarte = laws.stabilisation == Stabilisation::Baumgarte;
  Eigen::MatrixXd y = directions.M_inverse_j.transpose() * p;
  Eigen::VectorXd scale = Eigen::VectorXd::Ones(m);
  for (Index u = 0; u < m; ++u) {
    const auto index = static_cast<std::size_t>(u);
    const auto c = static_cast<std::size_t>(directions.contact[index]);
    const ContactGeometry& g = s.solution.geometry[c];
    const Vector3d& t = directions.along[index];
    const bool is_normal = directions.is_normal[index];
    y(u, columnOf(ContactCause::Curvature)) = is_normal ? -g.gamma / g.length : -t.dot(g.point.bias);
    if (is_normal) scale[u] = g.length * g.length;
    if (!baumgarte) continue;
    const double rate = is_normal ? g.C_rate / g.length : t.dot(g.point.v);
    const double error = is_normal ? g.C / g.length : t.dot(g.point.r - in.states[c].anchor);
    y(u, columnOf(ContactCause::Stabilisation)) = -2.0 * laws.alpha * rate - laws.beta * laws.beta * error;
  }
  s.f.setZero(m, kCount);
  ContactSystemSolution part;
  for (Index cause = 0; cause < kCount && m > 0; ++cause) {
    solveContactSystem(s.solution.A, s.solution.N, y.col(cause), part);
    s.f.col(cause) = part.f;
  }
  for (Index u = 0; u < m; ++u) {
    const auto index = static_cast<std::size_t>(u);
    if (directions.is_normal[index]) s.f_n.row(directions.contact[index]) = s.f.row(u);
  }
  s.is_normal = std::move(directions.is_normal);

  // as the paper writes it, with d^T = ||dC/dr|| C_q M^-1
  s.A = scale.asDiagonal() * s.solution.A;
  s.d_tau = -(scale.asDiagonal() * y.col(columnOf(ContactCause::Torques)));
  s.a = scale.asDiagonal() * y.rowwise().sum() + s.d_tau;
  s.critical_factor = criticalFrictionFactor(s.solution.A, s.solution.N);
  return s;
}

}  // namespace linkwright
