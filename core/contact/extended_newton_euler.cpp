// SPDX-License-Identifier: MIT
#include "core/contact/extended_newton_euler.h"

#include "core/base/require.h"

#include <string>
#include <utility>

namespace linkwright {
namespace {

/// Asks INV, and keeps the question beside the answer.
const Eigen::VectorXd& ask(const Model& model, std::string name, DynamicsInput input,
                           std::vector<InverseDynamicsCall>& calls) {
  Eigen::VectorXd tau = inverseDynamics(model, input);
  calls.push_back({std::move(name), std::move(input), std::move(tau)});
  return calls.back().tau;
}

std::string numbered(const char* name, std::size_t index, std::size_t count) {
  return count > 1 ? std::string(name) + "_" + std::to_string(index + 1) : std::string(name);
}

}  // namespace

DynamicsInput withContactForces(DynamicsInput input, const std::vector<ContactForce>& contacts) {
  for (const ContactForce& contact : contacts) {
    input.external.push_back({contact.link, {contact.force(), Eigen::Vector3d::Zero()}, -1, contact.point});
  }
  return input;
}

std::vector<ContactForce> ExtendedForwardDynamics::forces() const {
  std::vector<ContactForce> forces;
  for (std::size_t c = 0; c < contacts.size(); ++c) {
    const ContactQuestion& q = questions[c];
    forces.push_back({q.link, q.point, contacts[c].n, f_n[static_cast<Eigen::Index>(c)], q.K, q.t});
  }
  return forces;
}

ExtendedForwardDynamics extendedForwardDynamics(const Model& model, const ForwardDynamicsInput& input,
                                                const std::vector<ContactQuestion>& questions) {
  const int dof = model.dof();
  const auto k = static_cast<Eigen::Index>(questions.size());
  requireSize(input.tau.size(), dof, "tau");
  requireSize(input.qd.size(), dof, "qd");
  require(input.tau.allFinite() && input.qd.allFinite(), "tau and qd must be finite numbers");
  ExtendedForwardDynamics s;
  s.questions = questions;
  const Eigen::VectorXd none = Eigen::VectorXd::Zero(dof);
  const DynamicsInput at_rest = {input.q, none, none, Eigen::Vector3d::Zero(), {}, input.terms};
  const DynamicsInput not_accelerating = {input.q, input.qd, none, input.gravity, input.external, input.terms};

  // b = INV(q, qd, 0, g, 0), M e_i = INV(q, 0, e_i, 0, 0)
  s.b = ask(model, "b", not_accelerating, s.calls);
  s.M.resize(dof, dof);
  for (int i = 0; i < dof; ++i) {
    DynamicsInput unit = at_rest;
    unit.qdd = Eigen::VectorXd::Unit(dof, i);
    s.M.col(i) = ask(model, "M e_" + std::to_string(i + 1), unit, s.calls);
  }

  // j_c = INV(q, 0, 0, 0, -1, 0), j_c - j_t = INV(q, 0, 0, 0, -1, 1) with t of the actual motion (eq. 34 to 36)
  std::vector<Pose> X_WB;
  bodyPoses(model, input.q, X_WB);
  s.j_c.resize(dof, k);
  s.j_t.resize(dof, k);
  for (Eigen::Index c = 0; c < k; ++c) {
    const auto index = static_cast<std::size_t>(c);
    const ContactQuestion& q = questions[index];
    require(q.link >= 0 && q.link < model.linkCount(), "a contact names no link");
    Contact contact;
    contact.point = q.point;
    contact.surface = q.surface;
    s.contacts.push_back(contactGeometry(model, X_WB, input.qd, q.link, contact));
    ContactForce probe{q.link, q.point, s.contacts.back().n, -1.0, 0.0, q.t};
    s.j_c.col(c) = ask(model, numbered("j_c", index, questions.size()), withContactForces(at_rest, {probe}), s.calls);
    probe.K = 1.0;
    s.j_t.col(c) = s.j_c.col(c) - ask(model, numbered("j_c - j_t", index, questions.size()),
                                      withContactForces(at_rest, {probe}), s.calls);
  }

  // d^T = ||dC/dr|| C_q M^-1, with C_q^T = ||dC/dr|| j_c
  const Eigen::VectorXd size = addedInertia(model, input.q);
  s.d.resize(dof, k);
  s.a.resize(k);
  for (Eigen::Index c = 0; c < k && s.massless_joint < 0; ++c) {
    const ContactGeometry& g = s.contacts[static_cast<std::size_t>(c)];
    const MassMatrixSolution column = solveMassMatrix(model, s.M, g.length * g.length * s.j_c.col(c), size);
    s.massless_joint = column.massless_joint;
    if (s.massless_joint >= 0) break;
    s.d.col(c) = column.x;
    // a = d^T b - ||dC/dr|| gamma (eq. 19)
    s.a[c] = s.d.col(c).dot(s.b) - g.length * g.gamma;
  }
  if (s.massless_joint >= 0) return s;

  // A = m_c - d^T j_t K (eq. 21) and A f_n = a - d^T tau (eq. 22)
  Eigen::VectorXd K(k);
  for (Eigen::Index c = 0; c < k; ++c) K[c] = questions[static_cast<std::size_t>(c)].K;
  s.A_frictionless = s.d.transpose() * s.j_c;
  s.A = s.A_frictionless - s.d.transpose() * s.j_t * K.asDiagonal();
  s.d_tau = s.d.transpose() * input.tau;
  solveContactSystem(s.A, s.A_frictionless, s.a - s.d_tau, s.solution);
  s.f_n = s.solution.f;
  s.critical_factor = criticalFrictionFactor(s.A, s.A_frictionless);

  // qdd = M^-1 (tau - b_n), b_n = INV(q, qd, 0, g, f_n, K) (eq. 37)
  s.b_n = ask(model, "b_n", withContactForces(not_accelerating, s.forces()), s.calls);
  MassMatrixSolution solution = solveMassMatrix(model, s.M, input.tau - s.b_n, size);
  s.qdd = std::move(solution.x);
  s.massless_joint = solution.massless_joint;
  return s;
}

}  // namespace linkwright
