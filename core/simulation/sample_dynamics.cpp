// SPDX-License-Identifier: MIT
#include "core/simulation/sample_dynamics.h"

#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"

#include <cmath>
#include <utility>

namespace linkwright {

std::vector<ContactForce> sampleContactForces(const SimulationSetup& setup, const SimulationRecord& record,
                                              std::size_t sample) {
  require(sample < record.size(), "there is no such sample");
  requireSize(static_cast<std::ptrdiff_t>(setup.contacts.size()), static_cast<std::ptrdiff_t>(record.contactCount()),
              "contacts");
  std::vector<ContactForce> forces;
  if (setup.contacts.empty()) return forces;
  const auto row = static_cast<Eigen::Index>(sample);
  std::vector<Pose> X_WB;
  bodyPoses(*setup.model, record.q().row(row).transpose(), X_WB);
  const Eigen::VectorXd qd = record.qd().row(row).transpose();
  for (std::size_t c = 0; c < setup.contacts.size(); ++c) {
    const ContactSample& s = record.contact(sample, c);
    if (s.f_n == 0.0 && s.f_t1 == 0.0 && s.f_t2 == 0.0) continue;
    const Contact& contact = setup.contacts[c];
    const int link = setup.model->findLink(contact.link);
    const ContactGeometry g = contactGeometry(*setup.model, X_WB, qd, link, contact);
    // f_n n - K f_n t with K f_n t = -(f_t1 t1 + f_t2 t2); a hand that sticks may have friction without a normal force
    ContactForce force{link, contact.point, g.n, s.f_n, 0.0, Eigen::Vector3d::Zero()};
    const Eigen::Vector3d f_t = s.f_t1 * g.t1 + s.f_t2 * g.t2;
    if (s.f_n != 0.0 && f_t.norm() > 0.0) {
      force.K = f_t.norm() / std::abs(s.f_n);
      force.t = -f_t / (force.K * s.f_n);
    }
    forces.push_back(force);
  }
  return forces;
}

DynamicsInput sampleInput(const SimulationSetup& setup, const SimulationRecord& record, std::size_t sample) {
  require(sample < record.size(), "there is no such sample");
  const auto row = static_cast<Eigen::Index>(sample);
  DynamicsInput input;
  input.q = record.q().row(row).transpose();
  input.qd = record.qd().row(row).transpose();
  input.qdd = record.qdd().row(row).transpose();
  input.gravity = setup.gravity;
  input.external = setup.loads;
  if (const PullSample& pull = record.pull(sample); pull.link >= 0)
    input.external.push_back({pull.link, {pull.force, Eigen::Vector3d::Zero()}, -1, pull.point});
  input.terms = {true, true};
  return withContactForces(std::move(input), sampleContactForces(setup, record, sample));
}

ContactShares shareContactForces(const SimulationSetup& setup, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                                 const Eigen::VectorXd& tau, const std::vector<ContactSample>& contacts,
                                 const PullSample& pull) {
  const Model& model = *setup.model;
  requireSize(static_cast<std::ptrdiff_t>(contacts.size()), static_cast<std::ptrdiff_t>(setup.contacts.size()),
              "contacts");
  requireSize(qd.size(), model.dof(), "qd");
  ContactSharesInput in;
  in.q = q;
  in.qd = qd;
  in.tau = tau;
  in.gravity = setup.gravity;
  in.loads = setup.loads;
  if (pull.link >= 0) in.pull.push_back({pull.link, {pull.force, Eigen::Vector3d::Zero()}, -1, pull.point});
  in.dry_friction.setZero(model.dof());
  in.reflected_inertia = model.reflectedInertia();
  const double h = setup.settings.implicit_friction ? setup.settings.step : 0.0;
  for (int i = 0; i < model.dof(); ++i) {
    // as SimulatedSystem has it: dry friction in full above the slip speed
    const JointFriction& friction = model.jointFriction()[static_cast<std::size_t>(i)];
    const double most = qd[i] >= 0.0 ? friction.coulomb_positive : -friction.coulomb_negative;
    in.dry_friction[i] = most * qd[i] / std::hypot(qd[i], setup.settings.joint_slip_speed);
    in.friction.push_back({friction.viscous, 0.0, 0.0});
    in.reflected_inertia[static_cast<std::size_t>(i)] += h * friction.viscous;
  }
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  for (std::size_t c = 0; c < contacts.size(); ++c) {
    const Contact& contact = setup.contacts[c];
    const ContactGeometry g = contactGeometry(model, X_WB, qd, model.findLink(contact.link), contact);
    ContactState& state = in.states.emplace_back();
    state.mode = contacts[c].mode;
    // where it sticks is not recorded; it has not gone from there
    state.anchor = g.point.r;
    const Eigen::Vector3d f_t = contacts[c].f_t1 * g.t1 + contacts[c].f_t2 * g.t2;
    if (f_t.norm() > 0.0) state.slip_direction = -f_t / f_t.norm();
  }
  return contactShares(model, setup.contacts, setup.settings.laws, in);
}

}  // namespace linkwright
