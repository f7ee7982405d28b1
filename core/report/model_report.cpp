// SPDX-License-Identifier: MIT
#include "core/report/model_report.h"

#include "core/base/require.h"
#include "core/dynamics/momentum.h"
#include "core/mechanism/dh_form.h"
#include "core/mechanism/inertia.h"
#include "core/mechanism/validation.h"
#include "core/spatial/rotation.h"

#include <algorithm>
#include <utility>

namespace linkwright {
namespace {

LinkReport reportOf(const Link& link) {
  LinkReport report;
  report.name = link.name;
  report.own = link.inertial;
  report.loaded = link.loaded();
  if (link.inertial) report.principal = principalInertia(*link.inertial).moments;
  report.mass_source = link.mass_source;
  report.density = link.density;
  report.payloads = link.payloads;
  return report;
}

JointReport reportOf(const Mechanism& mechanism, const Joint& joint) {
  JointReport report;
  report.name = joint.name;
  report.parent = mechanism.links[static_cast<std::size_t>(joint.parent)].name;
  report.child = mechanism.links[static_cast<std::size_t>(joint.child)].name;
  report.type = joint.type;
  report.p_PJ = joint.X_PJ.p;
  // no turn has no round-off
  if (!joint.X_PJ.R.isIdentity(0.0)) report.rpy = rpyFromRotation(joint.X_PJ.R);
  report.axis = joint.axis;
  report.limits = joint.limits;
  report.damping = joint.damping;
  report.coulomb = joint.coulomb;
  report.spring = joint.spring;
  report.motor = joint.motor;
  report.reflected_inertia = joint.motor.reflectedInertia();
  report.passive = joint.passive;
  report.mimic = joint.mimic;
  return report;
}

DhReport tableOf(const Mechanism& mechanism, DhConvention convention) {
  Result<DhForm> form = dhFormOf(mechanism, convention);
  if (form) return {std::move(form).value().table, {}};
  return {std::nullopt, form.diagnostics().front().message};
}

void count(const Link& link, ReportCounts& counts) {
  ++counts.links;
  if (link.inertial && link.inertial->mass > 0.0) ++counts.links_with_mass;
  counts.payloads += static_cast<int>(link.payloads.size());
  counts.attached_payloads += static_cast<int>(
      std::count_if(link.payloads.begin(), link.payloads.end(), [](const Payload& each) { return each.attached; }));
}

void count(const Joint& joint, ReportCounts& counts) {
  ++counts.joints;
  if (!isMoving(joint.type)) {
    ++counts.fixed;
    return;
  }
  ++(joint.type == JointType::Prismatic ? counts.prismatic : counts.revolute);
  if (joint.passive) ++counts.passive;
  if (joint.mimic) ++counts.followers;
}

}  // namespace

ModelReport reportOf(const Mechanism& mechanism, const Model& model, const Eigen::VectorXd& q) {
  requireSize(q.size(), model.dof(), "q");
  ModelReport report;
  report.name = mechanism.name;
  report.description = mechanism.description;
  for (const int hand : model.hands()) report.hands.push_back(model.links()[static_cast<std::size_t>(hand)].name);

  std::vector<int> column(mechanism.joints.size(), -1);  // of q, by Mechanism::joints
  for (std::size_t k = 0; k < model.joints().size(); ++k) {
    column[static_cast<std::size_t>(model.joints()[k].joint)] = static_cast<int>(k);
  }
  for (const ModelLink& each : model.links()) {
    const Link& link = mechanism.links[static_cast<std::size_t>(each.link)];
    count(link, report.counts);
    report.links.push_back(reportOf(link));
    for (const Payload& payload : link.payloads) report.payload_mass += payload.attached ? payload.mass : 0.0;
    if (each.joint < 0) continue;
    const Joint& joint = mechanism.joints[static_cast<std::size_t>(each.joint)];
    count(joint, report.counts);
    report.joints.push_back(reportOf(mechanism, joint));
    const int at = column[static_cast<std::size_t>(each.joint)];
    if (at >= 0) report.joints.back().position = q[at];
  }
  report.counts.dof = model.dof();
  report.counts.independent = model.dof() - report.counts.followers;

  report.standard = tableOf(mechanism, DhConvention::Standard);
  report.modified = tableOf(mechanism, DhConvention::Modified);

  report.mass = model.totalMass();
  report.centre_at_zero = centreOfMass(model, Eigen::VectorXd::Zero(model.dof()));
  report.centre_in_pose = centreOfMass(model, q);

  for (const MechanismProblem& problem : problemsOf(mechanism)) {
    report.problems.push_back({problem.severity, {}, 0, toString(problem, mechanism)});
  }
  std::stable_sort(report.problems.begin(), report.problems.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.severity > b.severity; });
  return report;
}

}  // namespace linkwright
