// SPDX-License-Identifier: MIT
#include "core/contact/extended_newton_euler.h"

#include "core/base/require.h"
#include "core/contact/contact.h"
#include "core/contact/planted_extended_mistakes.h"

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
  return extendedForwardDynamics(model, input, questions, ExtendedMistakeSet());
}

namespace {

Surface surfaceOf(const ContactQuestion& question) { return question.surface ? *question.surface : Surface(); }

/// j_c = INV(q, 0, 0, 0, -1, 0), j_c - j_t = INV(q, 0, 0, 0, -1, 1) with t of the actual motion (eq. 34 to 36)
void askDirections(const Model& model, const ForwardDynamicsInput& input, const DynamicsInput& at_rest,
                   const ExtendedTerms& terms, ExtendedForwardDynamics& s) {
  const auto k = static_cast<Eigen::Index>(s.questions.size());
  std::vector<Pose> X_WB;
  bodyPoses(model, input.q, X_WB);
  s.j_c.resize(model.dof(), k);
  s.j_t.resize(model.dof(), k);
  for (Eigen::Index c = 0; c < k; ++c) {
    const auto index = static_cast<std::size_t>(c);
    const ContactQuestion& q = s.questions[index];
    require(q.link >= 0 && q.link < model.linkCount(), "a contact names no link");
    Contact contact;
    contact.point = q.point;
    contact.surface = surfaceOf(q);
    s.contacts.push_back(contactGeometry(model, X_WB, input.qd, q.link, contact));
    ContactForce probe{q.link,           q.point, terms.normal(s.contacts.back()),
                       terms.push(-1.0), 0.0,     terms.probeDirection(q.t)};
    s.j_c.col(c) = ask(model, numbered("j_c", index, s.questions.size()), withContactForces(at_rest, {probe}), s.calls);
    probe.K = terms.probe(q.K);
    s.j_t.col(c) = s.j_c.col(c) - ask(model, numbered("j_c - j_t", index, s.questions.size()),
                                      withContactForces(at_rest, {probe}), s.calls);
  }
}

/// d^T = ||dC/dr|| C_q M^-1, with C_q^T = ||dC/dr|| j_c, and a = d^T b - ||dC/dr|| gamma (eq. 17, 19). Whether M could
/// be solved.
bool solveDirections(const Model& model, const Eigen::VectorXd& size, const ExtendedTerms& terms,
                     ExtendedForwardDynamics& s) {
  const auto k = static_cast<Eigen::Index>(s.questions.size());
  s.d.resize(model.dof(), k);
  s.a.resize(k);
  for (Eigen::Index c = 0; c < k; ++c) {
    const auto index = static_cast<std::size_t>(c);
    const ContactGeometry& g = s.contacts[index];
    const MassMatrixSolution column = terms.solve(model, s.M, g.length * g.length * s.j_c.col(c), size);
    s.massless_joint = column.massless_joint;
    if (column.x.size() == 0) return false;
    s.d.col(c) = column.x;
    s.a[c] = s.d.col(c).dot(s.b) - g.length * terms.gamma(g, surfaceOf(s.questions[index]));
  }
  return true;
}

/// The forces that were found, as INV takes them
std::vector<ContactForce> foundForces(const ExtendedTerms& terms, const ExtendedForwardDynamics& s) {
  std::vector<ContactForce> forces = s.forces();
  for (std::size_t c = 0; c < forces.size(); ++c) {
    forces[c].n = terms.normal(s.contacts[c]);
    forces[c].f_n = terms.push(forces[c].f_n);
    forces[c].t = terms.direction(forces[c].t);
  }
  return forces;
}

}  // namespace

ExtendedForwardDynamics extendedForwardDynamics(const Model& model, const ForwardDynamicsInput& input,
                                                const std::vector<ContactQuestion>& questions,
                                                const ExtendedMistakeSet& mistakes,
                                                const std::vector<ContactQuestion>& released) {
  const int dof = model.dof();
  requireSize(input.tau.size(), dof, "tau");
  requireSize(input.qd.size(), dof, "qd");
  require(input.tau.allFinite() && input.qd.allFinite(), "tau and qd must be finite numbers");
  const ExtendedTerms terms(mistakes);
  ExtendedForwardDynamics s;
  s.questions = questions;
  if (mistakes.contains(ExtendedMistake::PullKept))
    s.questions.insert(s.questions.end(), released.begin(), released.end());
  const auto k = static_cast<Eigen::Index>(s.questions.size());
  const Eigen::VectorXd none = Eigen::VectorXd::Zero(dof);
  TorqueTerms without_springs = input.terms;
  without_springs.springs = false;
  const DynamicsInput at_rest = {input.q, none, none, Eigen::Vector3d::Zero(), {}, without_springs};
  const DynamicsInput not_accelerating = {input.q,        input.qd,   none, terms.gravity(input.gravity),
                                          input.external, input.terms};

  // b = INV(q, qd, 0, g, 0), M e_i = INV(q, 0, e_i, 0, 0)
  s.b = ask(model, "b", not_accelerating, s.calls);
  terms.completeBias(model, input, s.b);
  s.M.resize(dof, dof);
  for (int i = 0; i < dof; ++i)
    s.M.col(i) = ask(model, "M e_" + std::to_string(i + 1), terms.unitAcceleration(at_rest, input, i), s.calls);

  askDirections(model, input, at_rest, terms, s);
  const Eigen::VectorXd size = addedInertia(model, input.q);
  if (!solveDirections(model, size, terms, s)) return s;

  // A = m_c - d^T j_t K (eq. 21) and A f_n = a - d^T tau (eq. 22)
  Eigen::VectorXd K(k);
  for (Eigen::Index c = 0; c < k; ++c) K[c] = s.questions[static_cast<std::size_t>(c)].K;
  s.A_frictionless = s.d.transpose() * s.j_c;
  s.A = s.A_frictionless - s.d.transpose() * s.j_t * K.asDiagonal();
  s.d_tau = s.d.transpose() * input.tau;
  solveContactSystem(s.A, s.A_frictionless, s.a - s.d_tau, s.solution);
  s.f_n = s.solution.f;
  s.critical_factor = criticalFrictionFactor(s.A, s.A_frictionless);

  // qdd = M^-1 (tau - b_n), b_n = INV(q, qd, 0, g, f_n, K) (eq. 37)
  const std::vector<ContactForce> felt = terms.feelsContacts() ? foundForces(terms, s) : std::vector<ContactForce>();
  s.b_n = ask(model, "b_n", withContactForces(not_accelerating, felt), s.calls);
  terms.completeBias(model, input, s.b_n);
  MassMatrixSolution solution = terms.solve(model, s.M, input.tau - s.b_n, size);
  s.qdd = std::move(solution.x);
  s.massless_joint = solution.massless_joint;
  return s;
}

}  // namespace linkwright
